import type { AskView, Json, OptionView, SeenOption, Telling } from '@cardwright/engine'
import { listed } from '@cardwright/engine/english'
import type { Act } from '../../rules/acts.ts'
import { counted, type Names, ownFighter } from './names.ts'

type Label = (names: Names, option: OptionView, at: Telling, ask: AskView) => string

const cardsOf = (names: Names, { cards }: OptionView, at: Telling): string =>
  listed(((cards ?? []) as readonly Json[]).map((handle) => names.held(at, handle)))

/** What an answer in the combat phase carries. */
const actOf = (option: OptionView): SeenOption<Act> => option as SeenOption<Act>

const points = (cost: number): string => (cost === 1 ? '1 point' : `${cost} points`)

/** " (counters)" */
const outcomes: Readonly<Record<string, string>> = { counter: 'Counter with ', negate: 'Negate with ' }

/** An attack: what with, for how much, and what it would come to. */
function attackLabel(names: Names, option: OptionView, at: Telling, ask: AskView): string {
  const { use, damage, priority, cost, extra, outcome, isShared } = actOf(option)
  const verb = outcome === null ? '' : outcomes[outcome]!
  const terms = `${damage} damage, priority ${priority}, ${points(cost)}`
  if (use === 'basic') return `${verb === '' ? 'Attack with ' : verb}the ${cardsOf(names, option, at)} (${terms})`
  const fighter = ownFighter(at)
  const name = use === 'tag-super' ? 'Tag super' : names.use(use, fighter)
  if (use === 'throw') return `${verb}${name} with the ${cardsOf(names, option, at)} (${terms})`
  const isOne = ask.options.filter((each) => each.use === use && each.extra === extra).length === 1 || isShared
  const which = isOne || use === 'tag-super' ? '' : ` with the ${cardsOf(names, option, at)}`
  const more = extra > 0 ? ` and ${extra} more` : which
  return `${verb}${name}${more}${isShared ? ' with your partner’s Joker' : ''} (${terms})`
}

const labels: Readonly<Record<Act['act'], Label>> = {
  pass: () => 'Pass',
  block: (names, option, at) => `Block with the ${cardsOf(names, option, at)}`,
  play: attackLabel,
  take: () => 'Take it',
  dodge: () => 'Try to dodge',
  tech: (names, option, at) => `Tech hit with the ${cardsOf(names, option, at)}`,
  avoid(names, option) {
    const { use, cards, extra, damage } = actOf(option)
    return extra > 0
      ? `${names.use(use)} with ${cards.length} cards, for ${damage} damage`
      : `Avoid it: ${names.use(use)}`
  },
  variable(names, option) {
    const { use, damage, priority } = actOf(option)
    return `Variable counter: ${names.use(use)} (${damage} damage, priority ${priority})`
  },
  stop: () => 'Stop here',
}

const held = (names: Names, { card }: OptionView, at: Telling): string => names.held(at, card as Json)

/** What a clean-up offers. */
const cleanUps: Readonly<Record<string, Label>> = {
  done: () => 'Done',
  meter: (names, option, at) => `Put the ${held(names, option, at)} into your meter`,
  fetch: (_names, { source }) => `Fetch an Ace from your ${source === 'deck' ? 'draw pile' : 'discard pile'}`,
  tag: (names, option, at) => `Tag with the ${cardsOf(names, option, at)}`,
  recover: (names, option, at) => `Heal your partner with the ${held(names, option, at)}`,
  recall: () => 'Shuffle a Joker back into your draw pile',
  ability: (names, _option, at) => `Use ${names.sheet(ownFighter(at)).ability.name}`,
}

const asks: Readonly<Record<string, Label>> = {
  mulligan: (_names, { again }) => (again === true ? 'Draw seven others' : 'Keep them'),
  look: (_names, { yes }) => (yes === true ? 'Look' : 'Not now'),
  overheat: (_names, { yes }) => (yes === true ? 'Burn' : 'Not now'),
  consent: (_names, { yes }) => (yes === true ? 'Add your Joker' : 'Add none'),
  draw: (_names, { count }) => (count === 1 ? 'Draw 1 card' : `Draw ${count} cards`),
  cut: (_names, { at }) => (at === 0 ? 'Do not cut' : `Lift ${at}`),
  cleanUp: (names, option, at, ask) => cleanUps[String(option.move)]!(names, option, at, ask),
  pay: held,
  discard: held,
  sift: held,
  summon: held,
}

export function labelOf(names: Names, option: OptionView, ask: AskView, at: Telling): string | null {
  const named = asks[ask.kind]
  if (named !== undefined) return named(names, option, at, ask)
  return labels[actOf(option).act]?.(names, option, at, ask) ?? null
}

/** What the button says that sends several. */
export function confirmOf(ask: AskView, chosen: number): string | null {
  if (ask.kind === 'pay') return 'Pay'
  if (ask.kind === 'summon') return 'Take it back'
  const missing = counted(ask, 'count') - chosen
  return missing > 0 ? `Choose ${missing} more` : `Discard ${chosen}`
}
