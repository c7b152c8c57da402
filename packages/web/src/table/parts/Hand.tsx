import type { CSSProperties } from 'react'
import { Card } from '../card/Card.tsx'
import { useTable } from '../context.ts'
import { handZone } from '../hand-zone.ts'
import './hand.css'

/** What one holds, or how much another holds whose side one looks from. */
export function Hand() {
  const { entry, look, near, view } = useTable()
  const name = look.hand?.(near) ?? handZone(entry, near)
  const zone = name === null ? undefined : view.zones[name]
  if (!zone) return null
  const { cards, count = 0 } = zone
  const shown = cards ?? Array.from({ length: count }, () => ({}))
  const middle = (shown.length - 1) / 2
  return (
    <section
      className="hand"
      aria-label={`Hand, ${count} ${count === 1 ? 'card' : 'cards'}`}
      data-zone={name}
      data-count={shown.length}
    >
      <ul className="hand__cards" style={{ '--cards': shown.length } as CSSProperties}>
        {shown.map((card, i) => (
          <li
            key={'handle' in card ? card.handle : i}
            className="hand__place"
            style={{ '--from-middle': i - middle, '--at': i } as CSSProperties}
          >
            <Card card={card} size={cards ? 'medium' : 'small'} inHand={cards !== undefined && near === view.seat} />
          </li>
        ))}
      </ul>
    </section>
  )
}
