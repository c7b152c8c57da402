import { type Copies, type Deck, type Entry, homes, withMore } from '@cardwright/catalog'
import { type KeyboardEvent, useState } from 'react'
import { deckWords } from '../../words/en/pages/decks.ts'

/** A deck that is being worked on. */
export interface Bench {
  readonly deck: Deck
  /** What was done last, as a sentence. */
  readonly said: string
  add(card: string): void
  remove(card: string): void
  rename(name: string): void
  /** Another list in place of this one. */
  replace(deck: Deck): void
  /** Undefined while there is nothing to take back, or to do again. */
  readonly undo?: () => void
  readonly redo?: () => void
}

interface Steps {
  readonly past: readonly Deck[]
  readonly now: Deck
  readonly future: readonly Deck[]
  readonly said: string
}

const sameCards = (a: Copies, b: Copies): boolean => {
  const ids = Object.keys(a)
  return ids.length === Object.keys(b).length && ids.every((id) => a[id] === b[id])
}

/** Works on a deck: every change of its cards can be taken back, and is kept at once. */
export function useBench({ decks }: Entry, begun: Deck, keep: (deck: Deck) => void): Bench {
  const [steps, setSteps] = useState<Steps>({ past: [], now: begun, future: [], said: '' })
  const { past, now, future, said } = steps
  const go = (next: Steps) => {
    setSteps(next)
    keep(next.now)
  }
  const change = (deck: Deck, said: string) => {
    if (sameCards(deck.cards, now.cards)) go({ ...steps, now: deck })
    else go({ past: [...past, now], now: deck, future: [], said })
  }
  const more = (card: string, by: number) => {
    const cards = withMore(now.cards, card, by)
    const name = homes(decks!).get(card)?.name ?? card
    change({ ...now, cards }, deckWords.counted(name, cards[card] ?? 0))
  }
  // the name is written letter by letter: it is no step
  const back = past.at(-1)
  const on = future.at(-1)
  return {
    deck: now,
    said,
    add: (card) => more(card, 1),
    remove: (card) => more(card, -1),
    rename: (name) => go({ ...steps, now: { ...now, name } }),
    replace: (deck) => change(deck, deckWords.replaced(deck.name)),
    ...(back && {
      undo: () =>
        go({
          past: past.slice(0, -1),
          now: { ...back, name: now.name },
          future: [...future, now],
          said: deckWords.takenBack,
        }),
    }),
    ...(on && {
      redo: () =>
        go({
          past: [...past, now],
          now: { ...on, name: now.name },
          future: future.slice(0, -1),
          said: deckWords.doneAgain,
        }),
    }),
  }
}

/** Plus adds a copy of the card that has the focus, minus and Delete take one away. */
export const countKeys =
  (bench: Bench, card: string) =>
  (event: KeyboardEvent): void => {
    if (event.key === '+') bench.add(card)
    else if (event.key === '-' || event.key === 'Delete') bench.remove(card)
    else return
    event.preventDefault()
  }
