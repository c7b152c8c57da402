import { capital } from '@cardwright/engine/english'
import { cardNoun } from '../shared/text.ts'
import type { Area, Who } from '../shared/vocabulary.ts'
import { areaName, clause, plural, signed, subject, type Voice, whose } from '../words.ts'
import type { Amount, Count, CountName } from './vocabulary.ts'

/** Something that is counted: a thing of which there are some, or a number that stands on a card or a side. */
interface Counted {
  /** "card in your Gauge", for "for each" */
  readonly thing?: string
  /** "your Speed" */
  readonly value: string
}

type Name = (count: Count, voice: Voice, of: Who | 'both') => Counted

const thing = (noun: string, value = `the number of ${plural(noun)}`): Counted => ({ thing: noun, value })

const cardsIn =
  (area: Area): Name =>
  ({ filter, different }, voice, of) =>
    thing(
      `${different ? 'different ' : ''}${cardNoun(filter, voice)} in ${of === 'both' ? "both players'" : whose(voice, of)} ${areaName(area)}`,
    )

const inPlay =
  (noun: string): Name =>
  ({ filter }, voice, of) =>
    thing(`${cardNoun(filter, voice, noun)} ${of === 'both' ? 'in play' : `${clause(voice, of, 'have')} in play`}`)

const number =
  (name: string): Name =>
  (_count, voice, of) => ({
    value: of === 'both' ? `the sum of both players' ${name}` : `${whose(voice, of)} ${name}`,
  })

/** "damage you took": something without a plural. */
const amountOf =
  (noun: string, done: string): Name =>
  (_count, voice, of) => {
    const what = `${noun} ${of === 'both' ? 'both players' : subject(voice, of)} ${done}`
    return thing(what, `the ${what}`)
  }

const topPower =
  (area: Area): Name =>
  (_count, voice, of) => ({
    value: `the printed Power of the top card of ${of === 'both' ? "both players'" : whose(voice, of)} ${areaName(area)}`,
  })

/** "space you moved this turn" */
const spaces =
  (done: string): Name =>
  (_count, voice, of) =>
    thing(`space ${of === 'both' ? 'both fighters' : subject(voice, of)} ${done}`)

/** What is noted is counted with counters: "bonus counter", "Force counter". */
export const counterNoun = (name: string): string => `${/^(force|gauge)$/.test(name) ? capital(name) : name} counter`

const names: { readonly [K in CountName]: Name } = {
  x: () => ({ value: 'X' }),
  life: number('life'),
  space: number('space'),
  exceedCost: number('cost to Exceed'),
  range: () => ({ value: 'the Range to your opponent' }),
  power: number('Power'),
  speed: number('Speed'),
  armor: number('Armor'),
  guard: number('Guard'),
  printedPower: number('printed Power'),
  printedSpeed: number('printed Speed'),
  powerGained: amountOf('Power', 'gained'),
  armorUsed: amountOf('Armor', 'used up'),
  damageTaken: amountOf('damage', 'took'),
  damageDealt: amountOf('damage', 'dealt'),
  forceSpent: amountOf('Force', 'spent this turn'),
  gaugeSpent: amountOf('Gauge', 'spent this turn'),
  gaugeSpentInStrike: amountOf('Gauge', 'spent in this Strike'),
  lifeSpent: amountOf('life', 'just spent'),
  note: ({ name = '' }, voice) =>
    thing(counterNoun(name), `the number of ${whose(voice)} ${plural(counterNoun(name))}`),
  discarded: (_count, voice) => thing(`card ${subject(voice)} discarded in this Strike`),
  changedGauge: (_count, voice) => thing(`card of ${whose(voice)} Gauge ${subject(voice)} changed`),
  moved: spaces('moved in this Strike'),
  justMoved: () => thing('space moved'),
  justShort: () => thing('space short'),
  justEntered: (_count, voice) =>
    thing(`token of ${whose(voice)}s entered`, `the number of ${whose(voice)} tokens entered`),
  travelled: spaces('moved, or was moved, in this Strike'),
  movedBefore: spaces('moved this turn'),
  behind: (_count, voice, of) => thing(`space behind ${of === 'both' ? 'both fighters' : subject(voice, of)}`),
  startRange: () => ({ value: 'the Range at which the Strike began' }),
  rangeMin: number('minimum Range'),
  rangeMax: number('maximum Range'),
  toRangeMax: (_count, voice) => ({
    value: `the spaces from ${subject(voice, 'foe')} to the end of ${whose(voice)} Range`,
  }),
  tokensBetween: () => thing('token between the fighters'),
  rodsUnderFoe: (_count, voice) => thing(`lightning rod where ${clause(voice, 'foe', 'stand')}`),
  justTaken: () => thing('of those cards', 'the number of those cards'),
  justSpent: () => thing('one spent', 'the amount spent'),
  justTakenPower: () => ({ value: 'the printed Power of that card' }),
  justTakenSpeed: () => ({ value: 'the printed Speed of that card' }),
  topDeckPower: topPower('deck'),
  topDiscardPower: topPower('discard'),
  hand: cardsIn('hand'),
  gauge: cardsIn('gauge'),
  discard: cardsIn('discard'),
  deck: cardsIn('deck'),
  sealed: cardsIn('sealed'),
  boosts: inPlay('Boost'),
  transforms: inPlay('Transform'),
  overdrive: cardsIn('overdrive'),
  stored: cardsIn('stored'),
  paid: ({ filter }, voice) => thing(`${cardNoun(filter, voice)} that paid for this attack`),
}

const nameOf = (count: Count, voice: Voice): Counted => names[count.count](count, voice, count.of ?? 'you')

/** What is counted, as a value: "the number of cards in your hand", "your Speed plus 1". */
/** "half your hand" */
function fraction(per: number, value: string): string {
  if (per === 1) return value
  return per === 2 ? `half ${value}` : `a ${ordinal(per)} of ${value}`
}

/** "twice your hand" */
function multiple(times: number, value: string): string {
  if (times === 1) return value
  return times === 2 ? `twice ${value}` : `${times} times ${value}`
}

export function valueText(amount: Amount, voice: Voice): string {
  if (typeof amount === 'number') return String(amount)
  const { times = 1, per = 1, plus = 0, atMost } = amount
  const { value } = nameOf(amount, voice)
  const whole = multiple(times, fraction(per, value))
  const sum = plus === 0 ? whole : `${whole} ${plus < 0 ? 'minus' : 'plus'} ${Math.abs(plus)}`
  return atMost === undefined ? sum : `${sum}, up to ${atMost}`
}

const ordinal = (n: number): string => ({ 3: 'third', 4: 'quarter' })[n] ?? `${n}th`

/** The thing that an amount counts, if it is one: "card in your Gauge". */
export const thingOf = (amount: Amount, voice: Voice): string | undefined =>
  typeof amount === 'number' ? undefined : nameOf(amount, voice).thing

/** A phrase with a number in it: "Draw 2 cards", "Draw a card for each ...", "Draw X cards, where X is ...". */
export function counted(amount: Amount, voice: Voice, phrase: (numeral: string) => string): string {
  if (typeof amount === 'number') return phrase(String(amount))
  const { times = 1, per = 1, plus = 0, atMost } = amount
  const { thing: each } = nameOf(amount, voice)
  const limit = atMost === undefined ? '' : `, up to ${Math.abs(atMost)}`
  if (each !== undefined && plus === 0)
    return `${phrase(String(times))} for ${per === 1 ? `each ${each}` : `every ${per} ${plural(each)}`}${limit}`
  if (amount.count === 'x' && per === 1) {
    const factor = Math.abs(times) === 1 ? '' : Math.abs(times)
    return phrase(`${times < 0 ? '-' : ''}${factor}X${plus === 0 ? '' : signed(plus)}`) + limit
  }
  if (times < 0) return `${phrase('-X')}, where X is ${valueText({ ...amount, times: -times, plus: -plus }, voice)}`
  return `${phrase('X')}, where X is ${valueText(amount, voice)}`
}

/** The same with the sign of a bonus: "+2 Power", "-1 Speed", "+X Power". */
export const bonusOf = (amount: Amount, voice: Voice, what: string): string =>
  counted(amount, voice, (numeral) => `${/^[-+]/.test(numeral) ? '' : '+'}${numeral} ${what}`)
