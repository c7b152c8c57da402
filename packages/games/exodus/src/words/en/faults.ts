const titles = { main: 'Main Deck', energy: 'Energy Deck' } as const
type Part = keyof typeof titles

const holds = { main: 'creatures and symmetries', energy: 'energy' } as const

/** The faults of a deck list. */
export const faults = {
  unknown: (id: string) => `There is no card ${id}.`,
  misplaced: (part: Part, name: string) => `The ${titles[part]} holds ${holds[part]} only, and not ${name}.`,
  tooFew: (part: Part, min: number, cards: number) => `The ${titles[part]} has at least ${min} cards, not ${cards}.`,
  tooMany: (part: Part, max: number, cards: number) => `The ${titles[part]} has at most ${max} cards, not ${cards}.`,
  copies: (max: number, copies: number, name: string) =>
    `A Main Deck has at most ${max} cards of one name, not ${copies} of ${name}.`,
  creatures: (min: number, creatures: number) => `A Main Deck has at least ${min} creatures, not ${creatures}.`,
  choice: (ids: readonly string[]) =>
    `A deck is one of ${ids.join(', ')}, or a list { main, energy } of cards and how many.`,
}
