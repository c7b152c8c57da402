import { capital } from '@cardwright/engine/english'
import { spell } from './lexer.ts'
import type { Form, Rule, RuleName, Word } from './notation.ts'
import type { Leaf, Tree } from './parser.ts'

/** The words of a tree, in order: the inverse of parsing. */
export function wordsOf(tree: Tree | Leaf, rules: ReadonlyMap<RuleName, Rule>): Word[] {
  const words: Word[] = []
  append(tree, rules, words)
  return capitalised(words)
}

export const print = (tree: Tree, rules: ReadonlyMap<RuleName, Rule>): string => spell(wordsOf(tree, rules))

function append(tree: Tree | Leaf, rules: ReadonlyMap<RuleName, Rule>, words: Word[]): void {
  if ('leaf' in tree) {
    words.push({ word: tree.leaf.toLowerCase(), text: tree.leaf })
    return
  }
  let wording = 0
  let part = 0
  for (const item of formOf(tree, rules).items) {
    if (item.kind === 'word') words.push(item.word)
    else if (item.kind === 'wording') words.push(...item.ways[tree.wording[wording++]!]!)
    else {
      const inner = tree.parts[part++]
      if (inner) append(inner, rules, words)
    }
  }
}

export const formOf = ({ rule, form }: Tree, rules: ReadonlyMap<RuleName, Rule>): Form => rules.get(rule)!.forms[form]!

const STARTS = new Set([
  '.',
  '“',
  '(',
  '[',
  ']',
  ')',
  '&',
  '【auto】',
  '【cont】',
  '【act】',
  '【counter】',
  '【cxcombo】',
  '【clock】',
])

/** Sentences, costs and quoted abilities begin with a capital letter. */
const capitalised = (words: readonly Word[]): Word[] =>
  words.map((each, at) => {
    const before = words[at - 1]
    const starts = !before || STARTS.has(before.word) || /^[A-Z][a-z]/.test(before.text)
    return starts ? { ...each, text: capital(each.text) } : each
  })
