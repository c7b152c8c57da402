import { type RefObject, useEffect } from 'react'
import { createPortal } from 'react-dom'
import { CardFace } from '../card/CardFace.tsx'
import { useTable } from '../context.ts'
import { useHandDrag } from './hand-drag.ts'
import './hand-drag.css'

/** A card of the hand that is on its way to the board. */
export function HandDrag({ root }: { root: RefObject<HTMLElement | null> }) {
  const dragged = useHandDrag()
  const { look, entry, words } = useTable()
  const table = root.current
  const handle = dragged?.card.handle
  useEffect(() => {
    if (handle === undefined) return
    const place = document.querySelector(`.hand [data-handle="${handle}"]`)
    place?.toggleAttribute('data-dragged', true)
    return () => void place?.toggleAttribute('data-dragged', false)
  }, [handle])
  if (!dragged?.card.name || !table) return null
  const { card, x, y } = dragged
  return createPortal(
    <div className="dragged-card card card--small" style={{ left: x, top: y }} aria-hidden>
      <CardFace look={look} entry={entry} words={words} card={card.name!} size="small" />
    </div>,
    table,
  )
}
