import type { Answer, Ask, Option, Random } from '@cardwright/engine'
import { handOf, tableau } from '../acts/sides.ts'
import { slotsOf } from '../acts/slots.ts'
import { printed } from '../acts/values.ts'
import { isOwned, type OwnedDef } from '../cards/definitions.ts'
import { abilityAt } from '../programs.ts'
import type { MillenniumTable } from '../state.ts'
import { isBoss } from '../terms.ts'
import { type Field, worthIn, worthOfAbility } from './estimate.ts'

interface TurnOption extends Option {
  readonly move?: string
  readonly ability?: string | null
}

const facesOf = (cards: readonly { readonly def: unknown }[]): OwnedDef[] =>
  cards.map(({ def }) => def as OwnedDef).filter(isOwned)

/** What will lie there at the end, for all that one knows now. */
function fieldOf(t: MillenniumTable, seat: number): Field {
  const lying = facesOf(tableau(t, seat).cards.filter(({ down }) => !down))
  const hand = facesOf(handOf(t, seat).cards).filter(({ kind }) => kind === 'single')
  const rivals = isBoss(t.state.terms) ? 1 : Math.max(1, t.seats - 1)
  return { singles: [...lying, ...hand].slice(0, slotsOf(t, seat)), rivals }
}

/** How much sooner than others a card should come: what lasts or waits comes early, what counts others comes late. */
function urgency(def: OwnedDef, field: Field): number {
  let sum = 0
  for (const { ability } of printed({ def }).abilities) {
    const worth = worthOfAbility(ability, def, field)
    if (ability.on === 'play') sum -= isCounting(ability) ? worth : 0
    else if (ability.on === 'next' || ability.on === 'ongoing') sum += worth
    else if (ability.on === 'action' || ability.on === 'reaction') sum += worth / 2
  }
  return sum
}

const isCounting = (ability: { readonly do?: readonly object[]; readonly if?: unknown }): boolean =>
  ability.if !== undefined ||
  (ability.do ?? []).some((effect) => 'if' in effect || ('rp' in effect && typeof effect.rp === 'object'))

/** Of the cards that will be played the one that should come first. */
function bestPlay(t: MillenniumTable, seat: number, plays: readonly TurnOption[]): TurnOption {
  const field = fieldOf(t, seat)
  const left = Math.max(1, slotsOf(t, seat) - tableau(t, seat).size)
  const rated = plays
    .map((option) => ({ option, def: t.card(option.card!).def as OwnedDef }))
    .map((each) => ({ ...each, worth: isOwned(each.def) ? worthIn(each.def, field) : 0 }))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, left)
  let best = rated[0]!
  let most = Number.NEGATIVE_INFINITY
  for (const each of rated) {
    const sooner = urgency(each.def, field)
    if (sooner <= most) continue
    most = sooner
    best = each
  }
  return best.option
}

/** What an Action brings beyond what its card would bring, left as it is. */
function gainOfAction(t: MillenniumTable, seat: number, { card, ability }: TurnOption): number {
  const { def } = t.card(card!)
  if (!isOwned(def)) return 1
  const field = fieldOf(t, seat)
  const use = worthOfAbility(abilityAt(t, ability!), def, field)
  const kept = printed({ def }).abilities.filter(
    (each) => each.ability.on !== 'action' && each.ability.on !== 'play' && each.ability.on !== 'flip',
  )
  return use - kept.reduce((sum, each) => sum + worthOfAbility(each.ability, def, field), 0)
}

/** A turn of a tournament: an Action that pays, a card, and then the end. */
export function turn(t: MillenniumTable, ask: Ask, _random: Random): Answer | null {
  const options = ask.options() as readonly TurnOption[]
  const actions = options.filter(({ move }) => move === 'action')
  const good = actions.find((each) => gainOfAction(t, ask.seat, each) > 0)
  if (good) return good
  const plays = options.filter(({ move, card }) => move === 'play' && isOwned(t.card(card!).def))
  if (plays.length > 0) return bestPlay(t, ask.seat, plays)
  return options.find(({ move }) => move === 'end' || move === 'pass') ?? null
}
