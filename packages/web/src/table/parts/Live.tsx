import { useEffect, useRef, useState } from 'react'
import { useTable } from '../context.ts'
import { linesOf } from './Log.tsx'

/** What happens and what is asked, for those who listen. */
export function Live({ told }: { told: number }) {
  const table = useTable()
  const { answering, words, telling, snapshot } = table
  const { ask } = answering
  const heard = useRef(told)
  const [text, setText] = useState('')
  const id = ask?.id
  useEffect(() => {
    const fresh = linesOf(table, snapshot.events.slice(Math.min(heard.current, told), told)).map((line) => line.text)
    heard.current = told
    const question = ask ? [words.prompt(ask, telling) ?? ''] : []
    if (fresh.length > 0 || question.length > 0) setText([...fresh.slice(-8), ...question].join(' '))
  }, [told, id])
  return (
    <div className="visually-hidden" role="status" aria-live="polite">
      {text}
    </div>
  )
}
