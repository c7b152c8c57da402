import type { AnyGame } from '@cardwright/engine'
import { listed } from '@cardwright/engine/english'
import { isDeckCode, parseDeckCode } from './decks/code.ts'
import type { Deck } from './decks/decks.ts'
import type { Entry } from './entry.ts'

/** The deck that a side stands for, if it is one that somebody made; null for the sides that a game has. */
export const deckIn = ({ decks }: Entry, side: string): Deck | null => (decks ? parseDeckCode(side) : null)

/** Several that one seat plays with are one side: `mira+otto`. */
export const together = (sides: readonly string[]): string => sides.join('+')

/** What such a side consists of: itself alone, where a seat never plays with several. */
export const partsOf = ({ sides }: Entry, side: string): readonly string[] =>
  sides?.perSeat ? side.split('+') : [side]

/** How many one seat plays with under these options. */
export const perSeat = ({ sides }: Entry, options: object): number => sides?.perSeat?.(options) ?? 1

/** As much of a side as a seat plays with under these options. */
export const fitting = (entry: Entry, side: string, options: object): string =>
  together(partsOf(entry, side).slice(0, perSeat(entry, options)))

/** Why nobody can play with this; null if one can. A side is one that the game has, several of them, or the code of a deck. */
export function sideProblem(entry: Entry, side: string, options: object = {}): string | null {
  const { game, sides, decks } = entry
  if (!sides) return `In ${game.title} there are no sides to choose from.`
  const parts = partsOf(entry, side)
  const most = perSeat(entry, options)
  if (parts.length > most) return `A seat plays with ${most} here, not with ${parts.length}: ${parts.join(', ')}.`
  const unknown = parts.find((part) => part !== sides.any && !sides.names.includes(part))
  if (unknown === undefined) return null
  if (!decks || !isDeckCode(side)) return `${game.title} has no ${unknown}; there are: ${sides.names.join(', ')}.`
  const deck = deckIn(entry, side)
  if (!deck) return 'This deck cannot be read: its code is cut short.'
  const [problem] = decks.problems(deck.cards, options)
  return problem ? `${problem.rule}: ${problem.why}` : null
}

/** The options that all must agree to so that these sides can be played; nothing if they can be played anyway. */
export function agreedFor(entry: Entry, sides: readonly (string | null | undefined)[]): object {
  const agreed = entry.decks?.agreed
  if (!agreed) return {}
  const needs = (side: string) => sideProblem(entry, side) !== null && sideProblem(entry, side, agreed) === null
  return sides.some((side) => side && isDeckCode(side) && needs(side)) ? agreed : {}
}

/** Why bots cannot play with these options; null if they can. */
export function botProblem({ game, agreement }: Entry, options: unknown): string | null {
  const read = game.options.safeParse(options ?? {})
  const agreed = read.success ? agreement?.(read.data) : null
  return agreed ? `${agreed} Bots do not play so.` : null
}

/** What the options of a match hold for who plays with this side: goes to `sides.options`. */
function choiceFor(entry: Entry, side: string): unknown {
  const deck = deckIn(entry, side)
  if (deck) return entry.decks!.choice(deck.cards)
  const parts = partsOf(entry, side)
  return parts.length > 1 ? parts : side
}

/** These options, and in them what each seat plays with. A seat that has not chosen leaves it to chance. */
export function withSides(entry: Entry, options: object, chosen: readonly (string | undefined)[]): object {
  const { sides } = entry
  if (!sides || chosen.every((side) => side === undefined)) return options
  const anything = sides.any ?? sides.names[0]!
  const choices = chosen.map((side) => choiceFor(entry, side ?? anything))
  return { ...options, ...sides.options(choices, options) }
}

/** The code of a deck of which nothing is told. */
const secretSide = '~'

/** A side as everybody may know it: a deck that somebody made is theirs alone to know, where the game keeps decks secret. */
export const publicSide = (game: AnyGame, side: string): string =>
  game.optionsFor && isDeckCode(side) ? secretSide : side

/** What a side is called: a deck by the name that its maker gave it, one of the game's own as the game says. */
export function sideName(entry: Entry, side: string): string {
  if (side === secretSide) return 'a deck of their own'
  const nameOf = (part: string) => entry.decks?.starters[part]?.name || entry.words?.name(part) || part
  return deckIn(entry, side)?.name || listed(partsOf(entry, side).map(nameOf))
}
