import { thingOf, valueText } from '../amounts/text.ts'
import type { Amount, Count, CountName } from '../amounts/vocabulary.ts'
import { clause, many, own, plural, subject, type Voice, whose } from '../words.ts'

export type Comparison = 'atLeast' | 'atMost' | 'equal'

/** "3 or more", "exactly 3" */
const bounds: { readonly [K in Comparison]: (value: string, no: boolean) => string } = {
  atLeast: (value, no) => (no ? `less than ${value}` : `${value} or more`),
  atMost: (value, no) => (no ? `more than ${value}` : `${value} or less`),
  equal: (value, no) => (no ? `not ${value}` : value),
}

/** "at least 3", "3 or fewer": of things. */
const ofThings: { readonly [K in Comparison]: (value: number | string, no: boolean) => string } = {
  atLeast: (value, no) => (no ? `fewer than ${value}` : `at least ${value}`),
  atMost: (value, no) => (no ? `more than ${value}` : `at most ${value}`),
  equal: (value, no) => `${no ? 'not ' : ''}exactly ${value}`,
}

type Text = (how: Comparison, count: Count, than: number, voice: Voice, no: boolean) => string

/** How much of something there is, with "at least" or "at most"; whether there is any; that there is none. */
function much(how: Comparison, than: number, no: boolean): 'none' | 'some' | 'so many' {
  const isNone = than === 0 && how !== 'atLeast'
  const isSome = than === 1 && how === 'atLeast'
  if (isNone || isSome) return isNone === no ? 'some' : 'none'
  return 'so many'
}

/** "you have at least 3 cards in your Gauge" */
const had: Text = (how, count, than, voice, no) => {
  const { of } = count
  const who = of === 'foe' ? 'foe' : 'you'
  const thing = thingOf(count, voice)!
    .replace(/ (you have|your opponent has) in play/, ' in play')
    .replace(whose(voice, who), own(voice, who))
  const has = clause(voice, who, 'have')
  switch (much(how, than, no)) {
    case 'none':
      return `${has} no ${plural(thing)}`
    case 'some':
      return `${has} ${many(1, thing)}`
    case 'so many':
      return `${has} ${ofThings[how](than, no)} ${than === 1 ? thing : plural(thing)}`
  }
}

/** "you moved at least 2 spaces in this Strike", "your opponent did not move in this Strike" */
const went =
  (done: string, not: string, when: string): Text =>
  (how, { of }, than, voice, no) => {
    const who = subject(voice, of === 'foe' ? 'foe' : 'you')
    switch (much(how, than, no)) {
      case 'none':
        return `${who} ${not}${when}`
      case 'some':
        return `${who} ${done}${when}`
      case 'so many':
        return `${who} ${done} ${ofThings[how](than, no)} ${than === 1 ? 'space' : 'spaces'}${when}`
    }
  }

/** "there are at least 3 spaces behind your opponent" */
const thereAre: Text = (how, count, than, voice, no) => {
  const thing = thingOf(count, voice)!
  switch (much(how, than, no)) {
    case 'none':
      return `there is no ${thing}`
    case 'some':
      return `there is ${many(1, thing)}`
    case 'so many':
      return `there are ${ofThings[how](than, no)} ${plural(thing)}`
  }
}

const moved: Text = (how, _count, than, _voice, no) =>
  much(how, than, no) === 'some' ? 'a space was moved' : `${ofThings[how](than, no)} spaces were moved`

/** "your opponent is at Range 3 or more", "the Strike began at Range 1" */
const atRange =
  (who: (voice: Voice) => string): Text =>
  (how, _count, than, voice, no) => {
    const bound = bounds[how](String(than), no)
    return `${who(voice)} ${how === 'equal' && no ? 'not at' : 'at'} Range ${bound.replace('not ', '')}`
  }

const changed: Text = (how, _count, than, voice, no) =>
  `${subject(voice)} changed ${much(how, than, no) === 'none' ? 'no' : 'a'} card of ${whose(voice)} Gauge`

/** Counts with a way of their own to be compared with a number. */
const texts: { readonly [K in CountName]?: Text } = {
  hand: had,
  gauge: had,
  discard: had,
  deck: had,
  sealed: had,
  boosts: had,
  transforms: had,
  overdrive: had,
  stored: had,
  note: had,
  changedGauge: changed,
  moved: went('moved', 'did not move', ' in this Strike'),
  travelled: went('moved, or was moved,', 'did not move, and was not moved,', ' in this Strike'),
  movedBefore: went('moved', 'did not move', ' this turn'),
  justMoved: moved,
  space: (how, { of }, than, voice, no) => {
    const bound = bounds[how](String(than), no)
    return `${clause(voice, of === 'foe' ? 'foe' : 'you', 'are')} ${bound.startsWith('not ') ? 'not ' : ''}on space ${bound.replace('not ', '')}`
  },
  behind: thereAre,
  rodsUnderFoe: thereAre,
  range: atRange((voice) => clause(voice, 'foe', 'are')),
  startRange: atRange(() => 'the Strike began'),
}

const isPlain = ({ times, per, plus, of }: Count): boolean =>
  times === undefined && per === undefined && plus === undefined && of !== 'both'

/** "greater than": at least one more. */
function strictly(how: Comparison, amount: Amount, than: Amount, voice: Voice, no: boolean): string | null {
  if (no || typeof amount === 'number' || typeof than === 'number') return null
  const { plus: more, ...less } = how === 'atLeast' ? than : amount
  if (more !== 1 || how === 'equal') return null
  return how === 'atLeast'
    ? `${valueText(amount, voice)} is greater than ${valueText(less, voice)}`
    : `${valueText(less, voice)} is less than ${valueText(than, voice)}`
}

/** What is said of an amount and what it is compared with. */
export function comparisonText(how: Comparison, amount: Amount, than: Amount, voice: Voice, no: boolean): string {
  if (typeof amount !== 'number' && typeof than === 'number' && isPlain(amount)) {
    const text = texts[amount.count]?.(how, amount, than, voice, no)
    if (text !== undefined) return text
  }
  const value = valueText(than, voice)
  if (typeof than === 'number') return `${valueText(amount, voice)} is ${bounds[how](value, no)}`
  if (how === 'equal') return `${valueText(amount, voice)} is ${no ? 'not ' : ''}equal to ${value}`
  return strictly(how, amount, than, voice, no) ?? `${valueText(amount, voice)} is ${ofThings[how](value, no)}`
}
