import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react'

interface Props {
  readonly className: string
  /** The text, by paragraphs. */
  readonly lines: readonly string[]
  /** How a part of it is drawn, with its signs. */
  draw(text: string): ReactNode
  /** Whether it is the paragraph that counts now. */
  isNow?(line: string): boolean
  readonly children?: ReactNode
}

/** A word with the signs around it; what stands in brackets is one. */
const word = /(?:【[^】]*】|《[^》]*》|\S)+/g

const wordsIn = (line: string): readonly string[] => line.match(word) ?? []

/** How many words have room, by the text, its width and its letters: what was measured once is known. */
const measured = new Map<string, number>()

/**
 * The printed text of a card. Where there is no room for all of it, it ends at a whole word with an ellipsis: the rest is
 * read when the card is enlarged.
 */
export function PrintedLines({ className, lines, draw, isNow, children }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const room = useRoom(box)
  const key = `${room} ${lines.join(' ')}`
  const [, setCount] = useState(0)
  const most = room === null ? undefined : measured.get(key)
  useLayoutEffect(() => {
    if (!box.current || room === null || most !== undefined) return
    // another card of the same text may have been measured since this one was drawn
    if (!measured.has(key)) measured.set(key, fitting(box.current))
    setCount((count) => count + 1)
  }, [key, room, most])
  let left = most ?? Number.POSITIVE_INFINITY
  return (
    <div ref={box} className={`printed-text ${className}`}>
      {lines.map((line) => {
        const words = wordsIn(line)
        const shown = words.slice(0, left)
        const isCut = shown.length < words.length
        left = isCut ? 0 : left - words.length
        if (shown.length === 0) return null
        return (
          <p key={line} data-now={isNow?.(line) || undefined}>
            {most === undefined ? <Measured words={words} draw={draw} /> : draw(shown.join(' '))}
            {isCut && ' …'}
          </p>
        )
      })}
      {children}
    </div>
  )
}

/** Each word by itself, so that it can be seen where it came to lie. */
function Measured({ words, draw }: { words: readonly string[]; draw: Props['draw'] }) {
  return words.map((each, i) => (
    <span key={`${each} ${i}`} data-word>
      {draw(each)}{' '}
    </span>
  ))
}

/** How many words lie in sight, less those of the last line that the ellipsis needs: what has no room lies in a second column. */
function fitting(box: HTMLElement): number {
  const all = [...box.querySelectorAll<HTMLElement>('[data-word]')]
  const seen = all.findIndex(({ offsetLeft }) => offsetLeft >= box.clientWidth)
  if (seen < 0) return Number.POSITIVE_INFINITY
  const { fontSize, paddingInlineEnd } = getComputedStyle(box)
  const ellipsis = Number.parseFloat(fontSize) * 1.6
  const end = box.clientWidth - Number.parseFloat(paddingInlineEnd)
  const line = all.slice(0, seen).filter(({ offsetTop }) => offsetTop === all[seen - 1]?.offsetTop)
  const tooFar = line.filter(({ offsetLeft, offsetWidth }) => offsetLeft + offsetWidth + ellipsis >= end)
  return seen - tooFar.length
}

/** The width of an element and the size of its letters; null as long as it is not drawn. */
function useRoom(box: RefObject<HTMLElement | null>): string | null {
  const [room, setRoom] = useState<string | null>(null)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const measure = () => setRoom(`${element.clientWidth} ${getComputedStyle(element).fontSize}`)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [box])
  return room
}
