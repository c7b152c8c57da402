import type { CSSProperties } from 'react'
import { tableWords } from '../../words/en/table/table.ts'
import { Card } from '../card/Card.tsx'
import { alikeIn } from '../card/options.ts'
import { useTable } from '../context.ts'
import { handZone } from '../hand-zone.ts'
import './hand.css'

/** The player's hand, or the size of another's, if theirs is the near side. */
export function Hand() {
  const table = useTable()
  const { entry, look, near, view } = table
  const name = look.hand?.(near) ?? handZone(entry, near)
  const zone = name === null ? undefined : view.zones[name]
  if (!zone) return null
  const { count = 0 } = zone
  // what is kept as a hand is, and is none, gets no room before there is some
  if (count === 0 && !name?.startsWith('hand:')) return null
  const place = look.place?.bind(look)
  const cards = place ? zone.cards?.toSorted((a, b) => place(a, table) - place(b, table)) : zone.cards
  const isOwn = near === view.seat
  const middle = ((cards?.length ?? count) - 1) / 2
  const tilt = (i: number) => ({ '--from-middle': i - middle }) as CSSProperties
  return (
    <section
      className={`hand ${cards ? '' : 'hand--backs'}`}
      aria-label={tableWords.hand(count)}
      data-zone={name}
      data-count={cards?.length ?? count}
    >
      <ul className="hand__cards" style={{ '--cards': cards?.length ?? count } as CSSProperties}>
        {cards?.map((card, i) => (
          <li key={card.handle} className="hand__place" style={tilt(i)}>
            <Card card={card} inHand={isOwn} alike={isOwn ? alikeIn(cards, card) : []} />
          </li>
        ))}
        {!cards &&
          Array.from({ length: count }, (_, i) => (
            <li key={i} className="hand__place" style={tilt(i)}>
              <Card card={{}} size="small" />
            </li>
          ))}
      </ul>
    </section>
  )
}
