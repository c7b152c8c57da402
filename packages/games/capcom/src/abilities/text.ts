import { listed } from '@cardwright/engine/english'
import type { Ability, Does, Doing } from './vocabulary.ts'

const attributeNames = { R: 'ranged', U: 'unblockable', H: 'homing', S: 'stunning', T: 'triggered' } as const
const plurals = { basic: 'basic attacks', throw: 'throws', special: 'special moves', super: 'super moves' } as const
const cards = (count: number): string => (count === 1 ? 'a card' : `${count} cards`)

type Texts = { readonly [K in Does]: (ability: Doing<K>) => string }

/** What an ability does, made from its definition. */
const texts: Texts = {
  give: ({ to, attributes }) =>
    `Your ${plurals[to]} are ${listed(attributes.map((attribute) => attributeNames[attribute]))}.`,
  shield: ({ from, amount }) =>
    `Take ${amount} less damage from each of these that hits you: ${listed(from.map((each) => plurals[each]))}.`,
  bargain: ({ price }) => `An Ace costs you ${price} of your meter instead of 40.`,
  pierce: ({ value, damage }) => `Your basic attacks of ${value} or more deal ${damage} damage even when blocked.`,
  rhythm: ({ basics, damage }) => `Your combos with ${basics} or more basic attacks deal ${damage} more damage.`,
  heal: ({ atMost, amount }) =>
    `Once a game, when a combat phase ends and you have ${atMost} HP or less: recover ${amount} HP.`,
  draw: ({ cards: count }) => `When you negate an attack with a ranged move: draw ${cards(count)}.`,
  takeBack: () => 'Once a turn, when your opening attack is dodged: take one of its cards back.',
  look: () => 'Once a game, at the start of your turn: you may look at the opponent’s hand.',
  overheat: ({ pain, damage }) =>
    `Once a turn, when you use a special move: you may take ${pain} damage for it to deal ${damage} more.`,
  rescue: ({ by }) =>
    `Once a turn, when a dodge of yours fails by ${by === 1 ? 'exactly 1' : `${by} or less`}: it succeeds.`,
  sift: ({ cards: count }) => `Once a turn, while you clean up: you may draw ${cards(count)}, then discard as many.`,
  summon: () =>
    'Once a turn, while you clean up: you may discard a Joker to take a Jack, Queen or King out of your discard pile.',
}

export const abilityText = (ability: Ability): string => texts[ability.does](ability as never)
