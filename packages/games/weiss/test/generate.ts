import { grammar } from '../src/text/grammar/index.ts'
import type { Form, Item, RuleName } from '../src/text/notation.ts'
import type { Leaf, Tree } from '../src/text/parser.ts'

// Trees made from the grammar itself: of each form the smallest sentence that has it, and random ones.

const LEAVES: Readonly<Record<string, string>> = { digits: '2', quoted: '"Lantern Keeper"', angled: '《Harbour》' }

type Slot = Extract<Item, { kind: 'slot' }>
const slotsOf = ({ items }: Form): Slot[] => items.filter((item): item is Slot => item.kind === 'slot')
const formsOf = (rule: RuleName): readonly Form[] => grammar.rules.get(rule)!.forms

/** How deep the smallest tree of each rule is. */
const depths = new Map<RuleName, number>()
const depthOf = (form: Form): number =>
  1 +
  Math.max(
    0,
    ...slotsOf(form).map(({ rule, optional }) => (optional || LEAVES[rule] ? 0 : (depths.get(rule) ?? Infinity))),
  )
for (let changed = true; changed; ) {
  changed = false
  for (const { name, forms } of grammar.rules.values()) {
    const depth = Math.min(...forms.map(depthOf))
    if (depth < (depths.get(name) ?? Infinity)) {
      depths.set(name, depth)
      changed = true
    }
  }
}

/** A tree of this rule; `pick` decides among forms and wordings that fit into the depth. */
export function grow(rule: RuleName, depth: number, pick: (of: number) => number): Tree | Leaf {
  if (LEAVES[rule]) return { leaf: LEAVES[rule] }
  const forms = formsOf(rule)
  const fitting = forms
    .map((form, at) => ({ form, at }))
    .filter(({ form }) => depthOf(form) <= Math.max(depth, depths.get(rule)!))
  const { form, at } = fitting[pick(fitting.length)]!
  return grown(rule, form, at, pick, ({ rule: inner, optional }) =>
    optional && (depths.get(inner)! >= depth || pick(2) === 0) ? null : grow(inner, depth - 1, pick),
  )
}

function grown(
  rule: RuleName,
  form: Form,
  at: number,
  pick: (of: number) => number,
  part: (slot: Slot, n: number) => Tree | Leaf | null,
): Tree {
  const wording = form.items.flatMap((item) => (item.kind === 'wording' ? [pick(item.ways.length)] : []))
  return { rule, form: at, wording, parts: slotsOf(form).map(part) }
}

const first = (): number => 0
const least = (rule: RuleName): Tree | Leaf => grow(rule, 0, first)

/** For each rule, which form of which rule leads to it on the shortest way from a whole text. */
const parents = new Map<RuleName, { rule: RuleName; at: number; slot: number }>()
const queue: RuleName[] = ['text']
for (const rule of queue) {
  if (LEAVES[rule]) continue
  formsOf(rule).forEach((form, at) => {
    slotsOf(form).forEach(({ rule: inner }, slot) => {
      if (parents.has(inner) || inner === 'text') return
      parents.set(inner, { rule, at, slot })
      queue.push(inner)
    })
  })
}

/** A small whole text that has this form. */
export function exampleOf(rule: RuleName, at: number): Tree {
  let tree = grown(rule, formsOf(rule)[at]!, at, first, ({ rule: inner, optional }) => (optional ? null : least(inner)))
  for (let inner = rule; inner !== 'text'; ) {
    const parent = parents.get(inner)!
    const child = tree
    tree = grown(parent.rule, formsOf(parent.rule)[parent.at]!, parent.at, first, ({ rule: each, optional }, n) => {
      if (n === parent.slot) return child
      return optional ? null : least(each)
    })
    inner = parent.rule
  }
  return tree
}

export const allForms = (): { rule: RuleName; at: number; text: string }[] =>
  [...grammar.rules.values()].flatMap(({ name, forms }) => forms.map(({ text }, at) => ({ rule: name, at, text })))
