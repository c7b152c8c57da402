import { type ReactNode, useState } from 'react'
import { useEscape } from '../../../design/escape.ts'
import { millenniumWords as said } from '../../../words/en/boards/millennium/board.ts'
import './sheets.css'

type Sheet = keyof typeof said.sheets

/** What is needed now and then: a row of buttons, each of which opens its sheet above it. Nothing else moves. */
export function Sheets({ sheets }: { readonly sheets: Readonly<Record<Sheet, ReactNode>> }) {
  const [open, setOpen] = useState<Sheet | null>(null)
  useEscape(open !== null, () => setOpen(null))
  const all = Object.keys(sheets) as Sheet[]
  return (
    <div className="mb-sheets">
      {all.map((each) => (
        <div key={each} className="mb-sheet" data-sheet={each} hidden={each !== open}>
          {sheets[each]}
          <button
            type="button"
            className="mb-close"
            aria-label={said.closeSheet(said.sheets[each])}
            onClick={() => setOpen(null)}
          >
            ×
          </button>
        </div>
      ))}
      <div className="mb-sheets__row">
        {all.map((each) => (
          <button
            key={each}
            type="button"
            className="button mb-small"
            aria-expanded={each === open}
            onClick={() => setOpen(each === open ? null : each)}
          >
            {said.sheets[each]}
          </button>
        ))}
      </div>
    </div>
  )
}
