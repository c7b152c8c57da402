import { formKey } from '@cardwright/engine'

type Names = readonly string[]

/** What one does with one’s own cards, as the rules read it. */
export const keys = {
  sell: (card: string) => formKey('sell', { card }),
  deck: (deck: number, add: Names, remove: Names = []) => formKey('deck', { deck: deck + 1, add, remove }),
  collect: (collection: number, add: Names, remove: Names = []) =>
    formKey('collect', { collection: collection + 1, add, remove }),
  fuse: (tier: string, cards: Names) => formKey('fuse', { tier, cards }),
  npc: (npc: string, cards: Names) => formKey('npc', { npc, cards }),
  give: (to: number, cards: Names, dollars = 0) => formKey('give', { to: String(to), cards, dollars }),
}
