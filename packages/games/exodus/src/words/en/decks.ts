import type { DeckWords } from '@cardwright/engine'

export const decks: Readonly<Record<string, DeckWords>> = {
  skyfire: {
    theme: 'Drakes that strike first and strike again',
    plan: 'Build two tall piles early, clear the guards, and turn every opening into damage. Drake Roost makes first attacks hurt.',
  },
  'harbour-light': {
    theme: 'Lumen that heal and grow',
    plan: 'Outlast your opponent. Gain Life, hold off the first hit of each turn, and let effects grow your piles beyond three.',
  },
  'deep-wood': {
    theme: 'Rootkin that dig for what they need',
    plan: 'Reveal deep into the deck, keep a full hand, and let two Rootkin side by side win the battles.',
  },
  'long-winter': {
    theme: 'Rime that freeze, wait and wake',
    plan: 'Frozen creatures neither attack nor guard. Freeze their wall, walk past it, and profit each time your own cards unfreeze.',
  },
  clockwork: {
    theme: 'Wrights that bend the stack',
    plan: 'Answer what they play: undo it, turn it elsewhere, play it again. Piles of three hues make the Trihue Golem huge.',
  },
}
