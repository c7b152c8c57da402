import { sets } from 'virtual:pictures'
import { bodies as symbols } from 'virtual:symbols'

/** The drawings that are there, by name: those of the pages, and of the games that were loaded. */
const known = new Map<string, string>(Object.entries(symbols))
const loading = new Map<string, Promise<void>>()

async function fetchSet(name: string): Promise<void> {
  const { bodies } = (await sets[name]?.()) ?? { bodies: {} }
  for (const [each, body] of Object.entries(bodies)) known.set(each, body)
}

/** Fetches the pictures of a game's cards and board, and those that any game may use. */
export async function loadPictures(game: string): Promise<void> {
  for (const name of ['generic', game]) if (!loading.has(name)) loading.set(name, fetchSet(name))
  await Promise.all([loading.get('generic'), loading.get(game)])
}

export const hasPicture = (name: string): boolean => known.has(name)

interface Props {
  /** The name of a symbol of game-icons, written out somewhere in the sources. */
  readonly name: string
  /** What a screen reader says; without it the picture is decoration. */
  readonly label?: string
  readonly className?: string
}

export function Picture({ name, label, className }: Props) {
  return (
    <svg
      viewBox="0 0 512 512"
      className={`picture ${className ?? ''}`}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      dangerouslySetInnerHTML={{ __html: known.get(name) ?? '' }}
    />
  )
}

/** A symbol of the pages themselves. */
export const Sign = Picture
