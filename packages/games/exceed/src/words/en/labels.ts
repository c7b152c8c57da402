import type { AskView, OptionView, Telling } from '@cardwright/engine'
import { capital, inWords, titled } from '@cardwright/engine/english'
import type { Area, Find } from '../../effects/shared/vocabulary.ts'
import { areaName, many } from '../../effects/words.ts'
import { factsOf } from '../../facts.ts'
import type { ActionName, AskKind, ExceedOption } from '../../options.ts'
import type { Lexicon } from './lexicon.ts'
import { abilityAt, choiceText, sourceName } from './sources.ts'

type Label = (option: ExceedOption, ask: AskView, at: Telling, lexicon: Lexicon) => string

const seatOf = (at: Telling): number => at.seat ?? 0
const isPass = ({ key }: ExceedOption): boolean => key === 'pass'

/** " from your Gauge", where a card could be elsewhere. */
const fromText = ({ from }: ExceedOption): string => (from === undefined ? '' : ` from your ${areaName(from as Area)}`)

const card: Label = ({ def = '', from }, _ask, _at, { name }) =>
  name(def) + (from === undefined ? '' : ` (${areaName(from as Area)})`)

/** What passes, or a card. */
const cardOr =
  (passing: string, label: Label): Label =>
  (option, ask, at, lexicon) =>
    isPass(option) ? passing : label(option, ask, at, lexicon)

/** "Boost: Long Stride (Cross)" */
const boost: Label = (option, _ask, _at, { name, boostName }) => {
  const { def = '', from } = option
  const printed = boostName(def)
  const where = from === 'hand' ? '' : fromText(option)
  return `Boost${where}: ${printed}${printed === name(def) ? '' : ` (${name(def)})`}`
}

/** "Strike with Focus", "EX Strike with Focus", face up or not. */
const setting: Label = (option, _ask, _at, { name }) => {
  const { how, def, onDef, open, from } = option
  if (how === 'wild') return 'Wild Swing'
  if (def === undefined) return 'Strike'
  if (onDef !== undefined) return `EX Strike with ${name(def)} and ${name(onDef)}`
  const where = from === 'hand' || from === 'face' ? '' : fromText(option)
  // what lies open anyway is not set so by choice
  const faceUp = open && where === '' && from !== 'face' ? ', face up' : ''
  return `${how === 'ex' ? 'EX Strike' : 'Strike'} with ${name(def)}${where}${faceUp}`
}

const acts: Readonly<Record<ActionName, Label>> = {
  prepare: () => 'Prepare: draw a card',
  move: ({ space, cost }) => `Move to space ${space} for ${cost} Force`,
  change: ({ force = 0 }) =>
    force === 0 ? 'Change no cards (this uses your action)' : `Change cards: ${force} Force for ${many(force, 'card')}`,
  exceed: ({ cost }) => `Exceed for ${cost} Gauge`,
  reshuffle: (_option, _ask, at) =>
    factsOf(at.view).sides[seatOf(at)]!.reshuffles > 0 ? 'Reshuffle, and lose' : 'Reshuffle',
  boost,
  strike: setting,
  special: ({ name: action = '' }, _ask, _at, { library, name }) =>
    library.has(action) ? `Action of ${name(action)}` : titled(action),
  transform: ({ def = '' }, _ask, _at, { name }) => `Transform with ${name(def)}`,
}

const finds: Readonly<Record<Find, string>> = {
  hand: 'into your hand',
  gauge: 'into your Gauge',
  sealed: 'sealed',
  overdrive: 'into your Overdrive',
  discard: 'discarded',
  under: 'under the others',
  boost: 'played as a Boost',
  strike: 'to strike with',
}

/** Whose effect comes next, and what it does. */
const trigger: Label = ({ source }, ask, _at, lexicon) => {
  const ability = abilityAt(lexicon, source)
  if (ability === null) return sourceName(lexicon, ask) ?? 'Another effect'
  return `${ability.name}: ${ability.text.replace(/\.$/, '')}`
}

const chosen: Label = (option, ask, at, lexicon) => {
  if (isPass(option)) return 'Do nothing'
  return choiceText(lexicon, option, ask, at) ?? capital(inWords(option.key.replace(/[:+#]/g, ' ')))
}

/** Of units of life that are paid. */
const ordinals = ['', ' second', ' third', ' fourth', ' fifth']

const payment: Label = ({ key, def, from, worth = 0, life = 0 }, ask, _at, { name }) => {
  if (life > 0) {
    const before = ask.options.filter((each) => each.life === life).findIndex((each) => each.key === key)
    return `${life} life instead of a${ordinals[before] ?? 'nother'} card`
  }
  if (def === undefined) return `${worth} Force without a card`
  const isDear = ask.kind === 'force' && worth > 1
  const isElsewhere = ask.kind === 'force' && from === 'gauge'
  return `${name(def)}${isElsewhere ? ' from your Gauge' : ''}${isDear ? `, worth up to ${worth}` : ''}`
}

const units = { force: 'Force', gauge: 'Gauge', life: 'life' } as const

/** A Boost by its name. */
const boostOnly: Label = ({ def }, _ask, _at, { boostName }) => (def === undefined ? 'Face-down Boost' : boostName(def))

const far: Label = ({ way = 'move', spaces }) => `${capital(way)} ${spaces === 0 ? 'no space' : spaces}`

const labels: Readonly<Record<AskKind, Label>> = {
  mulligan: card,
  act: (option, ask, at, lexicon) => acts[option.move ?? 'prepare'](option, ask, at, lexicon),
  set: setting,
  cost: ({ key, life }, ask, _at, lexicon) => {
    const attack = sourceName(lexicon, ask) ?? 'it'
    if (key === 'pay') return `Pay for ${attack}`
    return key === 'life' ? `Pay for ${attack} with ${life} life` : 'Let it become invalid and Wild Swing'
  },
  force: payment,
  gauge: payment,
  trigger,
  choose: chosen,
  alternate: chosen,
  spend: ({ amount, what = 'force' }) => `Spend ${amount === 0 ? 'no' : amount} ${units[what]}`,
  spaces: far,
  shove: far,
  direction: ({ forward }) => (forward ? 'Forward, towards your opponent' : 'Back, away from your opponent'),
  space: ({ space }) => (typeof space === 'number' ? `Space ${space}` : 'No space'),
  secret: card,
  name: ({ def, range }, _ask, _at, { name }) => {
    if (def !== undefined) return name(def)
    return range === 'none' ? 'No Range' : `Range ${String(range).toUpperCase()}`
  },
  take: card,
  limit: card,
  order: card,
  sustain: boostOnly,
  overdrive: card,
  laid: boostOnly,
  rod: cardOr('Leave them', card),
  boost: cardOr('No Boost', boost),
  discardBoost: cardOr('None', ({ owner, def }, _ask, at, { boostName }) => {
    const name = def === undefined ? 'face-down Boost' : boostName(def)
    return `${owner === at.seat ? 'Your' : 'Their'} ${name}`
  }),
  look: cardOr(
    'Leave them as they are',
    ({ def = '', as = 'hand' }, _ask, _at, { name }) => `${name(def)} ${finds[as]}`,
  ),
  extra: cardOr('No further attack', ({ def = '' }, _ask, _at, { name }) => `Attack with ${name(def)}`),
  draw: ({ count = 0 }) => (count === 0 ? 'Draw nothing' : `Draw ${many(count, 'card')}`),
  repeat: ({ key }) => (key === 'again' ? 'Once more' : 'Stop'),
  cancel: ({ key }) => (key === 'cancel' ? 'Cut it short' : 'Leave it'),
}

/** An answer, as a button says it. Answers of one label are numbered. */
export function labelOf(lexicon: Lexicon, option: OptionView, ask: AskView, at: Telling): string | null {
  const label = (labels as Readonly<Record<string, Label>>)[ask.kind]
  if (label === undefined) return null
  const say = (each: OptionView): string => label(each as ExceedOption, ask, at, lexicon)
  const text = say(option)
  const place = ask.options.findIndex(({ key }) => key === option.key)
  const before = ask.options.slice(0, Math.max(0, place)).filter((each) => say(each) === text)
  return before.length === 0 ? text : `${text} (${before.length + 1})`
}
