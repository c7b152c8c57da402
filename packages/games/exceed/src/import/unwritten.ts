import type { BoostDef, FighterDef } from '../cards/definitions.ts'
import type { Ability } from '../effects/vocabulary/abilities.ts'
import type { Effect } from '../effects/vocabulary/index.ts'

/** What the client's program does for a deck without a word of it in the deck's data. */
interface Unwritten {
  readonly basic?: readonly Ability[]
  readonly exceed?: readonly Ability[]
  /** Cards that lie aside and are in no list. */
  readonly aside?: readonly string[]
}

const advance: Effect = { do: 'advance', spaces: 1 }
const retreat: Effect = { do: 'retreat', spaces: 1 }
const noted = (name: string) => ({ count: 'note', name }) as const

const decks: Readonly<Record<string, Unwritten>> = {
  zsolt: {
    basic: [
      { on: 'hit', if: { is: 'attack', kinds: ['normal'] }, do: [{ do: 'choose', of: [[advance], [retreat], []] }] },
    ],
    // two more attacks in a turn, of 1 damage at most
    exceed: [
      {
        on: 'after',
        if: { is: 'atMost', amount: noted('awakened'), than: 1 },
        do: [
          {
            do: 'spend',
            what: 'force',
            amount: 1,
            so: [
              { do: 'note', name: 'awakened', add: 1, turn: true },
              { do: 'trait', trait: 'damageCap', amount: 1, who: 'foe' },
              { do: 'extraAttack' },
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
          },
        ],
      },
      {
        on: 'strike',
        if: { is: 'setFrom', from: 'face' },
        do: [
          { do: 'bonus', to: 'power', amount: 1 },
          { do: 'bonus', to: 'speed', amount: 1 },
        ],
      },
    ],
    aside: ['wonderland'],
  },
}

const boosts: Readonly<Record<string, readonly Ability[]>> = {
  zsolt_cross_up: [{ on: 'advantage', once: true, do: [{ do: 'draw', amount: 1 }] }],
}

/** A fighter with what the client's data does not say. */
export function withUnwritten(fighter: FighterDef): FighterDef {
  const more = Object.hasOwn(decks, fighter.id) ? decks[fighter.id] : undefined
  if (more === undefined) return fighter
  const { basic, exceed, deck } = fighter
  return {
    ...fighter,
    basic: { ...basic, abilities: [...basic.abilities, ...(more.basic ?? [])] },
    exceed: { ...exceed, abilities: [...exceed.abilities, ...(more.exceed ?? [])] },
    deck: [...deck, ...(more.aside ?? []).map((card) => ({ card, copies: 1, in: 'aside' as const }))],
  }
}

export function withUnwrittenBoost(card: string, boost: BoostDef): BoostDef {
  const more = Object.hasOwn(boosts, card) ? boosts[card]! : []
  return more.length === 0 ? boost : { ...boost, abilities: [...boost.abilities, ...more] }
}
