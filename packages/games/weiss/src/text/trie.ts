import type { Form, Item, Rule, RuleName } from './notation.ts'

// The forms of a rule as a tree of their beginnings, so that what many forms share is read once.

/** Tokens that are no fixed words, and the rules that stand for them. */
const TERMINALS = { digits: 'number', quoted: 'name', angled: 'trait' } as const
export type Terminal = (typeof TERMINALS)[keyof typeof TERMINALS]

export interface Branch {
  /** The rule and the first form that comes this way. */
  readonly name: string
  /** The form that ends here, or -1. */
  form: number
  readonly words: Map<string, Branch>
  readonly wordings: { readonly group: string; readonly ways: readonly (readonly string[])[]; readonly next: Branch }[]
  readonly slots: { readonly part: ReadyRule | Terminal; readonly optional: boolean; readonly next: Branch }[]
}

export interface ReadyRule {
  readonly name: RuleName
  readonly id: number
  readonly texts: readonly string[]
  readonly root: Branch
  /** The words it can begin with, and `#number`, `#name`, `#trait`. */
  readonly first: Set<string>
}

export function prepare(rules: readonly Rule[]): ReadonlyMap<RuleName, ReadyRule> {
  const ready = new Map<RuleName, ReadyRule>()
  rules.forEach(({ name, forms }, id) => {
    ready.set(name, { name, id, texts: forms.map(({ text }) => text), root: makeBranch(name), first: new Set() })
  })
  for (const { name, forms } of rules) {
    forms.forEach((form, at) => {
      plant(ready, ready.get(name)!, form, at)
    })
  }
  while ([...ready.values()].filter(settleFirst).length > 0);
  return ready
}

const makeBranch = (name: string): Branch => ({ name, form: -1, words: new Map(), wordings: [], slots: [] })

function plant(ready: ReadonlyMap<RuleName, ReadyRule>, rule: ReadyRule, form: Form, at: number): void {
  const name = `${rule.name}: ${form.text}`
  const last = form.items.reduce((branch, item) => follow(ready, branch, item, name), rule.root)
  if (last.form >= 0) throw new Error(`${name}: the rule has this form twice`)
  if (last === rule.root) throw new Error(`${rule.name}: a form must not be empty`)
  last.form = at
}

function follow(ready: ReadonlyMap<RuleName, ReadyRule>, branch: Branch, item: Item, name: string): Branch {
  const next = makeBranch(name)
  if (item.kind === 'word') {
    const known = branch.words.get(item.word.word)
    if (!known) branch.words.set(item.word.word, next)
    return known ?? next
  }
  if (item.kind === 'wording') {
    const known = branch.wordings.find(({ group }) => group === item.group)
    if (!known)
      branch.wordings.push({ group: item.group, ways: item.ways.map((way) => way.map(({ word }) => word)), next })
    return known?.next ?? next
  }
  const part = (TERMINALS as Readonly<Record<string, Terminal>>)[item.rule] ?? ready.get(item.rule)
  if (!part) throw new Error(`${name}: there is no rule ${item.rule}`)
  const known = branch.slots.find((each) => each.part === part && each.optional === item.optional)
  if (!known) branch.slots.push({ part, optional: item.optional, next })
  return known?.next ?? next
}

/** Adds what is known by now of a rule's first words; says whether there was something new. */
function settleFirst({ first, root }: ReadyRule): boolean {
  const before = first.size
  collectFirst(root, first)
  return first.size > before
}

function collectFirst({ words, wordings, slots }: Branch, first: Set<string>): void {
  for (const word of words.keys()) first.add(word)
  for (const { ways, next } of wordings) {
    for (const [word] of ways) {
      if (word === undefined) collectFirst(next, first)
      else first.add(word)
    }
  }
  for (const { part, optional, next } of slots) {
    for (const word of typeof part === 'string' ? [`#${part}`] : part.first) first.add(word)
    if (optional) collectFirst(next, first)
  }
}
