import type { SeenEvent } from '@cardwright/engine'
import type { Speed } from '../app/settings.ts'
import type { Look } from './contract.ts'

/** How long things are shown at normal speed, in ms, where the game does not say. */
const usual = { move: 260, told: 700 }

const factors: Readonly<Record<Speed, number>> = {
  step: Number.POSITIVE_INFINITY,
  slow: 2,
  normal: 1,
  fast: 0.5,
  instant: 0,
}

/** How long an event is shown. Less motion is not less time: whoever wants things to stand still wants to read them. */
export function paceOf({ pace }: Look, speed: Speed, isTold: (event: SeenEvent) => boolean) {
  const plain = ({ type }: SeenEvent, told: boolean): number =>
    type === 'shuffle' || type === 'answer' ? 0 : type === 'move' ? usual.move : told ? usual.told : 0
  return (event: SeenEvent): number => {
    const ms = speed === 'instant' ? 0 : pace ? pace(event) : plain(event, isTold(event))
    return ms === 0 ? 0 : ms * factors[speed]
  }
}
