import { type ReactNode, useId } from 'react'
import './because.css'

interface Props {
  readonly reasons: readonly { readonly by: string; readonly says: string }[]
  readonly className?: string
  readonly children: ReactNode
}

/** Something that is not as it was printed: hover, focus or touch it, and it says why. */
export function Because({ reasons, className = '', children }: Props) {
  const id = useId()
  return (
    <span className={`because ${className}`}>
      <button type="button" className="because__what" aria-describedby={id}>
        {children}
      </button>
      <span role="tooltip" id={id} className="because__why">
        {reasons.map(({ by, says }, i) => (
          <span key={i}>
            <b data-content>{says}</b> <span data-content>{by}</span>
          </span>
        ))}
      </span>
    </span>
  )
}
