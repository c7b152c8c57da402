import type { Chair } from '@cardwright/protocol'
import { type RefObject, useEffect } from 'react'
import type { Playback } from './playback.ts'
import type { AnsweringHere } from './use-answering.ts'

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/** Space shows the rest at once, digits answer, Escape takes back what was chosen, Enter sends it, Ctrl+Z undoes. */
export function useKeys(
  answering: AnsweringHere,
  playback: Playback,
  chair: Chair,
  root: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (isTyping(event.target) || document.querySelector('[role=dialog], [role=menu]')) return
      const { key, ctrlKey, metaKey, altKey, target } = event
      if ((ctrlKey || metaKey) && key === 'z') void chair.undo()
      else if (ctrlKey || metaKey || altKey) return
      else if (key === ' ' && !playback.showing.idle) playback.skip()
      else if (key === 'Escape') answering.chosen.length > 0 ? answering.clear() : answering.dismiss()
      else if (key === 'Enter' && target === document.body) answering.confirm()
      else if (/^[1-9]$/.test(key)) {
        const buttons = root.current?.querySelectorAll<HTMLButtonElement>('.ask__answers [data-key]')
        buttons?.[Number(key) - 1]?.click()
      } else if (key === 'ArrowLeft' || key === 'ArrowRight') {
        if (!moveInHand(target, key === 'ArrowLeft' ? -1 : 1)) return
      } else return
      event.preventDefault()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [answering, playback, chair, root])
}

function moveInHand(target: EventTarget | null, by: number): boolean {
  const hand = target instanceof HTMLElement ? target.closest('.hand') : null
  if (!hand) return false
  const cards = [...hand.querySelectorAll<HTMLElement>('.card__point')]
  const at = cards.indexOf(target as HTMLElement)
  cards[(at + by + cards.length) % cards.length]?.focus()
  return true
}
