import type { Refusal } from '@cardwright/engine'
import type { ChatLine } from '@cardwright/protocol'
import { type FormEvent, useRef, useState } from 'react'
import { railWords } from '../../words/en/table/rail.ts'
import { WaysMenu } from '../card/WaysMenu.tsx'
import { useTable } from '../context.ts'
import { useChairHere } from './chair-here.ts'

/** The chat of a table. */
export function Chat() {
  const chair = useChairHere()
  const { snapshot } = useTable()
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const say = async (event: FormEvent) => {
    event.preventDefault()
    const said = text.trim()
    if (said === '') return
    setText('')
    setProblem((await chair.chat(said))?.why ?? null)
  }
  return (
    <div className="chat">
      <ol className="chat__lines" aria-label={railWords.lines} aria-live="polite">
        {snapshot.chat.map((line) => (
          <Said key={line.n} line={line} isOwn={line.person === snapshot.person?.id} tell={setProblem} />
        ))}
      </ol>
      {problem && <p role="status">{problem}</p>}
      {snapshot.seat === null && <p className="chat__none">{railWords.readAlong}</p>}
      {snapshot.seat !== null && (
        <form onSubmit={say} className="chat__say">
          <input
            className="field"
            aria-label={railWords.say}
            placeholder={railWords.say}
            maxLength={500}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <button type="submit" className="button">
            {railWords.send}
          </button>
        </form>
      )}
    </div>
  )
}

interface SaidProps {
  readonly line: ChatLine
  readonly isOwn: boolean
  tell(what: string): void
}

/** A line, and what can be done about who wrote it. */
function Said({ line: { name, text, person }, isOwn, tell }: SaidProps) {
  const chair = useChairHere()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const after = (what: string) => (refusal: Refusal | null) => tell(refusal?.why ?? what)
  return (
    <li data-own={isOwn}>
      <b data-content>{name}</b> <span data-content>{text}</span>
      {!isOwn && (
        <button
          ref={button}
          type="button"
          className="chat__more"
          aria-label={railWords.about(name)}
          onClick={() => setOpen(true)}
        >
          …
        </button>
      )}
      {isOpen && (
        <WaysMenu
          anchor={button}
          label={railWords.about(name)}
          ways={[
            {
              id: 'mute',
              text: railWords.mute(name),
              go: () => void chair.mute(person, true).then(after(railWords.muted(name))),
            },
            {
              id: 'report',
              text: railWords.report,
              go: () => void chair.report(person, text).then(after(railWords.reported)),
            },
          ]}
          close={() => setOpen(false)}
        />
      )}
    </li>
  )
}
