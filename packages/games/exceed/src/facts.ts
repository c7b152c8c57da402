import type { JsonObject, Seat } from '@cardwright/engine'
import { attackOf, type ExceedInPlay, type ExceedTable, fighterOf, strikeSide } from './state.ts'
import { isEx } from './values/numbers.ts'
import { isOpen, numbersOf } from './values/open.ts'
import { traitOf } from './values/traits.ts'

/** What a view shows beside cards; the same for everybody. */
export function facts(t: ExceedTable): JsonObject {
  const { turn, phase, actions, sides, strike, next } = t.state
  return {
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

/** The spaces of secret tokens, in the order in which the tokens lie: these everybody sees, face down or not. */
function secretsOf(t: ExceedTable, seat: Seat): JsonObject {
  const { cards } = t.zone.secrets(seat)
  return cards.length === 0 ? {} : { secrets: cards.map(({ id }) => t.state.places[id]!) }
}

function inStrike(t: ExceedTable, seat: Seat): JsonObject {
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

/** What is to be seen of a card beside its face: where it lies in the arena; of an attack, its numbers as they are. */
export function about(t: ExceedTable, card: ExceedInPlay): JsonObject {
  const space = t.state.places[card.id]
  const seat = card.zone.owner
  const isAttack = card.zone.family === 'strike' && attackOf(t, seat) === card && isOpen(t, seat)
  return { ...(space !== undefined && { space }), ...(isAttack && numbersOf(t, seat)) }
}
