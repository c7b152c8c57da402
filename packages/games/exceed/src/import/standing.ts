import type { Timing } from '../effects/abilities/timings.ts'
import type { ClientEffect } from './client.ts'

/** When something acts that the client switches on as a Boost is played, or as a face comes up. */
const later: Readonly<Record<string, Timing>> = {
  add_boost_to_gauge_on_move: 'moved',
  set_dan_draw_choice: 'turnDraw',
  set_enchantress_draw_choice: 'turnDraw',
}

/** When a lasting change counts that only a few cards make. */
const passiveTiming = (passive: unknown): Timing => (passive === 'geoffrey_untainted_passive' ? 'turnDraw' : 'always')

/** Undefined: it acts at the time that it says. */
export function standingTiming({ effect_type, timing, passive }: ClientEffect): Timing | undefined {
  if (timing !== 'now' && timing !== 'immediate') return undefined
  if (effect_type === 'add_passive') return passiveTiming(passive)
  return Object.hasOwn(later, effect_type) ? later[effect_type] : undefined
}
