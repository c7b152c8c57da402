import { type CSSProperties, type RefObject, use, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { change, settings } from '../../app/settings.ts'
import { TableHere } from '../context.ts'
import type { BoardProps, Look } from '../contract.ts'
import { holding } from '../guided.ts'
import type { Notice } from '../use-answering.ts'
import type { About } from './about.ts'
import { CardFace } from './CardFace.tsx'
import { type Fit, fitFor, height, narrow, smallHeight, wide, width } from './fit.ts'
import { Reasons } from './Reasons.tsx'
import './zoom.css'

interface Zoomed {
  /** What is enlarged, as long as it lies there. */
  readonly element: HTMLElement
  readonly card: string
  readonly about: About | undefined
  /** Why it cannot be used, where somebody tried; read here longer than beside the question. */
  readonly notice?: Notice
  readonly style: CSSProperties
  /** Held by a finger: it stays until the next touch. */
  readonly isHeld: boolean
}

/** What cards are read with, at a table or beside one. */
type Reading = Pick<BoardProps, 'entry' | 'words'> & { readonly look: Look }

const delays = { hover: 320, focus: 120, press: 420 }
/** A finger that goes so far, in px, is on its way somewhere: it drags or scrolls. */
const still = 8
const gap = 14

/** On a phone nothing is enlarged unasked: it would cover the table, and browsers report a mouse there, too. */
const hovers = (): boolean => innerWidth >= narrow && matchMedia('(hover: hover)').matches

const between = (least: number, wanted: number, most: number): number => Math.max(least, Math.min(wanted, most))

/** Keys that walk from card to card. After any other key it is the table that gives something the focus. */
const isWalking = /^(Tab|Arrow.*|Home|End)$/

/** Beside the board at the top, where the log is oldest, unless what is told there is only this: then below it. */
function besideBoard(): CSSProperties {
  const newest = document.querySelector('.log li:last-of-type')?.getBoundingClientRect().bottom ?? 0
  const isFree = newest < innerHeight - height - gap && document.querySelector('.teacher') === null
  return isFree ? { bottom: 8 } : { top: 8 }
}

/**
 * Never over the middle of the board, where it is shown what the card would do: over the log on a wide screen, at the
 * farther edge for a card in hand, and beside the card else.
 */
function placeFor(element: HTMLElement): CSSProperties {
  const rect = element.getBoundingClientRect()
  const middle = rect.top + rect.height / 2
  const isHeld = element.closest('.hand') !== null
  if (innerWidth < narrow) return { left: (innerWidth - Math.min(width, innerWidth - 32)) / 2, top: 64 }
  if (innerWidth >= wide && element.closest('.table') !== null) {
    return {
      right: 4,
      ...(isHeld ? besideBoard() : { top: between(8, middle - height / 2, innerHeight - height - 8) }),
    }
  }
  if (isHeld) {
    const bottom = Math.min(innerHeight - rect.top + gap, innerHeight - height - 8)
    return {
      bottom,
      maxHeight: innerHeight - bottom - 8,
      ...(rect.left + rect.width / 2 > innerWidth / 2 ? { left: 8 } : { right: 8 }),
    }
  }
  const right = rect.right + gap
  const left = right + width < innerWidth ? right : Math.max(8, rect.left - gap - width)
  return { left, top: between(8, middle - height / 2, innerHeight - height - 8) }
}

/** What lies side by side hangs from the top: below are the buttons and the hand. */
function fitted(place: CSSProperties, how: Fit, up: number): CSSProperties {
  const { top, left, right } = place
  // as broad as the window, but for its margins
  if (how === 'long') return { left: 16, top: 8 }
  const isBroad = how === 'broad'
  if (typeof top === 'number') return { ...place, top: isBroad ? 8 : Math.max(8, top - up) }
  return isBroad ? { left, right, top: 8 } : place
}

/** A person who has held a finger on a card once need not be told how. */
function learnHolding(): void {
  const { explained } = settings()
  if (!explained.includes(holding)) change({ explained: [...explained, holding] })
}

/** How long a busy device may take, in ms, to turn a finger that is lifted into a click. */
const late = 600

function swallow(event: Event): void {
  event.stopPropagation()
  event.preventDefault()
}

/** The click with which a finger is lifted is none. It comes before anything else is touched, or not at all. */
function swallowClick(): void {
  const listening = new AbortController()
  const { signal } = listening
  const end = () => listening.abort()
  addEventListener('click', swallow, { capture: true, once: true, signal })
  for (const next of ['pointerdown', 'keydown']) addEventListener(next, end, { capture: true, signal })
  setTimeout(end, late)
}

/** What an element that bears a card says of it now. */
function seenIn({ dataset: { card, about } }: HTMLElement): Pick<Zoomed, 'card' | 'about'> | null {
  return card ? { card, about: about ? JSON.parse(about) : undefined } : null
}

const handleIn = ({ dataset: { handle } }: HTMLElement): number | null => (handle === undefined ? null : Number(handle))

/** The card of an element that is gone: where it turns or moves it is drawn anew. */
const drawnAnew = ({ dataset: { handle } }: HTMLElement): HTMLElement | null =>
  handle === undefined ? null : document.querySelector(`[data-card][data-handle="${handle}"]`)

/** What is enlarged as the table shows it now: it may change while somebody reads it. */
function asShown(zoomed: Zoomed): Zoomed | null {
  const { element, isHeld, card, about } = zoomed
  if (!element.isConnected && !isHeld) return null
  const here = element.isConnected ? element : drawnAnew(element)
  // what has left is read on by whoever holds it
  if (!here) return zoomed
  const seen = seenIn(here)
  if (!seen) return null
  return seen.card === card && JSON.stringify(seen.about) === JSON.stringify(about) ? zoomed : { ...zoomed, ...seen }
}

interface ZoomProps {
  readonly root: RefObject<HTMLElement | null>
  readonly reading: Reading
}

/**
 * Enlarges whatever bears `data-card` within the root: on hover, on focus by keyboard, on a long press; what bears
 * `data-read-on-click` on a click as well.
 */
export function Zoom({ root, reading }: ZoomProps) {
  const [zoomed, setZoomed] = useState<Zoomed | null>(null)
  useEffect(() => {
    const table = root.current
    if (!table) return
    let timer: ReturnType<typeof setTimeout> | undefined
    /** A finger has been held on a card to read it: lifting it chooses nothing. */
    let isRead = false
    let pressed: PointerEvent | null = null
    const cardAt = (target: EventTarget | null) =>
      target instanceof Element ? target.closest<HTMLElement>('[data-card]') : null
    /** What is held to be read can be scrolled. */
    const isWithin = ({ target }: Event) => target instanceof Element && target.closest('.zoom') !== null
    const show = (element: HTMLElement | null, delay: number, isHeld = false) => {
      clearTimeout(timer)
      if (!element?.dataset.card) return
      timer = setTimeout(() => {
        const seen = seenIn(element)
        if (!element.isConnected || !seen) return
        const style = placeFor(element)
        isRead = pressed !== null
        if (isRead) learnHolding()
        setZoomed({ element, ...seen, style, isHeld })
      }, delay)
    }
    const hide = () => {
      clearTimeout(timer)
      setZoomed(null)
    }
    const over = (event: PointerEvent) => {
      if (event.pointerType === 'mouse' && hovers()) show(cardAt(event.target), delays.hover)
    }
    const out = (event: PointerEvent) => {
      if (event.pointerType === 'mouse' && cardAt(event.target) !== cardAt(event.relatedTarget)) hide()
    }
    /** None since something was pointed at. A menu that closes gives the focus back: only who walks by keys has asked for what has it. */
    let lastKey = ''
    const focus = ({ target }: FocusEvent) => {
      if (isWalking.test(lastKey) && target instanceof Element && target.matches(':focus-visible'))
        show(cardAt(target), delays.focus)
    }
    // a finger that is lifted from a card moves the focus there: what it reads stays
    const blur = () => lastKey !== '' && hide()
    const down = (event: PointerEvent) => {
      lastKey = ''
      if (isWithin(event)) return
      hide()
      if (event.pointerType === 'mouse') return
      pressed = event
      show(cardAt(event.target), delays.press, true)
    }
    const move = (event: PointerEvent) => {
      if (event.pointerId !== pressed?.pointerId) return
      if (Math.hypot(event.clientX - pressed.clientX, event.clientY - pressed.clientY) < still) return
      pressed = null
      isRead = false
      hide()
    }
    const up = (event: PointerEvent) => {
      if (event.pointerType === 'mouse') return
      clearTimeout(timer)
      pressed = null
      if (isRead) swallowClick()
      isRead = false
    }
    // what is read goes with the click and not before: a click finds what lies there when it comes
    const click = (event: Event) => {
      if (!isWithin(event)) return
      swallow(event)
      hide()
    }
    // after a tap it stays until the next touch
    const read = ({ target, pointerType }: PointerEvent) => {
      const element = cardAt(target)
      if (element && 'readOnClick' in element.dataset) show(element, 0, /touch|pen/.test(pointerType))
    }
    // a long press is for reading, not for the browser's menu
    const menu = (event: Event) => cardAt(event.target) && event.preventDefault()
    const press = ({ key }: KeyboardEvent) => {
      lastKey = key
      if (!isWalking.test(key)) hide()
    }
    const listening = new AbortController()
    const { signal } = listening
    table.addEventListener('pointerover', over, { signal })
    table.addEventListener('pointerout', out, { signal })
    table.addEventListener('focusin', focus, { signal })
    table.addEventListener('focusout', blur, { signal })
    addEventListener('pointerdown', down, { signal })
    // before the hand, which keeps the moves of a drag to itself
    addEventListener('pointermove', move, { signal, capture: true })
    addEventListener('pointerup', up, { signal })
    addEventListener('pointercancel', up, { signal })
    addEventListener('click', click, { signal, capture: true })
    table.addEventListener('click', read, { signal })
    table.addEventListener('contextmenu', menu, { signal })
    // before anybody acts on it
    addEventListener('keydown', press, { signal, capture: true })
    return () => {
      clearTimeout(timer)
      listening.abort()
    }
  }, [root])
  // with each change of the table, once it is drawn
  useLayoutEffect(() => setZoomed((now) => now && asShown(now)))
  const notice = use(TableHere)?.answering.notice
  useLayoutEffect(() => {
    if (!notice) return
    setZoomed((now) => (now && notice.card === handleIn(now.element) ? { ...now, notice } : now))
  }, [notice, zoomed?.element])
  const place = useRef<HTMLDivElement>(null)
  const [fit, setFit] = useState<{ readonly of: Zoomed; readonly how: Fit; readonly up: number } | null>(null)
  // all of it must be readable: parts that are too tall make room or lie side by side, and what reaches below the window moves up
  useLayoutEffect(() => {
    const element = place.current
    if (!zoomed || !element) return
    const tall = element.scrollHeight
    const how = fitFor(tall, { width: innerWidth, height: innerHeight })
    const shown = { whole: tall, small: tall - (height - smallHeight), long: tall, broad: height }[how]
    const bottom = element.getBoundingClientRect().top + shown
    setFit({ of: zoomed, how, up: Math.max(0, bottom - (innerHeight - 8)) })
  }, [zoomed])
  if (!zoomed) return null
  const { how, up } = fit?.of === zoomed ? fit : { how: 'whole' as const, up: 0 }
  const style = fitted(zoomed.style, how, up)
  const classes = ['zoom', zoomed.isHeld && 'is-held', `is-${how}`]
  return (
    <div ref={place} className={classes.filter(Boolean).join(' ')} style={style} aria-hidden>
      <Enlarged reading={reading} card={zoomed.card} about={zoomed.about} notice={zoomed.notice} />
    </div>
  )
}

/** A card as large as it can be read, with what its words mean. */
export function Enlarged({
  reading,
  card,
  about,
  notice,
}: Pick<Zoomed, 'card' | 'about' | 'notice'> & { readonly reading: Reading }) {
  const table = use(TableHere)
  const { entry, words, look } = reading
  const def = entry.game.library.get(card)
  const lines = def ? (words.lines?.(def) ?? []).map((line) => `${line.head ?? ''} ${line.text}`) : []
  const text = [...lines, table && look.print?.(card, table)].join(' ')
  const legend = look.legend?.(card, entry, about) ?? []
  const keywords = Object.entries(words.keywords).filter(
    ([word]) => new RegExp(`\\b${word}\\b`).test(text) && !legend.some(({ sign }) => sign.startsWith(word)),
  )
  return (
    <>
      <div className="card card--large">
        <CardFace look={look} entry={entry} words={words} card={card} about={about} size="large" />
      </div>
      {notice && (
        <p className="zoom__notice">
          {notice.why} {notice.rule && <small data-content>{notice.rule}</small>}
        </p>
      )}
      <Reasons about={about} />
      {legend.length > 0 && (
        <dl className="zoom__legend">
          {legend.map(({ sign, means }) => (
            <div key={sign}>
              <dt>{sign}</dt> <dd>{means}</dd>
            </div>
          ))}
        </dl>
      )}
      {keywords.length > 0 && (
        <dl className="zoom__keywords">
          {keywords.map(([word, { means, rule }]) => (
            <div key={word}>
              <dt>
                <span data-content>{word}</span> {rule && <small data-content>{rule}</small>}
              </dt>
              <dd>{means}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  )
}
