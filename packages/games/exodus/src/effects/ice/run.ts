import { awaken } from '../../rules/end.ts'
import { freeze, iceOf, thaw } from '../../rules/freeze.ts'
import { type Runs, targetAt } from '../resolving.ts'
import type { iceEffects } from './vocabulary.ts'

export const ice: Runs<typeof iceEffects> = {
  freeze(t, by, effect) {
    const target = effect.this ? ({ kind: 'card', ref: by.source } as const) : targetAt(by, effect.at)
    if (target) freeze(t, target)
    return null
  },

  /** XO-H16: its unfreezing triggers come with it. */
  unfreeze(t, by, { at }) {
    const target = targetAt(by, at)
    const found = target ? iceOf(t, target) : null
    return found !== null && thaw(t, found) ? awaken(t, found) : null
  },
}
