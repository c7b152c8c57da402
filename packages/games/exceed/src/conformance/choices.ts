import { type Ask, type Card, isRefusal, type Option } from '@cardwright/engine'
import type { ExceedDef } from '../cards/definitions.ts'

type Held = Card<ExceedDef>

/** An answer as the client's tests give it: a place in a list, or cards, with switches after them. */
export type Choice =
  | { readonly index: number }
  | { readonly cards: readonly Held[]; readonly switches: readonly boolean[] }

type Cards = Extract<Choice, { cards: unknown }>

/** What switches mean, the last one first: where there are fewer, the others are off. */
const meanings = {
  spend: ['free', 'decline', 'single'],
  cost: ['free', 'spareFirst', 'swing'],
} as const

/**
 * `free`: Force that costs no card is used too; `decline`: nothing is spent after all; `single`: an Ultra is worth 1;
 * `swing`: the attack is not paid for, and a Wild Swing takes its place; `spareFirst` says nothing that counts here.
 */
type Meaning = (typeof meanings)['spend' | 'cost'][number]

const isOn = ({ switches }: Cards, meaning: Meaning, of: keyof typeof meanings = 'spend'): boolean =>
  switches.at(-1 - (meanings[of] as readonly Meaning[]).indexOf(meaning)) === true

/** No card at all. */
export const isNothing = (choice: Choice): boolean =>
  'cards' in choice && choice.cards.length === 0 && !choice.switches.includes(true)

/** What a choice comes to for an ask; what is left of it is for the ask that follows. */
export interface Picked {
  readonly chosen: readonly Option[]
  readonly rest: Choice | null
}

interface Fields {
  readonly place?: number
  readonly space?: number
  readonly amount?: number
  readonly worth?: number
  readonly name?: string
  readonly now?: boolean
}

const fieldsOf = (option: Option): Fields => option as Fields

/** How a choice is meant. */
export interface Reading {
  /** Spaces are named by their number and not by their place. */
  readonly bySpace: boolean
  /** What an Ultra is worth that is spent as Force. */
  readonly ultra: 1 | 2
}

/** Null if the choice is no answer to this ask. */
export function pick(ask: Ask, choice: Choice, { bySpace, ultra }: Reading): Picked | null {
  const picked = 'index' in choice ? byIndex(ask, choice.index, bySpace) : byCards(ask, choice, ultra)
  return picked !== null && isLegal(ask, picked.chosen) ? picked : null
}

export const isLegal = (ask: Ask, chosen: readonly Option[]): boolean =>
  !isRefusal(ask.read(chosen.map((option) => option.key)))

const whole = (chosen: readonly Option[]): Picked => ({ chosen, rest: null })

function byIndex(ask: Ask, index: number, bySpace: boolean): Picked | null {
  const options = ask.offered()
  // where a player may take a card or none, the client lists them after the none
  if (ask.some !== null && isLegal(ask, [])) return whole(index === 0 ? [] : options.slice(index - 1, index))
  // what is spent is said by cards
  if (ask.kind === 'spend') return null
  // the client lists what cannot be done too: choosing it does nothing
  const only = options.length === 1 ? declining(ask) : undefined
  if (only !== undefined) return whole([only])
  if (ask.kind === 'trigger') return one(inClientOrder(options)[index])
  if (options.some((each) => fieldsOf(each).place !== undefined))
    return one(options.find((each) => fieldsOf(each).place === index))
  if (!bySpace || options.every((each) => fieldsOf(each).space === undefined)) return one(options[index])
  const there = options.find((each) => fieldsOf(each).space === index)
  return one(there ?? (index === 0 ? declining(ask) : undefined))
}

const one = (option: Option | undefined): Picked | null => (option === undefined ? null : whole([option]))

/** The client lists triggers that would do something now before the others. */
export const inClientOrder = (options: readonly Option[]): readonly Option[] => [
  ...options.filter((each) => fieldsOf(each).now !== false),
  ...options.filter((each) => fieldsOf(each).now === false),
]

/** What says no: the option that passes, or to spend nothing. */
function declining(ask: Ask): Option | undefined {
  const { skip } = ask.spec
  const options = ask.offered()
  return options.find(({ key }) => key === (skip ?? 'pass')) ?? options.find((each) => fieldsOf(each).amount === 0)
}

/** Doing nothing, where that may be. */
export function declined(ask: Ask): readonly Option[] | null {
  if (ask.some !== null) return isLegal(ask, []) ? [] : null
  const option = declining(ask)
  return option === undefined ? null : [option]
}

function byCards(ask: Ask, choice: Cards, ultra: 1 | 2): Picked | null {
  const { cards } = choice
  const options = ask.offered()
  const free = isOn(choice, 'free')
  if (ask.some !== null) {
    const chosen = cards.map((card) => options.find((each) => each.card === card.id))
    if (free) chosen.push(options.find((each) => each.key === 'free'))
    return chosen.includes(undefined) ? null : whole(chosen as Option[])
  }
  if (options.some((each) => fieldsOf(each).amount !== undefined)) return byWorth(ask, choice, ultra)
  if (ask.kind === 'cost') return byCost(options, choice)
  if (cards.length === 0 && !free) return one(declining(ask))
  const option = options.find((each) => each.card === cards[0]?.id) ?? options.find((each) => names(each, cards[0]))
  return option === undefined || cards.length > 1 ? null : whole([option])
}

/** An attack is paid for with the cards that the next question asks for, or not at all. */
function byCost(options: readonly Option[], choice: Cards): Picked | null {
  if (isOn(choice, 'swing', 'cost')) return one(options.find((each) => each.key === 'invalidate'))
  const pays = options.find((each) => each.key === 'pay')
  return pays === undefined ? null : { chosen: [pays], rest: choice }
}

/** A card that is named is named by a copy of it. */
const names = (option: Option, card: Held | undefined): boolean =>
  card !== undefined && card.def.kind !== 'character' && fieldsOf(option).name === card.def.name

/** How much is spent follows from the cards: as much as they are worth, an Ultra 2 if that is wanted. */
function byWorth(ask: Ask, choice: Cards, ultra: 1 | 2): Picked | null {
  const { cards } = choice
  const [free, single] = [isOn(choice, 'free'), isOn(choice, 'single')]
  const least = cards.length
  if ((least === 0 && !free) || isOn(choice, 'decline')) return one(declining(ask))
  const extra = free ? 1 : 0
  const most = cards.reduce((sum, { def }) => sum + (def.kind === 'ultra' && !single ? ultra : 1), extra)
  const fitting = ask
    .offered()
    .filter((each) => {
      const { amount = 0 } = fieldsOf(each)
      return amount > 0 && amount >= least && amount <= most
    })
    .sort((a, b) => fieldsOf(b).amount! - fieldsOf(a).amount!)
  return fitting.length === 0 ? null : { chosen: [fitting[0]!], rest: choice }
}

/** The one answer that is legal, if there is no other. */
export function onlyAnswer(ask: Ask): readonly Option[] | null {
  // which Boost is played is always a step of its own
  if (ask.kind === 'boost' && ask.offered().some(({ card }) => card !== undefined)) return null
  if (ask.some === null) {
    const options = ask.offered()
    return options.length === 1 ? options : null
  }
  const chosen: Option[] = []
  for (;;) {
    const { add, stop } = ask.walk(chosen)
    if (add.length === 0) return stop ? chosen : null
    // the same cards in another order are the same answer here, so all that there is left to add is one answer too
    if (stop || (add.length > 1 && !needsAll(ask, [...chosen, ...add]))) return null
    chosen.push(add[0]!)
  }
}

/** With one less it would not be enough. */
const needsAll = (ask: Ask, all: readonly Option[]): boolean =>
  isLegal(ask, all) &&
  all.every(
    (each) =>
      !isLegal(
        ask,
        all.filter((other) => other !== each),
      ),
  )

/** The first that are offered, as many as it takes. */
export function firstFew(ask: Ask): readonly Option[] | null {
  const chosen: Option[] = []
  for (;;) {
    const { add, stop } = ask.walk(chosen)
    if (stop) return chosen
    const [first] = add
    if (first === undefined) return null
    chosen.push(first)
  }
}
