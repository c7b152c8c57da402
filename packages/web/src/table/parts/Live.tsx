import { useEffect, useRef, useState } from 'react'
import { tableWords } from '../../words/en/table/table.ts'
import { useTable } from '../context.ts'
import { linesOf } from './Log.tsx'

interface Said {
  readonly n: number
  readonly text: string
}

/** How many of the last sentences stay, because a screen reader may be slower than the match. */
const kept = 40

/** Tells screen readers what happens, sentence by sentence, and then what is asked. */
export function Live({ told }: { told: number }) {
  const table = useTable()
  const { answering, words, asking, snapshot, isShowing } = table
  const { ask } = answering
  const heard = useRef(told)
  const count = useRef(0)
  const asked = useRef<string | undefined>(undefined)
  const [said, setSaid] = useState<readonly Said[]>([])
  const id = isShowing ? undefined : ask?.id
  useEffect(() => {
    const fresh = linesOf(table, snapshot.events.slice(Math.min(heard.current, told), told)).map(({ text }) => text)
    heard.current = told
    // the question comes after what has led to it
    const question = ask && id !== undefined && id !== asked.current ? [words.prompt(ask, asking) ?? ''] : []
    if (id !== undefined) asked.current = id
    const all = [...fresh, ...question].map((text) => ({ n: count.current++, text }))
    if (all.length > 0) setSaid((before) => [...before, ...all].slice(-kept))
  }, [told, id])
  return (
    <div
      className="visually-hidden"
      role="log"
      aria-live="polite"
      aria-relevant="additions"
      aria-label={tableWords.announcements}
    >
      {said.map(({ n, text }) => (
        <p key={n}>{text}</p>
      ))}
    </div>
  )
}
