import { bodies as symbols } from 'virtual:symbols'
import { use } from 'react'

let loading: Promise<Readonly<Record<string, string>>> | null = null
const loadPictures = () => {
  loading ??= import('virtual:pictures').then(({ bodies }) => bodies)
  return loading
}

/** Begins to fetch the pictures of cards. */
export const preloadPictures = (): void => void loadPictures()

interface Props {
  /** The name of a symbol of game-icons, written out somewhere in the sources. */
  readonly name: string
  /** What a screen reader says; without it the picture is decoration. */
  readonly label?: string
  readonly className?: string
}

function Drawing({ body, label, className }: { body: string; label?: string; className?: string }) {
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

/** A symbol of the pages themselves: there at once. */
export function Sign({ name, label, className }: Props) {
  return <Drawing body={symbols[name] ?? ''} label={label} className={className} />
}

/** A picture of a card or of something on a board; suspends until the pictures are there. */
export function Picture({ name, label, className }: Props) {
  const body = symbols[name] ?? use(loadPictures())[name] ?? ''
  return <Drawing body={body} label={label} className={className} />
}
