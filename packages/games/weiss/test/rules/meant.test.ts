import { asked, offered, play } from '@cardwright/engine/testing'
import { describe, expect, it } from 'vitest'
import type { CardFile } from '../../src/cards/build.ts'
import { arena, climax, event, given, reads, sides, type WeissMatch } from '../support.ts'

const calm = { deck: ['ann', 'ann', 'ann', 'ann', 'ann', 'ann'] }
const attack = { part: 'attack' }
/** How often the ability of seat 0 has come, whose text ends so. */
const counts = 'put the top card of your deck into your memory.'
const times = (match: WeissMatch): number => sides(match)[0].memory.length

function match(cards: CardFile[], me: object, foe: object, lines: (string | string[])[], position: object = {}) {
  const found = given(arena(...cards), { ...position, seats: [me as never, foe as never] })
  play(found, ...lines)
  return found
}

describe('the battle opponent', () => {
  it('WS-106 WS-147 of that level: no other character of that level is meant', () => {
    const hero = reads(
      'hero',
      `【AUTO】 When this card's level 1 or higher battle opponent becomes 【REVERSE】, ${counts}`,
      { power: 8000 },
    )
    const me = { stage: { left: 'hero', middle: 'three', right: 'three' }, ...calm }
    const foe = { stage: { right: 'one', middle: 'ann', left: 'one' }, ...calm }
    const found = match([hero], me, foe, ['front:right', 'pass'], attack)
    expect(times(found)).toBe(0)
    play(found, 'front:left', 'pass')
    expect(times(found)).toBe(1)
    const weak = { stage: { right: 'ann' }, ...calm }
    expect(times(match([hero], { stage: { left: 'hero' }, ...calm }, weak, ['front:left', 'pass'], attack))).toBe(0)
  })

  it('WS-106 WS-148 the end of its attack is that of a front attack on this card', () => {
    const wall = reads('wall', `【AUTO】 At the end of this card's battle opponent's attack, ${counts}`, {
      power: 9000,
    })
    const me = { stage: { left: 'wall', middle: 'ann' }, ...calm }
    const foe = { stage: { left: 'bob', middle: 'bob', right: 'bob' }, ...calm }
    const after = (...lines: string[]) => times(match([wall], me, foe, lines, { ...attack, turn: 1 }))
    expect([after('front:right', 'pass'), after('side:right'), after('front:middle', 'pass')]).toEqual([1, 0, 0])
  })

  it('WS-107 WS-147 it is meant though this card has left meanwhile', () => {
    const bomb = reads('bomb', [
      '【AUTO】 When this card becomes 【REVERSE】, put this card into your memory.',
      "【AUTO】 When this card becomes 【REVERSE】, 【REVERSE】 this card's battle opponent.",
    ])
    const me = { stage: { left: 'bomb' }, ...calm }
    const foe = { stage: { right: 'cy', middle: 'bob' }, ...calm }
    const { stage } = sides(match([bomb], me, foe, ['front:left', 'pass', 'bomb:1'], attack))[1]
    expect([stage.right!.state, stage.middle!.state]).toEqual(['reverse', 'stand'])
  })

  it('WS-107 WS-147 by the card that has reversed it, too', () => {
    const claw = reads(
      'claw',
      [
        "【AUTO】 When this card's battle opponent becomes 【REVERSE】, put this card into your memory.",
        "【AUTO】 When this card's battle opponent becomes 【REVERSE】, put this card's battle opponent into your opponent's memory.",
      ],
      { power: 9000 },
    )
    const me = { stage: { left: 'claw' }, ...calm }
    const foe = { stage: { right: 'cy', middle: 'bob' }, ...calm }
    expect(sides(match([claw], me, foe, ['front:left', 'pass', 'claw:1'], attack))[1].memory).toEqual(['cy'])
  })
})

describe('what brings something about', () => {
  const when = (by: string) =>
    reads('to', `【AUTO】 When this card is placed on the stage from your hand or by ${by}, ${counts}`)
  const bring = 'choose 1 "to" in your waiting room, and put it on the stage position that this card was on.'
  const change = reads('old', [
    `【AUTO】 Change [Put this card into your waiting room] At the beginning of your climax phase, you may pay the cost. If you do, ${bring}`,
    `【ACT】 [Put this card into your waiting room] C${bring.slice(1)}`,
  ])
  const me = { stage: { left: 'old' }, waitingRoom: ['to'], ...calm }
  const by = (source: string, ...lines: string[]) => times(match([change, when(source)], me, {}, lines))

  it.each(['"Change"', 'a "Change" effect', 'the "Change" effect'])(
    'WS-106 %s is the keyword, and no name',
    (source) => {
      expect([by(source, 'done', 'yes'), by(source, 'use:left:old:2')]).toEqual([1, 0])
    },
  )

  it('WS-106 WS-162 an ability of a card that its own cost has put away', () => {
    expect([
      by('the 【ACT】 effect of "old"', 'use:left:old:2'),
      by('the 【ACT】 effect of "old"', 'done', 'yes'),
    ]).toEqual([1, 0])
    expect([by('the effect of "old"', 'use:left:old:2'), by('the effect of "old"', 'done', 'yes')]).toEqual([1, 1])
    expect(by('the effect of "new"', 'use:left:old:2')).toBe(0)
  })

  it('WS-106 WS-159 the effect of a climax combo', () => {
    const combo = (label: string) =>
      reads(
        'old',
        `【AUTO】 ${label}When "cx" is placed on your climax area, choose 1 "to" in your waiting room, and put it on any position of your stage.`,
      )
    const run = (label: string) => {
      const side = { ...me, hand: ['cx'], clock: ['ann'] }
      const cards = [combo(label), when('the 【CXCOMBO】 effect of "old"')]
      return times(match(cards, side, {}, ['cx', 'middle'], { part: 'climax' }))
    }
    expect([run('【CXCOMBO】 '), run('')]).toEqual([1, 0])
  })

  it('WS-106 using an ability of that kind, and no other', () => {
    const fan = (what: string) => reads('fan', `【AUTO】 When you use an ${what}, ${counts}`)
    const run = (what: string, ...lines: string[]) =>
      times(match([change, fan(what), reads('to', [])], { ...me, stage: { left: 'old', right: 'fan' } }, {}, lines))
    expect([run('【ACT】', 'use:left:old:2'), run('【ACT】', 'done', 'yes')]).toEqual([1, 0])
    expect([run('【AUTO】', 'use:left:old:2'), run('【AUTO】', 'done', 'yes')]).toEqual([0, 1])
  })

  it('WS-106 using "Shift", or "Change" without a cost, is doing what it allows', () => {
    const shift = reads(
      'shift',
      '【AUTO】 【CLOCK】 Shift Level 0 (At the beginning of your main phase, you may choose 1 red card in your hand and this card in your clock, and exchange them)',
    )
    const free = reads('free', `【AUTO】 Change At the beginning of your climax phase, you may ${bring}`)
    const fan = (what: string) => reads('fan', `【AUTO】 When you use "${what}", ${counts}`)
    const run = (what: string, ...lines: string[]) => {
      const side = {
        stage: { left: 'free', right: 'fan' },
        waitingRoom: ['to'],
        clock: ['shift'],
        hand: ['ann'],
        ...calm,
      }
      const cards = [shift, free, fan(what), reads('to', [])]
      return times(match(cards, side, {}, ['pass', ...lines], { part: 'clock' }))
    }
    expect([run('Shift', 'yes', 'ann'), run('Shift', 'no'), run('Change', 'yes', 'ann')]).toEqual([1, 0, 0])
    expect([run('Change', 'no', 'done', 'yes'), run('Change', 'no', 'done', 'no')]).toEqual([1, 0])
  })

  it('WS-097 what "your opponent’s characters’ 【AUTO】 effects" cannot do, they cannot once their card has left either', () => {
    const rock = reads(
      'rock',
      "【CONT】 This card cannot become 【REVERSE】 from your opponent's character's 【AUTO】 effects.",
      { power: 9000 },
    )
    const bomb = reads(
      'bomb',
      "【AUTO】 When this card becomes 【REVERSE】, you may put this card into your memory. If you do, 【REVERSE】 this card's battle opponent.",
    )
    const state = (opponent: string) => {
      const mine = { stage: { left: 'bomb' }, ...calm }
      const theirs = { stage: { right: opponent }, ...calm }
      return sides(match([rock, bomb], mine, theirs, ['front:left', 'pass', 'yes'], attack))[1].stage.right!.state
    }
    expect([state('rock'), state('cy')]).toEqual(['stand', 'reverse'])
  })
})

describe('cards as they were', () => {
  it('WS-162 "that character’s soul" is what it had on the stage, once it is in hand', () => {
    const boost = event('boost', "All of your opponent's characters get +1 soul until end of turn.")
    const fling = event(
      'fling',
      "Choose up to 1 character in your opponent's center stage, return it to your opponent's hand, and deal X damage to your opponent. X is equal to that character's soul.",
    )
    const me = { hand: ['boost', 'fling'] }
    const foe = { stage: { left: 'cy' }, deck: ['ann', 'ann', 'ann', 'ann'] }
    expect(sides(match([boost, fling], me, foe, ['play:boost', 'play:fling', 'cy']))[1].clock).toHaveLength(3)
    expect(sides(match([boost, fling], me, foe, ['play:fling', 'cy']))[1].clock).toHaveLength(2)
  })

  it('WS-162 leaving the stage: in which state and where it was; coming to it: what it is there', () => {
    const drop = event('drop', 'Choose 1 of your characters, and put it into your waiting room.')
    const lift = event('lift', 'Choose 1 character in your waiting room, and put it on any position of your stage.')
    const guild = reads('guild', '【CONT】 All of your other characters get 《Guild》.')
    const after = (text: string, side: object, lines: (string | string[])[]) =>
      times(match([drop, lift, guild, reads('c', `【AUTO】 When ${text}, ${counts}`)], side, {}, lines))
    const stage = (state: string) => ({ 'back-left': 'c', left: { card: 'ann', state } })
    const left = 'your other 【REST】 character is put into your waiting room from the stage'
    const falls = (state: string) => after(left, { stage: stage(state), hand: ['drop'] }, ['play:drop', 'ann'])
    expect([falls('rest'), falls('stand')]).toEqual([1, 0])
    const comes = (behind: string) => {
      const side = { stage: { 'back-left': 'c', 'back-right': behind }, hand: ['lift'], waitingRoom: ['ann'] }
      return after('your other 《Guild》 character is placed on the stage from your waiting room', side, [
        'play:lift',
        'left',
      ])
    }
    expect([comes('guild'), comes('bob')]).toEqual([1, 0])
  })

  it('WS-116 what was revealed counts, though the deck has been shuffled since', () => {
    const x = event(
      'x',
      'Reveal 3 cards from the top of your deck, shuffle your deck, and deal X damage to your opponent. X is equal to the number of climax revealed among those cards.',
    )
    const dealt = (...deck: string[]) => sides(match([x], { hand: ['x'], deck }, calm, ['play:x']))[1].clock.length
    expect([dealt('cx', 'ann', 'cx', 'cx-blu'), dealt('ann', 'bob', 'cy', 'cx')]).toEqual([2, 0])
  })

  it('WS-128 the card that a trigger check reveals, and not whoever attacks', () => {
    const keen = reads(
      'keen',
      `【AUTO】 When your character's trigger check reveals a climax, if that card's trigger icon is 【SOUL】, ${counts}`,
      { icons: ['soul'] },
    )
    const run = (top: string) => {
      const me = { stage: { left: 'keen' }, deck: [top, 'ann', 'ann'] }
      return times(match([keen, climax('cx-none')], me, calm, ['direct:left'], attack))
    }
    expect([run('cx-soul'), run('cx-none')]).toEqual([1, 0])
  })
})

describe('which cards, and where', () => {
  const nod = event('nod', '【REST】 all of your characters.')

  it('WS-032 WS-106 a character of the center stage, and none of the back stage', () => {
    const c = reads('c', `【AUTO】 When your other character in your center stage becomes 【REST】, ${counts}`)
    const run = (at: string) =>
      times(match([nod, c], { stage: { left: 'c', [at]: 'ann' }, hand: ['nod'] }, {}, ['play:nod']))
    expect([run('middle'), run('back-left')]).toEqual([1, 0])
  })

  it('WS-106 each of the characters that were chosen, and no other', () => {
    const watch = event(
      'watch',
      `Choose 2 of your characters. During this turn, when one of those characters becomes 【REST】, ${counts}`,
    )
    const tire = event('tire', 'Choose 1 of your characters, and 【REST】 it.')
    const me = { hand: ['watch', 'tire'], stage: { left: 'ann', middle: 'bob', right: 'cy' } }
    const run = (who: string) => times(match([watch, tire], me, {}, ['play:watch', ['ann', 'bob'], 'play:tire', who]))
    expect([run('ann'), run('bob'), run('cy')]).toEqual([1, 1, 0])
  })

  it('WS-106 "this card or your other 《Lamp》 character": either, and no third', () => {
    const c = reads(
      'c',
      `【AUTO】 When this card or your other 《Lamp》 character is placed on the stage from your hand, ${counts}`,
    )
    const run = (...lines: string[]) => times(match([c], { hand: ['c', 'bob', 'ann'], ...calm }, {}, lines))
    expect([run('play:c:left'), run('play:c:left', 'play:bob:right'), run('play:c:left', 'play:ann:right')]).toEqual([
      1, 2, 1,
    ])
  })

  it('WS-106 "that character" of what has set an effect off, in the part of it that waits for later, too', () => {
    const vault = reads(
      'vault',
      '【AUTO】 Memory If this card is in your memory, when your other character is frontal attacked, put that character into your memory, and at the beginning of the encore step, put that character from your memory to its previous stage position.',
    )
    const me = { memory: ['vault'], stage: { right: 'bob', middle: 'cy' }, ...calm }
    const foe = { stage: { left: 'gre', middle: 'gre' }, ...calm }
    const found = match([vault], me, foe, ['front:left', 'pass'], { ...attack, turn: 1 })
    expect(sides(found)[0]).toMatchObject({ memory: ['vault', 'bob'], stage: { right: null, middle: { card: 'cy' } } })
    play(found, 'done')
    expect(sides(found)[0]).toMatchObject({ memory: ['vault'], stage: { right: { card: 'bob' } } })
  })

  it('WS-106 WS-123 being attacked, in whichever way; whose ability is used', () => {
    const target = reads('target', `【AUTO】 When this card is attacked, ${counts}`)
    const run = (line: string) => {
      const me = { stage: { right: 'target', middle: 'ann' }, ...calm }
      const foe = { stage: { left: 'bob', middle: 'bob' }, deck: ['cy', 'cy', 'cy'] }
      return times(match([target], me, foe, [line], { ...attack, turn: 1 }))
    }
    expect([run('front:left'), run('side:left'), run('side:middle')]).toEqual([1, 1, 0])
  })

  it('WS-106 WS-141 using "Backup" of this card, and not that of another', () => {
    const backup = (id: string, ...more: string[]) =>
      reads(id, [
        '【ACT】【COUNTER】 Backup 1000, Level 0 [Put this card from your hand into your waiting room]',
        ...more,
      ])
    const own = backup('own', `【AUTO】 When you use this card's "Backup", ${counts}`)
    const run = (id: string) => {
      const me = { stage: { right: 'ann', 'back-left': 'own' }, hand: ['own', 'plain'], ...calm }
      const foe = { stage: { left: 'bob' }, deck: ['cy', 'cy', 'cy'] }
      const lines = ['front:left', `use:${id}:1`]
      return times(match([own, backup('plain')], me, foe, lines, { ...attack, turn: 1 }))
    }
    expect([run('own'), run('plain')]).toEqual([1, 0])
  })

  it('WS-157 "if you put 1 card into your hand": not if all went to the waiting room', () => {
    const x = event(
      'x',
      'Look at up to 2 cards from the top of your deck, choose up to 1 character from among them, reveal it to your opponent, put it into your hand, and put the rest into your waiting room. If you put 1 card into your hand, choose 1 card in your hand, and put it into your waiting room.',
    )
    const run = (chosen: string | string[]) => {
      const found = match([x], { hand: ['x', 'one', 'two'], deck: ['bob', 'cy', 'ann'] }, {}, ['play:x', '2', chosen])
      return asked(found)[0]
    }
    expect([run('bob'), run([])]).toEqual([['choose'], ['main']])
  })
})

describe('markers', () => {
  it('WS-106 WS-115 that one comes from under a card of that name', () => {
    const lends = (id: string) =>
      reads(
        id,
        '【ACT】 [Put 1 card from your hand into your waiting room] Choose 1 marker underneath this card, and put it on any position of your stage.',
      )
    const car = reads(
      'car',
      `【AUTO】 When this card is placed on the stage from the marker area of "garage", ${counts}`,
    )
    const out = (host: string) => {
      const me = { hand: ['ann'], stage: { left: { card: host, markers: ['car'] }, middle: 'garage' } }
      return times(match([lends('garage'), lends('yard'), car], me, {}, [`use:left:${host}:1`, 'right']))
    }
    expect([out('garage'), out('yard')]).toEqual([1, 0])
  })

  it('WS-106 WS-115 that a card is put under this one, and under no other', () => {
    const tuck = event('tuck', 'Choose 1 of your characters. Put the top card of your deck underneath it as a marker.')
    const nest = reads('nest', `【AUTO】 When your card is put underneath this card as a marker, ${counts}`)
    const me = { hand: ['tuck'], stage: { left: 'nest', right: 'ann' }, ...calm }
    expect([
      times(match([tuck, nest], me, {}, ['play:tuck', 'nest'])),
      times(match([tuck, nest], me, {}, ['play:tuck', 'ann'])),
    ]).toEqual([1, 0])
  })
})

describe('what a player can play', () => {
  it('WS-070 WS-097 "your climax can be played without its colour" means the one in hand', () => {
    const whatever = 'can be played from your hand without fulfilling color requirements.'
    const climaxes = (text: string, side: object) =>
      offered(
        match([reads('guide', `【CONT】 ${text}`)], { hand: ['cx-blu', 'cx'], ...side }, {}, [], { part: 'climax' }),
      )
    const onStage = { stage: { left: 'guide' } }
    expect(climaxes(`Your climax ${whatever}`, onStage)).toEqual(['pass', 'cx-blu', 'cx'])
    expect(climaxes(`Your 《Lamp》 characters and climax ${whatever}`, onStage)).toEqual(['pass', 'cx-blu', 'cx'])
    expect(climaxes(`Your events ${whatever}`, onStage)).toEqual(['pass'])
    expect(climaxes(`Your climax ${whatever}`, { memory: ['guide'] })).toEqual(['pass'])
    const theirs = { seats: [{ hand: ['cx-blu'] }, onStage], part: 'climax' } as never
    expect(offered(given(arena(reads('guide', `【CONT】 Your climax ${whatever}`)), theirs))).toEqual(['pass'])
  })

  it('WS-097 "event cards and “Backup”": both, and nothing else', () => {
    const gag = reads('gag', '【CONT】 Your opponent cannot play event cards and "Backup" from their hand.')
    const found = match([gag], { stage: { left: 'gag' } }, { hand: ['rest-up', 'ann'] }, [], { turn: 1 })
    const keys = offered(found, 1)
    expect(asked(found)[1]).toEqual(['main'])
    expect([keys.includes('play:rest-up'), keys.includes('play:ann:left')]).toEqual([false, true])
  })
})
