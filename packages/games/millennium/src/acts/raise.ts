import { keep } from '@cardwright/engine'
import type { EventPattern, Occurrence } from '../effects/events/vocabulary.ts'
import type { Ability } from '../effects/vocabulary.ts'
import type { CardInPlay, MillenniumTable, SideNumber, Waiting } from '../state.ts'
import { fits } from './filters.ts'
import { push } from './push.ts'
import { allSides, areOpponents, clockwise, playArea, takesPart } from './sides.ts'
import { type AbilityNow, holdingsOf, personas, printed, valuesOf, works } from './values.ts'

type Whenever = Extract<Ability, { whenever: unknown }>
type Reaction = Extract<Ability, { on: 'reaction' }>

const isWhenever = (ability: Ability): ability is Whenever => 'whenever' in ability
const isReaction = (ability: Ability): ability is Reaction => ability.on === 'reaction'

/** By these a card means other cards than itself, unless it says so. */
const isOfOthers: readonly string[] = ['played', 'flipped', 'effect']

/** Whether an ability that waits for such things means what has happened. */
export function isAbout(
  t: MillenniumTable,
  pattern: EventPattern,
  { event, side, card }: Occurrence,
  from: { readonly card: CardInPlay; readonly side: SideNumber },
): boolean {
  if (pattern.event !== event || !isWho(t, pattern.who, from.side, side)) return false
  if (card === undefined) return pattern.where === undefined
  const it = t.card(card)
  if (it === from.card && !pattern.self && isOfOthers.includes(event)) return false
  return !pattern.where || fits(t, pattern.where, it, from, (each) => valuesOf(t, each))
}

function isWho(t: MillenniumTable, who: EventPattern['who'], own: SideNumber, side: SideNumber): boolean {
  switch (who) {
    case 'you':
      return own === side
    case 'others':
      return own !== side
    case 'opponents':
      return areOpponents(t, own, side)
    case 'each':
      return true
  }
}

/** An ability of a card in play. */
export interface Acting {
  readonly card: CardInPlay
  readonly side: SideNumber
  readonly own: AbilityNow
}

/** Those abilities in play that wait for something to happen, Reactions and Actions. */
export const abilitiesInPlay = keep((t: MillenniumTable) => {
  const found: Record<'waiting' | 'reactions' | 'actions', Acting[]> = { waiting: [], reactions: [], actions: [] }
  const add = (card: CardInPlay, s: SideNumber, abilities: readonly AbilityNow[]) => {
    for (const own of abilities) {
      if (isWhenever(own.ability)) found.waiting.push({ card, side: s, own })
      else if (isReaction(own.ability)) found.reactions.push({ card, side: s, own })
      else if (own.ability.on === 'action') found.actions.push({ card, side: s, own })
    }
  }
  for (const s of allSides(t)) {
    for (const card of playArea(t, s)) if (!card.down) add(card, s, valuesOf(t, card).abilities)
  }
  for (const each of personas(t)) add(each.card, each.side, printed(each.card).abilities)
  return found
})

/** MB-270: whether effects of a trigger do not work for a side. */
export const isSilenced = (t: MillenniumTable, trigger: string, s: SideNumber): boolean =>
  holdingsOf(t, 'silence').some(
    (each) => each.static.trigger === trigger && (each.static.whose === 'all' || each.side !== s),
  )

/** Something has happened: what waits for it joins the triggers, and who can react to it is asked. */
export function raise(t: MillenniumTable, what: Occurrence): void {
  if (t.state.tournament.stage !== 'turns') return
  const { waiting, reactions } = abilitiesInPlay(t)
  for (const { card, side, own } of waiting) {
    const { address } = own
    const ability = own.ability as Whenever
    if (!takesPart(t, side) || !works(t, card, ability) || !isAbout(t, ability.whenever, what, { card, side })) continue
    wait(t, {
      side,
      band: ability.on,
      card: card.id,
      gen: card.gen,
      ability: address,
      it: what.card ?? null,
      them: what.side,
    })
  }
  if (reactions.length === 0 || what.unanswerable) return
  const isAnswerable = clockwise(t, t.state.tournament.turn.side).some((s) => reactionsTo(t, s, what).length > 0)
  if (isAnswerable) push(t, { task: 'react', to: what, asked: [] })
}

/** A trigger waits among the innermost. */
export function wait(t: MillenniumTable, trigger: Waiting): void {
  t.state.tournament.pools.at(-1)!.push(trigger)
}

/** MB-215: the Reactions that a side could use. */
export function reactionsTo(t: MillenniumTable, s: SideNumber, what: Occurrence) {
  if (isSilenced(t, 'reaction', s)) return []
  return abilitiesInPlay(t).reactions.filter(
    ({ card, side, own: { ability } }) =>
      side === s &&
      !card.marks?.reacting &&
      !card.marks?.used &&
      isAbout(t, (ability as Reaction).to, what, { card, side: s }),
  )
}
