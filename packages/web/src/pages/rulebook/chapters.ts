import type { Rule, Rulebook } from '@cardwright/engine'

export type Row = Rule & { readonly id: string }

/** A part of a chapter, with a title of its own unless it is all there is. */
export interface Part {
  readonly title: string | null
  readonly rules: readonly Row[]
}

export interface Chapter {
  readonly title: string
  readonly slug: string
  readonly parts: readonly Part[]
}

/** `Actions: Move` and `Setup - promos` are parts of the chapters Actions and Setup. */
const partOf = /^(?<chapter>.+?)(?:: | - )(?<part>.*)$/

function placeOf(section: string): { readonly chapter: string; readonly part: string | null } {
  const { chapter = section, part = null } = partOf.exec(section)?.groups ?? {}
  return { chapter, part }
}

export const rowsOf = (rulebook: Rulebook): readonly Row[] =>
  Object.entries(rulebook).map(([id, rule]) => ({ id, ...rule }))

/** The chapters in the order of the book; parts that stand apart are read together. */
export function chaptersOf(rows: readonly Row[]): readonly Chapter[] {
  const chapters = new Map<string, Map<string | null, Row[]>>()
  for (const row of rows) {
    const { chapter, part } = placeOf(row.section)
    const parts = chapters.get(chapter) ?? new Map<string | null, Row[]>()
    chapters.set(chapter, parts)
    parts.set(part, [...(parts.get(part) ?? []), row])
  }
  return [...chapters].map(([title, parts]) => ({
    title,
    slug: `chapter-${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`,
    parts: [...parts].map(([part, rules]) => ({ title: part, rules })),
  }))
}

export const rulesIn = ({ parts }: Chapter): readonly Row[] => parts.flatMap(({ rules }) => rules)

const wordsOf = (sought: string): readonly string[] => sought.toLowerCase().split(/\s+/).filter(Boolean)

/** The chapters with the rules alone in which every word occurs. */
export function searched(chapters: readonly Chapter[], sought: string): readonly Chapter[] {
  const words = wordsOf(sought)
  const fits = ({ id, section, text }: Row) => {
    const all = `${id} ${section} ${text}`.toLowerCase()
    return words.every((word) => all.includes(word))
  }
  return chapters.flatMap((chapter) => {
    const parts = chapter.parts.flatMap(({ title, rules }) => {
      const found = rules.filter(fits)
      return found.length > 0 ? [{ title, rules: found }] : []
    })
    return parts.length > 0 ? [{ ...chapter, parts }] : []
  })
}

/** A text in pieces: every other one, from the second on, is a word that is sought. */
export function piecesOf(text: string, sought: string): readonly string[] {
  const words = wordsOf(sought).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return words.length === 0 ? [text] : text.split(new RegExp(`(${words.join('|')})`, 'i'))
}
