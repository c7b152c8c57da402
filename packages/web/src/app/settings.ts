import { useSyncExternalStore } from 'react'
import { commonWords } from '../words/en/common.ts'

/** How fast what happens is shown; with `step`, each thing waits for a key. */
export const speeds = ['step', 'slow', 'normal', 'fast', 'instant'] as const
export type Speed = (typeof speeds)[number]

/** How large everything is written: `design/tokens.css` has the measures. */
export const textSizes = ['small', 'normal', 'large', 'larger'] as const
export type TextSize = (typeof textSizes)[number]

export interface Settings {
  readonly name: string
  readonly theme: 'dark' | 'light'
  readonly text: TextSize
  readonly speed: Speed
  readonly sound: boolean
  /** Explains each kind of ask the first time it comes up. */
  readonly guide: boolean
  /** What the guide has explained: `exceed strike`, in any game `* pass`; in a game where nobody wants it any more, `exceed *`. */
  readonly explained: readonly string[]
  readonly strength: 'easy' | 'medium' | 'hard'
}

const place = 'cardwright-settings'
const defaults: Settings = {
  name: '',
  theme: 'dark',
  text: 'normal',
  speed: 'normal',
  sound: false,
  guide: true,
  explained: [],
  strength: 'easy',
}

const read = (): Settings => {
  try {
    return { ...defaults, ...JSON.parse(localStorage.getItem(place) ?? '{}') }
  } catch {
    return defaults
  }
}

let current = read()
const listeners = new Set<() => void>()

export const settings = (): Settings => current

export function change(some: Partial<Settings>): void {
  current = { ...current, ...some }
  try {
    localStorage.setItem(place, JSON.stringify(current))
  } catch {
    // kept for this visit at least
  }
  const { theme, text } = current
  Object.assign(document.documentElement.dataset, { theme, text })
  for (const listener of [...listeners]) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useSettings = (): Settings => useSyncExternalStore(subscribe, settings, settings)

/** The name that others see. */
export const ownName = (): string => current.name.trim() || commonWords.you
