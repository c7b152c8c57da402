import { useState } from 'react'
import { change, useSettings } from '../app/settings.ts'
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
  if (explained.includes(name)) return null
  const said = look.guide?.[ask.kind] ?? plain(ask.some !== undefined, ask.some?.stop === true, ask.skip !== undefined)
  return (
    <div className={`guide ${isOpen ? 'is-open' : ''}`} role="note" aria-label="Guide">
      <button type="button" className="guide__words" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <b>{said.title}.</b> <span>{said.text}</span>
      </button>
      <button type="button" className="button" onClick={() => change({ explained: [...explained, name] })}>
        Got it
      </button>
      <button type="button" className="button button--quiet guide__off" onClick={() => change({ guide: false })}>
        No more hints
      </button>
    </div>
  )
}

function plain(isSeveral: boolean, mayBeNone: boolean, mayPass: boolean): { title: string; text: string } {
  if (isSeveral) {
    const none = mayBeNone ? ' Choosing nothing is an answer too.' : ''
    return { title: 'Choose as many as you like', text: `Pick the lit cards or buttons, then confirm.${none}` }
  }
  if (mayPass)
    return { title: 'You may act, or pass', text: 'Lit cards can be played now. Passing lets the game go on.' }
  return {
    title: 'It is your decision',
    text: 'What is lit can be chosen. Click a quiet card to learn why it cannot be played now.',
  }
}
