import { gameIds } from '@cardwright/catalog'
import { capital, inWords } from '@cardwright/engine/english'
import { posters as examples } from '../boards/generic/posters.ts'
import type { Poster } from '../boards/poster.ts'
import { posterWords } from '../words/en/posters.ts'

/** A game before it is loaded. */
export interface Announced extends Poster {
  readonly id: string
  /** In a sentence or two: what one does in it. */
  readonly line: string
  readonly players: string
}

const found = import.meta.glob<{ readonly poster: Poster }>('../boards/*/poster.ts', { eager: true })

const said: Readonly<Record<string, Pick<Announced, 'line' | 'players'> | undefined>> = posterWords

const plain = (id: string): Poster => ({
  title: capital(inWords(id)),
  signs: ['card-play'],
  colours: ['#4a3b2c', '#e2c491'],
  isSmall: true,
})

/** Every game there is, with the poster that lies with its board; one without gets a plain one. */
export const announced: readonly Announced[] = gameIds.map((id) => ({
  id,
  ...(found[`../boards/${id}/poster.ts`]?.poster ?? examples[id] ?? plain(id)),
  ...(said[id] ?? posterWords.plain),
}))

/** The games that are shown first, and the small ones after them. */
export const featured = announced.filter(({ isSmall }) => !isSmall)
export const small = announced.filter(({ isSmall }) => isSmall)

const announcedAs = (id: string): Announced | undefined => announced.find((each) => each.id === id)

export const titleOf = (id: string): string => announcedAs(id)?.title ?? id

/** What a game is, in a sentence. */
export const lineOf = (id: string): string => announcedAs(id)?.line ?? posterWords.plain.line
