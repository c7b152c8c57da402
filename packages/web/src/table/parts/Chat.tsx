import type { Refusal } from '@cardwright/engine'
import type { ChatLine } from '@cardwright/protocol'
import { type FormEvent, useRef, useState } from 'react'
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
      <ol className="chat__lines" aria-label="Chat" aria-live="polite">
        {snapshot.chat.map((line) => (
          <Said key={line.n} line={line} isOwn={line.person === snapshot.person?.id} tell={setProblem} />
        ))}
      </ol>
      {problem && <p role="status">{problem}</p>}
      {snapshot.seat === null && <p className="chat__none">Those who watch read along.</p>}
      {snapshot.seat !== null && (
        <form onSubmit={say} className="chat__say">
          <input
            className="field"
            aria-label="Say something"
            placeholder="Say something"
            maxLength={500}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <button type="submit" className="button">
            Send
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
      <b>{name}</b> {text}
      {!isOwn && (
        <button
          ref={button}
          type="button"
          className="chat__more"
          aria-label={`About ${name}`}
          onClick={() => setOpen(true)}
        >
          …
        </button>
      )}
      {isOpen && (
        <WaysMenu
          anchor={button}
          label={`About ${name}`}
          ways={[
            {
              id: 'mute',
              text: `Mute ${name}`,
              go: () => void chair.mute(person, true).then(after(`You will not hear from ${name} again.`)),
            },
            {
              id: 'report',
              text: 'Report this line',
              go: () =>
                void chair.report(person, text).then(after('Reported. Whoever runs this server will look at it.')),
            },
          ]}
          close={() => setOpen(false)}
        />
      )}
    </li>
  )
}
