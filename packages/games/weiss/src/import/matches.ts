import { type Ask, advance, Match, Random, randomAnswer } from '@cardwright/engine'
import { buildCard } from '../cards/build.ts'
import type { WeissCard } from '../cards/definitions.ts'
import type { DatabaseCard } from '../database.ts'
import { makeWeiss } from '../game.ts'
import { isExecutable } from '../interpreter.ts'
import { kindsOf } from '../text/nodes.ts'
import { readCard } from './cards.ts'

export interface Played {
  readonly played: number
  readonly failed: number
  /** What went wrong, and with which cards. */
  readonly errors: readonly { readonly error: string; readonly cards: readonly string[] }[]
}

/** Cards whose whole text can be played, one of each name and text. */
export function completeCards(cards: readonly DatabaseCard[]): WeissCard[] {
  const found = new Map<string, WeissCard>()
  for (const card of cards) {
    const key = `${card.name}\n${card.ability.join('\n')}`
    if (found.has(key)) continue
    const file = readCard(card)
    const built = file && buildCard(file)
    if (!built || built.blank.length > 0) continue
    if (built.abilities.every(({ ability }) => kindsOf(ability).every(isExecutable))) found.set(key, built)
  }
  return [...found.values()]
}

const ofDeck = 42
const climaxesOfDeck = 8
const longest = 3000

const chunks = <T>(list: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, n) => list.slice(n * size, (n + 1) * size))

/** Random matches in which each of these cards is in a deck. One that goes on for very long is stopped, and has not failed. */
export function playCards(cards: readonly WeissCard[]): Played {
  const climaxes = chunks(
    cards.filter(({ type }) => type === 'climax'),
    climaxesOfDeck,
  )
  const others = chunks(
    cards.filter(({ type }) => type !== 'climax'),
    ofDeck,
  )
  const count = Math.max(climaxes.length, others.length)
  const decks = Array.from({ length: count + (count % 2) }, (_, n) => [
    ...(others[n % others.length] ?? []),
    ...(climaxes[n % climaxes.length] ?? []),
  ])
  const errors: Played['errors'][number][] = []
  const matches = chunks(decks, 2)
  matches.forEach(([a, b], n) => {
    const error = playOne(a!, b!, n)
    if (error !== null) errors.push({ error, cards: [...a!, ...b!].map(({ id }) => id) })
  })
  return { played: matches.length, failed: errors.length, errors }
}

function playOne(a: readonly WeissCard[], b: readonly WeissCard[], seed: number): string | null {
  const lists = [a, b].map((deck, n) => ({
    id: String(n),
    name: String(n),
    cards: Object.fromEntries(deck.map(({ id }) => [id, Math.ceil(50 / deck.length)])),
  }))
  const game = makeWeiss([...new Set([...a, ...b])], lists)
  const random = new Random(`import ${seed}`)
  const answer = (ask: Ask) => randomAnswer(ask, random)
  try {
    const match = Match.start(game, { options: { decks: ['0', '1'] }, seed, quiet: true })
    for (let inputs = 0; match.over === null && inputs < longest; inputs++) advance(match, random, answer)
    const lying = match.table.zones.reduce((sum, { cards }) => sum + cards.length, 0)
    return lying === match.table.cards.length ? null : `${lying} of ${match.table.cards.length} cards are left`
  } catch (error) {
    const { message, stack } = error as Error
    return `${message} ${stack?.split('\n')[1]?.trim() ?? ''}`
  }
}
