import { type RefObject, useEffect } from 'react'
import { closeTop } from '../design/escape.ts'
import type { Look } from './contract.ts'
import { withDigit } from './digits.ts'
import { litIn, neighbour } from './lit.ts'
import type { Playback } from './playback.ts'
import type { AnsweringHere } from './use-answering.ts'
import { useSpace } from './use-space.ts'

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/** Lists that are walked by keys of their own. */
const isListed = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('.log, [role=tablist], [role=menu]') !== null

const isOpen = (): boolean => document.querySelector('[role=dialog], [role=menu]') !== null

/** Whether an arrow key means the table as a whole, and no field, list or menu. */
export const isForTable = ({ target }: KeyboardEvent): boolean => !(isTyping(target) || isListed(target) || isOpen())

interface Keys {
  readonly answering: AnsweringHere
  readonly playback: Playback
  readonly look: Look
  readonly root: RefObject<HTMLElement | null>
  /** What is asked waits until what leads to it has been shown. */
  readonly isAhead: boolean
}

/**
 * Space shows the rest at once, digits choose the thing with that number, arrows move along what is lit, Escape closes what is
 * open and takes back what was chosen, Enter sends it, H asks for advice, Ctrl+Z undoes. After an answer by key the focus goes to the first lit thing of the next question, once that is put.
 */
export function useKeys({ answering, playback, look, root, isAhead }: Keys): void {
  const leadsOn = useSpace(playback)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      by('keys')
      if (isTyping(event.target) || isOpen()) return
      const act = leadsOn(event) ? () => {} : actOf(event, { answering, look, root: root.current })
      if (!act) return
      act()
      event.preventDefault()
    }
    const point = () => by('pointer')
    addEventListener('keydown', press)
    addEventListener('pointerdown', point)
    return () => {
      removeEventListener('keydown', press)
      removeEventListener('pointerdown', point)
    }
  }, [answering, leadsOn, look, root])

  const id = answering.ask?.id ?? null
  const { sending } = answering
  useEffect(() => {
    if (id === null || sending || isAhead || document.documentElement.dataset.by !== 'keys') return
    // a menu that closes gives the focus back first
    const timer = setTimeout(() => {
      const { activeElement: active } = document
      if (!root.current || isOpen() || isTyping(active) || (active && isListed(active))) return
      litIn(root.current)[0]?.focus({ preventScroll: true })
    }, 60)
    return () => clearTimeout(timer)
  }, [id, sending, isAhead, root])
}

interface Keyed {
  readonly answering: AnsweringHere
  readonly look: Look
  readonly root: HTMLElement | null
}

/** Closes what is on top; else takes back a step: what is chosen, what is said, the answer that this question goes with. */
function stepBack({ ask, chosen, notice, advice, clear, dismiss, undo }: AnsweringHere, { goesWithLast }: Look): void {
  if (closeTop()) return
  if (chosen.length > 0) clear()
  else if (notice || advice) dismiss()
  else if (ask && goesWithLast?.(ask)) undo()
}

/** What a key does at the table; null if nothing. */
function actOf(
  { key, ctrlKey, metaKey, altKey, target }: KeyboardEvent,
  { answering, look, root }: Keyed,
): (() => unknown) | null {
  if (ctrlKey || metaKey) return key === 'z' ? answering.undo : null
  if (altKey) return null
  const numbered = withDigit(root, key)
  if (numbered) return () => numbered.click()
  const lit = root ? litIn(root) : []
  if (key.startsWith('Arrow')) return isListed(target) ? null : () => neighbour(lit, target, key)?.focus()
  if (key === 'Escape') return () => stepBack(answering, look)
  if (key === 'h') return answering.advise
  if (key === 'Enter') return target === document.body ? answering.confirm : null
  return null
}

/** How the table is used just now: what is meant for keys is shown to who uses them. */
const by = (what: 'keys' | 'pointer') => {
  document.documentElement.dataset.by = what
}
