import type { JsonObject, Seat } from '@cardwright/engine'
import { isEx, numberOf, traitOf } from './rules/strike/numbers.ts'
import { attackOf, type ExceedInPlay, type ExceedTable, fighterOf, foe } from './table.ts'

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
      strike: strike === null ? null : inStrike(t, seat),
    })),
  }
}

const isDown = (t: ExceedTable, seat: Seat): boolean => attackOf(t, seat)?.down === true

function inStrike(t: ExceedTable, seat: Seat): JsonObject {
  const { from, ex, traits, hit, stunned, taken, cards } = t.state.strike!.sides[seat]!
  const [id] = cards
  const isUp = id !== undefined && !t.card(id).down
  const number = (name: 'power' | 'speed' | 'armor' | 'guard' | 'rangeMin' | 'rangeMax') => numberOf(t, seat, name)
  return {
    set: id !== undefined,
    wild: from === 'wild',
    // of an attack that lies face down only what was said of it shows
    ex: isUp ? isEx(t, seat) : ex,
    critical: isUp ? traitOf(t, seat, 'critical') : traits.some(({ trait }) => trait === 'critical'),
    hit,
    stunned,
    taken,
    // numbers may depend on both attacks
    numbers:
      isUp && !isDown(t, foe(seat))
        ? {
            range: [number('rangeMin'), number('rangeMax')],
            power: number('power'),
            speed: number('speed'),
            armor: number('armor'),
            guard: number('guard'),
          }
        : null,
  }
}

/** What is to be seen of a card beside its face: where it lies in the arena. */
export function about(t: ExceedTable, card: ExceedInPlay): JsonObject {
  const space = t.state.places[card.id]
  return space === undefined ? {} : { space }
}
