import type { AnyTable } from './ask.ts'
import type { Match } from './match.ts'

/** A match of whatever game: for tools, and for parts of a game that are handed a match without its types. */
// biome-ignore lint/suspicious/noExplicitAny: that is what it is for
export type AnyMatch = Match<any, any, any> & { readonly table: AnyTable }
