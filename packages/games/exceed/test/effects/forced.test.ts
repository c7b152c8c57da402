import type { JsonObject } from '@cardwright/engine'
import { expect, it } from 'vitest'
import type { EffectList } from '../../src/effects/list.ts'
import type { Effect } from '../../src/effects/vocabulary.ts'
import { arena, continuous, given, idle, instant, play, special, ultra } from '../support.ts'

/** What the seat is asked after these lines, how many answers it has, and whether everybody can see that it has one. */
function question(effects: EffectList, mine: JsonObject, lines: readonly string[] = [], theirs: JsonObject = {}) {
  const game = arena([
    instant('trick', effects),
    continuous('aura', []),
    ultra('beam'),
    special('jab'),
    idle('rest', { guard: 20 }),
  ])
  const match = given(game, [
    { ...mine, hand: ['trick', ...((mine.hand as string[] | undefined) ?? [])] },
    { hand: ['rest'], ...theirs },
  ])
  play(match, '0 boost:trick', ...lines)
  const [ask] = match.asks(0)
  return { kind: ask!.kind, answers: ask!.options.length, forced: ask!.forced === true }
}

const strike: Effect = { do: 'strike' }
const fromGauge: Effect = { do: 'strike', from: 'gauge' }
const one = (kind: string) => ({ kind, answers: 1, forced: true })

it('EX-147: who holds no card sets what everybody expects; who holds one does not', () => {
  expect(question([strike], {})).toEqual(one('set'))
  expect(question([strike], { hand: ['dive'] })).toEqual({ kind: 'set', answers: 2, forced: false })
})

it('EX-147: who holds the one card that was demanded does not show it by having no choice', () => {
  const game = arena([instant('trick', [{ do: 'read' }, strike])])
  const match = given(game, [{ hand: ['trick', 'dive'] }, { hand: ['sweep'] }])
  play(match, '0 boost:trick', '0 name:sweep', '0 strike:dive')
  expect(match.asks(1)[0]).toMatchObject({ kind: 'set', options: [{ key: 'strike:sweep' }] })
  expect(match.asks(1)[0]!.forced).not.toBe(true)
})

it('EX-166: nor is there a choice of one card of the Gauge, or of none', () => {
  expect(question([fromGauge], { gauge: ['dive'] })).toEqual(one('set'))
  expect(question([fromGauge], {})).toEqual(one('set'))
  expect(question([fromGauge], { gauge: ['dive', 'cross'] })).toMatchObject({ answers: 2, forced: false })
})

const life = (amount: number): Effect => ({ do: 'spend', what: 'life', amount, must: true })
const force = (amount: number): Effect => ({ do: 'spend', what: 'force', amount, must: true })
const may = (...effects: EffectList): EffectList => [{ do: 'choose', of: [[...effects], []] }]
const given2: Effect = { do: 'when', if: { is: 'atLeast', amount: { count: 'gauge' }, than: 2 }, so: [strike] }

it('what cannot be chosen for all to see leaves one answer', () => {
  expect(question(may(life(3)), { life: 3 })).toEqual(one('choose'))
  expect(question(may(life(3)), { life: 4 })).toMatchObject({ answers: 2, forced: false })
  expect(question(may(given2), { gauge: ['dive'] })).toEqual(one('choose'))
  expect(question(may(given2), { gauge: ['dive', 'cross'] })).toMatchObject({ answers: 2, forced: false })
  expect(question(may({ do: 'foeDoes', so: [life(3)] }), {}, [], { life: 3 })).toEqual(one('choose'))
})

it('what depends on the hand does not show that there is one answer', () => {
  // one card that might be an Ultra
  expect(question(may(force(2)), { hand: ['dive'] })).toEqual({ kind: 'choose', answers: 1, forced: false })
  expect(question(may(force(2)), {})).toEqual(one('choose'))
  const holds = (card: string): Effect => ({
    do: 'when',
    if: { is: 'atLeast', amount: { count: 'hand', filter: { card } }, than: 1 },
    so: [strike],
  })
  expect(question(may(holds('cross')), { hand: ['dive'] })).toEqual({ kind: 'choose', answers: 1, forced: false })
  const onTop: Effect = { do: 'when', if: { is: 'top', area: 'deck', filter: { kinds: ['ultra'] } }, so: [strike] }
  expect(question(may(onTop), { deckTop: ['dive'] })).toEqual({ kind: 'choose', answers: 1, forced: false })
})

it('attacks that lie face down may be what a choice depends on', () => {
  const ahead: Effect = { do: 'when', if: { is: 'attack', kinds: ['ultra'] }, so: [{ do: 'draw', amount: 1 }] }
  const game = arena([special('jab'), idle('rest')], {
    basic: { abilities: [{ on: 'set', do: may(ahead) }], actions: [] },
  })
  const match = play(given(game, [{ hand: ['jab'] }, { hand: ['rest'] }]), '0 strike:jab')
  expect(match.asks(0)[0]).toMatchObject({ kind: 'choose', options: [{ key: 'pass' }] })
  expect(match.asks(0)[0]!.forced).not.toBe(true)
})

it('one Boost, one card, one space, no room: one answer', () => {
  const boost: EffectList = [{ do: 'discardBoost', of: 'you' }]
  expect(question(boost, { boosts: ['aura'] })).toEqual(one('discardBoost'))
  expect(question(boost, { boosts: ['aura', 'aura'] })).toMatchObject({ answers: 2, forced: false })
  expect(question([{ do: 'discardBoost', of: 'you', optional: true }], { boosts: ['aura'] }).forced).toBe(false)

  const take = (more: object = {}): EffectList => [{ do: 'take', from: ['gauge'], to: 'hand', by: 'choice', ...more }]
  expect(question(take(), { gauge: ['dive'] })).toEqual(one('take'))
  expect(question(take(), { gauge: ['dive', 'cross'] }).forced).toBe(false)
  expect(question(take({ min: 0 }), { gauge: ['dive'] }).forced).toBe(false)
  expect(question(take({ optional: true }), { gauge: ['dive'] }).forced).toBe(false)
  expect(question(take({ from: ['hand'], to: 'gauge' }), { hand: ['dive'] }).forced).toBe(false)

  const retreat: EffectList = [{ do: 'retreat', spaces: { count: 'gauge' }, upTo: true }]
  expect(question(retreat, {})).toEqual(one('spaces'))
  expect(question(retreat, { gauge: ['dive'] })).toMatchObject({ answers: 2, forced: false })

  const play: EffectList = [{ do: 'boost', from: ['gauge'], free: true }]
  expect(question(play, { gauge: ['aura'] })).toEqual(one('boost'))
  expect(question([{ do: 'boost', from: ['gauge'] }], { gauge: ['aura'], hand: ['dive'] }).forced).toBe(false)
  expect(question([{ do: 'boost', from: ['hand'], free: true }], { hand: ['aura'] }).forced).toBe(false)
})

it('EX-070: the only card pays', () => {
  const pay: EffectList = [force(1)]
  expect(question(pay, { hand: ['dive'] })).toEqual(one('force'))
  expect(question(pay, { gauge: ['beam'] })).toEqual(one('force'))
  expect(question(pay, { hand: ['dive'], gauge: ['cross'] })).toMatchObject({ answers: 2, forced: false })
  expect(question([force(2)], { gauge: ['beam'] }).forced).toBe(false)
})
