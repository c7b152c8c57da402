import { capital } from '@cardwright/engine/english'
import * as weiss from '@cardwright/weiss'
import type { DeckCard, Decks, Playable } from './decks/decks.ts'
import { type Entry, entry } from './entry.ts'

const { weiss: game } = weiss

const cardOf =
  (setNames: ReadonlyMap<string, string>) =>
  (def: weiss.WeissCard): DeckCard => ({
    id: def.id,
    name: def.name,
    part: 'deck',
    text: weiss.cardText(def),
    traits: {
      type: [capital(def.type)],
      colour: [capital(def.colour)],
      level: def.type === 'climax' ? [] : [String(def.level)],
      cost: def.type === 'climax' ? [] : [String(def.cost)],
      trigger: [...new Set(def.icons)].map(capital),
      played: [played[weiss.howWhole(def)]],
      set: [setNames.get(weiss.setOf(def.id)) ?? 'Lanternfall'],
    },
  })

const played = { whole: 'Whole', partly: 'Partly', not: 'Not' } as const

const upTo = (most: number): string[] => Array.from({ length: most + 1 }, (_, n) => String(n))

const optionsIn = (options: unknown): Partial<weiss.WeissOptions> => (options ?? {}) as Partial<weiss.WeissOptions>

/** Weiss Schwarz with these cards beside those of Lanternfall: they can be looked at, and put into decks. */
export function weissWith(brought: readonly weiss.CardFile[]): Entry {
  const library = weiss.withBrought(game.library, brought)
  const files = new Map(brought.map((file) => [file.id, file]))
  const defs = [...library.values()]
  const sets = [...new Set(brought.map(({ id }) => weiss.setOf(id)))]
  const setNames = new Map(sets.map((id) => [id, id.toUpperCase()]))

  const playable = (id: string): Playable => {
    const def = library.get(id)
    return def ? { how: weiss.howWhole(def), gaps: weiss.gapsOf(def) } : { how: 'not', gaps: [] }
  }

  /** The cards of these decks that a match must bring. */
  const needed = (chosen: readonly unknown[]): readonly weiss.CardFile[] => {
    const ids = new Set(
      chosen.flatMap((deck) => (typeof deck === 'object' ? Object.keys((deck as { cards: object }).cards) : [])),
    )
    return [...ids].flatMap((id) => files.get(id) ?? [])
  }

  const decks: Decks = {
    parts: [{ id: 'deck', name: 'Deck', hand: 5 }],
    cards: defs.map(cardOf(setNames)),
    traits: [
      { id: 'type', name: 'Type', values: weiss.cardTypes.map(capital), drawn: 'shares' },
      { id: 'colour', name: 'Colour', values: weiss.colours.map(capital), drawn: 'shares' },
      { id: 'level', name: 'Level', values: upTo(3), drawn: 'curve' },
      { id: 'cost', name: 'Cost', values: upTo(Math.max(...defs.map(({ cost }) => cost))), drawn: 'curve' },
      { id: 'trigger', name: 'Trigger', values: weiss.icons.map(capital) },
      // our own set is understood whole, and nobody needs to be told
      ...(brought.length === 0
        ? []
        : [
            { id: 'played', name: 'Played', values: Object.values(played) },
            { id: 'set', name: 'Set', values: ['Lanternfall', ...setNames.values()] },
          ]),
    ],
    groups: 'type',
    rules: ['WS-038', 'WS-039', 'WS-041', 'WS-H01', 'WS-H02'],
    starters: Object.fromEntries(weiss.decks.map(({ id, name, cards }) => [id, { name, cards }])),
    problems: (cards, options) => weiss.deckFaults(library, cards, optionsIn(options).uncompiled),
    agreed: { uncompiled: 'blank' },
    limit: (id) => library.get(id)?.copies,
    choice: (cards) => ({ cards }),
    ...(brought.length > 0 && { playable }),
  }

  return entry(
    '@cardwright/weiss',
    { ...game, library },
    {
      cardText: weiss.cardText,
      cardSchema: weiss.cardSchema,
      stats: weiss.stats,
      evaluate: weiss.evaluate,
      words: brought.length === 0 ? weiss.words : weiss.wordsOf(library),
      decks,
      brought: {
        in: (options) => optionsIn(options).cards ?? [],
        with: (more) => weissWith([...brought, ...(more as readonly weiss.CardFile[])]),
        setOf: weiss.setOf,
      },
      agreement: (options) =>
        optionsIn(options).uncompiled === 'blank'
          ? 'Texts that are not understood are left out: cards are played without them.'
          : null,
      sides: {
        names: weiss.decks.map(({ id }) => id),
        any: weiss.anyDeck,
        options: (decks) => {
          const cards = needed(decks)
          return cards.length === 0 ? { decks } : { decks, cards }
        },
        chosen: (options) => (options as { decks: readonly unknown[] }).decks,
      },
    },
  )
}

export const weissEntry: Entry = weissWith([])
