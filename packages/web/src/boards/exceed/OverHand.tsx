import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'

/** Where the hand lies: on a narrow screen there is no other room for what is only looked at. */
export function OverHand({ colours, children }: { colours: CSSProperties; children: ReactNode }) {
  const here = useRef<HTMLSpanElement>(null)
  const [hand, setHand] = useState<Element | null>(null)
  useEffect(() => setHand(here.current?.closest('.table')?.querySelector('.table__hand') ?? null), [])
  return (
    <span ref={here} hidden>
      {hand &&
        createPortal(
          <div className="ex-beyond ex-over-hand" style={colours}>
            {children}
          </div>,
          hand,
        )}
    </span>
  )
}
