import type { CardView, OptionView } from '@cardwright/engine'
import { useEffect, useRef, useState } from 'react'
import { alikeIn } from '../card/options.ts'
import { type TableContext, useTable } from '../context.ts'
import { handZone } from '../hand-zone.ts'
import { useHolding } from './holding.tsx'
import { aimOf, optionsAt, refuse, type Spot, spotsUnder } from './spots.ts'

/** A press that moves less than this, in pixels, is no drag. */
const least = 6

export interface Dragged {
  readonly card: CardView
  readonly x: number
  readonly y: number
}

interface Pressed extends Dragged {
  readonly pointer: number
  readonly place: HTMLElement
  isDragged: boolean
}

/** What is aimed at when something is played: the question for its target comes after. */
interface Wish {
  readonly after: string
  readonly spots: readonly Spot[]
}

/** The cards of the player's hand. */
function heldIn({ look, entry, view, near }: TableContext): readonly CardView[] {
  const zone = look.hand?.(near) ?? handZone(entry, near)
  return (zone === null ? undefined : view.zones[zone]?.cards) ?? []
}

const onlyOf = (cards: unknown): unknown => (Array.isArray(cards) && cards.length === 1 ? cards[0] : undefined)

/** The options of a card in the hand. The rules offer one of several equal cards, and any of them means it. */
function offersFor(table: TableContext, card: CardView): readonly OptionView[] {
  const alike = new Set<unknown>([card.handle, ...alikeIn(heldIn(table), card)])
  return table.answering.offered.filter((option) => alike.has(option.card ?? onlyOf(option.cards)))
}

const optionUnder = (
  table: TableContext,
  options: readonly OptionView[],
  spots: readonly Spot[],
): OptionView | null => {
  for (const spot of spots) {
    const [option] = optionsAt(table, options, [spot])
    if (option) return option
  }
  return null
}

/** Whether it is among several cards that are being chosen: it lies where it is to lie. */
const isChosen = ({ answering: { ask, chosen } }: TableContext, { handle }: CardView): boolean =>
  ask?.options.some(({ key, card }) => card === handle && chosen.includes(key)) === true

/** The card of the hand that is pressed while something is asked. One that cannot be played says why when it is dropped. */
function pressedAt(table: TableContext, event: PointerEvent): Pressed | null {
  if (!table.answering.ask || !event.isPrimary || event.button !== 0 || !(event.target instanceof Element)) return null
  const place = event.target.closest<HTMLElement>('.hand [data-handle]')
  const card = heldIn(table).find(({ handle }) => handle === Number(place?.dataset.handle))
  if (!place || !card || isChosen(table, card)) return null
  return { card, place, pointer: event.pointerId, x: event.clientX, y: event.clientY, isDragged: false }
}

/** Whether something is let go over the board, and not over the hand that it came from. */
const isOverBoard = ({ clientX, clientY }: PointerEvent): boolean =>
  document.elementsFromPoint(clientX, clientY).some((each) => each.matches('.table__board'))

/**
 * Lets a card of the hand be dragged to where it is to go: onto a place, onto its target; anywhere on the board
 * where that says all.
 */
export function useHandDrag(): Dragged | null {
  const table = useTable()
  const { hold } = useHolding()
  const [dragged, setDragged] = useState<Dragged | null>(null)
  const [wish, setWish] = useState<Wish | null>(null)
  const now = useRef({ table, hold })
  now.current = { table, hold }
  useTargets(table, wish, () => setWish(null))

  useEffect(() => {
    let pressed: Pressed | null = null
    const end = () => {
      pressed = null
      setDragged(null)
      now.current.table.answering.look(null)
    }
    const down = (event: PointerEvent) => {
      setWish(null)
      pressed = pressedAt(now.current.table, event)
    }
    const move = (event: PointerEvent) => {
      if (event.pointerId !== pressed?.pointer) return
      event.stopImmediatePropagation()
      const { clientX: x, clientY: y } = event
      if (!pressed.isDragged && Math.hypot(x - pressed.x, y - pressed.y) < least) return
      const { table, hold } = now.current
      const { card } = pressed
      const options = offersFor(table, card)
      const aimed = options.map((option) => aimOf(table, option).from).find((from) => from !== null)
      if (!pressed.isDragged && aimed) hold(aimed)
      pressed.isDragged = true
      setDragged({ card, x, y })
      table.answering.look(optionUnder(table, options, spotsUnder({ x, y })))
    }
    const up = (event: PointerEvent) => {
      if (event.pointerId !== pressed?.pointer) return
      const { card, place, isDragged } = pressed
      end()
      if (!isDragged) return
      drop(card, place, event)
      swallowClick()
    }
    const drop = (card: CardView, place: HTMLElement, event: PointerEvent) => {
      const { table, hold } = now.current
      const { answering } = table
      const spots = spotsUnder({ x: event.clientX, y: event.clientY })
      const options = offersFor(table, card)
      const [only] = options.length === 1 && aimOf(table, options[0]!).from === null ? options : []
      const option = optionUnder(table, options, spots)
      hold(null)
      if (option) answering.choose(option.key)
      else if (!answering.ask || !isOverBoard(event)) return
      else if (only) {
        setWish({ after: answering.ask.id, spots })
        answering.choose(only.key)
      } else if (!table.look.aim || options.length === 0) {
        // as at a click: a board without places of its own lists what can be done, and what cannot be played says why
        place.querySelector<HTMLElement>('.card__point')?.click()
      } else refuse(table, card.handle, spots)
    }
    const cancel = (event: PointerEvent) => {
      if (event.pointerId !== pressed?.pointer) return
      end()
      now.current.hold(null)
    }
    const giveUp = (event: KeyboardEvent) => event.key === 'Escape' && pressed?.isDragged && end()
    addEventListener('pointerdown', down, true)
    addEventListener('pointermove', move, true)
    addEventListener('pointerup', up, true)
    addEventListener('pointercancel', cancel, true)
    addEventListener('keydown', giveUp, true)
    return () => {
      removeEventListener('pointerdown', down, true)
      removeEventListener('pointermove', move, true)
      removeEventListener('pointerup', up, true)
      removeEventListener('pointercancel', cancel, true)
      removeEventListener('keydown', giveUp, true)
    }
  }, [])
  return dragged
}

/** The click that ends a drag is none. */
function swallowClick(): void {
  const swallow = (event: Event) => {
    event.stopPropagation()
    event.preventDefault()
  }
  addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => removeEventListener('click', swallow, true))
}

/** Answers the question for the target with what the card was dropped on, if that is offered. */
function useTargets(table: TableContext, wish: Wish | null, done: () => void): void {
  const { ask } = table.answering
  const id = ask?.id ?? null
  useEffect(() => {
    if (wish === null || id === null || id === wish.after) return
    done()
    const option = ask ? optionUnder(table, table.answering.offered, wish.spots) : null
    if (option) table.answering.choose(option.key)
  }, [id, wish])
}
