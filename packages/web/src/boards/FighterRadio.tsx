import type { CSSProperties, ReactNode } from 'react'

interface Props {
  readonly id: string
  readonly name: string
  readonly colour: string
  readonly className: string
  readonly isChosen: boolean
  choose(id: string): void
  /** The pointer has come upon it, or, with null, has left it. */
  look(id: string | null): void
  /** The picture. */
  readonly children: ReactNode
}

/** One of the fighters to choose from. */
export function FighterRadio({ id, name, colour, className, isChosen, choose, look, children }: Props) {
  return (
    <label
      className={className}
      style={{ '--own': colour } as CSSProperties}
      onPointerEnter={() => look(id)}
      onPointerLeave={() => look(null)}
    >
      <input
        type="radio"
        className="visually-hidden"
        name="fighter"
        value={id}
        checked={isChosen}
        onChange={() => choose(id)}
      />
      {children}
      <span data-content>{name}</span>
    </label>
  )
}
