import { formKey } from '@cardwright/engine'

/** What a message may hold of one answer. */
export const longestKey = 300

const joined = (names: readonly string[]): number => names.reduce((sum, name) => sum + name.length + 1, 0)

/** As many of these names as one answer has room for; the rest can follow. */
export function fitting(names: readonly string[], others: readonly string[] = []): string[] {
  const room = longestKey - 24 - joined(others)
  return names.filter((_, at) => joined(names.slice(0, at + 1)) <= room)
}

type Names = readonly string[]

/** What one does with one’s own cards, as the rules read it. */
export const keys = {
  sell: (card: string) => formKey('sell', { card }),
  deck: (deck: number, add: Names, remove: Names = []) =>
    formKey('deck', { deck: deck + 1, add: fitting(add, remove), remove }),
  collect: (collection: number, add: Names, remove: Names = []) =>
    formKey('collect', { collection: collection + 1, add, remove }),
  fuse: (tier: string, cards: Names) => formKey('fuse', { tier, cards }),
  npc: (npc: string, cards: Names) => formKey('npc', { npc, cards }),
  give: (to: number, cards: Names, dollars = 0) => formKey('give', { to: String(to), cards, dollars }),
}
