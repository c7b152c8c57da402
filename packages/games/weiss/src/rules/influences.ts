import type { Given } from '../table.ts'
import type { Ability, Condition, Modifier, Ref, Step } from '../text/core.ts'

/** One modifier of a continuous ability, with what must hold for it. */
export interface Clause {
  readonly conditions: readonly Condition[]
  readonly x: Readonly<Record<string, Extract<Step, { do: 'let' }>['value']>>
  readonly cards: Ref | null
  readonly who: Extract<Step, { do: 'modifyPlayer' }>['who'] | null
  readonly mod: Modifier
  readonly layer: number
  readonly reads: boolean
}

type Node = Readonly<Record<string, unknown>>

const everyNode = (value: unknown, look: (node: Node) => void): void => {
  if (typeof value !== 'object' || value === null) return
  if (!Array.isArray(value)) look(value as Node)
  for (const inner of Object.values(value)) everyNode(inner, look)
}

const layerOfStat = (stat: unknown): number => (stat === 'level' || stat === 'cost' ? 1 : 2)
const named: readonly unknown[] = ['trait', 'name', 'nameHas', 'colour', 'icon', 'ability']

/** WS-158: names, traits, colours, icons and abilities; then level and cost; then power and soul. -1 if it reads none. */
function layerRead(value: unknown): number {
  let layer = -1
  everyNode(value, (node) => {
    if (named.includes(node.is)) layer = Math.max(layer, 0)
    if (node.is === 'stat' || node.num === 'stat' || node.num === 'total')
      layer = Math.max(layer, layerOfStat(node.stat))
    if (node.is === 'same' || node.num === 'distinct')
      layer = Math.max(
        layer,
        ['name', 'trait', 'colour', 'card'].includes(node.what as string) ? 0 : layerOfStat(node.what),
      )
  })
  return layer
}

export const layerWritten = (mod: Modifier | Given): number => (mod.mod === 'add' ? layerOfStat(mod.stat) : 0)

const known = new WeakMap<Ability, readonly Clause[]>()

/** What a continuous ability says, clause by clause. */
export function clausesOf(ability: Ability): readonly Clause[] {
  let clauses = known.get(ability)
  if (!clauses) {
    clauses = flatten(ability.steps, [], {})
    known.set(ability, clauses)
  }
  return clauses
}

function flatten(steps: readonly Step[], conditions: readonly Condition[], before: Clause['x']): Clause[] {
  const found: Clause[] = []
  let x = before
  let last: Condition | null = null
  for (const step of steps) {
    if (step.do === 'let') x = { ...x, [step.name]: step.value }
    else if (step.do === 'if') {
      last = step.cond.if === 'otherwise' && last !== null ? { if: 'not', of: last } : step.cond
      found.push(...flatten(step.steps, [...conditions, last], x))
    } else if (step.do === 'modify' || step.do === 'modifyPlayer') {
      for (const mod of step.mods) found.push(clause(step, mod, conditions, x))
    }
  }
  return found
}

function clause(
  step: Extract<Step, { do: 'modify' | 'modifyPlayer' }>,
  mod: Modifier,
  conditions: readonly Condition[],
  x: Clause['x'],
): Clause {
  const cards = step.do === 'modify' ? step.cards : null
  // what a granted ability says is read when that ability acts
  const read = layerRead([conditions, x, cards, mod.mod === 'ability' ? null : mod])
  return {
    conditions,
    x,
    cards,
    who: step.do === 'modifyPlayer' ? step.who : null,
    mod,
    layer: Math.max(layerWritten(mod), read),
    reads: read >= 0,
  }
}
