import type { JsonObject, Seat } from '@cardwright/engine'
import { isEx, numberOf, traitOf } from './rules/strike/numbers.ts'
import { attackOf, type ExceedInPlay, type ExceedTable, fighterOf, foe, strikeSide } from './table.ts'

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
  const attack = attackOf(t, seat)
  // what an attack is may depend on both: as long as one lies face down, only what was said of it shows
  const isOpen = attack !== undefined && !attack.down && attackOf(t, foe(seat))?.down !== true
  return {
    set: attack !== undefined,
    wild: from === 'wild',
    ex: isOpen ? isEx(t, seat) : ex,
    critical: isOpen ? traitOf(t, seat, 'critical') : traits.some(({ trait }) => trait === 'critical'),
    hit,
    stunned,
    taken,
    numbers: isOpen ? numbersOf(t, seat) : null,
  }
}

const numbersOf = (t: ExceedTable, seat: Seat): JsonObject => ({
  range: [numberOf(t, seat, 'rangeMin'), numberOf(t, seat, 'rangeMax')],
  power: numberOf(t, seat, 'power'),
  speed: numberOf(t, seat, 'speed'),
  armor: numberOf(t, seat, 'armor'),
  guard: numberOf(t, seat, 'guard'),
})

/** What is to be seen of a card beside its face: where it lies in the arena. */
export function about(t: ExceedTable, card: ExceedInPlay): JsonObject {
  const space = t.state.places[card.id]
  return space === undefined ? {} : { space }
}
