import { type ReactNode, useState } from 'react'
import { Confirm } from '../../design/Dialog.tsx'
import { askWords } from '../../words/en/table/asks.ts'
import type { Note } from '../contract.ts'

/** Answers, or asks once more where the game warns of it; the second is that question while it is open. */
export function useSure(note: Note | null, said: string, answer: () => void): readonly [() => void, ReactNode] {
  const [isOpen, setOpen] = useState(false)
  if (!note?.confirm) return [answer, null]
  const question = isOpen && (
    <Confirm
      title={askWords.sure(said)}
      text={note.text}
      yes={note.confirm}
      onYes={answer}
      close={() => setOpen(false)}
    />
  )
  return [() => setOpen(true), question]
}
