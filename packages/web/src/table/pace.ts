import type { SeenEvent } from '@cardwright/engine'
import type { Speed } from '../app/settings.ts'
import type { Look } from './contract.ts'

/** How long things are shown at normal speed, in ms, where the game does not say. */
const usual: Readonly<Record<string, number>> = { move: 260, shuffle: 0, answer: 0 }
const told = 700

const factors: Readonly<Record<Speed, number>> = {
  step: Number.POSITIVE_INFINITY,
  slow: 2,
  normal: 1,
  fast: 0.5,
  instant: 0,
}

/** How long an event is shown. Less motion is not less time: people who turn motion off still want to read. */
export function paceOf({ pace }: Look, speed: Speed, isTold: (event: SeenEvent) => boolean) {
  const usualPace = (event: SeenEvent): number => usual[event.type] ?? (isTold(event) ? told : 0)
  return (event: SeenEvent): number => {
    if (speed === 'instant') return 0
    const ms = (pace ?? usualPace)(event)
    return ms === 0 ? 0 : ms * factors[speed]
  }
}
