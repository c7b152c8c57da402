import { useSyncExternalStore } from 'react'
import { commonWords } from '../words/en/common.ts'

/** How fast what happens is shown; with `step`, each thing waits for a key. */
export const speeds = ['step', 'slow', 'normal', 'fast', 'instant'] as const
export type Speed = (typeof speeds)[number]

export interface Settings {
  readonly name: string
  readonly theme: 'dark' | 'light'
  readonly speed: Speed
  readonly sound: boolean
  /** Explains each kind of ask the first time it comes up. */
  readonly guide: boolean
  /** What the guide has explained: `exceed strike`; in a game where nobody wants it any more, `exceed *`. */
  readonly explained: readonly string[]
  readonly strength: 'easy' | 'medium' | 'hard'
}

const place = 'cardwright-settings'
const defaults: Settings = {
  name: '',
  theme: 'dark',
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
  document.documentElement.dataset.theme = current.theme
  for (const listener of [...listeners]) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useSettings = (): Settings => useSyncExternalStore(subscribe, settings, settings)

/** The name that others see. */
export const ownName = (): string => current.name.trim() || commonWords.you
