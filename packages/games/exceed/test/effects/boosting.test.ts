import { describe, expect, it } from 'vitest'
import type { Ability } from '../../src/effects/abilities/vocabulary.ts'
import type { EffectList } from '../../src/effects/list.ts'
import { arena, asked, continuous, face, fight, given, instant, play, rest, special, told } from '../support.ts'
import { action } from './support.ts'

const aura = continuous('aura', [])

it('EX-072: the question about its cost names the Boost that asks for it', () => {
  const dear = continuous('dear', [], { cost: 1 })
  const match = play(given(arena([dear]), [{ hand: ['dear', 'dive', 'cross'] }, {}]), '0 boost:dear')
  expect(match.asks(0)[0]).toMatchObject({ kind: 'force', card: { name: 'dear' }, source: '0 dear boost' })
})

describe('EX-162: a card of the opponent that goes elsewhere as it is played or leaves play', () => {
  const on = (card: ReturnType<typeof special>) => arena([card], action({ do: 'boost', from: ['gauge'] }))
  const seats = (card: string) => [{ gauge: [card], owners: { gauge: [1] } }, {}] as const
  const played = (card: ReturnType<typeof special>, expect: Parameters<typeof fight>[1]['expect']) =>
    fight(on(card), { seats: seats(card.id), play: ['0 action:go', `0 boost:${card.id}`], expect: expect! })

  it('comes to Gauge or sealed area of who played it, and else to the discard pile of its owner', () => {
    const to = (area: 'gauge' | 'sealed' | 'hand') => instant('boomerang', [{ do: 'put', what: 'this', to: area }])
    played(to('gauge'), { '0.gauge': ['boomerang'], '1.gauge': [] })
    played(to('sealed'), { '0.sealed': ['boomerang'], '1.sealed': [] })
    played(to('hand'), { '1.discard': ['boomerang'], '1.hand': [], '0.handSize': 1 })
    played(instant('boomerang', []), { '1.discard': ['boomerang'], '0.discard': [] })
  })

  it('the same if it lay in play before', () => {
    const to = (area: 'gauge' | 'hand') =>
      continuous('boomerang', [{ on: 'afterAction', do: [{ do: 'put', what: 'this', to: area }] }])
    played(to('gauge'), { '0.gauge': ['boomerang'], '0.boosts': [] })
    played(to('hand'), { '1.discard': ['boomerang'], '1.hand': [], '0.boosts': [] })
  })

  it("but to its owner's hand, where a text says so", () => {
    const back = { do: 'discardBoost', of: 'either', to: 'hand' } as const
    const game = arena([aura, instant('back', [back])])
    fight(game, {
      seats: [{ hand: ['back'], boosts: ['aura'], owners: { boosts: [1] } }, {}],
      play: ['0 boost:back', '0 your:aura'],
      expect: { '1.hand': ['aura'], '0.boosts': [] },
    })
  })
})

describe('EX-182: a Boost that is played in a Strike', () => {
  const call = (sustain: boolean): Ability => ({
    on: 'before',
    do: [{ do: 'boost', from: ['hand'], ...(sustain && { sustain }) }],
  })
  const seats = [{ hand: ['jab', 'aura'] }, { hand: ['rest'] }] as const
  const lines = ['0 strike:jab', '1 strike:rest', '0 boost:aura']

  it('stays if that is said, and only then', () => {
    const game = (sustain: boolean) => arena([special('jab', { abilities: [call(sustain)] }), aura, rest])
    fight(game(true), { seats, play: lines, expect: { '0.boosts': ['aura'] } })
    fight(game(false), { seats, play: lines, expect: { '0.boosts': [], '0.discard': ['aura', 'jab'] } })
  })

  it('outside of one it stays anyway', () => {
    const game = arena([aura], action({ do: 'boost', from: ['hand'], sustain: true }))
    fight(game, {
      seats: [{ hand: ['aura'] }, {}],
      play: ['0 action:go', '0 boost:aura'],
      expect: { '0.boosts': ['aura'] },
    })
  })
})

describe('EX-029: a Boost that may be cut short', () => {
  const quick = instant('quick', [], { cancel: 1 })
  const seats = [{ life: 10, hand: ['quick'], gauge: ['dive'] }, {}] as const
  const kinds = (match: ReturnType<typeof given>) => asked(match, 0).map(({ kind }) => kind)

  it('costs Gauge: without it nobody is asked', () => {
    expect(kinds(play(given(arena([quick]), seats), '0 boost:quick'))).toEqual(['cancel'])
    fight(arena([quick]), { seats: [{ hand: ['quick'] }, {}], play: ['0 boost:quick'], expect: { turn: 1 } })
  })

  it('is not once it was cancelled', () => {
    const veto = { basic: face({ on: 'foeBoost', do: [{ do: 'cancelBoost' }] }) }
    fight(arena([quick], {}, veto), { seats, play: ['0 boost:quick'], expect: { turn: 1, '0.gauge': ['dive'] } })
  })

  it('is not in a Strike', () => {
    const jab = special('jab', { abilities: [{ on: 'before', do: [{ do: 'boost', from: ['hand'] }] }] })
    fight(arena([quick, jab, rest]), {
      seats: [{ hand: ['quick', 'jab'], gauge: ['dive'] }, { hand: ['rest'] }],
      play: ['0 strike:jab', '1 strike:rest', '0 boost:quick'],
      expect: { '0.discard': ['quick', 'jab'], '0.gauge': ['dive'], turn: 1, phase: 'act' },
    })
  })

  it('is known to have been, until the turn ends', () => {
    const proud = face({ on: 'afterAction', if: { is: 'cutShort' }, do: [{ do: 'gainLife', amount: 1 }] })
    fight(arena([quick], { basic: proud }), {
      seats,
      play: [
        '0 boost:quick',
        '0 cancel',
        '0 gauge:dive',
        { expect: { '0.life': 11 } },
        '0 prepare',
        '1 prepare',
        '0 prepare',
      ],
      expect: { '0.life': 12 },
    })
  })
})

it('EX-040: a Boost that another has led to gives an action, and both together no more than one', () => {
  const more = { do: 'extraAction' } as const
  const outer = (...effects: EffectList) => instant('outer', [{ do: 'boost', from: ['hand'] }, ...effects])
  const inner = instant('inner', [more])
  for (const effects of [[], [more]])
    fight(arena([outer(...effects), inner]), {
      seats: [{ hand: ['outer', 'inner'] }, {}],
      play: ['0 boost:outer', '0 boost:inner', { expect: { turn: 0 } }, '0 prepare'],
      expect: { turn: 1 },
    })
})

describe('EX-182: what is sustained', () => {
  const lamp = continuous('lamp', [])
  const dust = continuous('dust', [], { uncounted: true })
  const keeping = (effect: EffectList[number]) =>
    arena([special('jab', { abilities: [{ on: 'hit', do: [effect] }] }), aura, lamp, dust, rest])
  const seats = (...boosts: string[]) =>
    [
      { space: 4, hand: ['jab'], boosts },
      { space: 5, hand: ['rest'], boosts: ['aura'] },
    ] as const
  const lines = ['0 strike:jab', '1 strike:rest']
  const kept = (effect: EffectList[number], boosts: string[], answers: string[], left: string[]) =>
    fight(keeping(effect), {
      seats: seats(...boosts),
      play: [...lines, ...answers],
      expect: { '0.boosts': left, '1.boosts': [] },
    })

  it('all of one player, or one of their choice', () => {
    kept({ do: 'sustain', what: 'all' }, ['aura', 'lamp'], [], ['aura', 'lamp'])
    const choice = { do: 'sustain', what: 'choice' } as const
    kept(choice, ['aura', 'lamp'], ['0 offered aura lamp', '0 refused -', '0 refused aura lamp', '0 lamp'], ['lamp'])
    kept({ ...choice, upTo: true }, ['aura', 'lamp'], ['0 refused aura lamp', '0 -', '0 aura lamp'], [])
    kept({ ...choice, upTo: true }, ['aura', 'lamp'], ['0 aura'], ['aura'])
    // one that does not count is not among them, and none is no question
    kept(choice, ['aura', 'dust'], ['0 offered aura', '0 aura'], ['aura'])
    kept(choice, ['dust'], [], [])
    kept(choice, [], [], [])
  })

  it('by an attack or a character "this" means none; outside of a Strike nothing is', () => {
    const game = arena([special('jab'), aura, rest], {
      basic: face({ on: 'hit', do: [{ do: 'sustain', what: 'this' }] }),
    })
    fight(game, { seats: seats('aura'), play: lines, expect: { '0.boosts': [], '0.discard': ['aura'] } })
    const early = arena([special('jab'), aura, rest], action({ do: 'sustain', what: 'all' }, { do: 'extraAction' }))
    fight(early, { seats: seats('aura'), play: ['0 action:go', ...lines], expect: { '0.boosts': [] } })
  })
})

describe('boost: which of them, and what follows', () => {
  const glad: EffectList = [{ do: 'gainLife', amount: 3 }]
  const sad: EffectList = [{ do: 'loseLife', amount: 3 }]
  const shade = continuous('shade', [])
  const dear = continuous('dear', [], { cost: 1 })
  const none = special('none', { boost: { name: 'none', kind: 'overload', cost: null, abilities: [] } })
  const call = (more: object) =>
    arena(
      [aura, shade, dear, none],
      action({ do: 'boost', from: ['discard'], so: glad, else: sad, ...more } as EffectList[number]),
    )
  const played = (more: object, mine: object, answers: string[], wanted: object) =>
    fight(call(more), {
      seats: [{ life: 10, ...mine }, {}],
      play: ['0 action:go', ...answers],
      expect: wanted as never,
    })

  it('of a discard pile the topmost that is meant; of a deck the top card or none', () => {
    const top = { by: 'top', filter: { card: 'aura' } }
    const discard = ['aura', 'shade', 'aura', 'shade']
    played(top, { discard }, [], { '0.boosts': ['aura'], '0.discard': ['aura', 'shade', 'shade'], '0.life': 13 })
    played(top, { discard: ['shade'] }, [], { '0.boosts': [], '0.life': 7 })
    played({ ...top, from: ['deck'] }, { deckTop: ['aura', 'shade'] }, [], { '0.boosts': ['aura'], '0.life': 13 })
    played({ ...top, from: ['deck'] }, { deckTop: ['shade', 'aura'] }, [], { '0.boosts': [], '0.life': 7 })
  })

  it('up to so many: it ends where there are no more, and what follows happens once', () => {
    const three = { times: 3, free: true }
    const discard = ['aura', 'shade']
    played(three, { discard }, ['0 boost:shade', '0 boost:aura'], { '0.boosts': ['shade', 'aura'], '0.life': 13 })
    played({ ...three, optional: true }, { discard }, ['0 boost:shade', '0 pass'], {
      '0.boosts': ['shade'],
      '0.life': 13,
    })
    played({ ...three, optional: true }, { discard }, ['0 pass'], { '0.boosts': [], '0.life': 7 })
    played({ times: 0 }, { discard }, [], { '0.boosts': [], '0.life': 7 })
  })

  it('without its cost what has one too, but not what has no Boost', () => {
    played({ free: true }, { discard: ['dear', 'none'] }, ['0 offered boost:dear', '0 boost:dear'], { '0.life': 13 })
    played({ free: true }, { discard: ['none'] }, [], { '0.boosts': [], '0.life': 7 })
    played({}, { discard: ['dear'] }, [], { '0.boosts': [], '0.life': 7 })
    played({}, { discard: ['dear'], gauge: ['dive'] }, ['0 boost:dear', '0 gauge:dive'], { '0.boosts': ['dear'] })
  })

  it('the question: forced where everybody sees that there is one; asked where a hand is meant, unless it is empty', () => {
    const ask = (more: object, mine: object) => play(given(call(more), [mine as never, {}]), '0 action:go').asks(0)[0]
    expect(ask({}, { discard: ['aura'] })).toMatchObject({ kind: 'boost', forced: true })
    expect(ask({}, { discard: ['aura', 'shade'] })!.forced).not.toBe(true)
    expect(ask({ optional: true }, { discard: ['aura'] })!.forced).not.toBe(true)
    // what could be paid with the hand is its player's business
    expect(ask({}, { discard: ['aura'], hand: ['dive'] })!.forced).not.toBe(true)
    expect(ask({ free: true }, { discard: ['aura'], hand: ['dive'] })!.forced).toBe(true)
    expect(ask({ from: ['hand'] }, { hand: ['aura'] })!.forced).not.toBe(true)
    expect(ask({ from: ['hand'] }, { hand: [] })).toBe(undefined)
    expect(ask({ from: ['hand', 'discard'] }, { discard: ['aura'] })!.options).toMatchObject([
      { key: 'boost:discard:aura', from: 'discard', def: 'aura' },
    ])
    expect(ask({}, { discard: ['aura'] })!.options[0]!.from).toBe(undefined)
  })

  it('EX-157: a deck that is looked through is seen by its player alone, and shuffled, whether one is played or not', () => {
    const seek = { from: ['deck'], filter: { card: 'aura' }, optional: true }
    for (const key of ['0 boost:aura', '0 pass']) {
      const match = given(call(seek), [{ deckTop: ['dive', 'aura'] }, {}])
      const before = told(match, ['shuffle']).length
      play(match, '0 action:go')
      expect(JSON.stringify(match.view(0).zones['deck:0'])).toContain('dive')
      expect(JSON.stringify(match.view(1).zones['deck:0'])).not.toContain('dive')
      play(match, key)
      expect(told(match, ['shuffle'])).toHaveLength(before + 1)
    }
  })
})

describe('discardBoost: which of them, and what follows', () => {
  const lamp = continuous('lamp', [])
  const fixed = continuous('fixed', [], { fixed: true })
  const gone = (of: 'you' | 'foe' | 'either', more: object, answers: string[], wanted: object, theirs = ['lamp']) =>
    fight(
      arena(
        [aura, lamp, fixed],
        action({ do: 'discardBoost', of, so: [{ do: 'gainLife', amount: 3 }], ...more } as EffectList[number]),
      ),
      {
        seats: [{ life: 10, boosts: ['aura', 'lamp'] }, { boosts: theirs }],
        play: ['0 action:go', ...answers],
        expect: wanted as never,
      },
    )

  it('of one player, of the other, of either; or none', () => {
    const left = { '0.boosts': ['lamp'], '1.boosts': ['lamp'], '0.life': 13 }
    gone('you', {}, ['0 offered your:aura your:lamp', '0 your:aura'], left)
    gone('either', {}, ['0 offered your:aura your:lamp their:lamp', '0 your:aura'], left)
    gone('foe', {}, ['0 offered their:lamp', '0 their:lamp'], { '1.boosts': [], '1.discard': ['lamp'], '0.life': 13 })
    gone('foe', { optional: true }, ['0 offered their:lamp pass', '0 pass'], { '1.boosts': ['lamp'], '0.life': 10 })
    gone('foe', { optional: true }, [], { '1.boosts': [], '0.life': 10 }, [])
    gone('foe', {}, [], { '1.boosts': ['fixed'], '0.life': 10 }, ['fixed'])
  })

  it('EX-035: all of them, those that are discarded in the order that who does it says', () => {
    const order = ['0 offered aura lamp', '0 lamp aura']
    gone('you', { all: true }, order, { '0.boosts': [], '0.discard': ['lamp', 'aura'], '1.boosts': ['lamp'] })
    gone('you', { all: true, to: 'gauge' }, [], { '0.boosts': [], '0.gauge': ['aura', 'lamp'], '0.life': 13 })
    gone('foe', { all: true }, [], { '1.boosts': [], '0.boosts': ['aura', 'lamp'], '0.life': 13 })
    gone('foe', { all: true }, [], { '1.boosts': [], '0.life': 10 }, [])
    gone('foe', { to: 'hand' }, ['0 their:lamp'], { '1.hand': ['lamp'], '1.boosts': [] })
  })
})

it('untuck: only what lay under the Boost that has left comes to the hand', () => {
  const hoard = (id: string) =>
    continuous(id, [
      { on: 'now', do: [{ do: 'tuck' }] },
      { on: 'leave', do: [{ do: 'untuck' }] },
    ])
  const drop = instant('drop', [{ do: 'discardBoost', of: 'you' }, { do: 'skipDraw' }])
  fight(arena([hoard('one'), hoard('two'), drop]), {
    seats: [{ hand: ['one', 'two', 'drop'], deckTop: ['dive', 'cross', 'sweep', 'grasp'] }, {}],
    play: ['0 boost:one', '1 prepare', '0 boost:two', '1 prepare', '0 boost:drop', '0 your:two'],
    // dive lies under one; cross and grasp were drawn; sweep lay under two
    expect: { '0.hand': ['cross', 'grasp', 'sweep'], '0.boosts': ['one'] },
  })
})

it('untuck: what lies under another Boost stays there, and what lies under this one comes while it stays', () => {
  const hoard = (id: string) =>
    continuous(id, [
      { on: 'now', do: [{ do: 'tuck' }] },
      { on: 'moved', do: [{ do: 'untuck' }] },
    ])
  const still = continuous('still', [{ on: 'now', do: [{ do: 'tuck' }] }])
  const step = instant('step', [{ do: 'advance', spaces: 1 }, { do: 'skipDraw' }])
  fight(arena([hoard('one'), still, step]), {
    seats: [{ hand: ['one', 'still', 'step'], deckTop: ['dive', 'cross', 'sweep', 'grasp'] }, {}],
    play: ['0 boost:one', '1 prepare', '0 boost:still', '1 prepare', '0 boost:step'],
    expect: { '0.hand': ['cross', 'grasp', 'dive'], '0.boosts': ['one', 'still'] },
  })
})

it('where there is nothing to cancel, to transform or to play from, nothing happens', () => {
  const seats = [{ hand: ['aura'] }, {}] as const
  for (const effect of [{ do: 'cancelBoost' }, { do: 'transform' }, { do: 'tuck' }] as const)
    fight(arena([aura], action(effect, { do: 'skipDraw' })), {
      seats,
      play: ['0 action:go'],
      expect: { '0.hand': ['aura'], turn: 1 },
    })
  const top = { do: 'boost', from: ['deck'], by: 'top', else: [{ do: 'gainLife', amount: 3 }] } as const
  fight(arena([aura], { ...action(top as never, { do: 'skipDraw' }), deck: [{ card: 'aura', copies: 1 }] }), {
    seats: [{ life: 10, hand: ['aura'] }, {}],
    play: ['0 action:go'],
    expect: { '0.life': 13, '0.boosts': [] },
  })
})

it('a deck without such a Boost is looked through all the same, and none is played', () => {
  const seek = { do: 'boost', from: ['deck'], filter: { card: 'missing' } } as const
  fight(arena([aura], action(seek as never)), {
    play: ['0 action:go', '0 offered pass', '0 pass'],
    expect: { turn: 1 },
  })
  // what is not searched is not shuffled
  const match = given(arena([aura], action({ do: 'boost', from: ['discard', 'hand'] })), [{ discard: ['aura'] }, {}])
  const before = told(match, ['shuffle']).length
  expect(told(play(match, '0 action:go', '0 boost:discard:aura'), ['shuffle'])).toHaveLength(before)
})

it("EX-161: another's Boost that goes to the Gauge comes to who has it in play", () => {
  const game = arena([aura], action({ do: 'discardBoost', of: 'you', to: 'gauge' }))
  fight(game, {
    seats: [{ boosts: ['aura'], owners: { boosts: [1] } }, {}],
    play: ['0 action:go', '0 your:aura'],
    expect: { '0.gauge': ['aura'], '1.gauge': [], '1.discard': [] },
  })
})
