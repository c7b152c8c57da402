import { MeaningError } from './bind.ts'
import type { Ability } from './core.ts'
import { grammar } from './grammar/index.ts'
import { clean, lex, spell, type Token } from './lexer.ts'
import { lower } from './lower.ts'
import type { Tree } from './parser.ts'
import { wordsOf } from './printer.ts'

export interface Compiled {
  readonly ok: true
  readonly canon: string
  readonly tree: Tree
  readonly core: readonly Ability[]
  /** How often the text can be read; the first reading counts. */
  readonly readings: number
  readonly clashes: readonly string[]
  /** Words whose capital letters are not where a sentence has them. */
  readonly capitals: readonly number[]
}

export interface Failed {
  readonly ok: false
  readonly canon: string
  /** Where in `canon` it stopped, and what could have stood there. */
  readonly at: number
  readonly length: number
  readonly expected: readonly string[]
  readonly why: string
}

/** The text as the tree prints it, with the capital letters of the source. */
export function rendered({ tree, canon, capitals }: Compiled): string {
  const words = wordsOf(tree, grammar.rules)
  const source = capitals.length === 0 ? [] : tokensOf(canon)
  return spell(words.map((word, at) => (capitals.includes(at) ? { ...word, text: source[at]!.text } : word)))
}

const done = new Map<string, Compiled | Failed>()

/** A text is compiled once, however often it is printed. */
export function compile(text: string): Compiled | Failed {
  const cleaned = clean(text)
  let result = done.get(cleaned)
  if (!result) {
    result = compileOnce(cleaned)
    done.set(cleaned, result)
  }
  return result
}

export const tokensOf = (cleaned: string): Token[] => lex(cleaned, (word) => grammar.words.has(word))

function compileOnce(cleaned: string): Compiled | Failed {
  const tokens = tokensOf(cleaned)
  const canon = spell(tokens)
  const parsed = grammar.parse(tokens, 'text')
  if (!parsed.ok) {
    const { at, expected } = parsed
    const before = spell(tokens.slice(0, at))
    return {
      ok: false,
      canon,
      at: before.length + (at > 0 && canon[before.length] === ' ' ? 1 : 0),
      length: tokens[at]?.text.length ?? 0,
      expected,
      why: 'grammar',
    }
  }
  try {
    const core = lower(parsed.tree, grammar.rules) as readonly Ability[]
    const printed = wordsOf(parsed.tree, grammar.rules)
    const capitals = tokens.flatMap(({ text }, at) => (text === printed[at]!.text ? [] : [at]))
    return { ok: true, canon, tree: parsed.tree, core, readings: parsed.readings, clashes: parsed.clashes, capitals }
  } catch (error) {
    if (!(error instanceof MeaningError)) throw error
    return { ok: false, canon, at: 0, length: canon.length, expected: [], why: error.message }
  }
}
