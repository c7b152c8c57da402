import type { AskView, OptionView, Telling } from '@cardwright/engine'
import { isCard } from '../cards/definitions.ts'
import type { Area } from '../effects/shared/vocabulary.ts'
import { areaName, capital, many, titled } from '../effects/words.ts'
import { copyOf, type Lexicon, partsOf, withoutCopy } from './lexicon.ts'
import { cardsIn, factsOf, stepsTo } from './sight.ts'
import { choiceOf, momentText } from './sources.ts'

type Label = (option: OptionView, ask: AskView, at: Telling, lexicon: Lexicon) => string

const seatOf = (at: Telling): number => at.seat ?? 0

const last = (key: string): string => partsOf(key).at(-1)!

const isPass = ({ key }: OptionView): boolean => key === 'pass'

/** " from your Gauge", where a key says where a card is. */
const fromText = (parts: readonly string[]): string =>
  parts.length > 2 ? ` from your ${areaName(parts[1] as Area)}` : ''

const card: Label = ({ key }, _ask, _at, { name }) => {
  const parts = partsOf(key)
  const area = parts.length > 1 ? ` (${areaName(parts[0] as Area)})` : ''
  return name(parts.at(-1)!) + area
}

/** "Boost: Long Stride (Cross)" */
const boost: Label = ({ key }, _ask, _at, { name, boostName }) => {
  const id = last(key)
  const printed = boostName(id)
  return `Boost${fromText(partsOf(key))}: ${printed}${printed === name(id) ? '' : ` (${name(id)})`}`
}

/** "Strike with Focus", "EX Strike with Focus", face up or not. */
const setting: Label = ({ key }, _ask, _at, { name }) => {
  const parts = partsOf(key)
  const [how, first] = parts
  if (how === 'wild') return 'Wild Swing'
  if (parts.length === 1) return 'Strike'
  if (how === 'ex' && parts.length > 2) return `EX Strike with ${name(first!)} and ${name(parts[2]!)}`
  const from = parts.length > 2 ? (first === 'face' ? '' : fromText(parts)) : ''
  const verb = how === 'ex' || how === 'ex-open' ? 'EX Strike' : 'Strike'
  return `${verb} with ${name(parts.at(-1)!)}${from}${how === 'open' || how === 'ex-open' ? ', face up' : ''}`
}

const acts: Readonly<Record<string, Label>> = {
  prepare: () => 'Prepare: draw a card',
  move: ({ space }, _ask, at) => `Move to space ${space} for ${stepsTo(factsOf(at), seatOf(at), Number(space))} Force`,
  change: ({ force }) =>
    force === 0 ? 'Change no cards' : `Change cards: ${force} Force for ${many(Number(force), 'card')}`,
  exceed: (_option, _ask, at, { library }) => {
    const def = library.get(factsOf(at).sides[seatOf(at)]!.fighter)
    const cost = def?.kind === 'character' ? def.exceedCost : null
    return cost === null ? 'Exceed' : `Exceed for ${cost} Gauge`
  },
  reshuffle: (_option, _ask, at) =>
    factsOf(at).sides[seatOf(at)]!.reshuffles > 0 ? 'Reshuffle, and lose' : 'Reshuffle',
  boost,
  strike: setting,
  special: ({ name: action }, _ask, _at, { library, name }) =>
    library.has(String(action)) ? `Action of ${name(String(action))}` : titled(String(action)),
  transform: ({ key }, _ask, _at, { name }) => `Transform with ${name(last(key))}`,
}

const far: Readonly<Record<string, string>> = {
  advance: 'Advance',
  close: 'Close',
  retreat: 'Retreat',
  move: 'Move',
  push: 'Push',
  pull: 'Pull',
}

const finds: Readonly<Record<string, string>> = {
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
const trigger: Label = ({ key }, { context }, at, lexicon) => {
  const parts = partsOf(key)
  const nth = copyOf(key) - 1
  const id = parts.at(-1)!
  const def = lexicon.library.get(id)
  const name = parts.length > 1 ? lexicon.boostName(id) : lexicon.name(id)
  if (def === undefined || def.kind === 'token') return name
  const sides = factsOf(at).sides
  const abilities = isCard(def)
    ? (parts.length > 1 ? def.boost : def).abilities
    : def[(sides.find(({ fighter }) => fighter === id) ?? sides[seatOf(at)]!).mode].abilities
  const text = momentText(lexicon, abilities, String(context), nth)
  return text === null ? name : `${name}: ${text.replace(/\.$/, '')}`
}

/** A key that nothing printed explains, in words: `push:2` is "Push 2". */
const keyWords = (key: string): string =>
  key === 'pass'
    ? 'Do nothing'
    : withoutCopy(key)
        .split('+')
        .map((part) =>
          capital(
            part
              .replace(/([a-z])([A-Z])/g, '$1 $2')
              .toLowerCase()
              .replace(/[:-]/g, ' '),
          ),
        )
        .join(', ')

const chosen: Label = (option, ask, at, lexicon) => {
  if (isPass(option)) return 'Do nothing'
  return choiceOf(lexicon, ask, at)?.text(option) ?? keyWords(option.key)
}

const payment: Label = (option, ask, at, lexicon) => {
  const { key, worth, life } = option
  if (key === 'free') return `${worth} Force without a card`
  if (withoutCopy(key) === 'life') return `${life} life instead of ${copyOf(key) > 1 ? 'another' : 'a'} card`
  const parts = partsOf(key)
  const where = parts.length > 1 ? ' from your Gauge' : ''
  const isDear = ask.kind === 'force' && Number(worth) > 1
  return `${card({ key: parts.at(-1)! }, ask, at, lexicon)}${where}${isDear ? `, worth up to ${worth}` : ''}`
}

const boostOr =
  (passing: string): Label =>
  (option, ask, at, lexicon) =>
    isPass(option) ? passing : boost(option, ask, at, lexicon)

const labels: Readonly<Record<string, Label>> = {
  mulligan: card,
  act: (option, ask, at, lexicon) => (acts[String(option.move)] ?? card)(option, ask, at, lexicon),
  set: setting,
  cost: ({ key }, _ask, at, { name }) => {
    const id = cardsIn(at, 'strike', seatOf(at))[0]?.name
    const attack = id === undefined ? 'it' : name(id)
    return { pay: `Pay for ${attack}`, life: `Pay for ${attack} with life` }[key] ?? 'Let it be invalid and Wild Swing'
  },
  force: payment,
  gauge: payment,
  trigger,
  choose: chosen,
  alternate: chosen,
  spend: ({ amount, key }) => {
    const what = { force: 'Force', gauge: 'Gauge', life: 'life' }[key.split(':')[0]!] ?? ''
    return amount === 0 ? `Spend no ${what}` : `Spend ${amount} ${what}`
  },
  spaces: ({ key, spaces }) => {
    const way = far[key.split(':')[0]!] ?? 'Go'
    return spaces === 0 ? `${way} no space` : `${way} ${spaces}`
  },
  direction: ({ key }) => (key === 'forward' ? 'Forward, towards your opponent' : 'Back, away from your opponent'),
  space: ({ space }) => (space === null || space === undefined ? 'No space' : `Space ${space}`),
  secret: card,
  name: ({ key }, _ask, _at, { name }) => {
    const [what, id] = partsOf(key) as [string, string]
    if (what === 'name') return name(id)
    return id === 'none' ? 'No Range' : `Range ${id.toUpperCase()}`
  },
  take: card,
  limit: card,
  order: card,
  sustain: ({ key }, _ask, _at, { boostName }) =>
    withoutCopy(key) === 'facedown' ? 'Face-down Boost' : boostName(withoutCopy(key)),
  overdrive: card,
  laid: ({ key }, _ask, _at, { boostName }) => boostName(last(key)),
  rod: (option, ask, at, lexicon) => (isPass(option) ? 'Leave them' : card(option, ask, at, lexicon)),
  boost: boostOr('No Boost'),
  discardBoost: (option, _ask, _at, { boostName }) => {
    if (isPass(option)) return 'None'
    const [owner, id] = partsOf(option.key) as [string, string]
    return `${owner === 'your' ? 'Your' : 'Their'} ${id === 'facedown' ? 'face-down Boost' : boostName(id)}`
  },
  look: ({ key, as }, _ask, _at, { name }) =>
    key === 'pass' ? 'Leave them as they are' : `${name(last(key))} ${finds[String(as)] ?? ''}`.trim(),
  extra: (option, _ask, _at, { name }) =>
    isPass(option) ? 'No further attack' : `Attack with ${name(last(option.key))}`,
  draw: ({ count }) => (count === 0 ? 'Draw nothing' : `Draw ${many(Number(count), 'card')}`),
  repeat: ({ key }) => (key === 'again' ? 'Once more' : 'Enough'),
  cancel: ({ key }) => (key === 'cancel' ? 'Cut it short' : 'Let it be'),
}

export const labelKinds: readonly string[] = Object.keys(labels)

/** An answer, as a button says it. What would be called the same is counted. */
export function labelOf(lexicon: Lexicon, option: OptionView, ask: AskView, at: Telling): string | null {
  const label = labels[ask.kind]
  if (label === undefined) return null
  const text = label(option, ask, at, lexicon)
  const place = ask.options.findIndex(({ key }) => key === option.key)
  const before = ask.options.slice(0, Math.max(0, place)).filter((each) => label(each, ask, at, lexicon) === text)
  return before.length === 0 ? text : `${text} (${before.length + 1})`
}
