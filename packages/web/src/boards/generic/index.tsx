import type { Look } from '../../table/contract.ts'
import { followCards } from '../../table/follow.ts'
import { Board } from './Board.tsx'

/** Drawings for cards of the small games that no drawing is named after. */
const chosen: Readonly<Record<string, string>> = {
  // Hearth
  ember: 'small-fire',
  salamander: 'salamander',
  comet: 'comet-spark',
  tinder: 'wood-pile',
  'snow-wall': 'igloo',
  'white-flag': 'flying-flag',
  // Duel
  scout: 'spyglass',
  squire: 'visored-helm',
  lancer: 'mounted-knight',
  wyrm: 'sea-dragon',
  spark: 'sparkles',
  blaze: 'fire-wave',
  ward: 'bordered-shield',
  // Market
  candle: 'candle-light',
  honey: 'honey-jar',
  tea: 'teapot',
  screen: 'mirror-mirror',
  carpet: 'rolled-cloth',
  clock: 'pocket-watch',
  'tea-house': 'house',
  orchard: 'greenhouse',
}

export const look: Look = {
  id: 'generic',
  Board,
  opensFirst: 'onPhones',
  follow: followCards,
  picture: (card) => chosen[card] ?? null,
}
