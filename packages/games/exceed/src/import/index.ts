import type { z } from 'zod'
import { type CardDef, cardSchema, type FighterDef, type FighterFile, fighterSchema } from '../cards/definitions.ts'
import { fighters } from '../cards/fighters/index.ts'
import { normals } from '../cards/normals.ts'
import { translateCard } from './cards.ts'
import { type ClientCard, type ClientDeck, clientCardSchema, clientDeckSchema } from './client.ts'
import { translateDeck } from './decks.ts'
import { dictionary } from './dictionary.ts'
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
  /** The decks that can be played: all but those in which a definition does not fit or a card is missing. */
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
  const decks = readDecks(data.decks, problems)
  const cards = translateCards(data.cards, decks, missing, problems)
  const all = decks.map(({ file, deck }) => ({ file, made: translateFile(file, deck, cards, missing, problems) }))
  const wrongFiles = new Set(problems.map(({ file }) => file))
  const wrongCards = new Set(problems.map(({ card }) => card))
  const isWhole = (file: string, { cards: own }: FighterFile): boolean =>
    !wrongFiles.has(file) && !own.some(({ id }) => wrongCards.has(id))
  return {
    files: all.flatMap(({ file, made }) => (isWhole(file, made) ? [made] : [])),
    cards,
    report: reportOf(
      data.decks.length,
      all.map(({ made }) => made),
      cards,
      missing,
      problems,
    ),
  }
}

/** The ids that the project's own cards have. */
const ownIds = (): Set<string> =>
  new Set([...normals, ...fighters.flatMap(({ fighter, cards }) => [fighter, ...cards])].map(({ id }) => id))

function readDecks(files: readonly ClientFile[], problems: Problem[]): Read[] {
  const taken = new Set(fighters.map(({ fighter }) => fighter.id))
  return files.flatMap(({ file, json }) => {
    const id = idOf(json) ?? ''
    const deck = parse<ClientDeck>(clientDeckSchema, json, file, id, problems)
    if (deck === null) return []
    if (taken.has(id)) {
      problems.push({ file, card: id, field: 'id', problem: `There is another fighter ${id}.` })
      return []
    }
    taken.add(id)
    return [{ file, deck }]
  })
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
  const taken = ownIds()
  if (typeof json !== 'object' || json === null)
    problems.push({ file: cardsFile, card: '', field: '', problem: 'This is no list of cards.' })
  for (const each of Array.isArray(json) ? json : Object.values(json ?? {})) {
    const id = idOf(each) ?? ''
    const card = parse<ClientCard>(clientCardSchema, each, cardsFile, id, problems)
    if (card === null) continue
    if (taken.has(id))
      problems.push({ file: cardsFile, card: id, field: 'id', problem: `There is another card ${id}.` })
    taken.add(id)
    const place = placeOf(id)
    const contextOf = (half: Context['half']): Context => ({
      of: id,
      half,
      deck: homes.get(id) ?? '',
      dictionary,
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
    dictionary,
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
  decks: number,
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
    decks: { ...count(deckGaps), total: decks },
    cards: count(cardGaps),
    unsupported: missing.names.list,
    problems,
    unread: missing.unread.list,
    gaps: { decks: deckGaps.filter(isGap), cards: cardGaps.filter(isGap) },
  }
}
