import type { Timing } from '../effects/vocabulary/timings.ts'
import type { ClientEffect } from './client.ts'
import type { Context } from './translate.ts'

const names: Readonly<Record<string, Timing>> = {
  during_strike: 'strike',
  before: 'before',
  hit: 'hit',
  after: 'after',
  cleanup: 'cleanup',
  immediate: 'now',
  now: 'now',
  set_strike: 'set',
  when_hit: 'whenHit',
  endofstrike: 'endOfStrike',
  end_of_turn: 'turnEnd',
  start_of_next_turn: 'turnStart',
}

/** Null: the effect says nothing that we do not know otherwise. Undefined: we do not know it. */
export function timings(effect: ClientEffect, _context: Context): Timing | null | undefined {
  const { timing } = effect
  return timing !== undefined && Object.hasOwn(names, timing) ? names[timing] : undefined
}
