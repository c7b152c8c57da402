import type { JsonObject, Seat } from '@cardwright/engine'
import { numberOf } from './rules/strike/numbers.ts'
import { defOf, type ExceedInPlay, type ExceedTable, fighterOf } from './table.ts'

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

function inStrike(t: ExceedTable, seat: Seat): JsonObject {
  const { from, ex, hit, stunned, taken, critical, cards } = t.state.strike!.sides[seat]!
  const [id] = cards
  const isUp = id !== undefined && !t.card(id).down
  const number = (name: 'power' | 'speed' | 'armor' | 'guard' | 'rangeMin' | 'rangeMax') => numberOf(t, seat, name)
  return {
    set: id !== undefined,
    wild: from === 'wild',
    ex,
    critical,
    hit,
    stunned,
    taken,
    numbers: isUp
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
  if (card.zone.family === 'character') return {}
  return space === undefined ? { name: defOf(card).name } : { name: defOf(card).name, space }
}
