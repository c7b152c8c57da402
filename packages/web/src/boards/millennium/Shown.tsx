import { CardSide } from '../../table/card/CardSide.tsx'

/** A card to look at: it is enlarged like any other, and pointing at it means nothing. */
export function Shown({ name, size = 'small' }: { name: string | undefined; size?: 'small' | 'medium' }) {
  return (
    <div className={`card card--${size}`} data-card={name} aria-hidden>
      <CardSide card={name === undefined ? {} : { name }} size={size} />
    </div>
  )
}
