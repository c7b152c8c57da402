import { type FormEvent, useState } from 'react'
import { useTable } from '../context.ts'
import { useChairHere } from './chat-here.ts'

/** What those at the table say to each other. */
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
        {snapshot.chat.map(({ n, name, text: said, person }) => (
          <li key={n} data-own={person === snapshot.person?.id}>
            <b>{name}</b> {said}
          </li>
        ))}
      </ol>
      {problem && <p role="alert">{problem}</p>}
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
