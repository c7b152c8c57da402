import type { ReactNode } from 'react'
import './teacher.css'

interface Props {
  readonly title: string
  readonly text: string
  readonly hint: string | null
  readonly at: number
  readonly of: number
  readonly isBusy: boolean
  readonly children: ReactNode
}

/** Who explains: a few sentences, and how far the lesson has come. */
export function Teacher({ title, text, hint, at, of, isBusy, children }: Props) {
  return (
    <section className="teacher" aria-label="Lesson" aria-busy={isBusy}>
      <div className="teacher__words" aria-live="polite">
        <h2>{title}</h2>
        <p>{text}</p>
        {hint && <p className="teacher__hint">{hint}</p>}
      </div>
      <div className="teacher__ways">
        {children}
        <progress value={Math.min(at, of)} max={of} aria-label="How far the lesson has come" />
      </div>
    </section>
  )
}
