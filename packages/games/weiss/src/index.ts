import { decks, lanternfall } from './cards/lanternfall/index.ts'
import { makeWeiss } from './game.ts'
import { wordsOf } from './words/en/index.ts'

export { evaluate } from './bot/evaluate.ts'
export { type Blank, broughtCard, withBrought } from './cards/brought.ts'
export { buildCard, buildOwnCard, type CardFile, cardSchema } from './cards/build.ts'
export * from './cards/decks.ts'
export * from './cards/definitions.ts'
export { decks, lanternfall } from './cards/lanternfall/index.ts'
export {
  checkDatabase,
  type DatabaseCard,
  isDefective,
  missingNodes,
  type Report,
} from './database.ts'
export type { AnyEvent, WeissEvent } from './events.ts'
export { type Facts, factsOf } from './facts.ts'
export { makeWeiss, type WeissGame, type WeissOptions } from './game.ts'
export { type Gap, gapsOf, howWhole } from './import/gaps.ts'
export { completeCards, type Played, playCards } from './import/matches.ts'
export { type ImportedSet, type SetSummary, setOf, setSchema, setsIn, summaryOf } from './import/sets.ts'
export { implemented } from './interpreter.ts'
export { type Outlook, outlookOf } from './outlook.ts'
export { iconText } from './run/icons.ts'
export { stats } from './stats.ts'
export { type Compiled, compile, type Failed, rendered } from './text/compile.ts'
export type * from './text/core.ts'
export { ERRATA, type Erratum, erratumOf } from './text/errata.ts'
export { kindsOf, NODES, type NodeKind } from './text/nodes.ts'
export type * from './text/terms.ts'
export { isRuleBearing, type Unit, unitsOf } from './text/units.ts'
export { cardText, wordsOf } from './words/en/index.ts'
export { placeName } from './words/en/speech.ts'

/** With the set Lanternfall and its four decks. */
export const weiss = makeWeiss(lanternfall, decks)
export const words = wordsOf(weiss.library)
