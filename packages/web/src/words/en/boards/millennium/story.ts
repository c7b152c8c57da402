import { spoken } from '@cardwright/catalog/words'
import type { Dealings } from '../../../../boards/millennium/season/story.ts'

const plural = (n: number, noun: string): string => (n === 1 ? `1 ${noun}` : `${n} ${noun}s`)

/** The season, told as a story. */
export const storyWords = spoken({
  title: 'The season',
  decisive: 'The decisive tournament',
  decided: (tournament: string, who: string, rp: number, lead: string) =>
    `${tournament}: ${who} had ${rp} RP and gained ${lead} on everybody else.`,
  bestDeck: 'The best deck',
  best: (who: string, tournament: string, rp: number) => `${who} scored ${rp} RP in ${tournament}. It rested on:`,
  deals: 'On the trading floor',
  parts: (deals: Omit<Dealings, 'dearest'>): string[] => [
    `${plural(deals.bought, 'card')} bought for $${deals.spent}`,
    `${plural(deals.sold, 'card')} sold for $${deals.earned}`,
    ...(deals.traded > 0 ? [plural(deals.traded, 'trade')] : []),
    ...(deals.fused > 0 ? [plural(deals.fused, 'fusion')] : []),
    ...(deals.npcs > 0 ? [plural(deals.npcs, 'NPC')] : []),
    ...(deals.collectionVp > 0 ? [`${deals.collectionVp} VP by collections`] : []),
  ],
  dealt: (parts: string) => `${parts}.`,
  dearest: (card: string, price: number) => `The dearest: ${card} for $${price}.`,
})
