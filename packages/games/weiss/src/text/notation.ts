import type { Meanings } from './meanings.ts'

// One notation that parses and prints. A form is a line of text with slots, and what it means:
//
//   form('choose {cards:selection}', ({ cards }) => [{ do: 'choose', ... }])
//
//   word            that very word, or a mark such as , . ( ) [ ] 【REST】
//   {field:rule}    a part, parsed by a rule; its meaning is passed on under the field's name
//   {field:rule?}   the same, or nothing
//   a/an            wording: one of these words; which one is kept in the tree and means nothing
//   <one|or more>   wording likewise, of several words or none
//
// Every wording must stand in the list of synonyms. Anything else that differs is meaning and needs a field or a form.

export type RuleName = keyof Meanings

type Slot<S extends string> = S extends `${infer F}:${infer R}?`
  ? { readonly [K in F]?: R extends RuleName ? Meanings[R] : never }
  : S extends `${infer F}:${infer R}`
    ? { readonly [K in F]: R extends RuleName ? Meanings[R] : never }
    : never

/** The fields of a form, read from its text. */
export type Fields<T extends string> = T extends `${string}{${infer S}}${infer Rest}` ? Slot<S> & Fields<Rest> : unknown

export type Item =
  | { readonly kind: 'word'; readonly word: Word }
  | { readonly kind: 'wording'; readonly group: string; readonly ways: readonly (readonly Word[])[] }
  | { readonly kind: 'slot'; readonly field: string; readonly rule: RuleName; readonly optional: boolean }

/** A word as it is compared, and as it is printed within a sentence. */
export interface Word {
  readonly word: string
  readonly text: string
}

export interface Form<M = unknown> {
  readonly text: string
  readonly items: readonly Item[]
  readonly mean: (fields: never) => M
}

export interface Rule {
  readonly name: RuleName
  readonly forms: readonly Form[]
}

/** Makes the forms of one rule: a text, and its meaning given the meanings of its fields, or a constant. */
export type FormOf<M> = <const T extends string>(text: T, mean: ((fields: Fields<T>) => M) | M) => Form<M>

export function form<const T extends string, M>(text: T, mean: ((fields: Fields<T>) => M) | M): Form<M> {
  const meaning = typeof mean === 'function' ? (mean as (fields: Fields<T>) => M) : () => mean as M
  return { text, items: readItems(text), mean: meaning as (fields: never) => M }
}

export const rule = <R extends RuleName>(
  name: R,
  forms: (form: FormOf<Meanings[R]>) => readonly Form<Meanings[R]>[],
): Rule => ({ name, forms: forms(form) })

/** A form that means what its only slot means. */
export const same = <const T extends string>(text: T): Form<Fields<T> extends { readonly it: infer M } ? M : never> =>
  form(text, (fields) => (fields as { readonly it: never }).it)

const pieces = /<[^>]*>|\{[^}]*\}|【[^】]*】|"[^"]*"|[^\s<{]+/g

function readItems(text: string): Item[] {
  return (text.match(pieces) ?? []).map((piece) => {
    if (piece.startsWith('{')) return readSlot(piece, text)
    if (piece.startsWith('<')) return { kind: 'wording', group: piece, ways: readWays(piece.slice(1, -1).split('|')) }
    if (/^[^/"【]+\/[^"]+$/.test(piece)) return { kind: 'wording', group: piece, ways: readWays(piece.split('/')) }
    return { kind: 'word', word: readWord(piece) }
  })
}

const readWays = (ways: readonly string[]) =>
  ways.map((way) => (way.trim() === '' ? [] : way.trim().split(/\s+/).map(readWord)))

const readWord = (text: string): Word => ({ word: text.toLowerCase(), text: text.replace(/[“”]/, '"') })

function readSlot(piece: string, text: string): Item {
  const match = /^\{(\w+):(\w+)(\?)?\}$/.exec(piece)
  if (!match) throw new Error(`${text}: a slot is {field:rule} or {field:rule?}, not ${piece}`)
  return { kind: 'slot', field: match[1]!, rule: match[2] as RuleName, optional: match[3] === '?' }
}
