import { capital } from '@cardwright/engine/english'
import * as exodus from '@cardwright/exodus'
import { type Copies, type Deck, type DeckCard, type Decks, inPart } from './decks/decks.ts'
import { type Entry, entry } from './entry.ts'

const { exodus: game } = exodus

const kindOf = (def: exodus.ExodusDef): string => {
  if (def.kind !== 'symmetry') return capital(def.kind)
  return def.lasting ? 'Lasting' : 'Flash'
}

/** A price stands on symmetries; creatures have stars instead. */
const priceOf = (def: exodus.ExodusDef): string[] => (def.kind === 'symmetry' ? [String(def.script.pay ?? 0)] : [])

const cardOf = (def: exodus.ExodusDef): DeckCard => ({
  id: def.id,
  name: def.name,
  part: def.kind === 'energy' ? 'energy' : 'main',
  text: exodus.cardText(def),
  traits: {
    kind: [kindOf(def)],
    family: def.kind === 'creature' ? [capital(def.subtype)] : [],
    stars: def.kind === 'creature' ? [String(def.stars)] : [],
    price: priceOf(def),
    hue: def.kind === 'energy' ? [capital(def.hue)] : [],
  },
})

const order = ['Creature', 'Flash', 'Lasting', 'Energy']
const cards = [...game.library.values()]
  .map(cardOf)
  .sort((a, b) => order.indexOf(a.traits.kind![0]!) - order.indexOf(b.traits.kind![0]!))

const dearest = Math.max(...cards.flatMap(({ traits }) => traits.price!.map(Number)))

const choice = (deck: Copies): exodus.DeckContents => ({
  main: inPart(decks, deck, 'main'),
  energy: inPart(decks, deck, 'energy'),
})

const starter = ({ name, main, energy }: exodus.DeckList): Deck => ({ name, cards: { ...main, ...energy } })

const decks: Decks = {
  parts: [
    { id: 'main', name: 'Main Deck', hand: 4 },
    { id: 'energy', name: 'Energy Deck', hand: 5 },
  ],
  cards,
  traits: [
    { id: 'kind', name: 'Kind', values: order, drawn: 'shares' },
    { id: 'family', name: 'Family', values: exodus.subtypes.map(capital), drawn: 'shares' },
    { id: 'stars', name: 'Stars', values: ['1', '2', '3'], drawn: 'curve' },
    { id: 'price', name: 'Price', values: Array.from({ length: dearest + 1 }, (_, n) => String(n)), drawn: 'curve' },
    { id: 'hue', name: 'Energy', values: exodus.hues.map(capital), drawn: 'shares' },
  ],
  groups: 'kind',
  rules: ['XO-P03', 'XO-P04', 'XO-P05', 'XO-H02'],
  starters: Object.fromEntries(exodus.decks.map((list) => [list.id, starter(list)])),
  problems: (deck) => exodus.deckFaults(game.library, choice(deck)),
  limit: (card) => (game.library.get(card)?.kind === 'energy' ? undefined : 2),
  choice,
}

export const exodusEntry: Entry = entry('@cardwright/exodus', game, {
  cardText: exodus.cardText,
  cardSchema: exodus.cardSchema,
  comfort: exodus.comfort,
  stats: exodus.stats,
  evaluate: exodus.evaluate,
  words: exodus.words,
  decks,
  sides: {
    names: exodus.decks.map(({ id }) => id),
    any: exodus.anyDeck,
    options: (decks) => ({ decks }),
    chosen: (options) => (options as { decks: readonly unknown[] }).decks,
  },
})
