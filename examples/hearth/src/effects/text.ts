import type { Ability, Effect, HearthCard } from './vocabulary.ts'

type Texts<U, F extends keyof U> = { readonly [K in U[F] & string]: (x: Extract<U, Record<F, K>>) => string }

const effects: Texts<Effect, 'do'> = {
  damage: ({ amount }) => `deal ${amount} damage to the foe`,
  draw: ({ count }) => (count === 1 ? 'draw a card' : `draw ${count} cards`),
  strike: () => 'deal damage equal to its power to the foe',
}

const abilities: Texts<Ability, 'kind'> = {
  played: (ability) => `When you play this, ${all(ability.effects)}.`,
  hurt: (ability) => `Whenever you are damaged, ${all(ability.effects)}.`,
  shield: ({ amount }) => `Whenever you would be damaged, ${amount} of it is prevented.`,
  truce: () => 'Until you play another card, nobody is damaged.',
  lead: ({ power }) => `Your other cards have +${power} power.`,
}

const all = (list: readonly Effect[]): string =>
  list.map((effect) => (effects[effect.do] as (x: Effect) => string)(effect)).join(', then ')

export const abilityText = (ability: Ability): string => (abilities[ability.kind] as (x: Ability) => string)(ability)

/** What is printed on a card: made from what it does. */
export const cardText = ({ power, abilities: list }: HearthCard): string =>
  [`Power ${power}.`, ...list.map(abilityText)].join(' ')
