import type { AnyGame } from '../../game.ts'
import { comparingKept, StaleValue } from '../../kept.ts'
import type { Match } from '../../match.ts'
import { winners } from '../../types.ts'
import { Found, must } from '../found.ts'
import { type Fractions, mustBePlain } from './plain.ts'

/** Every rule id that is cited is in the rulebook. */
export function ruleIsKnown(game: AnyGame, rule: unknown, what: string): void {
  if (rule === undefined) return
  const isKnown = typeof rule === 'string' && Object.hasOwn(game.rulebook, rule)
  must(isKnown, 'rule ids', () => `${what} cites ${String(rule)}, which the rulebook of ${game.id} does not have`)
}

/** What was told from the n-th event on is plain and cites known rules; says how much has been told. */
export function eventsAreSound({ game, table }: Match, from: number, fractions: Fractions): number {
  const log = table.log!
  for (const { fields } of log.slice(log.length).slice(from)) {
    ruleIsKnown(game, fields.rule, `the event ${fields.type}`)
    mustBePlain(fields, 'events', `the event ${fields.type}`, fractions)
  }
  return log.length
}

/** Kept values are still true whenever somebody looks. */
export function keptValuesHold(match: Match): void {
  try {
    comparingKept(() => {
      for (let seat = 0; seat < match.table.seats; seat++) match.view(seat)
      match.view(null)
    })
  } catch (error) {
    if (error instanceof StaleValue) throw new Found('kept', error.message)
    throw error
  }
}

/** Views are plain. */
export function viewsAreSound(match: Match, fractions: Fractions): void {
  for (let seat = 0; seat < match.table.seats; seat++) mustBePlain(match.view(seat), 'views', 'view', fractions)
  mustBePlain(match.view(null), 'views', 'view', fractions)
}

/** Those who have won sit at the table, and everybody has a score if anybody has. */
export function resultIsSound({ game, table: { seats, result } }: Match, fractions: Fractions): void {
  if (!result) return
  const won = winners(result)
  for (const seat of won) {
    const isSeat = Number.isInteger(seat) && seat >= 0 && seat < seats
    must(isSeat, 'result', () => `seat ${seat} has won, and there are ${seats} seats`)
  }
  must(new Set(won).size === won.length, 'result', () => `a seat has won twice: ${won.join(', ')}`)
  for (const [what, list] of [
    ['scores', result.scores],
    ['places', (result as { readonly places?: readonly number[] }).places],
  ] as const) {
    if (!list) continue
    must(list.length === seats, 'result', () => `there are ${list.length} ${what} for ${seats} seats`)
    mustBePlain(list, 'result', what, fractions)
  }
  ruleIsKnown(game, result.rule, 'the result')
}
