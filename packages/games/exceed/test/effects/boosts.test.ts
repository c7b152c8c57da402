import { expect, it } from 'vitest'
import {
  arena,
  asked,
  bonus,
  continuous,
  deckOf,
  face,
  fight,
  given,
  instant,
  play,
  rest,
  special,
  tableOf,
  ultra,
} from '../support.ts'
import { shape } from './support.ts'

const aura = continuous('aura', [bonus('power', 2)])
const dear = continuous('dear', [], { cost: 1 })
const gain = instant('gain', [{ do: 'gainLife', amount: 1 }])

it('boost: plays from the hand as part of an effect, for its cost, and triggers what waits for that', () => {
  const more = instant('more', [{ do: 'boost', from: ['hand'] }])
  const game = arena([more, dear, gain], { basic: face({ on: 'boosted', do: [{ do: 'gainLife', amount: 2 }] }) })
  fight(game, {
    seats: [{ life: 10, hand: ['more', 'dear', 'dive'] }, {}],
    play: ['0 boost:more', '0 boost:dear', '0 dive'],
    expect: { '0.boosts': ['dear'], '0.discard': ['dive', 'more'], '0.life': 14, turn: 1 },
  })
  // what cannot be paid for is not offered; whether anything can is nobody else's business
  fight(game, {
    seats: [{ life: 10, hand: ['more', 'dear'] }, {}],
    play: ['0 boost:more', '0 offered pass', '0 pass'],
    expect: { '0.boosts': [], '0.life': 12 },
  })
})

it('boost: from where it says, only what is meant, without its cost if so said', () => {
  const call = instant('call', [
    { do: 'boost', from: ['gauge', 'discard'], filter: { boost: 'continuous' }, free: true },
  ])
  const game = arena([call, aura, dear, gain])
  fight(game, {
    seats: [{ hand: ['call'], gauge: ['dear', 'gain'], discard: ['aura'] }, {}],
    play: ['0 boost:call', '0 offered boost:gauge:dear boost:discard:aura', '0 boost:gauge:dear'],
    expect: { '0.boosts': ['dear'], '0.gauge': ['gain'] },
  })
  // open areas without any: there is nothing to ask
  fight(game, { seats: [{ hand: ['call'], gauge: ['gain'] }, {}], play: ['0 boost:call'], expect: { turn: 1 } })
})

it('boost: the topmost, and something else where it is not one that is meant', () => {
  const draw = special('draw', {
    range: [1, 9],
    abilities: [
      {
        on: 'hit',
        do: [
          {
            do: 'boost',
            from: ['deck'],
            by: 'top',
            free: true,
            sustain: true,
            filter: { boost: 'continuous' },
            else: [{ do: 'take', from: ['deck'], to: 'discard', by: 'top' }],
          },
        ],
      },
    ],
  })
  const game = arena([draw, aura, gain, rest])
  const strike = ['0 strike:draw', '1 strike:rest']
  fight(game, {
    seats: [{ hand: ['draw'], deckTop: ['aura'] }, { hand: ['rest'] }],
    play: strike,
    // in play from then on, and sustained
    expect: { '0.boosts': ['aura'], '1.life': 26 },
  })
  fight(game, {
    seats: [{ hand: ['draw'], deckTop: ['gain', 'aura'] }, { hand: ['rest'] }],
    play: strike,
    expect: { '0.boosts': [], '0.discard': ['gain'], '1.life': 28 },
  })
})

it('boost: several, one after the other; what follows happens once', () => {
  const pair = instant('pair', [
    { do: 'boost', from: ['hand'], times: 2, optional: true, so: [{ do: 'gainLife', amount: 5 }] },
  ])
  const game = arena([pair, aura, gain])
  fight(game, {
    seats: [{ life: 10, hand: ['pair', 'aura', 'gain'] }, {}],
    play: ['0 boost:pair', '0 boost:aura', '0 boost:gain'],
    expect: { '0.life': 16, '0.boosts': ['aura'] },
  })
  fight(game, {
    seats: [{ life: 10, hand: ['pair', 'aura'] }, {}],
    play: ['0 boost:pair', '0 pass'],
    expect: { '0.life': 10, '0.boosts': [], '0.handSize': 2 },
  })
})

it('boost: a deck that is looked through is shuffled, and its owner alone sees it', () => {
  const seek = instant('seek', [{ do: 'boost', from: ['deck'], filter: { boost: 'transform' } }])
  const game = arena([seek, shape('wolf')], deckOf('seek', 'wolf', 'dive'))
  const match = given(game, [{ hand: ['seek'] }, {}])
  play(match, '0 boost:seek')
  expect(asked(match, 0)).toEqual([{ kind: 'boost', keys: ['boost:wolf'] }])
  play(match, '0 boost:wolf')
  expect(tableOf(match).seats[0]!.transforms).toEqual(['wolf'])
})

it('boost: cards face down are what the character says, and leave play to where it says', () => {
  const hide = instant('hide', [{ do: 'boost', from: ['hand'], down: true, times: 2, optional: true }])
  const facedown = {
    name: 'shade',
    kind: 'continuous',
    cost: 0,
    leavesTo: 'sealed',
    abilities: [bonus('power', 1)],
  } as const
  const jab = special('jab', { range: [1, 9] })
  const game = arena([hide, jab, rest, aura], { facedown: { ...facedown, abilities: [...facedown.abilities] } })
  const match = given(game, [{ hand: ['hide', 'aura', 'dive', 'jab'] }, { hand: ['rest'] }])
  play(match, '0 boost:hide', '0 boost:aura', '0 boost:dive')
  expect(tableOf(match).seats[0]!.boosts).toEqual(['aura', 'dive'])
  // the opponent sees two cards, not which
  expect(JSON.stringify(match.view(1))).not.toContain('aura')
  play(match, '1 prepare', '0 strike:jab', '1 strike:rest')
  expect(tableOf(match).seats[1]!.life).toBe(30 - 4)
  expect(tableOf(match).seats[0]).toMatchObject({ boosts: [], sealed: ['aura', 'dive'] })
})

it('discardBoost: one of those that may be, all of one player, back to the hand of its owner', () => {
  const fixed = continuous('fixed', [], { fixed: true })
  const back = instant('back', [{ do: 'discardBoost', of: 'either', to: 'hand', so: [{ do: 'gainLife', amount: 1 }] }])
  const sweepAway = instant('sweep-away', [{ do: 'discardBoost', of: 'you', all: true, to: 'sealed' }])
  const game = arena([fixed, back, sweepAway, aura])
  fight(game, {
    seats: [{ life: 10, hand: ['back'], boosts: ['fixed', 'aura'] }, { boosts: ['aura'] }],
    play: ['0 boost:back', '0 offered your:aura their:aura', '0 their:aura'],
    expect: { '0.life': 11, '1.hand': ['aura'], '0.boosts': ['fixed', 'aura'] },
  })
  fight(game, {
    seats: [{ life: 10, hand: ['back'], boosts: ['fixed'] }, {}],
    play: ['0 boost:back'],
    expect: { '0.life': 10 },
  })
  fight(game, {
    seats: [{ hand: ['sweep-away'], boosts: ['fixed', 'aura'] }, { boosts: ['aura'] }],
    play: ['0 boost:sweep-away'],
    expect: { '0.sealed': ['fixed', 'aura'], '1.boosts': ['aura'] },
  })
})

it('discardBoost: one that another has taken along leaves play once', () => {
  const sad = continuous('sad', [{ on: 'leave', do: [{ do: 'loseLife', amount: 1 }] }])
  const last = continuous('last', [{ on: 'leave', do: [{ do: 'discardBoost', of: 'you' }] }])
  const sweepAway = instant('sweep-away', [{ do: 'discardBoost', of: 'you', all: true, to: 'sealed' }])
  fight(arena([sad, last, sweepAway]), {
    seats: [{ hand: ['sweep-away'], boosts: ['last', 'sad'] }, {}],
    play: ['0 boost:sweep-away', '0 your:sad'],
    expect: { '0.life': 29, '0.sealed': ['last'], '0.discard': ['sad', 'sweep-away'] },
  })
})

it('discardBoost: a Boost that says so as it is played does not mean itself', () => {
  const trade = continuous('trade', [
    { on: 'now', do: [{ do: 'discardBoost', of: 'you', so: [{ do: 'draw', amount: 1 }] }] },
  ])
  const game = arena([trade, aura])
  fight(game, { seats: [{ hand: ['trade'] }, {}], play: ['0 boost:trade'], expect: { '0.boosts': ['trade'], turn: 1 } })
  fight(game, {
    seats: [{ hand: ['trade'], boosts: ['aura'] }, {}],
    play: ['0 boost:trade', '0 your:aura'],
    expect: { '0.boosts': ['trade'], '0.discard': ['aura'] },
  })
})

it('a Boost in the area counts, one that is uncounted does not', () => {
  const mark = continuous('mark', [], { uncounted: true })
  const tally = instant('tally', [{ do: 'gainLife', amount: { count: 'boosts' } }])
  fight(arena([mark, tally, aura]), {
    seats: [{ life: 10, hand: ['tally'], boosts: ['mark', 'aura'] }, {}],
    play: ['0 boost:tally'],
    expect: { '0.life': 11 },
  })
})

it('put: an attack that becomes a Boost is no attack any more, and stays if it is sustained', () => {
  const turnInto = special('turn-into', {
    range: [1, 9],
    armor: 2,
    abilities: [
      {
        on: 'after',
        do: [
          { do: 'put', what: 'attack', to: 'boosts' },
          { do: 'sustain', what: 'this' },
        ],
      },
    ],
    boost: { name: 'b', kind: 'continuous', cost: 0, abilities: [bonus('armor', 1)] },
  })
  const slow = special('slow', { range: [1, 9], power: 5, speed: 1, guard: 20 })
  fight(arena([turnInto, slow]), {
    seats: [{ hand: ['turn-into'] }, { hand: ['slow'] }],
    play: ['0 strike:turn-into', '1 strike:slow'],
    // its printed Armor is gone, that of the Boost counts
    expect: { '0.boosts': ['turn-into'], '0.life': 26, '0.gauge': [] },
  })
})

it('an overload makes an EX attack of any Normal, and is discarded', () => {
  const over = ultra('over', { boost: { name: 'Overload', kind: 'overload', cost: null, abilities: [] } })
  const game = arena([over, rest])
  fight(game, {
    seats: [
      { space: 3, hand: ['over', 'sweep'] },
      { space: 4, hand: ['rest'] },
    ],
    play: ['0 ex:sweep:over', '1 strike:rest'],
    expect: { '1.life': 23, '0.discard': ['over'], '0.gauge': ['sweep'] },
  })
  fight(game, { seats: [{ hand: ['over', 'rest'] }, {}], play: ['0 refused ex:rest:over'] })
})

it('tuck, untuck: cards under a Boost come to the hand when it leaves play', () => {
  const hoard = continuous('hoard', [
    { on: 'turnStart', do: [{ do: 'tuck' }] },
    { on: 'leave', do: [{ do: 'untuck' }] },
  ])
  const drop = instant('drop', [{ do: 'discardBoost', of: 'you' }])
  const game = arena([hoard, drop])
  const match = given(game, [{ hand: ['hoard'], deckTop: ['dive', 'cross', 'sweep'] }, {}])
  play(match, '0 boost:hoard', '1 prepare')
  expect(tableOf(match).seats[0]).toMatchObject({ hand: ['dive'], boosts: ['hoard'] })
  fight(game, {
    seats: [{ hand: ['drop'], boosts: ['hoard'], deckTop: ['dive', 'cross', 'sweep', 'focus'] }, {}],
    play: ['0 prepare', '1 prepare', '0 boost:drop', '0 your:hoard'],
    // dive and cross were drawn, sweep lay under it, focus is the draw of this turn
    expect: { '0.hand': ['dive', 'cross', 'sweep', 'focus'], '0.discard': ['hoard', 'drop'] },
  })
})

it('EX-051: tuck: a deck is not made anew for it', () => {
  const hoard = continuous('hoard', [{ on: 'now', do: [{ do: 'tuck' }] }])
  fight(arena([hoard], deckOf('hoard', 'dive', 'cross')), {
    seats: [{ hand: ['hoard'], discard: ['dive', 'cross'] }, {}],
    play: ['0 boost:hoard'],
    // the draw at the end of the turn does it, for both cards
    expect: { '0.deck': 1, '0.handSize': 1, '0.reshuffles': 1 },
  })
})

it('what a Boost does at the end of a turn may wait for the next one', () => {
  const late = continuous('late', [
    { on: 'turnEnd', if: { is: 'not', that: { is: 'fresh' } }, do: [{ do: 'put', what: 'this', to: 'gauge' }] },
  ])
  const game = arena([late])
  fight(game, {
    seats: [{ hand: ['late'] }, {}],
    play: ['0 boost:late', { expect: { '0.boosts': ['late'] } }, '1 prepare', '0 prepare'],
    expect: { '0.boosts': [], '0.gauge': ['late'] },
  })
})

it('a Boost goes elsewhere when its player moves', () => {
  const poise = continuous('poise', [{ on: 'moved', do: [{ do: 'put', what: 'this', to: 'gauge' }] }])
  const game = arena([poise])
  fight(game, {
    seats: [{ space: 3, hand: ['dive'], boosts: ['poise'] }, { space: 7 }],
    play: ['0 move:4', '0 dive'],
    expect: { '0.boosts': [], '0.gauge': ['poise'] },
  })
  // not when they are moved
  fight(game, {
    seats: [
      { space: 3, hand: ['grasp'] },
      { space: 4, hand: ['dive'], boosts: ['poise'] },
    ],
    play: ['0 strike:grasp', '1 strike:dive', '0 push:1'],
    expect: { '1.discard': ['poise', 'dive'], '1.gauge': [] },
  })
})

it('sustain: by choice, of those that are not sustained yet', () => {
  const keep = special('keep', {
    range: [1, 9],
    abilities: [{ on: 'hit', do: [{ do: 'sustain', what: 'choice', upTo: true }] }],
  })
  const lasts = continuous('lasts', [{ on: 'before', do: [{ do: 'sustain', what: 'this' }] }])
  const game = arena([keep, lasts, aura, rest])
  fight(game, {
    seats: [{ hand: ['keep'], boosts: ['lasts', 'aura'] }, { hand: ['rest'] }],
    play: ['0 strike:keep', '1 strike:rest', '0 offered aura', '0 aura'],
    expect: { '0.boosts': ['lasts', 'aura'] },
  })
  fight(game, {
    seats: [{ hand: ['keep'], boosts: ['lasts', 'aura'] }, { hand: ['rest'] }],
    play: ['0 strike:keep', '1 strike:rest', '0 -'],
    expect: { '0.boosts': ['lasts'], '0.discard': ['aura'] },
  })
})

it('Boosts are played from Gauge and from what is set aside where a character says so', () => {
  const open = face({
    on: 'always',
    do: [
      { do: 'trait', trait: 'boostsFromGauge' },
      { do: 'trait', trait: 'boostsFromAside' },
    ],
  })
  const game = arena([aura, dear], { basic: open })
  fight(game, {
    seats: [{ hand: ['dive'], gauge: ['aura'], aside: ['dear'] }, {}],
    play: ['0 boost:gauge:aura', '1 prepare', '0 boost:aside:dear', '0 dive'],
    expect: { '0.boosts': ['aura', 'dear'], '0.gauge': [], '0.aside': [] },
  })
  fight(arena([aura]), { seats: [{ gauge: ['aura'] }, {}], play: ['0 refused boost:gauge:aura'] })
})

it('a Boost that is cut short for Gauge gives one more action, once', () => {
  const quick = instant('quick', [{ do: 'extraAction' }], { cancel: 1 })
  const game = arena([quick, gain])
  const seats = [{ life: 10, hand: ['quick', 'gain'], gauge: ['dive'] }, {}] as const
  fight(game, {
    seats,
    play: ['0 boost:quick', '0 cancel', '0 gauge:dive', '0 boost:gain'],
    expect: { '0.life': 11, turn: 1 },
  })
  fight(game, { seats, play: ['0 boost:quick', '0 pass', '0 boost:gain'], expect: { turn: 1, '0.gauge': ['dive'] } })
  // one that leads to a Strike is not cut short
  const rush = instant('rush', [{ do: 'strike' }], { cancel: 1 })
  fight(arena([rush, rest]), {
    seats: [{ hand: ['rush', 'rest'], gauge: ['dive'] }, { hand: ['rest'] }],
    play: ['0 boost:rush', '0 strike:rest', '1 strike:rest'],
    expect: { '0.gauge': ['dive'] },
  })
})
