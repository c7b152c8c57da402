/** What is printed on a card, and the keys under which it is offered. */
export interface Definition {
  readonly name: string
  readonly kind: 'fighter' | 'spell' | 'ward'
  readonly cost: number
  /** A fighter's power, a spell's damage. */
  readonly power: number
  readonly keys: { readonly play: string; readonly attack: string; readonly block: string }
}

const card = (name: string, kind: Definition['kind'], cost: number, power: number): Definition => ({
  name,
  kind,
  cost,
  power,
  keys: { play: `${kind === 'spell' ? 'cast' : 'play'}:${name}`, attack: `attack:${name}`, block: `block:${name}` },
})

/** The cards of examples/duel/README.md, in its order. */
export const LIBRARY: readonly Definition[] = [
  card('scout', 'fighter', 1, 1),
  card('squire', 'fighter', 2, 2),
  card('lancer', 'fighter', 3, 4),
  card('ogre', 'fighter', 5, 6),
  card('wyrm', 'fighter', 7, 9),
  card('spark', 'spell', 1, 2),
  card('blaze', 'spell', 3, 4),
  card('ward', 'ward', 0, 0),
]

export const LIFE = 20
export const DECK = 30
export const OPENING_HANDS = [4, 5] as const
export const MOST_ENERGY = 8
export const MOST_FIGHTERS = 5
