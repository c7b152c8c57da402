import { type FocusEvent, type KeyboardEvent, useState } from 'react'

/** Where a key leads in a list of so many; null if it is not for moving along it. */
export function placeAfter(key: string, at: number, count: number): number | null {
  switch (key) {
    case 'ArrowUp':
      return Math.max(0, at - 1)
    case 'ArrowDown':
      return Math.min(count - 1, at + 1)
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}

/** What an entry leads to. */
const doorsIn = (entry: Element): HTMLElement[] => [...entry.querySelectorAll<HTMLElement>('button, a')]

const entryAt = (list: Element, target: EventTarget): HTMLElement | null =>
  ([...list.children].find((each) => each.contains(target as Node)) as HTMLElement | undefined) ?? null

/** From an entry on to what it leads to, and back: true if there was a way. */
function step(entry: HTMLElement, target: EventTarget, by: number): boolean {
  const stops = [entry, ...doorsIn(entry)]
  const next = stops[stops.indexOf(target as HTMLElement) + by]
  next?.focus()
  return next !== undefined
}

function press(event: KeyboardEvent<HTMLElement>): boolean {
  const { key, target, currentTarget: list } = event
  if (event.ctrlKey || event.metaKey || event.altKey) return false
  const entry = entryAt(list, target)
  if (entry === null) return false
  if (key === 'ArrowRight' || key === 'ArrowLeft') return step(entry, target, key === 'ArrowRight' ? 1 : -1)
  if (key === 'Enter' && target === entry) {
    doorsIn(entry)[0]?.click()
    return true
  }
  const entries = [...list.children] as HTMLElement[]
  const next = placeAfter(key, entries.indexOf(entry), entries.length)
  if (next === null) return false
  entries[next]?.focus()
  return true
}

/**
 * A list that is one tab stop: up, down, Home and End move along it, right and left to what an entry leads to, Enter
 * opens that. Focus that comes to it goes to its last entry.
 */
export function useRoving(count: number) {
  const [at, setAt] = useState<number | null>(null)
  return {
    stop: Math.min(at ?? count, count - 1),
    keys: {
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => press(event) && event.preventDefault(),
      onFocus: ({ currentTarget: list, target }: FocusEvent<HTMLElement>) => {
        const entry = entryAt(list, target)
        setAt(entry && [...list.children].indexOf(entry))
      },
      onBlur: ({ currentTarget: list, relatedTarget }: FocusEvent<HTMLElement>) => {
        if (!list.contains(relatedTarget)) setAt(null)
      },
    },
  }
}
