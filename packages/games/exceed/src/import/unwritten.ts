import type { BoostDef, FighterDef } from '../cards/definitions.ts'
import type { Ability } from '../effects/abilities/vocabulary.ts'
import type { Effect } from '../effects/vocabulary.ts'
import type { ClientCard, ClientEffect } from './client.ts'

/** What the client's program does for a deck without a word of it in the deck's data. */
interface Unwritten {
  readonly basic?: readonly Ability[]
  readonly exceed?: readonly Ability[]
  /** A card that is no card: it stands for an area. */
  readonly stands?: string
}

const advance: Effect = { do: 'advance', spaces: 1 }
const retreat: Effect = { do: 'retreat', spaces: 1 }
const noted = (name: string) => ({ count: 'note', name }) as const

const decks: Readonly<Record<string, Unwritten>> = {
  zsolt: {
    basic: [
      { on: 'hit', if: { is: 'attack', kinds: ['normal'] }, do: [{ do: 'choose', of: [[advance], [retreat], []] }] },
    ],
    // after a hit another attack, and after one that hits one more; what they cost is the 1 Force alone
    exceed: [
      {
        on: 'after',
        if: { is: 'all', of: [{ is: 'hit' }, { is: 'atMost', amount: noted('awakened'), than: 1 }] },
        do: [
          {
            do: 'spend',
            what: 'force',
            amount: 1,
            so: [
              { do: 'note', name: 'awakened', add: 1, turn: true },
              { do: 'extraAttack', free: true, most: 1, defends: true },
            ],
          },
        ],
      },
    ],
  },
  eugenia: {
    basic: [
      {
        on: 'foeDiscarded',
        if: { is: 'atMost', amount: noted('matched'), than: 0 },
        do: [
          {
            do: 'take',
            from: ['hand'],
            by: 'choice',
            min: 0,
            max: 1,
            filter: { sameSpeed: true },
            so: [
              { do: 'note', name: 'matched', add: 1, turn: true },
              { do: 'damage', amount: 2, who: 'foe', nonlethal: true },
            ],
          },
        ],
      },
    ],
    exceed: [
      {
        on: 'foeDiscarded',
        do: [
          {
            do: 'take',
            from: ['discard'],
            of: 'foe',
            chooser: 'you',
            recent: true,
            by: 'choice',
            min: 0,
            max: 1,
            to: 'stored',
            whose: 'you',
            // there is room for one
            so: [
              {
                do: 'take',
                from: ['stored'],
                by: 'bottom',
                max: { count: 'stored', plus: -1 },
                to: 'discard',
              },
            ],
          },
        ],
      },
      { on: 'always', do: [{ do: 'trait', trait: 'setsStored' }] },
      {
        on: 'strike',
        if: { is: 'setFrom', from: 'stored' },
        do: [
          { do: 'bonus', to: 'power', amount: 1 },
          { do: 'bonus', to: 'speed', amount: 1 },
        ],
      },
    ],
    stands: 'wonderland',
  },
}

const boosts: Readonly<Record<string, readonly Ability[]>> = {
  zsolt_cross_up: [{ on: 'advantage', once: true, do: [{ do: 'draw', amount: 1 }] }],
}

/** A fighter with what the client's data does not say. */
export function withUnwritten(fighter: FighterDef): FighterDef {
  const more = Object.hasOwn(decks, fighter.id) ? decks[fighter.id] : undefined
  if (more === undefined) return fighter
  const { basic, exceed } = fighter
  const isMeant = ({ do: list }: Ability): boolean =>
    !list.some((effect) => effect.do === 'faceAttack' && effect.card === more.stands)
  return {
    ...fighter,
    basic: { ...basic, abilities: [...basic.abilities, ...(more.basic ?? [])] },
    exceed: { ...exceed, abilities: [...exceed.abilities.filter(isMeant), ...(more.exceed ?? [])] },
  }
}

type Correct = (effect: ClientEffect) => ClientEffect

/** Where the client's data notes of itself that it says something else than the card: what the card says, by its id. */
const corrections: Readonly<Record<string, Correct>> = {
  eugenia_color_spray: (effect) =>
    effect.condition === 'max_cards_in_hand' ? { ...effect, condition: 'opponent_max_cards_in_hand' } : effect,
  eugenia_queen_of_hearts: (effect) =>
    effect.effect_type === 'opponent_discard_hand' ? { ...effect, save_num_discarded_as_strike_x: true } : effect,
}

export function corrected(card: ClientCard): ClientCard {
  const correct = Object.hasOwn(corrections, card.id) ? corrections[card.id] : undefined
  return correct === undefined ? card : { ...card, effects: card.effects.map(correct) }
}

export function withUnwrittenBoost(card: string, boost: BoostDef): BoostDef {
  const more = Object.hasOwn(boosts, card) ? boosts[card]! : []
  return more.length === 0 ? boost : { ...boost, abilities: [...boost.abilities, ...more] }
}
