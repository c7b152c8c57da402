import { type Piece, sets } from 'virtual:pictures'
import { pieces as ofPages } from 'virtual:pictures/pages'
import { bodies as symbols } from 'virtual:symbols'
import { useEffect, useSyncExternalStore } from 'react'

/** The drawings that have been fetched, by name; those of the front page's top are there from the beginning. */
const known = new Map<string, string>(Object.entries(symbols))
/** The sources of the other drawings: of the pages, and of games that are played. */
const elsewhere = new Map<string, Piece>()
know(ofPages)
const fetching = new Set<Piece>()
const listeners = new Set<() => void>()

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Fetches a drawing and those in the same piece; it appears when it has arrived. */
function want(name: string): void {
  const piece = known.has(name) ? undefined : elsewhere.get(name)
  if (!piece || fetching.has(piece)) return
  fetching.add(piece)
  piece.load().then(
    ({ bodies }) => {
      for (const [each, body] of Object.entries(bodies)) known.set(each, body)
      for (const listener of [...listeners]) listener()
    },
    // it may be reached later
    () => fetching.delete(piece),
  )
}

function know(pieces: readonly Piece[]): void {
  for (const piece of pieces) for (const each of piece.names) if (!elsewhere.has(each)) elsewhere.set(each, piece)
}

/** Makes the pictures of a game's cards and board known, and those that any game may use. */
export async function knowPictures(game: string): Promise<void> {
  const lists = await Promise.all(['table', 'generic', game].map((name) => sets[name]?.()))
  for (const { pieces } of lists.filter((list) => list !== undefined)) know(pieces)
}

export const hasPicture = (name: string): boolean => known.has(name) || elsewhere.has(name)

interface Props {
  /** The name of a symbol of game-icons, written out somewhere in the sources. */
  readonly name: string
  /** The text for screen readers; without it the picture is decoration. */
  readonly label?: string
  readonly className?: string
}

export function Picture({ name, label, className }: Props) {
  const here = () => known.get(name) ?? ''
  const body = useSyncExternalStore(subscribe, here, here)
  useEffect(() => want(name), [name])
  return (
    <svg
      viewBox="0 0 512 512"
      className={`picture ${className ?? ''}`}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      dangerouslySetInnerHTML={{ __html: body }}
    />
  )
}

/** A symbol of the pages themselves. */
export const Sign = Picture
