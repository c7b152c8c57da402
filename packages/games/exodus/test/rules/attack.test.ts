import { expect, it } from 'vitest'
import { acting, arena, asked, duel, flash, game, given, play, script, select, told } from '../support.ts'

const on = (creature: string, ...energy: string[]) => ({ energy: energy.length ? energy : ['dawn'], creature })

it('XO-027, XO-028: the turn player declares an attack with a creature of theirs, and its target with it', () => {
  const match = given(game, {
    phase: 'attack',
    seats: [{ piles: [on('cub'), { energy: ['dawn'] }, on('pup')] }, { piles: [on('kit'), on('cub')] }],
  })
  expect(asked(match)).toEqual([
    { seat: 0, kind: 'attack', keys: ['end', 'attack:1:1', 'attack:1:2', 'attack:3:1', 'attack:3:2'] },
  ])
  play(match, '0 attack:3:2')
  expect(match.view(1).facts.stack).toMatchObject([
    { kind: 'attack', name: 'pup', owner: 0, targets: [{ kind: 'card' }] },
  ])
})

it('XO-H08: an attack on a player whom a creature guards is refused with that reason, whatever else is wrong', () => {
  const seats = [{ piles: [on('cub')] }, { piles: [on('kit')] }] as const
  duel(game, { phase: 'attack', seats, play: ['0 refused attack:1:player XO-H08'] })
  duel(game, { phase: 'attack', turns: 1, seats, play: ['0 refused attack:1:player XO-P09'] })
})

it('XO-029: once the target is named the opponent may answer', () => {
  duel(game, {
    phase: 'attack',
    seats: [
      { piles: [on('cub')], hand: ['balm'] },
      { piles: [on('pup'), on('healer')], hand: ['balm'], energy: ['dawn'] },
    ],
    play: ['0 attack:1:1', { window: 'stack', holder: 1 }, '0 offered', '1 offered pass play:balm use:2:healer'],
  })
})

it('XO-030..033, XO-066..068, XO-W4: when what answered has resolved, the attacker goes on, aims elsewhere or stops', () => {
  const seats = [
    { piles: [on('cub', 'dawn', 'dawn', 'dawn')] },
    { piles: [on('pup'), on('kit')], hand: ['homeward', 'balm'] },
  ] as const
  const removed = ['0 attack:1:1', '1 play:homeward', '1 my:1:pup', '0 pass', '1 pass']
  // XO-031: the target is gone: no going on
  duel(game, {
    phase: 'attack',
    seats,
    play: [...removed, '0 offered retarget:2 cancel', '0 retarget:2'],
    expect: { '1.graveyard': ['homeward', 'kit'], '0.attacked': ['cub'], window: 'main' },
  })
  duel(game, {
    phase: 'attack',
    seats,
    play: [...removed, '0 cancel'],
    expect: { '1.creatures': ['kit'], '0.attacked': [], '0.piles.0.energy': ['dawn', 'dawn', 'dawn'], window: 'main' },
  })
  // all are there: all three
  const harmless = ['0 attack:1:1', '1 play:balm', '0 pass', '1 pass', '0 offered continue retarget:2 cancel']
  duel(game, { phase: 'attack', seats, play: [...harmless, '0 continue'], expect: { '1.graveyard': ['balm', 'pup'] } })
  duel(game, {
    phase: 'attack',
    seats,
    play: [...harmless, '0 retarget:2'],
    expect: { '1.graveyard': ['balm', 'kit'] },
  })
})

it('XO-034, XO-035, XO-W4: an attack that was called off is not used, and may be made again', () => {
  duel(game, {
    phase: 'attack',
    seats: [{ piles: [on('cub', 'dawn', 'dawn')] }, { piles: [on('pup'), on('kit')], hand: ['homeward'] }],
    play: [
      ...['0 attack:1:1', '1 play:homeward', '1 my:1:pup', '0 pass', '1 pass', '0 cancel'],
      '0 offered end attack:1:2',
      ...['0 attack:1:2', '1 pass', '0 pass'],
      '0 refused attack:1:player XO-H09',
    ],
    expect: { '1.creatures': [], '0.piles.0.energy': ['dawn'], '0.attacked': ['cub'] },
  })
})

it('XO-036: the opponent may answer the end of the Attack Phase', () => {
  duel(game, {
    phase: 'attack',
    seats: [{ hand: ['balm'] }, { hand: ['balm'] }],
    play: ['0 end', '0 offered', '1 offered pass play:balm', '1 pass', { phase: 'end', window: 'phaseEnd' }],
  })
})

it('XO-071, XO-W11: an attacker that has left the field: no question, no battle', () => {
  duel(game, {
    phase: 'attack',
    seats: [{ piles: [on('cub')] }, { piles: [on('pup')], hand: ['bounce'], energy: ['dawn'] }],
    play: ['0 attack:1:1', '1 play:bounce', '1 their:1:cub', '1 hand:dawn', '0 pass', '1 pass'],
    expect: { window: 'main', phase: 'attack', '0.hand': ['cub'], '1.piles.0.energy': ['dawn'], stack: [] },
  })
})

it('XO-073: the final Playback is the last word: nothing can be answered after it, not even a new target', () => {
  duel(game, {
    phase: 'attack',
    seats: [
      { piles: [on('cub', 'dawn', 'dawn')], hand: ['balm'] },
      { piles: [on('pup'), on('kit', 'dawn', 'tide')], hand: ['homeward', 'balm', 'frost'] },
    ],
    play: [
      ...['0 attack:1:1', '1 play:homeward', '1 my:1:pup', '0 pass', '1 pass', '0 retarget:2'],
      { '1.creatures': [], '0.creatures': [], window: 'main' },
    ],
  })
})

it('XO-W10: without an answer nothing is asked', () => {
  duel(game, {
    phase: 'attack',
    seats: [{ piles: [on('cub', 'dawn', 'tide')] }, {}],
    play: ['0 attack:1:player', '1 pass', '0 pass'],
    expect: { '1.life': 8, window: 'main', '0.attacked': ['cub'] },
  })
})

it('XO-W12: a harmless answer: go on, stop, and aim elsewhere only if there is another target', () => {
  const mine = { piles: [on('cub')] }
  duel(game, {
    phase: 'attack',
    seats: [mine, { piles: [on('pup')], hand: ['balm'] }],
    play: ['0 attack:1:1', '1 play:balm', '0 pass', '1 pass', '0 offered continue cancel', '0 continue'],
    expect: { '0.creatures': [], '1.creatures': [] },
  })
  duel(game, {
    phase: 'attack',
    seats: [mine, { hand: ['balm'] }],
    play: ['0 attack:1:player', '1 play:balm', '0 pass', '1 pass', '0 offered continue cancel', '0 cancel'],
    expect: { '1.life': 11, '0.attacked': [] },
  })
  // it need not be the opponent who answered
  duel(game, {
    phase: 'attack',
    seats: [{ piles: [on('cub')], hand: ['balm'] }, { piles: [on('pup')] }],
    play: ['0 attack:1:1', '1 pass', '0 play:balm', '1 pass', '0 pass', '0 offered continue cancel', '0 cancel'],
  })
})

it('XO-W13: an attacker that was frozen in answer can only stop; the attack is not used', () => {
  duel(game, {
    phase: 'attack',
    seats: [{ piles: [on('cub')] }, { piles: [on('pup')], hand: ['frost'] }],
    play: ['0 attack:1:1', '1 play:frost', '1 their:1:cub', '0 pass', '1 pass'],
    expect: { window: 'main', '0.attacked': [], '0.creatures': ['cub'], '1.creatures': ['pup'] },
  })
})

it('XO-W14: an attacker that has lost its last energy is destroyed before its attack comes up', () => {
  const match = given(game, {
    phase: 'attack',
    seats: [{ piles: [on('cub')] }, { piles: [on('pup', 'tide')], hand: ['sunder'] }],
  })
  play(match, '0 attack:1:1', '1 play:sunder', '1 their:1:dawn', '0 pass', '1 pass')
  expect(asked(match)).toMatchObject([{ seat: 0, kind: 'attack' }])
  expect(told(match, ['destroyed', 'calledOff', 'battle']).map(({ type }) => type)).toEqual(['destroyed', 'calledOff'])
})

it('XO-031: the player is no longer a target once a creature guards them', () => {
  const wide = arena(
    flash(
      'wall',
      script(
        { do: 'putIntoPlay', at: 0, onto: 1 },
        {
          select: [
            { what: 'creature', whose: 'you', where: 'hand' },
            { what: 'pile', whose: 'you', blank: true },
          ],
        },
      ),
    ),
  )
  duel(wide, {
    phase: 'attack',
    seats: [{ piles: [on('cub')] }, { hand: ['wall', 'pup'], piles: [{ energy: ['dawn'] }] }],
    play: [
      '0 attack:1:player',
      '1 play:wall',
      '1 my:pup',
      '0 pass',
      '1 pass',
      '0 offered retarget:1 cancel',
      '0 retarget:1',
    ],
    expect: { '1.life': 10, '1.creatures': [], '0.creatures': [] },
  })
})

it('XO-H24: triggers of the declaration lie above the attack, and the opponent acts first', () => {
  const wide = arena(acting('herald', 'attacks', script({ do: 'gainLife', amount: 1 })))
  duel(wide, {
    phase: 'attack',
    seats: [{ piles: [on('herald')] }, {}],
    play: [
      '0 attack:1:player',
      { stack: ['herald', 'herald'], holder: 1 },
      '1 pass',
      '0 pass',
      { '0.life': 11 },
      '0 continue',
    ],
    expect: { '1.life': 9 },
  })
})

const eager = arena(
  acting('eager', 'attacks', script({ do: 'gainLife', amount: 1 })),
  flash('again', script({ do: 'attackAgain' }, select('creature', 'you'))),
)

it('XO-H40: what acts on an attack does not act again when it was called off and is made anew', () => {
  const [first, anew] = [
    ['0 attack:1:1', '1 pass', '0 pass', '0 cancel'],
    ['0 attack:1:1', '1 pass', '0 pass'],
  ] as const
  const seats = [{ piles: [on('eager')], life: 5 }, { piles: [on('cub')] }] as const
  duel(eager, { phase: 'attack', seats, play: first, expect: { '0.life': 6, '0.attacked': [], window: 'main' } })
  // nothing has changed the second time: no Playback, and so no end without an attack
  duel(eager, { phase: 'attack', seats, play: [...first, ...anew], expect: { '0.life': 6, '0.graveyard': ['eager'] } })
})

it('XO-H40: a second attack is another one, on which it acts', () => {
  duel(eager, {
    phase: 'attack',
    seats: [
      { piles: [on('eager', 'dawn', 'dawn', 'dawn')], hand: ['again'], life: 5 },
      { piles: [on('cub'), on('pup')] },
    ],
    play: [
      ...['0 attack:1:1', '1 pass', '0 pass', '0 continue', { '0.life': 6 }],
      ...['0 play:again', '1 pass', '0 pass', '0 attack:1:2', '1 pass', '0 pass'],
      { '0.life': 7 },
    ],
  })
})

it('XO-H40: a second attack is another one also if the first was called off before it was made', () => {
  duel(eager, {
    phase: 'attack',
    seats: [
      { piles: [on('eager', 'dawn', 'dawn', 'dawn')], hand: ['again', 'balm'], life: 5 },
      { piles: [on('cub'), on('pup')] },
    ],
    play: [
      ...['0 attack:1:1', '1 pass', '0 pass', '0 cancel', { '0.life': 6, '0.calledOff': ['creature:0:0#1'] }],
      // called off twice, it is still one attack
      ...['0 attack:1:1', '1 pass', '0 play:balm', '1 pass', '0 pass', '0 cancel'],
      { '0.life': 7, '0.calledOff': ['creature:0:0#1'] },
      ...['0 attack:1:1', '1 pass', '0 pass', { '0.life': 7, '0.attacked': ['eager'], '0.calledOff': [] }],
      ...['0 play:again', '1 pass', '0 pass', '0 attack:1:2', '1 pass', '0 pass'],
      { '0.life': 8 },
    ],
  })
})

it('XO-033, XO-035: called off while there are several targets, it hits none of them', () => {
  duel(game, {
    phase: 'attack',
    seats: [{ piles: [on('cub', 'dawn', 'dawn')] }, { piles: [on('pup'), on('kit')], hand: ['balm'] }],
    play: ['0 attack:1:1', '1 play:balm', '0 pass', '1 pass', '0 cancel', '0 offered end attack:1:1 attack:1:2'],
    expect: { '1.creatures': ['pup', 'kit'], '0.attacked': [] },
  })
})

it('XO-027, XO-033: an attacker that has come under the control of the other player can only stop', () => {
  const lure = flash(
    'lure',
    script(
      { do: 'putIntoPlay', at: 0, onto: 1 },
      {
        select: [
          { what: 'creature', whose: 'foe', attacking: true },
          { what: 'pile', whose: 'you', blank: true },
        ],
      },
    ),
  )
  duel(arena(lure), {
    phase: 'attack',
    seats: [{ piles: [on('cub')] }, { piles: [on('pup'), { energy: ['tide'] }], hand: ['lure'] }],
    play: ['0 attack:1:1', '1 play:lure', '0 pass', '1 pass'],
    expect: { '1.creatures': ['pup', 'cub'], '0.creatures': [], window: 'main', stack: [], '1.life': 10 },
  })
})

it('XO-030, XO-064: a Playback says whether it is that of an attack, and of what', () => {
  const context = (...lines: string[]) => {
    const seats = [
      { piles: [on('cub')], hand: ['frost'] },
      { piles: [on('pup')], hand: ['balm'] },
    ] as const
    return play(given(game, { phase: 'attack', seats }), ...lines).asks(0)[0]!.context
  }
  const answered = ['1 play:balm', '0 pass', '1 pass']
  expect(context('0 attack:1:1', ...answered)).toEqual({
    source: 'cub',
    attack: true,
    since: [{ owner: 1, name: 'balm' }],
  })
  expect(context('0 play:frost', '0 their:1:pup', ...answered)).toMatchObject({ source: 'frost', attack: false })
})

it('XO-H40: that another creature attacks meanwhile makes no difference', () => {
  const made = (spot: number) => [`0 attack:${spot}:player`, '1 pass', '0 pass']
  duel(eager, {
    phase: 'attack',
    seats: [{ piles: [on('eager'), on('cub')], life: 5 }, {}],
    play: [...made(1), '0 cancel', { '0.life': 6 }, ...made(2), ...made(1)],
    expect: { '0.life': 6, '1.life': 8, '0.attacked': ['eager', 'cub'] },
  })
})
