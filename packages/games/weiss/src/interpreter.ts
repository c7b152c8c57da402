import { refs } from './read/cards.ts'
import { conditions } from './read/conditions.ts'
import { events } from './read/events.ts'
import { numbers } from './read/numbers.ts'
import { tests } from './read/tests.ts'
import { changes } from './rules/values.ts'
import { steps } from './run/index.ts'
import type { Ability, Act } from './text/core.ts'
import { NODES, type NodeKind } from './text/nodes.ts'

/** The functions of the interpreter, by family: one for each node. */
export const families = {
  do: steps,
  when: events,
  if: conditions,
  num: numbers,
  ref: refs,
  is: tests,
  mod: changes,
} as const

/** Kinds of abilities, and acts that modifiers forbid or allow: the rules ask for these where they matter. */
const abilities: Readonly<Record<Ability['kind'], true>> = { auto: true, act: true, cont: true, event: true }
const acts: Readonly<Record<Act['act'], true>> = {
  attack: true,
  attackFromBack: true,
  stand: true,
  move: true,
  become: true,
  chosen: true,
  play: true,
  playCard: true,
  use: true,
  leave: true,
  ignoreColour: true,
  loseSoulBySide: true,
  damage: true,
  deal: true,
  copies: true,
}

const names = (family: string, of: object): string[] => Object.keys(of).map((kind) => `${family}:${kind}`)

/** The nodes that the interpreter carries out. */
export const implemented: ReadonlySet<NodeKind> = new Set([
  ...Object.entries(families).flatMap(([family, of]) => names(family, of)),
  ...names('ability', abilities),
  ...names('act', acts),
] as NodeKind[])

/** Of these, those without a behaviour test that fails when the node does nothing. `test/nodes` keeps this list true. */
export const untested: readonly NodeKind[] = []

/** A node counts if it is carried out, and a test shows it. */
export const isExecutable = (node: NodeKind): boolean => implemented.has(node) && !untested.includes(node)

export const counts = {
  total: NODES.length,
  implemented: NODES.filter((node) => implemented.has(node)).length,
  tested: NODES.filter(isExecutable).length,
}
