import type { Part } from '@cardwright/engine'
import type { CapcomTable } from '../state.ts'
import { cleanUpStep } from './cleanup.ts'
import { combatStep } from './combat.ts'
import { drawStep } from './draw.ts'
import { mulliganStep } from './setup.ts'
import { discardStep, startStep } from './turn.ts'

/** CC-023: what happens in the phase that is on. */
export function step(t: CapcomTable): Part {
  switch (t.state.phase) {
    case 'mulligan':
      return mulliganStep(t)
    case 'start':
      return startStep(t)
    case 'draw':
      return drawStep(t)
    case 'combat':
      return combatStep(t)
    case 'cleanUp':
      return cleanUpStep(t)
    case 'discard':
      return discardStep(t)
  }
}
