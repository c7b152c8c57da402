import type { AskView, OptionView } from '@cardwright/engine'
import { type AskKind, type CardPart, type ExceedOption, printedAt } from '@cardwright/exceed'
import type { BoardProps, Note, Pip } from '../../table/contract.ts'
import { exceedWords } from '../../words/en/boards/exceed/board.ts'
import {
  type CardData,
  cardData,
  cardsOf,
  type Facts,
  factsOf,
  fighterData,
  figure,
  type SideFacts,
  spaces,
  zoneOf,
} from './facts.ts'
import { nameOf } from './names.ts'
import { arrivalsOf } from './offers.ts'
import { forceOf, isPayment } from './payment.ts'
import { presentFacts } from './present.ts'
import { type Reach, reachOf } from './reach.ts'

/** What the game itself says of one of its words. */
const meaning = ({ words }: BoardProps, word: string): string => words.keywords[word]?.means ?? ''

/** What there is to know before one chooses something that cannot be taken back, or that its name does not explain. */
export function note(option: OptionView, ask: AskView, props: BoardProps): Note | null {
  const { key, move, cost = 0, amount = 0 } = option as ExceedOption
  if (move === 'reshuffle') return reshuffleNote(props)
  if (move === 'prepare') return { text: meaning(props, 'Prepare') }
  if (move === 'change') return { text: exceedWords.changing }
  if (move === 'exceed') return exceedNote(cost, props)
  if (move === 'boost') return boostNote(option, props)
  if (key === 'wild') return { text: meaning(props, 'Wild Swing') }
  const said = move === 'strike' || ask.kind === 'set' || ask.kind === 'extra' ? attackNote(option, props) : null
  if (said !== null) return said
  if (ask.kind === 'spend' && amount > 0 && wouldGainNothing(ask, props)) return { text: exceedWords.hasAdvantage }
  // a payment says all the time what it costs
  return isPayment(ask) ? null : (lifeNote(option, ask, props) ?? leadsTo(option, props))
}

function attackNote({ def, how }: ExceedOption, props: BoardProps): Note | null {
  const lack = lackOf(cardData(props, def), props)
  if (lack !== null) return { text: lackSaid(lack), isDanger: true }
  const found = def === undefined ? null : pip(def, props)
  if (found?.isGood === false) return { text: exceedWords.wouldMiss(found.label) }
  if (how === 'ex') return { text: meaning(props, 'EX') }
  const data = cardData(props, def)
  return found && data ? { text: exceedWords.wouldHit(figure(data.power), figure(data.speed)) } : null
}

/** What the lower half does. */
function boostNote({ def }: ExceedOption, props: BoardProps): Note | null {
  const data = cardData(props, def)
  if (data === null) return null
  const { cost, kind, trap } = data.boost
  const [, ...lines] = (props.words.lines?.(data) ?? []).filter(({ part }) => part === ('boost' satisfies CardPart))
  const does = lines.map(({ head, text }) => (head ? `${head}: ${text}` : text)).join(' ')
  return does === '' ? null : { text: exceedWords.asBoost(cost ?? 0, trap ? 'trap' : kind, does) }
}

function lifeNote(
  { key, life = 0, what, amount = 0 }: ExceedOption,
  { kind }: AskView,
  props: BoardProps,
): Note | null {
  const own = factsOf(props).sides[props.view.seat ?? props.near]
  const paid = what === 'life' ? amount : life
  if (paid <= 0 && !(kind === 'cost' && key === 'life')) return null
  return {
    text: exceedWords.costsLife(paid, own?.life ?? 0),
    isDanger: true,
    confirm: exceedWords.payLife(paid),
  }
}

/** EX-049 */
function exceedNote(cost: number, props: BoardProps): Note {
  const text = meaning(props, 'Exceed')
  const lack = lackOfGauge(cost, props)
  // what cannot be paid for is not offered
  return lack === null || lack.life === null ? { text } : { text: `${text} ${lackSaid(lack)}`, isDanger: true }
}

function reshuffleNote(props: BoardProps): Note {
  const seat = props.view.seat ?? props.near
  if ((factsOf(props).sides[seat]?.reshuffles ?? 0) > 0)
    return { text: exceedWords.reshuffleAgain, isDanger: true, confirm: exceedWords.reshuffleYes }
  if (zoneOf(props, 'discard', seat).count === 0) return { text: exceedWords.reshuffleNothing, isDanger: true }
  return { text: exceedWords.reshuffle }
}

/** Where it would take somebody, in words; null if it moves nobody, or nobody knows where. */
function leadsTo(option: ExceedOption, props: BoardProps): Note | null {
  const seat = props.view.seat ?? props.near
  const [end, ...others] = arrivalsOf(option, seat)
  if (end === undefined) return null
  if (others.length > 0) return { text: exceedWords.arrivesEither([end, ...others].map(({ space }) => space)) }
  const { mover, space } = end
  const { space: from, reach } = presentFacts(props).sides[mover]!
  const [who, isYou] = [nameOf(props, mover), mover === props.view.seat]
  if (space === from) return { text: exceedWords.stays(who, isYou, space) }
  const isEdge = space - reach === 1 || space + reach === spaces.length
  return { text: exceedWords.arrives(who, isYou, space, isEdge) }
}

/** What is bought is Advantage, and whoever would buy it has that already: EX-167. */
function wouldGainNothing({ source }: AskView, props: BoardProps): boolean {
  const { strike } = factsOf(props)
  if (source === undefined || strike?.advantage !== props.view.seat) return false
  const effect = printedAt(props.entry.game.library as Parameters<typeof printedAt>[0], source)?.within.at(-1)
  const { so, each } = (effect ?? {}) as { readonly so?: readonly { readonly do: string }[]; readonly each?: unknown }
  return each === undefined && so !== undefined && so.every((bought) => bought.do === 'advantage')
}

interface Lack {
  readonly gauge: number
  readonly held: number
  /** The life that its fighter can pay for the rest; null if it cannot be paid for. */
  readonly life: number | null
  /** The life that there is. */
  readonly all: number
}

const lackSaid = ({ gauge, held, life, all }: Lack): string =>
  life === null ? exceedWords.lacksGauge(gauge, held) : exceedWords.restInLife(gauge, held, life, all)

/** EX-102: the Gauge that an attack costs and that its player does not have. Null if it is paid for, or if its card has another cost at times. */
export function lackOf(card: CardData | null, props: BoardProps): Lack | null {
  const { gauge = 0, gaugeWhen, lifeInstead } = card ?? {}
  if (gaugeWhen !== undefined || lifeInstead !== undefined) return null
  const lack = lackOfGauge(gauge, props)
  // EX-165: a further attack that is offered can be paid for, or is free
  return lack?.life === null && props.answering.ask?.kind === 'extra' ? null : lack
}

function lackOfGauge(gauge: number, props: BoardProps): Lack | null {
  const seat = props.view.seat ?? props.near
  const held = cardsOf(props, 'gauge', seat).length
  if (gauge <= held) return null
  const side = factsOf(props).sides[seat]!
  const rest = lifeForGauge(props, side) * (gauge - held)
  // never with the last of it
  return { gauge, held, life: rest > 0 && rest < side.life ? rest : null, all: side.life }
}

/** EX-151: the life that a fighter may pay in place of a Gauge, as the face that is up says it; 0 if it may not. */
function lifeForGauge(props: BoardProps, { fighter, mode }: SideFacts): number {
  const effects = (fighterData(props, fighter)?.[mode].abilities ?? []).flatMap(({ on, if: condition, do: all }) =>
    on === 'always' && condition === undefined ? all : [],
  )
  const prices = effects.flatMap((effect) =>
    effect.do === 'trait' && effect.trait === 'lifeForGauge' && typeof effect.amount === 'number'
      ? [effect.amount]
      : [],
  )
  return prices.length === 0 ? 0 : Math.min(...prices)
}

/** Questions whose answers are attacks. In any other, how far a card reaches that is to be kept, paid or boosted with is beside the point. */
const ofAttacks: ReadonlySet<string> = new Set<AskKind>(['act', 'set', 'extra'])

const isBeside = ({ ask }: BoardProps['answering'], card: string): boolean =>
  ask !== null && !ofAttacks.has(ask.kind) && ask.options.some(({ def }) => def === card)

/** EX-165: a further attack that reaches nobody does nothing; one that is set may still defend. */
const isIdle = ({ range }: CardData, { ask }: BoardProps['answering']): boolean =>
  range === null && ask?.kind === 'extra'

const noRange: Pip = { text: exceedWords.hasNoRange, label: exceedWords.hasNoRange, isGood: false }

/** Whether its own movement carries the attacker to the other side of the foe. */
function isPast({ goes }: Reach, { sides }: Facts, seat: number): boolean {
  const [mine, theirs] = [sides[seat]!, sides[1 - seat]!]
  return goes !== null && goes < theirs.space !== mine.space < theirs.space
}

/** Whether an attack of one's hand would reach from where both stand, or by how much it would miss. */
export function pip(card: string, props: BoardProps): Pip | null {
  const { view, near, answering } = props
  const force = forceOf(answering.ask, card)
  if (force !== null) {
    const worth = exceedWords.worth(force)
    return { text: worth, label: worth, isGood: true }
  }
  if (isBeside(answering, card)) return null
  const def = cardData(props, card)
  const facts = presentFacts(props)
  if (def === null || view.result !== null || facts.sides.length < 2) return null
  const reach = reachOf(def, facts, view.seat ?? near)
  if (reach === null) return isIdle(def, answering) ? noRange : null
  const lack = reach.hits ? lackOf(def, props) : null
  if (lack !== null && lack.life !== null) {
    const { life } = lack
    return { text: exceedWords.inReachForLife(life), label: lackSaid(lack), isGood: true }
  }
  if (lack !== null) {
    const { gauge, held } = lack
    return { text: exceedWords.gaugeOf(gauge, held), label: exceedWords.lacksGaugeShort(gauge, held), isGood: false }
  }
  if (reach.hits) return { text: exceedWords.inReach, label: exceedWords.inReach, isGood: true }
  const short = reach.distance > reach.max
  if (short && isPast(reach, facts, view.seat ?? near)) {
    const by = reach.distance - reach.max
    return { text: exceedWords.past(by), label: exceedWords.pastReach(by), isGood: false }
  }
  const by = short ? reach.distance - reach.max : reach.min - reach.distance
  return {
    text: short ? exceedWords.short(by) : exceedWords.tooNear(by),
    label: short ? exceedWords.shortOfReach(by) : exceedWords.tooNear(by),
    isGood: false,
  }
}

/** A Strike that reaches comes first, one that would not do comes last: Enter takes the first. */
export function rank({ move, def }: OptionView, props: BoardProps): number {
  if (move !== 'strike') return 1
  const found = typeof def === 'string' ? pip(def, props) : null
  return found?.isGood === false ? 2 : 0
}
