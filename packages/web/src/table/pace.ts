import type { SeenEvent } from '@cardwright/engine'
import type { Speed } from '../app/settings.ts'
import type { Look } from './contract.ts'

/** How long things are shown at normal speed, in ms, where the game does not say. */
const usual = { move: 260, told: 700 }

const isCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

export function paceOf({ pace }: Look, speed: Speed, isTold: (event: SeenEvent) => boolean) {
  if (speed === 'instant') return () => 0
  const factor = speed === 'fast' ? 0.5 : 1
  return (event: SeenEvent): number => {
    if (isCalm()) return 0
    if (pace) return pace(event) * factor
    if (event.type === 'shuffle' || event.type === 'answer') return 0
    if (event.type === 'move') return usual.move * factor
    return isTold(event) ? usual.told * factor : 0
  }
}
