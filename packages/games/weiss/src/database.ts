import { counts, isExecutable } from './interpreter.ts'
import { type Compiled, compile, type Failed } from './text/compile.ts'
import type { Erratum } from './text/errata.ts'
import { clean } from './text/lexer.ts'
import { kindsOf } from './text/nodes.ts'
import { type Unit, unitsOf } from './text/units.ts'

// What a public card database holds, and how much of it is understood.

export interface DatabaseCard {
  readonly name: string
  readonly code: string
  readonly type: string
  readonly rarity: string
  readonly set: string
  readonly release: string
  /** What the set is called. */
  readonly expansion?: string
  readonly ability: readonly string[]
  readonly color?: string
  readonly level?: string | number
  readonly cost?: string | number
  readonly power?: string | number
  readonly soul?: string | number
  readonly trigger?: readonly string[]
  readonly attributes?: readonly string[]
}

/** Signs of damage in the source: lost icons, markup, quotes without a partner, zeros that became dashes. */
const DEFECTS = [
  /with in (its|their) trigger icon/,
  /\(:/,
  /\.gif|@|\/>|�/,
  /\d--/,
  /trigger icon is ?,/,
  /\?[A-Za-z《]/,
  /[^.)"\]》】]$/,
]

export const isDefective = (text: string): boolean =>
  DEFECTS.some((sign) => sign.test(text)) || (clean(text).match(/"/g)?.length ?? 0) % 2 === 1

export interface Report {
  readonly strings: {
    readonly total: number
    readonly distinct: number
    readonly compiled: number
    readonly executable: number
    readonly ambiguous: number
    readonly defective: number
    /** Not among the compiled ones: understood once a misprint is corrected. */
    readonly corrected: number
  }
  readonly cards: {
    readonly total: number
    readonly compiled: number
    readonly complete: number
    /** Not among the complete ones: complete once misprints are corrected. */
    readonly corrected: number
  }
  readonly decks: {
    readonly total: number
    readonly compiled: number
    readonly complete: number
    readonly withinOne: number
    readonly withinTwo: number
  }
  readonly keywords: readonly {
    readonly name: string
    readonly strings: number
    readonly compiled: number
    readonly executable: number
  }[]
  readonly nodes: { readonly total: number; readonly implemented: number; readonly tested: number }
  readonly failed: readonly {
    readonly code: string
    readonly text: string
    readonly at: number
    readonly expected: readonly string[]
  }[]
  /** What was read otherwise than it is printed. */
  readonly errata: readonly Erratum[]
  readonly matches: { readonly played: number; readonly failed: number }
}

const KEYWORDS = [
  'Assist',
  'Encore',
  'Backup',
  'Brainstorm',
  'Experience',
  'Memory',
  'Bond',
  'Change',
  'Alarm',
  'Resonate',
  'Accelerate',
  'Shift',
  'Fusion',
  'Replay',
]
const TAGS = /(?:【[A-Z/0-9 ]+】\s*)*/.source

interface StringResult {
  readonly ok: boolean
  readonly executable: boolean
  readonly corrected: boolean
  readonly readings: number
}

interface Row {
  readonly compiled: boolean
  readonly complete: boolean
  readonly corrected: boolean
}

/** What reading gave so far. */
interface Findings {
  total: number
  readonly results: Map<string, StringResult>
  readonly failed: Map<string, Report['failed'][number]>
  readonly errata: Set<Erratum>
  readonly rows: Map<string, Row>
  readonly decks: Map<string, Map<string, Row>>
}

/** Reads a text of a card: the strings that it is made of stand or fall together. */
function readUnit(found: Findings, card: DatabaseCard, unit: Unit, seen: ReadonlySet<string>): Row {
  const { text, strings, erratum } = unit
  const result = compile(text)
  const executable = runs(result)
  if (erratum) found.errata.add(erratum)
  found.total += strings.length
  for (const string of strings.filter((each) => !seen.has(each))) {
    const before = found.results.get(string)
    found.results.set(string, {
      ok: result.ok && (before?.ok ?? true),
      executable: executable && (before?.executable ?? true),
      corrected: erratum !== null || (before?.corrected ?? false),
      readings: result.ok ? result.readings : 0,
    })
    if (!result.ok)
      found.failed.set(string, { code: card.code, text: string, at: result.at, expected: result.expected })
  }
  return { compiled: result.ok, complete: executable, corrected: erratum !== null }
}

function readCard(found: Findings, card: DatabaseCard, seen: ReadonlySet<string>): void {
  const units = unitsOf(card).map((unit) => readUnit(found, card, unit, seen))
  const row: Row = {
    compiled: units.every(({ compiled }) => compiled),
    complete: units.every(({ complete }) => complete),
    corrected: units.some(({ corrected }) => corrected),
  }
  found.rows.set(`${card.name}\n${card.ability.join('\n')}`, row)
  if (card.rarity !== 'TD') return
  const deck = `${card.set}/${card.release}`
  found.decks.set(deck, (found.decks.get(deck) ?? new Map<string, Row>()).set(card.name, row))
}

/** Reads all cards. `seen` leaves out strings that were counted elsewhere. */
export function checkDatabase(cards: readonly DatabaseCard[], seen: ReadonlySet<string> = new Set()): Report {
  const found: Findings = {
    total: 0,
    results: new Map(),
    failed: new Map(),
    errata: new Set(),
    rows: new Map(),
    decks: new Map(),
  }
  for (const card of cards) readCard(found, card, seen)
  const { total, results, failed, errata, rows, decks } = found
  const all = [...results]
  const whole = [...decks.values()].filter((names) => names.size >= 12)
  const lacking = (field: 'compiled' | 'complete', most: number): number =>
    whole.filter((names) => [...names.values()].filter((row) => !row[field]).length <= most).length
  const count = (holds: (result: StringResult, text: string) => boolean): number =>
    all.filter(([text, result]) => holds(result, text)).length
  const countRows = (holds: (row: Row) => boolean): number => [...rows.values()].filter(holds).length
  return {
    strings: {
      total,
      distinct: all.length,
      compiled: count(({ ok, corrected }) => ok && !corrected),
      executable: count(({ executable, corrected }) => executable && !corrected),
      ambiguous: count(({ ok, readings }) => ok && readings > 1),
      defective: count((_, text) => isDefective(text)),
      corrected: count(({ executable, corrected }) => executable && corrected),
    },
    cards: {
      total: rows.size,
      compiled: countRows((row) => row.compiled && !row.corrected),
      complete: countRows((row) => row.complete && !row.corrected),
      corrected: countRows((row) => row.complete && row.corrected),
    },
    decks: {
      total: whole.length,
      compiled: lacking('compiled', 0),
      complete: lacking('complete', 0),
      withinOne: lacking('complete', 1),
      withinTwo: lacking('complete', 2),
    },
    keywords: KEYWORDS.map((name) => {
      const pattern = new RegExp(`^${TAGS}${name}\\b`)
      const such = all.filter(([text]) => pattern.test(clean(text)))
      return {
        name,
        strings: such.length,
        compiled: such.filter(([, { ok }]) => ok).length,
        executable: such.filter(([, { executable }]) => executable).length,
      }
    }),
    nodes: counts,
    failed: [...failed.values()],
    errata: [...errata],
    matches: { played: 0, failed: 0 },
  }
}

/** The nodes of a text that the interpreter has no tested function for. */
export const missingNodes = (result: Compiled): readonly string[] =>
  kindsOf(result.core).filter((node) => !isExecutable(node))

const runs = (result: Compiled | Failed): boolean => result.ok && missingNodes(result).length === 0
