import type { AnyMatch, Ask, Card, Option, Seat, Table } from '@cardwright/engine'
import type { CardDef, ExceedDef } from '../cards/definitions.ts'
import { type ExceedTable, phases } from '../state.ts'
import {
  type Choice,
  declined,
  firstFew,
  inClientOrder,
  isLegal,
  isNothing,
  onlyAnswer,
  pick,
  type Reading,
} from './choices.ts'
import { Lacking, Mismatch } from './failure.ts'
import type { ClientChoice } from './format.ts'

export type Held = Card<ExceedDef>

/** What a seat is to set in a Strike, as soon as it is asked to. */
export interface Attack {
  /** Null: a Wild Swing. */
  card(): Held | null
  readonly ex: boolean
}

/** How questions are answered that a step has no choice for. */
export interface Manner {
  /** Spaces are named by their number. */
  readonly bySpace: boolean
  /** Triggers come in the order of their list, costs are paid with the first cards of the Gauge. */
  readonly auto: boolean
  /** A player with too many cards discards the first ones. */
  readonly limit: boolean
}

/** What a scenario does not say. */
export interface Unsaid {
  /** What an Ultra is worth that is spent as Force. */
  readonly ultra: 1 | 2
  /** Some were played against a fighter that they do not name: then P2 does nothing that may be left undone. */
  readonly passes: boolean
  /** A fighter that a setup puts into Exceed Mode is turned over, and what happens at Exceeding does not. */
  readonly turns: boolean
  /** What the client may not have asked is answered by rule, even where an answer of the scenario would fit. */
  readonly unasked: boolean
}

/** Rules by which questions come up that the client does not ask everybody. */
export type AskingRule = 'EX-090' | 'EX-119'

const plain: Manner = { bySpace: false, auto: false, limit: false }

/** The next part of a Strike is noted before a part is carried out: what is noted while costs are paid. */
const whilePaying = phases[phases.indexOf('costs') + 1]

const costs: ReadonlySet<string> = new Set(['gauge', 'force', 'cost'])

/** While a player does what they may when striking: EX-090. */
const whileStriking: ReadonlySet<string> = new Set(
  (['striking', 'striking2'] as const).map((phase) => phases[phases.indexOf(phase) + 1]!),
)

/** While attacks are set and have their effects; what may be spent then is not. */
const whileSetting: ReadonlySet<string> = new Set(phases.slice(0, phases.indexOf('reveal') + 1))

/** Plays a match as the client's tests play theirs. */
export class Drive {
  readonly match: AnyMatch
  /** The cards that a scenario has a name for. */
  readonly refs = new Map<string, readonly Held[]>()
  readonly attacks: (Attack | null)[] = [null, null]
  private readonly library: ReadonlyMap<string, CardDef>
  private readonly choices: Choice[][] = [[], []]
  /** What the next step answers, and who: a question that it fits is left to it, even if there is one answer alone. */
  private awaited: { readonly seat: Seat; readonly given: ClientChoice } | null = null
  private manner: Manner = plain
  /** How many questions were answered by rule. */
  readonly byRule = new Map<AskingRule, number>()

  readonly unsaid: Unsaid

  constructor(match: AnyMatch, library: ReadonlyMap<string, CardDef>, unsaid: Unsaid) {
    this.match = match
    this.library = library
    this.unsaid = unsaid
  }

  get table(): ExceedTable {
    return this.match.table
  }

  isCard(name: string): boolean {
    return this.library.has(name)
  }

  /** A card out of nowhere, in the hand of a seat. */
  conjure(def: string | number, seat: Seat): Held {
    const found = this.library.get(String(def))
    if (found === undefined) throw new Lacking(`a card ${def}`)
    return this.table.create(found, seat, this.table.zone.hand(seat))
  }

  /** The cards of a name, with or without its sign. */
  named(name: string | number): readonly Held[] {
    const cards = this.refs.get(String(name).replace(/^\$/, ''))
    if (cards === undefined) throw new Mismatch(`a card that is called ${name}`, 'the scenario gives no card this name')
    return cards
  }

  /** Leaves a question that this answers open for it. */
  await(seat: Seat, given: ClientChoice): void {
    this.awaited = { seat, given }
  }

  private isAwaited(ask: Ask): boolean {
    const { awaited } = this
    return awaited?.seat === ask.seat && pick(ask, this.choiceOf(awaited.given), this.reading) !== null
  }

  private choiceOf(given: ClientChoice): Choice {
    if (typeof given === 'number') return { index: given }
    if (typeof given === 'boolean') return { index: given ? 0 : 1 }
    if (typeof given === 'string') return { cards: this.named(given), switches: [] }
    return {
      cards: given.flatMap((each) => (typeof each === 'boolean' ? [] : this.named(each))),
      switches: given.filter((each) => typeof each === 'boolean'),
    }
  }

  /** Gives a seat answers for the questions to come. */
  prepare(seat: Seat, choices: readonly ClientChoice[]): void {
    this.choices[seat] = choices.map((each) => this.choiceOf(each))
  }

  private get reading(): Reading {
    return { bySpace: this.manner.bySpace, ultra: this.unsaid.ultra }
  }

  /** The ask that is open; nobody is asked after the end of the match. */
  get ask(): Ask | null {
    return this.match.over === null ? (this.match.open[0] ?? null) : null
  }

  /** The ask for this seat's action. */
  acting(seat: Seat): Ask {
    const { ask } = this
    if (ask === null || ask.kind !== 'act' || ask.seat !== seat)
      throw new Mismatch(`P${seat + 1} takes an action`, this.asked())
    return ask
  }

  /** What is asked now, for people. */
  asked(): string {
    const { ask } = this
    if (ask === null) return this.match.over === null ? 'nobody is asked' : `the match is over: ${this.match.over.why}`
    const keys = ask.offered().map(({ key }) => key)
    const offered = ask.kind === 'act' ? '' : `: ${keys.slice(0, 12).join(', ')}${keys.length > 12 ? ' ...' : ''}`
    const about = ask.spec.context === undefined ? '' : ` (${JSON.stringify(ask.spec.context)})`
    return `P${ask.seat + 1} is asked ${ask.kind}${about}${offered}`
  }

  choose(ask: Ask, chosen: readonly Option[]): void {
    this.match.choose(ask, ask.valueOf(ask.inOrder(chosen)))
  }

  /** Goes on as far as the answers reach: to the next action, or to a question that nothing answers. */
  settle(manner: Partial<Manner> = {}): void {
    this.manner = { ...plain, ...manner }
    for (let ask = this.ask; ask !== null && ask.kind !== 'act'; ask = this.ask) {
      if (!this.respond(ask)) break
    }
    this.awaited = null
  }

  private respond(ask: Ask): boolean {
    const attack = this.attacks[ask.seat]
    if (ask.kind === 'set' && attack) {
      this.setAttack(ask, attack)
      return true
    }
    const isLeft = ask.kind === 'set' || this.isAwaited(ask)
    const chosen =
      this.byItself(ask) ??
      this.withoutFighter(ask) ??
      (this.unsaid.unasked ? this.ruled(ask) : null) ??
      this.picked(ask) ??
      (isLeft ? null : (onlyAnswer(ask) ?? this.passed(ask) ?? this.ruled(ask)))
    if (chosen === null || !isLegal(ask, chosen)) return false
    this.choose(ask, chosen)
    return true
  }

  /** What the rulebook asks and the client may not: the order of triggers is that of its list, nothing else is done. */
  private ruled(ask: Ask): readonly Option[] | null {
    const rule = this.askingRule(ask)
    if (rule === null) return null
    const chosen = rule === 'EX-119' ? inClientOrder(ask.offered()).slice(0, 1) : declined(ask)
    if (chosen !== null) this.byRule.set(rule, (this.byRule.get(rule) ?? 0) + 1)
    return chosen
  }

  private askingRule(ask: Ask): AskingRule | null {
    const { strike } = this.table.state
    if (ask.kind === 'trigger') return 'EX-119'
    return strike !== null && ask.kind !== 'set' && whileStriking.has(strike.phase) ? 'EX-090' : null
  }

  /** What the client's tests do without being told: the older ones order triggers, pay costs and pass by rote. */
  private byItself(ask: Ask): readonly Option[] | null {
    const { auto, limit } = this.manner
    const { strike } = this.table.state
    if (ask.kind === 'limit') return limit ? firstFew(ask) : null
    // the client leaves cards in the order in which they lie
    if (ask.kind === 'order') return firstFew(ask)
    if (!auto || strike === null || ask.kind === 'set') return null
    if (ask.kind === 'trigger') return inClientOrder(ask.offered()).slice(0, 1)
    if (strike.phase === whilePaying && costs.has(ask.kind)) return firstFew(ask)
    return whileSetting.has(strike.phase) ? declined(ask) : null
  }

  /** What P2 leaves undone, if they do nothing that a scenario does not say. */
  private passed(ask: Ask): readonly Option[] | null {
    return this.unsaid.passes && ask.seat === 1 ? declined(ask) : null
  }

  /** The fighter that P2 has not in truth adds nothing to the triggers: they come in the order that is left. */
  private withoutFighter(ask: Ask): readonly Option[] | null {
    if (!this.unsaid.passes || ask.seat !== 1 || ask.kind !== 'trigger') return null
    const [own, others] = split(ask.offered(), ({ card }) => card === undefined)
    if (own.length === 0 || others.length > 1) return null
    return [others[0] ?? own[0]!]
  }

  /** The next choice that fits. To spend nothing where nothing can be spent is what a question need not be asked for. */
  private picked(ask: Ask): readonly Option[] | null {
    const waiting = this.choices[ask.seat]!
    const next = waiting.findIndex((choice) => !isNothing(choice))
    for (const at of next > 0 ? [0, next] : [0]) {
      const picked = waiting[at] === undefined ? null : pick(ask, waiting[at], this.reading)
      if (picked === null) continue
      waiting.splice(0, at + 1, ...(picked.rest === null ? [] : [picked.rest]))
      return picked.chosen
    }
    return null
  }

  /** Sets an attack, of these ways to set one. A player with something to do first declares the Strike. */
  setAttack(ask: Ask, attack: Attack): void {
    const card = attack.card()
    const options = ask.offered() as readonly (Option & { readonly how?: string })[]
    const declared = options.find(({ key }) => key === 'strike')
    if (declared !== undefined) {
      this.choose(ask, [declared])
      return
    }
    this.attacks[ask.seat] = null
    if (card !== null) this.bringForward(card)
    const ways = ask.offered().filter((each) => isAttack(each, card, attack.ex, this.table))
    const option = ways.length > 1 ? this.chosenWay(ask.seat, card!, ways) : ways[0]
    if (option === undefined)
      throw new Mismatch(`P${ask.seat + 1} sets ${card?.def.id ?? 'a Wild Swing'}`, this.asked())
    this.choose(ask, [option])
  }

  /**
   * The client asks after the setting whether the attack is turned up, or first where it comes from; here that is a way
   * to set it.
   */
  private chosenWay(seat: Seat, card: Held, ways: readonly Option[]): Option | undefined {
    const waiting = this.choices[seat]!
    const [first] = waiting
    if (first === undefined || !('index' in first)) return ways.find((each) => !isOpen(each))
    const isPlaced = (card.def as CardDef).abilities.some(({ on }) => on === 'set')
    const opens = isPlaced ? first.index !== 0 : first.index === 0
    if (!isPlaced || !opens) waiting.shift()
    return ways.find((each) => isOpen(each) === opens)
  }

  /** Among cards of one name the first is meant. */
  bringForward(card: Held): void {
    this.table.move(card, card.zone, { at: 'bottom' })
  }

  /** What is left of the answers that a step gave. */
  leftOver(): string | null {
    const left = this.choices.map((list) => list.filter((choice) => !isNothing(choice)).length)
    for (const list of this.choices) list.splice(0)
    return left[0]! + left[1]! === 0 ? null : `${left[0]} answers of P1 and ${left[1]} of P2 left over; ${this.asked()}`
  }
}

function split<T>(list: readonly T[], is: (each: T) => boolean): [T[], T[]] {
  return [list.filter(is), list.filter((each) => !is(each))]
}

const isOpen = (option: Option): boolean => (option as { open?: boolean }).open === true

function isAttack(option: Option, card: Held | null, ex: boolean, t: Table | ExceedTable): boolean {
  const { how } = option as { how?: string }
  if (card === null) return how === 'wild'
  if (how !== (ex ? 'ex' : 'one') || option.card === undefined) return false
  const found = t.card(option.card)
  return found === card || (ex && (found.def as CardDef).name === (card.def as CardDef).name)
}
