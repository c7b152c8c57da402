import { roster } from './cards/roster/index.ts'
import { makeCapcom } from './game.ts'

export * from './cards/deck.ts'
export { roster } from './cards/roster/index.ts'
export * from './cards/sheet.ts'
export * from './combos/combos.ts'
export * from './combos/lines.ts'
export type { CapcomEvent, CapcomEventType, Settled } from './events.ts'
export type { CharacterFacts, Facts, SeatFacts } from './facts.ts'
export * from './game.ts'
export type { Act } from './rules/acts.ts'
export { blockSum, timesAgainst } from './rules/block.ts'
export { halfDamage, verdictOn } from './rules/verdict.ts'
export type { CapcomDef, Hit, Mode, Phase, Stage, Strike } from './state.ts'

/** With the fighters of the Undercroft. */
export const capcom = makeCapcom(roster)
