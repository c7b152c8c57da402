import { capital } from '@cardwright/engine/english'
import { valueText } from '../amounts/text.ts'
import type { Amount } from '../amounts/vocabulary.ts'
import { boostNoun, cardNoun, farText, kindNames, spotText } from '../shared/text.ts'
import type { Find, Who } from '../shared/vocabulary.ts'
import { areaList, areaName, clause, listed, many, small, subject, type Voice, whose } from '../words.ts'
import { type Comparison, comparisonText } from './comparisons.ts'
import type { Condition, ConditionOf, Fact } from './vocabulary.ts'

/** What is said after "If"; with `no`, of its opposite. */
type Text<C> = (condition: C, voice: Voice, no: boolean) => string

const past =
  (yes: string, no: string): Text<ConditionOf<Fact>> =>
  ({ of }, voice, negated) =>
    `${subject(voice, of)} ${negated ? no : yes}`

const being =
  (what: string): Text<ConditionOf<Fact>> =>
  ({ of }, voice, no) =>
    `${clause(voice, of, 'are')}${no ? ' not' : ''} ${what}`

const attackIs =
  (what: string): Text<ConditionOf<Fact>> =>
  ({ of }, voice, no) =>
    `${whose(voice, of)} attack is${no ? ' not' : ''} ${what}`

const plainly =
  (yes: string, no: string): Text<ConditionOf<Fact>> =>
  (_condition, _voice, negated) =>
    negated ? no : yes

const compared =
  (how: Comparison): Text<ConditionOf<Comparison>> =>
  ({ amount, than }, voice, no) =>
    comparisonText(how, amount, than, voice, no)

const joined =
  (word: 'and' | 'or'): Text<ConditionOf<'all'>> =>
  ({ of }, voice, no) =>
    listed(
      of.map((each) => conditionText(each, voice, no)),
      no ? negated[word] : word,
    )

const negated = { and: 'or', or: 'and' } as const

/** "2", "2-4" */
const spanText = (least: string, most: string): string => (least === most ? least : `${least}-${most}`)

const texts: { readonly [K in Condition['is']]: Text<ConditionOf<K>> } = {
  initiated: past('initiated this Strike', 'did not initiate this Strike'),
  hit: ({ of }, voice, no) => `${whose(voice, of)} attack ${no ? 'did not hit' : 'hit'}`,
  wasHit: ({ of }, voice, no) =>
    no ? `${subject(voice, of)} ${was(voice, of)} not hit` : `${subject(voice, of)} ${was(voice, of)} hit`,
  stunned: being('stunned'),
  wildSwing: attackIs('a Wild Swing'),
  ex: attackIs('an EX attack'),
  critical: attackIs('Critical'),
  open: attackIs('set face up'),
  attackStays: ({ of }, voice, no) => `${whose(voice, of)} attack is ${no ? 'no longer' : 'still'} in play`,
  passed: ({ of }, voice, no) =>
    `${subject(voice, of)} ${no ? 'did not move' : 'moved'} past ${subject(voice, of === 'foe' ? 'you' : 'foe')} in this Strike`,
  inStrike: plainly('there is a Strike', 'there is no Strike'),
  struckThisTurn: plainly('there was a Strike in this turn', 'there was no Strike in this turn'),
  cutShort: past('cut a Boost short in this turn', 'did not cut a Boost short in this turn'),
  drewForTurn: past('drew a card at the end of the turn', 'did not draw a card at the end of the turn'),
  usedAnyAction: past('used a character action in this turn', 'used no character action in this turn'),
  lastTurnStruck: plainly('there was a Strike in the last turn', 'there was no Strike in the last turn'),
  exceeded: being('in Exceed Mode'),
  atEdge: being('at the edge of the arena'),
  justPassed: ({ of }, voice, no) =>
    `${subject(voice, of)} ${no ? 'did not move' : 'moved'} past ${subject(voice, of === 'foe' ? 'you' : 'foe')}`,
  justWentAllTheWay: plainly('that is the full distance', 'that is not the full distance'),
  fresh: plainly('this came into play in this turn', 'this came into play before this turn'),
  sustained: plainly('this is sustained', 'this is not sustained'),
  boostStays: plainly('this was not discarded', 'this was discarded'),
  range: ({ min, max, from }, voice, no) => {
    if (isOwnRange(min, 'rangeMin') && isOwnRange(max, 'rangeMax'))
      return `${clause(voice, 'foe', 'are')} ${no ? 'not ' : ''}within Range of ${whose(voice)} attack`
    const least = valueText(min, voice)
    const most = max === undefined ? null : valueText(max, voice)
    const far = most === null ? `${least} or more` : spanText(least, most)
    const whence = from === 'you' ? ` from ${subject(voice)}` : ''
    const at = typeof min === 'number' ? `at Range ${far}` : `at ${far}`
    return `${clause(voice, 'foe', 'are')}${no ? ' not' : ''} ${at}${whence}`
  },
  inArena: ({ spot, before }, voice, no) =>
    `${spotText(spot, voice)} ${no ? 'is not' : 'is'} in the arena${before ? ' since before this Strike' : ''}`,
  spotFree: ({ spot }, voice, no) => `${no ? 'somebody' : 'nobody'} stands on ${spotText(spot, voice)}`,
  at: ({ spot, of, min = 0, max = 0 }, voice, no) =>
    `${clause(voice, of, 'are')} ${no ? 'not ' : ''}${farText(min, max)} ${spotText(spot, voice)}`,
  between: ({ spot, source }, voice, no) =>
    `${spotText(spot, voice)} is ${no ? 'not ' : ''}between ${subject(voice)} and ${
      source ? `where ${whose(voice, 'foe')} attack comes from` : subject(voice, 'foe')
    }`,
  foeBetween: ({ spot, orOn }, voice, no) =>
    `${clause(voice, 'foe', 'are')} ${no ? 'not ' : ''}between ${subject(voice)} and ${spotText(spot, voice)}${orOn ? ', or on it' : ''}`,
  spotInRange: ({ spot, theirs, ahead }, voice, no) => {
    const what = `${theirs ? `${whose(voice, 'foe')} ` : ''}${spotText(spot, voice)}`
    return `${what} is ${no ? 'not ' : ''}within Range of ${whose(voice)} attack${ahead ? ' and ahead of it' : ''}`
  },
  justCrossed: ({ spot }, voice, no) =>
    `${subject(voice)} ${no ? 'did not come' : 'came'} upon ${spotText(spot, voice)}`,
  has: ({ trait, of }, voice, no) => {
    const text = small(voice.effectText({ do: 'trait', trait, ...(of !== undefined && { who: of }) }, voice))
    if (!no) return text
    return text.includes(' cannot ') ? text.replace(' cannot ', ' can ') : `it is not so that ${text}`
  },
  atLeast: compared('atLeast'),
  atMost: compared('atMost'),
  equal: compared('equal'),
  attack: ({ kinds, of }, voice, no) => `${whose(voice, of)} attack is ${no ? 'not ' : ''}${many(1, kindNames(kinds))}`,
  attackMatches: ({ filter, of }, voice, no) =>
    `${whose(voice, of)} attack is ${no ? 'not ' : ''}${many(1, cardNoun(filter, voice))}`,
  setFrom: ({ from, of }, voice, no) => {
    const attack = `${whose(voice, of)} attack`
    if (from === 'wild') return `${attack} is${no ? ' not' : ''} a Wild Swing`
    if (from === 'face') return `${attack} is${no ? ' not' : ''} the one on ${whose(voice, of)} character`
    return `${attack} was ${no ? 'not ' : ''}set from ${whose(voice, of)} ${areaName(from)}`
  },
  top: ({ area, filter, of }, voice, no) =>
    `the top card of ${whose(voice, of)} ${areaName(area)} is ${no ? 'not ' : ''}${many(1, cardNoun(filter, voice))}`,
  spentCopy: (_condition, voice, no) =>
    `${subject(voice)} ${no ? 'did not spend' : 'spent'} a copy of ${whose(voice)} attack from ${whose(voice)} Gauge`,
  looked: ({ as }, voice, no) =>
    `${subject(voice)} ${no ? 'did not put' : 'put'} one into ${findPlace(as, whose(voice))}`,
  canBoost: ({ from, filter }, voice, no) =>
    `${subject(voice)} ${no ? 'cannot' : 'can'} play ${many(1, boostNoun({ filter }, voice))} from ${whose(voice)} ${areaList(from)}`,
  boostFrom: ({ area }, voice, no) => `that Boost was ${no ? 'not ' : ''}played from ${whose(voice)} ${areaName(area)}`,
  usedAction: ({ of }, voice, no) =>
    `${subject(voice, of)} ${no ? 'did not use' : 'used'} ${whose(voice, of)} character's action in this turn`,
  not: ({ that }, voice, no) => conditionText(that, voice, !no),
  all: joined('and'),
  any: joined('or'),
}

const isOwnRange = (amount: Amount | undefined, count: 'rangeMin' | 'rangeMax'): boolean =>
  typeof amount === 'object' && amount.count === count && Object.keys(amount).length === 1

/** "your hand", "play" */
function findPlace(as: Find, their: string): string {
  if (as === 'boost' || as === 'strike') return 'play'
  return `${their} ${as === 'under' ? 'deck' : areaName(as)}`
}

const was = (voice: Voice, of: Who | undefined): string => (subject(voice, of) === 'you' ? 'were' : 'was')

/** "you initiated this Strike" */
export function conditionText(condition: Condition, voice: Voice, no = false): string {
  return (texts[condition.is] as Text<Condition>)(condition, voice, no)
}

/** "If you initiated this Strike, " */
export const ifText = (condition: Condition | undefined, voice: Voice): string =>
  condition === undefined ? '' : `If ${conditionText(condition, voice)}, `

/** What an action asks for: "Only if ..." */
export const onlyIf = (condition: Condition, voice: Voice): string =>
  capital(`only if ${conditionText(condition, voice)}`)
