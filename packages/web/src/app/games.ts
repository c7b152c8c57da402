import { gameIds } from '@cardwright/catalog'
import { capital, inWords } from './names.ts'

/** How a game is announced before it is loaded. */
export interface Announced {
  readonly id: string
  readonly title: string
  readonly line: string
  /** The symbols of its poster. */
  readonly signs: readonly string[]
  readonly players: string
}

const posters: Readonly<Record<string, Omit<Announced, 'id'>>> = {
  exceed: {
    title: 'Exceed',
    line: 'Two fighters, nine spaces. Choose your attack in secret, reveal together, and be there first.',
    signs: ['high-kick', 'boxing-glove'],
    players: '2 players, 15 minutes',
  },
  exodus: {
    title: 'Exodus',
    line: 'Pile up energy, raise creatures, and answer every spell before it resolves.',
    signs: ['floating-crystal', 'wyvern'],
    players: '2 players, 30 minutes',
  },
  duel: {
    title: 'Duel',
    line: 'A small game of fighters and blocks. Five minutes to learn.',
    signs: ['sword-clash'],
    players: '2 players, 5 minutes',
  },
  hearth: {
    title: 'Hearth',
    line: 'Fourteen cards, a fire and a winter. Tiny, and sharper than it looks.',
    signs: ['fireplace'],
    players: '2 players, 3 minutes',
  },
  market: {
    title: 'Market',
    line: 'Buy, trade and sell against the clock, all at once.',
    signs: ['shop'],
    players: '2 to 6 players, 10 minutes',
  },
}

/** Every game there is; one that nobody has made a poster for gets a plain one. */
export const announced: readonly Announced[] = gameIds.map((id) => ({
  id,
  ...(posters[id] ?? { title: capital(inWords(id)), line: 'A game of cards.', signs: ['card-play'], players: '' }),
}))

/** The games that are shown first, and the small ones after them. */
export const featured = announced.filter(({ signs }) => signs.length > 1)
export const small = announced.filter(({ signs }) => signs.length <= 1)

export const titleOf = (id: string): string => announced.find((each) => each.id === id)?.title ?? id
