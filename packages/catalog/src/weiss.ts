import { capital } from '@cardwright/engine/english'
import * as weiss from '@cardwright/weiss'
import type { DeckCard, Decks, Playable } from './decks/decks.ts'
import { type Entry, entry } from './entry.ts'

const { weiss: game } = weiss
const { library } = game
const defs = [...library.values()]

const cardOf = (def: weiss.WeissCard): DeckCard => ({
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
  },
})

const upTo = (most: number): string[] => Array.from({ length: most + 1 }, (_, n) => String(n))

function playable(id: string): Playable {
  const { text = [], blank = [] } = library.get(id) ?? {}
  if (blank.length === 0) return { how: 'whole', why: '' }
  return { how: blank.length < text.length ? 'partly' : 'not', why: `Not understood: ${blank.join(' ')}` }
}

const decks: Decks = {
  parts: [{ id: 'deck', name: 'Deck', hand: 5 }],
  cards: defs.map(cardOf),
  traits: [
    { id: 'type', name: 'Type', values: weiss.cardTypes.map(capital), drawn: 'shares' },
    { id: 'colour', name: 'Colour', values: weiss.colours.map(capital), drawn: 'shares' },
    { id: 'level', name: 'Level', values: upTo(3), drawn: 'curve' },
    { id: 'cost', name: 'Cost', values: upTo(Math.max(...defs.map(({ cost }) => cost))), drawn: 'curve' },
    { id: 'trigger', name: 'Trigger', values: weiss.icons.map(capital) },
  ],
  groups: 'type',
  rules: ['WS-038', 'WS-039', 'WS-041', 'WS-H01', 'WS-H02'],
  starters: Object.fromEntries(weiss.decks.map(({ id, name, cards }) => [id, { name, cards }])),
  problems: (cards) => weiss.deckFaults(library, cards),
  limit: (id) => library.get(id)?.copies,
  choice: (cards) => ({ cards }),
  // our own set is understood whole, and nobody needs to be told
  ...(defs.some(({ blank }) => blank.length > 0) && { playable }),
}

export const weissEntry: Entry = entry('@cardwright/weiss', game, {
  cardText: weiss.cardText,
  cardSchema: weiss.cardSchema,
  stats: weiss.stats,
  evaluate: weiss.evaluate,
  words: weiss.words,
  decks,
  sides: {
    names: weiss.decks.map(({ id }) => id),
    any: weiss.anyDeck,
    options: (decks) => ({ decks }),
    chosen: (options) => (options as { decks: readonly unknown[] }).decks,
  },
})
