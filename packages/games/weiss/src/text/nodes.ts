import type { Ability, Act, Condition, Event, Modifier, Ref, Step, Test, Value } from './core.ts'

type Family<K extends string, N> = N extends { readonly [key in K]: infer Kind extends string } ? `${K}:${Kind}` : never

/** Every kind of node of the core language, such as `do:choose`. */
export type NodeKind =
  | `ability:${Ability['kind']}`
  | Family<'do', Step>
  | Family<'when', Event>
  | Family<'if', Condition>
  | Family<'num', Value>
  | Family<'ref', Exclude<Ref, { readonly ref: 'pronoun' }>>
  | Family<'is', Test>
  | Family<'mod', Modifier>
  | Family<'act', Act>

const FAMILIES = ['do', 'when', 'if', 'num', 'ref', 'is', 'mod', 'act'] as const

/** The kinds of node that a tree is made of. */
export function kindsOf(core: unknown): readonly NodeKind[] {
  const kinds = new Set<string>()
  collect(core, kinds)
  return [...kinds].sort() as NodeKind[]
}

function collect(value: unknown, kinds: Set<string>): void {
  if (typeof value !== 'object' || value === null) return
  const node = value as Readonly<Record<string, unknown>>
  for (const family of FAMILIES) if (typeof node[family] === 'string') kinds.add(`${family}:${node[family]}`)
  if ('perTurn' in node) kinds.add(`ability:${node.kind}`)
  for (const inner of Object.values(node)) collect(inner, kinds)
}

export const NODES: readonly NodeKind[] = []
