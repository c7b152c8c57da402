import type { Seat } from '@cardwright/engine'
import type { Borne, WeissCard } from '../cards/definitions.ts'
import { leastOf, mostOf, selectsOf } from '../read/cards.ts'
import { type Env, envOf } from '../read/env.ts'
import { isIn } from '../read/places.ts'
import { memoOf, reader, valuesOf } from '../rules/values.ts'
import { workplacesOf } from '../rules/workplaces.ts'
import { type Known, onStage, type Source, sourceOf, type WeissInPlay, type WeissTable } from '../table.ts'
import type { CostRef, Count, Ref, Step } from '../text/core.ts'
import type { Zone } from '../text/terms.ts'
import { type Need, needsOf } from './needs.ts'
import { isOpen } from './pick.ts'

type StepOf<K extends Step['do']> = Extract<Step, { do: K }>
type PayInstead = StepOf<'payInstead'>

/** What is paid for: an ability, or a card that is played from hand. */
export type Paying = 'ability' | 'play'

/** do:payInstead: a continuous ability that lets a part of a cost be paid in another way, once. */
export interface Substitute {
  readonly source: Source
  readonly borne: Borne
  readonly step: PayInstead
  /** What its own steps need. */
  readonly needs: readonly Need[]
}

function isMeant({ memo: { ability } }: Env, paying: Paying, { kind, keyword }: CostRef): boolean {
  if (kind === 'play' || paying === 'play') return kind === paying
  if (keyword !== null && ability.keyword !== keyword) return false
  if (kind === 'combo') return ability.combo
  return kind === null || ability.kind === kind
}

/** Whether a card is one of these, or was one where it lay before: Encore is paid for in the waiting room (WS-162). */
export function isOneOf(env: Env, card: Known, cards: Ref): boolean {
  if (env.read.cards(env, cards).some((each) => each.card === card.card)) return true
  const { was } = card
  return selectsOf(cards).some(
    ({ place, where }) => was !== null && isIn(env, place, was, card) && env.read.passes(env, card, where),
  )
}

/** The ways to pay that an ability opens now. */
function waysOf(env: Env, steps: readonly Step[]): readonly PayInstead[] {
  return steps.flatMap((step) => {
    if (step.do === 'if') return env.read.holds(env, step.cond) ? waysOf(env, step.steps) : []
    return step.do === 'payInstead' ? [step] : []
  })
}

/** All that a card could ever say of this, with the zones where it says so. */
interface Way {
  readonly step: PayInstead
  readonly zones: readonly Zone[]
}

const printed = new WeakMap<ReadonlyMap<string, WeissCard>, readonly Way[]>()

function waysIn(value: unknown, zones: readonly Zone[], found: Way[]): void {
  if (typeof value !== 'object' || value === null) return
  if ((value as { do?: string }).do === 'payInstead') found.push({ step: value as PayInstead, zones })
  for (const inner of Object.values(value)) waysIn(inner, zones, found)
}

/** What the cards of this match say: nothing, mostly. */
function waysAt({ rules: { library } }: WeissTable): readonly Way[] {
  let ways = printed.get(library)
  if (!ways) {
    const found: Way[] = []
    for (const { abilities } of library.values())
      for (const { ability, zones } of abilities) if (ability.kind !== 'event') waysIn(ability, zones, found)
    ways = found
    printed.set(library, ways)
  }
  return ways
}

/** Abilities that let this cost be paid in another way. */
export function substitutesFor(env: Env, paying: Paying): Substitute[] {
  const { t, memo } = env
  if (waysAt(t).length === 0) return []
  const found: Substitute[] = []
  const look = (card: WeissInPlay, abilities: readonly Borne[]) => {
    for (const borne of abilities) {
      if (borne.ability.kind !== 'cont') continue
      const source = sourceOf(card)
      const own = envOf(t, reader, memoOf(memo.seat, source, borne))
      for (const step of waysOf(own, borne.ability.steps)) {
        if (!isMeant(env, paying, step.pays)) continue
        if (!isOneOf(own, memo.source, step.pays.of)) continue
        found.push({ source, borne, step, needs: step.steps.flatMap((each) => needsOf(own, each)) })
      }
    }
  }
  for (const card of onStage(t, memo.seat))
    look(
      card,
      valuesOf(t, card).abilities.filter(({ zones }) => zones.includes('stage')),
    )
  for (const zone of workplacesOf(t).cont)
    for (const card of t.zone[zone](memo.seat).cards) if (!card.down) look(card, card.def.working.cont[zone] ?? [])
  return found
}

/** Whether a hand that nobody else sees could hold another way to pay this: then its player is asked, come what may. */
export function mayHide(env: Env, paying: Paying, cost: readonly Step[], seat: Seat): boolean {
  const isPossible = waysAt(env.t).some(
    ({ step, zones }) =>
      zones.includes('hand') &&
      // a card that speaks of itself is seen when it is played
      step.pays.of.ref !== 'this' &&
      isMeant(env, paying, step.pays) &&
      partOf(cost, step.zone) >= 0,
  )
  return isPossible && env.t.zone.hand(seat).cards.some((card) => !isOpen(card))
}

/** The first part of a cost that takes a number of cards from this zone; -1 if none does. */
const partOf = (cost: readonly Step[], zone: Zone): number => cost.findIndex((step) => takenFrom(step, zone) !== null)

function takenFrom(step: Step, zone: Zone): Exclude<Count, 'all'> | null {
  if (step.do !== 'put' || (step.cards.ref !== 'end' && step.cards.ref !== 'select')) return null
  const { place, count } = step.cards
  return 'of' in place && place.of === 'you' && place.zone === zone && count !== 'all' ? count : null
}

/** How many cards of this cost it can stand for. */
export function sparedBy(env: Env, cost: readonly Step[], { step: { count, zone } }: Substitute): readonly number[] {
  const part = partOf(cost, zone)
  if (part < 0) return []
  const wanted = leastOf(env, takenFrom(cost[part]!, zone)!)
  if (count === 'all') return [wanted]
  const most = Math.min(wanted, mostOf(env, count))
  const least = Math.max(1, leastOf(env, count))
  return Array.from({ length: Math.max(0, most - least + 1) }, (_, n) => least + n)
}

/** The cost without so many of its cards. */
export function without(
  env: Env,
  cost: readonly Step[],
  { step: { zone } }: Substitute,
  spared: number,
): readonly Step[] {
  const part = partOf(cost, zone)
  return cost.flatMap((step, n) => {
    if (n !== part || step.do !== 'put' || (step.cards.ref !== 'end' && step.cards.ref !== 'select')) return [step]
    const left = leastOf(env, step.cards.count) - spared
    return left > 0 ? [{ ...step, cards: { ...step.cards, count: { min: left, max: left } } } as Step] : []
  })
}
