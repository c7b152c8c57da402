import { type Entry, sideName } from '@cardwright/catalog'
import { wordsOf } from '@cardwright/catalog/words'
import { useState } from 'react'
import { Dialog } from '../design/Dialog.tsx'
import type { Look } from '../table/contract.ts'
import { sideWords } from '../words/en/pages/sides.ts'
import { SideBadge } from './SideBadge.tsx'
import { SideChoice } from './SideChoice.tsx'
import './choose.css'

interface Props {
  readonly entry: Entry
  readonly look: Look
  /** The other options of the match, as far as they are chosen. */
  readonly options: object
  readonly value: string | null
  /** `What does the medium bot play with?` */
  readonly question: string
  onChange(side: string): void
}

/** A button that shows what a seat plays with, and opens the choice of it. */
export function SidePicker({ entry, look, options, value, question, onChange }: Props) {
  const [picking, setPicking] = useState<string | null>(null)
  if (!entry.sides) return null
  const any = entry.sides.any ?? entry.sides.names[0]!
  const words = wordsOf(entry)
  const said = (side: string) => (side === entry.sides?.any ? sideWords.anything : sideName(entry, side))
  return (
    <>
      <button
        type="button"
        className="side-picker"
        aria-label={sideWords.answered(question, said(value ?? any))}
        onClick={() => setPicking(value ?? any)}
      >
        <SideBadge entry={entry} look={look} side={value} />
      </button>
      {picking !== null && (
        <Dialog title={question} wide close={() => setPicking(null)}>
          <div data-game={entry.game.id}>
            <SideChoice
              look={look}
              entry={entry}
              options={options}
              words={words}
              value={picking}
              onChange={setPicking}
            />
          </div>
          <div className="dialog__choices side-picker__choices">
            <button type="button" className="button button--quiet" onClick={() => setPicking(null)}>
              {sideWords.back}
            </button>
            {entry.sides.any !== undefined && picking !== entry.sides.any && (
              <button
                type="button"
                className="button"
                onClick={() => {
                  setPicking(null)
                  onChange(any)
                }}
              >
                {sideWords.chance}
              </button>
            )}
            <button
              type="button"
              className="button button--main"
              onClick={() => {
                setPicking(null)
                onChange(picking)
              }}
            >
              {picking === entry.sides.any ? sideWords.chance : sideWords.take(said(picking))}
            </button>
          </div>
        </Dialog>
      )}
    </>
  )
}
