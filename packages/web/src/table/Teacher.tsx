import { type CSSProperties, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { useWide } from '../design/use-media.ts'
import { lessonWords } from '../words/en/table/lesson.ts'
import './teacher.css'
import type { Place } from './use-pointer.ts'

interface Props {
  readonly title: string
  readonly text: string
  readonly hint: string | null
  /** What is said in passing, about a clock: it interrupts nobody. */
  readonly remark: string | null
  readonly at: number
  readonly of: number
  readonly isBusy: boolean
  /** Where that lies which is spoken of. */
  readonly about: Place | null
  readonly children: ReactNode
}

/** Beside the board the words lie at the height of what they speak of, as far as the window reaches. */
function useBeside(about: Place | null, said: string) {
  const ref = useRef<HTMLElement>(null)
  const isWide = useWide()
  const [own, setOwn] = useState<Place | null>(null)
  useLayoutEffect(() => {
    if (!isWide || !about || !ref.current) return setOwn(null)
    const { left, right, height } = ref.current.getBoundingClientRect()
    const middle = (about.top + about.bottom - height) / 2
    const top = Math.max(margin, Math.min(middle, innerHeight - height - margin))
    setOwn({ left, right, top, bottom: top + height })
  }, [isWide, about, said])
  return { ref, own }
}

/** Where its words lie beside the board, and how far down they point at what they are about. */
function besideStyle(own: Place, about: Place): CSSProperties {
  const middle = (about.top + about.bottom) / 2 - own.top
  const tail = Math.max(margin, Math.min(middle, own.bottom - own.top - margin))
  return { top: own.top, bottom: 'auto', '--tail': `${tail}px` } as CSSProperties
}

/** Between the words and the edge of the window, in px. */
const margin = 12

/**
 * The teacher: a few sentences, and how far the lesson has come. On a phone they stand where the question else does, and
 * a line folds them up.
 */
export function Teacher(props: Props) {
  const { title, text, hint, remark, at, of, isBusy, about, children } = props
  const said = `${at} ${hint}`
  const [read, setRead] = useState<string | null>(null)
  const isOpen = read !== said
  const { ref, own } = useBeside(about, said)
  const words = useRef<HTMLDivElement>(null)
  // what is said anew is read from its beginning
  useLayoutEffect(() => {
    words.current?.scrollTo(0, 0)
  }, [said])
  return (
    <section
      ref={ref}
      style={own && about ? besideStyle(own, about) : undefined}
      className="teacher"
      aria-label={lessonWords.title}
      aria-busy={isBusy}
      data-open={isOpen}
      data-tail={own && about && !isBusy ? true : undefined}
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
        <div ref={words} className="teacher__words" aria-live="polite">
          <h2>{title}</h2>
          <p>{text}</p>
          {hint && <p className="teacher__hint">{hint}</p>}
          {remark && <p className="teacher__remark">{remark}</p>}
        </div>
        <div className="teacher__ways">
          {children}
          <progress value={Math.min(at, of)} max={of} aria-label={lessonWords.progress} />
        </div>
      </div>
    </section>
  )
}
