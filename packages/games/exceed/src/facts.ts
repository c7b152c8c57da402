import { factsReader, type Seat } from '@cardwright/engine'
import {
  attackOf,
  type ExceedInPlay,
  type ExceedTable,
  fighterOf,
  type Mode,
  type Phase,
  type State,
  strikeSide,
} from './state.ts'
import { isEx } from './values/numbers.ts'
import { isOpen, type Numbers, numbersOf } from './values/open.ts'
import { traitOf } from './values/traits.ts'

/** What a view shows of one side of a Strike. */
export type StrikeFacts = {
  readonly set: boolean
  readonly wild: boolean
  readonly ex: boolean
  readonly critical: boolean
  readonly hit: boolean
  readonly stunned: boolean
  readonly taken: number
  /** Null as long as not everybody may know them. */
  readonly numbers: Numbers | null
}

export type SideFacts = {
  readonly fighter: string
  readonly life: number
  readonly space: number
  readonly reach: number
  readonly mode: Mode
  readonly reshuffles: number
  readonly tokens: Readonly<Record<string, number>>
  /** The spaces of tokens that lie face down, in their order. */
  readonly secrets?: readonly number[]
  readonly strike: StrikeFacts | null
}

/** What a view shows beside cards; the same for everybody. */
export type Facts = {
  /** Who began, on the left. */
  readonly first: Seat
  readonly turn: Seat
  readonly next: Seat
  readonly phase: State['phase'] | Phase
  readonly actions: number
  readonly strike: null | { readonly attacker: Seat; readonly active: Seat; readonly advantage: Seat | null }
  readonly sides: readonly SideFacts[]
}

/** What a view shows of a card beside its face: where it lies in the arena; of an attack, its numbers as they are. */
export type CardFacts = { readonly space?: number } & Partial<Numbers>

export function facts(t: ExceedTable): Facts {
  const { first, turn, phase, actions, sides, strike, next } = t.state
  return {
    first,
    turn,
    next,
    phase: strike === null ? phase : strike.phase,
    actions,
    strike: strike === null ? null : { attacker: strike.attacker, active: strike.active, advantage: strike.advantage },
    sides: sides.map((mine, seat) => ({
      fighter: fighterOf(t, seat).id,
      life: mine.life,
      space: mine.space,
      reach: mine.reach,
      mode: mine.mode,
      reshuffles: mine.reshuffles,
      tokens: mine.tokens,
      ...secretsOf(t, seat),
      strike: strike === null ? null : inStrike(t, seat),
    })),
  }
}

/** The facts of a view. */
export const factsOf = factsReader(facts)

/** The spaces of secret tokens, in the order in which the tokens lie: these everybody sees, face down or not. */
function secretsOf(t: ExceedTable, seat: Seat): Pick<SideFacts, 'secrets'> {
  const { cards } = t.zone.secrets(seat)
  return cards.length === 0 ? {} : { secrets: cards.map(({ id }) => t.state.places[id]!) }
}

function inStrike(t: ExceedTable, seat: Seat): StrikeFacts {
  const { from, ex, traits, hit, stunned, taken } = strikeSide(t, seat)
  const isKnown = isOpen(t, seat)
  return {
    set: attackOf(t, seat) !== undefined,
    wild: from === 'wild',
    ex: isKnown ? isEx(t, seat) : ex,
    critical: isKnown ? traitOf(t, seat, 'critical') : traits.some(({ trait }) => trait === 'critical'),
    hit,
    stunned,
    taken,
    numbers: isKnown ? numbersOf(t, seat) : null,
  }
}

export function about(t: ExceedTable, card: ExceedInPlay): CardFacts {
  const space = t.state.places[card.id]
  const seat = card.zone.owner
  const isAttack = card.zone.family === 'strike' && attackOf(t, seat) === card && isOpen(t, seat)
  return { ...(space !== undefined && { space }), ...(isAttack && numbersOf(t, seat)) }
}
