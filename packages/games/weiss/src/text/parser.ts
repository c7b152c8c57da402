import type { Token } from './lexer.ts'
import type { Item, Rule, RuleName } from './notation.ts'
import { type Branch, prepare, type ReadyRule } from './trie.ts'

/** How a text was read: which form of which rule, with which wording, and its parts in the order of the slots. */
export interface Tree {
  readonly rule: RuleName
  readonly form: number
  /** Which way of each wording group. */
  readonly wording: readonly number[]
  /** One for each slot; null where an optional one is left out. */
  readonly parts: readonly (Tree | Leaf | null)[]
}

/** A number, a quoted name or a trait, as it stands in the text. */
export interface Leaf {
  readonly leaf: string
}

export type Parsed =
  | { readonly ok: true; readonly tree: Tree; readonly readings: number; readonly clashes: readonly string[] }
  | { readonly ok: false; readonly at: number; readonly expected: readonly string[] }

interface Node extends Tree {
  readonly parts: readonly (Node | Leaf | null)[]
  readonly end: number
  readonly readings: number
  readonly clash: string | null
}

/** A form that has been read as far as `end`; what was read is a list from the last part back. */
interface State {
  readonly end: number
  readonly readings: number
  readonly clash: string | null
  readonly part: Node | Leaf | number | null
  readonly before: State | null
}

/** All readings of a text by a grammar, one kept for each rule and span: the one whose forms stand first. */
export class Grammar {
  readonly rules: ReadonlyMap<RuleName, Rule>
  readonly words: ReadonlySet<string>
  readonly #ready: ReadonlyMap<RuleName, ReadyRule>

  constructor(rules: readonly Rule[]) {
    this.rules = new Map(rules.map((rule) => [rule.name, rule]))
    if (this.rules.size < rules.length) throw new Error('two rules of the grammar have one name')
    this.#ready = prepare(rules)
    this.words = new Set(rules.flatMap((rule) => rule.forms.flatMap(({ items }) => items.flatMap(wordsOf))))
  }

  parse(tokens: readonly Token[], start: RuleName): Parsed {
    const rule = this.#ready.get(start)!
    const whole = new Reading(tokens).rule(rule, 0).find(({ end }) => end === tokens.length)
    if (whole) return { ok: true, tree: strip(whole), readings: whole.readings, clashes: clashesOf(whole) }
    const reading = new Reading(tokens, true)
    reading.rule(rule, 0)
    return { ok: false, at: reading.furthest, expected: [...reading.expected].sort() }
  }
}

function wordsOf(item: Item): string[] {
  if (item.kind === 'word') return [item.word.word]
  return item.kind === 'wording' ? item.ways.flat().map(({ word }) => word) : []
}

/** One text being read; keeps what each rule gives at each place. */
class Reading {
  furthest = 0
  readonly expected = new Set<string>()
  readonly #tokens: readonly Token[]
  readonly #watched: boolean
  readonly #memo: Map<number, readonly Node[]>[]

  constructor(tokens: readonly Token[], watched = false) {
    this.#tokens = tokens
    this.#watched = watched
    this.#memo = tokens.map(() => new Map())
  }

  rule(rule: ReadyRule, start: number): readonly Node[] {
    const token = this.#tokens[start]
    if (!token || !canBegin(rule, token)) return this.#fail(start, rule.name)
    const known = this.#memo[start]!.get(rule.id)
    if (known) return known
    const found: Node[] = []
    this.#walk(rule, rule.root, [{ end: start, readings: 1, clash: null, part: null, before: null }], found)
    this.#memo[start]!.set(rule.id, found)
    return found
  }

  /** Follows all forms of a rule at once, as far as they have the same beginning. */
  #walk(rule: ReadyRule, branch: Branch, states: readonly State[], found: Node[]): void {
    if (branch.form >= 0) for (const state of states) finish(rule, branch.form, state, found)
    if (branch.words.size > 0) this.#word(rule, branch, states, found)
    for (const wording of branch.wordings) {
      const after: State[] = []
      for (const state of states) this.#wording(wording, state, after)
      if (after.length > 0) this.#walk(rule, wording.next, after, found)
    }
    for (const slot of branch.slots) {
      const after: State[] = []
      for (const state of states) this.#slot(slot, state, after)
      if (after.length > 0) this.#walk(rule, slot.next, after, found)
    }
  }

  #wording({ ways, next }: Branch['wordings'][number], state: State, after: State[]): void {
    ways.forEach((way, at) => {
      if (way.every((word, n) => this.#at(state.end + n, word))) add(after, state, state.end + way.length, at, 1, next)
    })
  }

  #slot({ part, optional, next }: Branch['slots'][number], state: State, after: State[]): void {
    if (optional) add(after, state, state.end, null, 1, next)
    if (typeof part !== 'string') {
      for (const node of this.rule(part, state.end)) add(after, state, node.end, node, node.readings, next)
      return
    }
    const token = this.#tokens[state.end]
    if (token?.kind === part) add(after, state, state.end + 1, { leaf: token.text }, 1, next)
    else this.#fail(state.end, part)
  }

  #word(rule: ReadyRule, branch: Branch, states: readonly State[], found: Node[]): void {
    for (const state of states) {
      const next = branch.words.get(this.#tokens[state.end]?.word ?? '')
      if (next) this.#walk(rule, next, [{ ...state, end: state.end + 1 }], found)
      else if (this.#watched) for (const word of branch.words.keys()) this.#fail(state.end, word)
    }
  }

  #at(place: number, word: string): boolean {
    if (this.#tokens[place]?.word === word) return true
    this.#fail(place, word)
    return false
  }

  #fail(place: number, wanted: string): readonly Node[] {
    if (this.#watched && place >= this.furthest) {
      if (place > this.furthest) this.expected.clear()
      this.furthest = place
      this.expected.add(wanted)
    }
    return NONE
  }
}

const NONE: readonly never[] = []

const canBegin = ({ first }: ReadyRule, { kind, word }: Token): boolean =>
  first.has(word) || (kind !== 'word' && first.has(`#${kind}`))

function add(states: State[], before: State, end: number, part: State['part'], factor: number, { name }: Branch): void {
  const readings = before.readings * factor
  const at = states.findIndex((each) => each.end === end)
  if (at < 0) states.push({ end, readings, clash: before.clash, part, before })
  else states[at] = { ...states[at]!, readings: states[at]!.readings + readings, clash: name }
}

/** A form is read to its end. If the same span was read already, the form that stands first stays. */
function finish(rule: ReadyRule, form: number, last: State, found: Node[]): void {
  const at = found.findIndex(({ end }) => end === last.end)
  const other = at < 0 ? null : found[at]!
  const { end, clash } = last
  const readings = last.readings + (other?.readings ?? 0)
  const pair =
    other &&
    `${rule.name}: ${[other.form, form]
      .sort((a, b) => a - b)
      .map((each) => rule.texts[each])
      .join(' | ')}`
  if (other && other.form <= form) {
    found[at] = { ...other, readings, clash: other.clash ?? pair }
    return
  }
  const wording: number[] = []
  const parts: (Node | Leaf | null)[] = []
  for (let state: State = last; state.before; state = state.before) {
    if (typeof state.part === 'number') wording.push(state.part)
    else parts.push(state.part)
  }
  const node = {
    rule: rule.name,
    form,
    wording: wording.reverse(),
    parts: parts.reverse(),
    end,
    readings,
    clash: clash ?? pair,
  }
  if (other) found[at] = node
  else found.push(node)
}

function strip({ rule, form, wording, parts }: Node): Tree {
  return { rule, form, wording, parts: parts.map((part) => (part && 'rule' in part ? strip(part) : part)) }
}

function clashesOf({ clash, parts }: Node): string[] {
  const inner = parts.flatMap((part) => (part && 'rule' in part ? clashesOf(part) : []))
  return clash ? [clash, ...inner] : inner
}
