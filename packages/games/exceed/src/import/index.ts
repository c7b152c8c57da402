import type { z } from 'zod'
import { type CardDef, cardSchema, type FighterDef, type FighterFile, fighterSchema } from '../cards/definitions.ts'
import { translateCard } from './cards.ts'
import { type ClientCard, type ClientDeck, clientCardSchema, clientDeckSchema } from './client.ts'
import { translateDeck } from './decks.ts'
import { type ImportReport, Missing, type Problem } from './report.ts'
import { withRods } from './tokens.ts'
import type { Context } from './translate.ts'

export type { Gap, ImportReport, Problem, Unsupported } from './report.ts'

/** A file as it was read. */
export interface ClientFile {
  readonly file: string
  readonly json: unknown
}

export interface ClientData {
  readonly decks: readonly ClientFile[]
  /** The client's card definitions. */
  readonly cards: unknown
}

/** The same cards in our terms, and what of them is not understood. */
export interface Imported {
  readonly files: readonly FighterFile[]
  /** All cards by id, those that no deck names too. */
  readonly cards: ReadonlyMap<string, CardDef>
  readonly report: ImportReport
}

const cardsFile = 'card_definitions.json'

/** Translates a community's decks. A card that several decks name is one definition. */
export function importClient(data: ClientData): Imported {
  const missing = new Missing()
  const problems: Problem[] = []
  const decks = data.decks.flatMap(({ file, json }) => {
    const deck = parse<ClientDeck>(clientDeckSchema, json, file, idOf(json) ?? file, problems)
    return deck === null ? [] : [{ file, deck }]
  })
  const cards = translateCards(data.cards, decks, missing, problems)
  const files = decks.map(({ file, deck }) => translateFile(file, deck, cards, missing, problems))
  return { files, cards, report: reportOf(files, cards, missing, problems) }
}

const idOf = (json: unknown): string | undefined => {
  const id = (json as { id?: unknown } | null)?.id
  return typeof id === 'string' ? id : undefined
}

function parse<T>(schema: z.ZodType, json: unknown, file: string, card: string, problems: Problem[]): T | null {
  const { success, data, error } = schema.safeParse(json)
  if (success) return data as T
  for (const { path, message } of error.issues)
    problems.push({ file, card, field: path.map(String).join('.'), problem: message })
  return null
}

interface Read {
  readonly file: string
  readonly deck: ClientDeck
}

function translateCards(json: unknown, decks: readonly Read[], missing: Missing, problems: Problem[]) {
  const translated = new Map<string, CardDef>()
  const homes = new Map<string, string>()
  for (const { deck } of decks)
    for (const { definition_id } of deck.cards) if (!homes.has(definition_id)) homes.set(definition_id, deck.id)
  for (const each of Array.isArray(json) ? json : Object.values(json ?? {})) {
    const id = idOf(each) ?? '?'
    const card = parse<ClientCard>(clientCardSchema, each, cardsFile, id, problems)
    if (card === null) continue
    const place = placeOf(id)
    const contextOf = (half: Context['half']): Context => ({
      of: id,
      half,
      deck: homes.get(id) ?? '',
      missing: (name) => missing.note(place, name),
      unread: (name) => missing.unread.add(name),
    })
    const def = translateCard(card, contextOf)
    parse(cardSchema, def, cardsFile, id, problems)
    translated.set(id, def)
  }
  return translated
}

const placeOf = (card: string): string => `card ${card}`

function translateFile(
  file: string,
  deck: ClientDeck,
  cards: ReadonlyMap<string, CardDef>,
  missing: Missing,
  problems: Problem[],
): FighterFile {
  const context: Context = {
    of: deck.id,
    half: 'face',
    deck: deck.id,
    missing: (name) => missing.note(deck.id, name),
    unread: (name) => missing.unread.add(name),
  }
  const fighter: FighterDef = translateDeck(deck, context)
  parse(fighterSchema, fighter, file, deck.id, problems)
  const own = fighter.deck.flatMap(({ card }) => {
    const def = cards.get(card)
    if (def === undefined)
      problems.push({ file, card, field: 'cards', problem: `There is no card ${card} in ${cardsFile}.` })
    return def === undefined ? [] : [def]
  })
  return { fighter: withRods(fighter, own), cards: [...new Set(own)] }
}

function reportOf(
  files: readonly FighterFile[],
  cards: ReadonlyMap<string, CardDef>,
  missing: Missing,
  problems: readonly Problem[],
): ImportReport {
  const wrong = new Set(problems.map(({ card }) => card))
  const of = (id: string, place: string): string[] => [
    ...missing.at(place),
    ...(wrong.has(id) ? ['definition does not fit'] : []),
  ]
  const cardGaps = [...cards.keys()].map((id) => ({ id, missing: of(id, placeOf(id)) }))
  const lacking = new Map(cardGaps.map((gap) => [gap.id, gap.missing]))
  const deckGaps = files.map(({ fighter: { id, deck } }) => ({
    id,
    missing: [...new Set([...of(id, id), ...deck.flatMap(({ card }) => lacking.get(card) ?? ['card'])])],
  }))
  const isGap = (gap: { missing: readonly string[] }) => gap.missing.length > 0
  const count = (gaps: readonly { missing: readonly string[] }[]) => ({
    total: gaps.length,
    complete: gaps.filter((gap) => !isGap(gap)).length,
  })
  return {
    decks: count(deckGaps),
    cards: count(cardGaps),
    unsupported: missing.names.list,
    problems,
    unread: missing.unread.list,
    gaps: { decks: deckGaps.filter(isGap), cards: cardGaps.filter(isGap) },
  }
}
