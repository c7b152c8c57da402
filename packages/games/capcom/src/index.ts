import { roster } from './cards/roster/index.ts'
import { makeCapcom } from './game.ts'
import { wordsOf } from './words/en/index.ts'

export { acePriceOf } from './abilities/run.ts'
export { abilityText } from './abilities/text.ts'
export { evaluate } from './bot/evaluate.ts'
export { stats } from './bot/stats.ts'
export * from './cards/deck.ts'
export { roster } from './cards/roster/index.ts'
export * from './cards/sheet.ts'
export * from './combos/combos.ts'
export * from './combos/lines.ts'
export type { CapcomEvent, CapcomEventType, Settled } from './events.ts'
export { type CharacterFacts, type Facts, factsOf, type SeatFacts } from './facts.ts'
export * from './game.ts'
export type { Act } from './rules/acts.ts'
export { blockSum, timesAgainst } from './rules/block.ts'
export { variableOutcome } from './rules/variable.ts'
export { halfDamage, verdictOn } from './rules/verdict.ts'
export { type CapcomDef, type Hit, type Mode, modes, type Phase, type Stage, type Strike } from './state.ts'
export { playingName } from './words/en/names.ts'
export { cardText, costText, moveText, typeText } from './words/en/sheet.ts'
export { usesOf } from './words/en/uses.ts'
export { wordsOf }

/** With the fighters of the Undercroft. */
export const capcom = makeCapcom(roster)
export const words = wordsOf(capcom.library)
