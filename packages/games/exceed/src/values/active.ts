import type { Seat } from '@cardwright/engine'
import type { Timing } from '../effects/abilities/timings.ts'
import type { ActiveAbility, ExceedTable } from '../state.ts'
import { abilitiesAt, eachList } from './lists.ts'
import { eachStatic } from './statics.ts'
import { anyActive } from './survey.ts'

/** All that is in force for a seat at a time, what static abilities grant it last. */
export function activeOf(t: ExceedTable, seat: Seat, timing: Timing): ActiveAbility[] {
  return anyActive(t, seat, timing) ? allActiveOf(t, seat, timing) : []
}

function allActiveOf(t: ExceedTable, seat: Seat, timing: Timing): ActiveAbility[] {
  const found: ActiveAbility[] = []
  eachList(t, seat, (list, card, half, of) => {
    for (const ability of abilitiesAt(list, timing)) found.push({ seat: of, card, half, ability })
  })
  if (timing !== 'strike' && timing !== 'always')
    eachStatic(t, seat, `on ${timing}`, (effect, { seat: of, card, half }) => {
      if (effect.do === 'grant') found.push({ seat: of, card, half, ability: effect.ability })
    })
  return found
}
