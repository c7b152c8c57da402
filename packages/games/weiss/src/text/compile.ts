import { MeaningError } from './bind.ts'
import type { Ability } from './core.ts'
import { grammar } from './grammar/index.ts'
import { clean, lex, spell, type Token } from './lexer.ts'
import { lower } from './lower.ts'
import { wordsOf } from './printer.ts'

export interface Compiled {
  readonly ok: true
  readonly canon: string
  /** The text as its tree prints it, with the capital letters of the source. */
  readonly rendered: string
  readonly core: readonly Ability[]
  /** How often the text can be read; the first reading counts. */
  readonly readings: number
  readonly clashes: readonly string[]
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

export const rendered = (result: Compiled): string => result.rendered

/**
 * How many characters of texts are kept with what they mean: more than all that was ever printed in one language, and no
 * more, since decks of strangers may bring any text. What was not asked for longest goes first.
 */
export const maxKept = 2_500_000
const done = new Map<string, Compiled | Failed>()
let kept = 0

/** A text is compiled once, however often it is printed. */
export function compile(text: string): Compiled | Failed {
  const cleaned = clean(text)
  const known = done.get(cleaned)
  if (known) {
    done.delete(cleaned)
    done.set(cleaned, known)
    return known
  }
  const result = compileOnce(cleaned)
  done.set(cleaned, result)
  kept += cleaned.length
  for (const [oldest] of done) {
    if (kept <= maxKept) break
    done.delete(oldest)
    kept -= oldest.length
  }
  return result
}

export const tokensOf = (cleaned: string): Token[] => lex(cleaned, (word) => grammar.words.has(word))

/** Capital letters may stand where a sentence does not have them. */
const asInSource = (word: string, source: string | undefined): string =>
  source?.toLowerCase() === word.toLowerCase() ? source : word

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
    const rendered = spell(printed.map((word, at) => ({ ...word, text: asInSource(word.text, tokens[at]?.text) })))
    const { readings, clashes } = parsed
    // the same string, not its equal: these are kept
    return { ok: true, canon, rendered: rendered === canon ? canon : rendered, core, readings, clashes }
  } catch (error) {
    if (!(error instanceof MeaningError)) throw error
    return { ok: false, canon, at: 0, length: canon.length, expected: [], why: error.message }
  }
}
