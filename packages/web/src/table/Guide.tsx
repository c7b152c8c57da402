import { useState } from 'react'
import { change, useSettings } from '../app/settings.ts'
import { makeRoom } from '../design/make-room.ts'
import { useTouch } from '../design/use-media.ts'
import { askWords } from '../words/en/table/asks.ts'
import { useTable } from './context.ts'
import { holding } from './guided.ts'
import './guide.css'

/** Explains each kind of ask the first time that it comes up. */
export function Guide() {
  const { answering, look, entry } = useTable()
  const { guide, explained } = useSettings()
  const isTouch = useTouch()
  const { ask } = answering
  const [isOpen, setOpen] = useState(false)
  if (!guide || !ask) return null
  const kind = `${entry.game.id} ${ask.kind}`
  const all = `${entry.game.id} *`
  if (explained.includes(all)) return null
  // how cards are read comes before what they do
  const isOfHolding = isTouch && !explained.includes(holding)
  const name = isOfHolding ? holding : kind
  if (explained.includes(name)) return null
  const of = look.guide?.[ask.kind] ?? plain(ask.some !== undefined, ask.some?.stop === true, ask.skip !== undefined)
  const said = isOfHolding ? askWords.guide.hold : of
  return (
    <div
      ref={roomForGuide}
      className={`guide ${isOpen ? 'is-open' : ''}`}
      role="note"
      aria-label={askWords.guide.label}
    >
      <button type="button" className="guide__words" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <span className="guide__text">
          <b>{said.title}.</b> <span>{said.text}</span>
        </span>
      </button>
      <button type="button" className="button" onClick={() => change({ explained: [...explained, name] })}>
        {askWords.guide.gotIt}
      </button>
      <button
        type="button"
        className="button button--quiet guide__off"
        onClick={() => change({ explained: [...explained, all] })}
      >
        {askWords.guide.noMore}
      </button>
    </div>
  )
}

/** Beside the board it lies over the log, which ends above it. */
const roomForGuide = makeRoom('--guide-h')

function plain(isSeveral: boolean, mayBeNone: boolean, mayPass: boolean): { title: string; text: string } {
  const { severalOrNone, several, pass, one } = askWords.guide
  if (isSeveral) return mayBeNone ? severalOrNone : several
  return mayPass ? pass : one
}
