import type { Refusal } from '@cardwright/engine'
import type { DuelCard } from '../cards.ts'

/** Why something cannot be done. */
export const refusals = {
  tooDear: { why: 'You have not enough energy for that.', rule: 'DU-5' },
  boardFull: { why: 'You have five fighters, and that is all the room there is.', rule: 'DU-6' },
  wardWaits: { why: 'A ward is neither played nor cast: it answers an attack on you.', rule: 'DU-13' },
  notHeld: { why: 'You hold no such card.', rule: 'DU-5' },
  notReady: { why: 'That fighter is not ready: it came this turn, or has attacked.', rule: 'DU-8' },
} as const satisfies Record<string, Refusal>

/** What is printed on a card. */
export function cardText({ kind, cost, might }: Pick<DuelCard, 'kind' | 'cost' | 'might'>): string {
  switch (kind) {
    case 'fighter':
      return `Fighter. Costs ${cost}. Power ${might}.`
    case 'spell':
      return `Spell. Costs ${cost}. ${effectText({ kind, might })}`
    case 'ward':
      return `Ward. ${effectText({ kind, might })}`
  }
}

/** What a card does, beside what its numbers say. */
export function effectText({ kind, might }: Pick<DuelCard, 'kind' | 'might'>): string {
  switch (kind) {
    case 'fighter':
      return 'Attacks, and blocks attacks on you.'
    case 'spell':
      return `Deals ${might} damage to the foe, or defeats a fighter of power ${might} or less.`
    case 'ward':
      return 'Discard it when you are attacked: the attack deals nothing.'
  }
}
