import type { Flow, Seat } from '@cardwright/engine'
import { hasTargets, others, selectTargets } from '../../rules/activate.ts'
import { attackTargets } from '../../rules/attack.ts'
import { discountNext } from '../../rules/payment.ts'
import type { Resolving } from '../../rules/source.ts'
import { drop, fizzle, itemOf } from '../../rules/stack.ts'
import { aim, pickTarget } from '../../rules/targets.ts'
import { playingOf } from '../../rules/triggers.ts'
import type { Item, Target } from '../../state.ts'
import type { ExodusTable } from '../../table.ts'
import { type Runs, targetAt } from '../resolving.ts'
import type { stackEffects } from './vocabulary.ts'

const itemAt = (t: ExodusTable, by: Resolving, at: number | undefined): Item | undefined => {
  const target = targetAt(by, at)
  return target?.kind === 'item' ? itemOf(t, target.id) : undefined
}

export const stack: Runs<typeof stackEffects> = {
  /** It leaves the stack, unpaid. */
  negate(t, by, { at }) {
    const item = itemAt(t, by, at)
    if (item === undefined) return null
    fizzle(t, item, 'negated')
    return drop(t, item)
  },

  /** XO-H36: its targets are named anew, others if there are any; it has no Playback while they are legal. */
  reselect(t, by, { at, by: who }) {
    const item = itemAt(t, by, at)
    return item && canAim(t, item) ? aimAnew(t, item, who === 'you' ? by.seat : item.owner) : null
  },

  discount(t, { seat }, { amount }) {
    discountNext(t, seat, amount)
    return null
  },
}

/** XO-058: an item that has lost all its targets fizzles when it resolves. */
function canAim(t: ExodusTable, item: Item): boolean {
  if (item.kind === 'attack') return true
  const playing = playingOf(t, item)
  return hasTargets(t, playing, playing.script.select ?? [], [])
}

function* aimAnew(t: ExodusTable, item: Item, chooser: Seat): Flow {
  const targets =
    item.kind === 'attack'
      ? yield* otherVictim(t, item, chooser)
      : yield* selectTargets(t, playingOf(t, item), { chooser, not: item.targets })
  aim(t, item, targets, 'XO-057', chooser)
  item.fixed = true
  t.touch()
}

function* otherVictim(t: ExodusTable, { owner, targets, text: source }: Item, chooser: Seat): Flow<Target[]> {
  const list = () => others(targets, attackTargets(t, owner))
  return [Object.freeze(yield* pickTarget(t, chooser, { kind: 'reselect', rule: 'XO-032', context: { source }, list }))]
}
