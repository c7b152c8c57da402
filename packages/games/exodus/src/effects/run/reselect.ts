import type { Flow, Seat } from '@cardwright/engine'
import { hasTargets, others, type Source, selectTargets } from '../../rules/activate.ts'
import { attackTargets } from '../../rules/attack.ts'
import { pickTarget } from '../../rules/targets.ts'
import { scriptOf } from '../../rules/triggers.ts'
import type { ExodusTable, Item, Target } from '../../table.ts'
import type { EffectOf } from '../vocabulary.ts'
import { targetAt } from './aim.ts'
import type { By } from './index.ts'

/** XO-H36: its targets are named anew, others if there are any; it has no Playback while they are legal. */
export function reselect(t: ExodusTable, by: By, { at, by: who }: EffectOf<'reselect'>): Flow | null {
  const target = targetAt(by, at)
  const item = target?.kind === 'item' ? t.state.stack.find(({ id }) => id === target.id) : undefined
  return item && canAim(t, item) ? aimAnew(t, item, who === 'you' ? by.seat : item.owner) : null
}

/** What has lost all its targets finds out when it resolves: XO-058. */
function canAim(t: ExodusTable, item: Item): boolean {
  if (item.kind === 'attack') return attackTargets(t, item.owner).length > 0
  const by = sourceOf(t, item)
  return hasTargets(t, by, by.script.select ?? [], [])
}

function sourceOf(t: ExodusTable, item: Item): Source {
  const { owner: seat, source, text, id } = item
  return { seat, source, text, item: id, script: scriptOf(t, item) }
}

function* aimAnew(t: ExodusTable, item: Item, chooser: Seat): Flow {
  const targets = item.kind === 'attack' ? yield* otherVictim(t, item, chooser) : yield* otherTargets(t, item, chooser)
  item.targets = Object.freeze(targets)
  item.fixed = true
  t.touch()
  t.tell({ type: 'reselected', seat: chooser, card: item.source.card, rule: 'XO-057' })
}

function* otherVictim(t: ExodusTable, { owner, targets }: Item, chooser: Seat): Flow<Target[]> {
  const legal = () => others(targets, attackTargets(t, owner))
  return [Object.freeze(yield* pickTarget(t, chooser, 'reselect', 'XO-032', legal))]
}

function* otherTargets(t: ExodusTable, item: Item, chooser: Seat): Flow<Target[]> {
  return yield* selectTargets(t, sourceOf(t, item), { chooser, not: item.targets })
}
