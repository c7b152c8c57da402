import { type ReactNode, useState } from 'react'
import { lessonWords } from '../words/en/table/lesson.ts'
import './teacher.css'

interface Props {
  readonly title: string
  readonly text: string
  readonly hint: string | null
  /** What is said in passing, about a clock: it interrupts nobody. */
  readonly remark: string | null
  readonly at: number
  readonly of: number
  readonly isBusy: boolean
  /** What is spoken of lies below: where the words lie over something, they lie over the board. */
  readonly isAboutHand: boolean
  /** An answer is waited for, and not that one has read it. */
  readonly isAsking: boolean
  readonly children: ReactNode
}

/**
 * The teacher: a few sentences, and how far the lesson has come. On a phone that is a line, and the sentences lie over
 * the table until they have been read.
 */
export function Teacher({ title, text, hint, remark, at, of, isBusy, isAboutHand, isAsking, children }: Props) {
  const said = `${at} ${hint}`
  const [read, setRead] = useState<string | null>(null)
  const isOpen = read !== said
  return (
    <section
      className="teacher"
      aria-label={lessonWords.title}
      aria-busy={isBusy}
      data-open={isOpen && !isBusy}
      data-over={isAboutHand ? 'board' : 'hand'}
    >
      <span key={said} className="teacher__flash" aria-hidden />
      <button
        type="button"
        className="teacher__line"
        aria-expanded={isOpen}
        onClick={() => setRead(isOpen ? said : null)}
      >
        <span className="teacher__title">{remark ?? title}</span>
        <span className="teacher__at">
          {Math.min(at + 1, of)}
          <span aria-hidden>/</span>
          <span className="visually-hidden"> {lessonWords.of} </span>
          {of}
        </span>
      </button>
      <div className="teacher__sheet">
        <div className="teacher__words" aria-live="polite">
          <h2>{title}</h2>
          <p>{text}</p>
          {hint && <p className="teacher__hint">{hint}</p>}
          {remark && <p className="teacher__remark">{remark}</p>}
        </div>
        <div className="teacher__ways">
          {children}
          {isAsking && (
            <button type="button" className="button button--main teacher__read" onClick={() => setRead(said)}>
              {lessonWords.toTable}
            </button>
          )}
          <progress value={Math.min(at, of)} max={of} aria-label={lessonWords.progress} />
        </div>
      </div>
    </section>
  )
}
