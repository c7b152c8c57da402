import { useState } from 'react'
import { change, useSettings } from '../app/settings.ts'
import { askWords } from '../words/en/table/asks.ts'
import { useTable } from './context.ts'
import './guide.css'

/** Explains each kind of ask the first time that it comes up. */
export function Guide() {
  const { answering, look, entry } = useTable()
  const { guide, explained } = useSettings()
  const { ask } = answering
  const [isOpen, setOpen] = useState(false)
  if (!guide || !ask) return null
  const name = `${entry.game.id} ${ask.kind}`
  const all = `${entry.game.id} *`
  if (explained.includes(name) || explained.includes(all)) return null
  const said = look.guide?.[ask.kind] ?? plain(ask.some !== undefined, ask.some?.stop === true, ask.skip !== undefined)
  return (
    <div className={`guide ${isOpen ? 'is-open' : ''}`} role="note" aria-label={askWords.guide.label}>
      <button type="button" className="guide__words" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <b>{said.title}.</b> <span>{said.text}</span>
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

function plain(isSeveral: boolean, mayBeNone: boolean, mayPass: boolean): { title: string; text: string } {
  const { severalOrNone, several, pass, one } = askWords.guide
  if (isSeveral) return mayBeNone ? severalOrNone : several
  return mayPass ? pass : one
}
