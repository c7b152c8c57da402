import type { JsonObject } from '@cardwright/engine'
import type { Ability } from '../../src/effects/abilities/vocabulary.ts'
import type { Amount } from '../../src/effects/amounts/vocabulary.ts'
import type { Trait } from '../../src/effects/numbers/vocabulary.ts'
import type { Effect } from '../../src/effects/vocabulary.ts'
import type { CardDef, FighterDef } from '../../src/index.ts'
import { arena, bonus, continuous, fight, rest, special } from '../support.ts'

export const always = (...effects: Effect[]): Ability => ({ on: 'strike', do: effects })
export const onHit = (...effects: Effect[]): Ability => ({ on: 'hit', do: effects })
export const trait = (name: Trait['trait'], more: Partial<Trait> = {}): Effect => ({
  do: 'trait',
  trait: name,
  ...more,
})
export const power = (amount: Amount): Effect => ({ do: 'bonus', to: 'power', amount })

/** A character whose action `go` does this. */
export const action = (...effects: Effect[]): Partial<FighterDef> => ({
  basic: { abilities: [], actions: [{ name: 'go', do: effects }] },
})

export const jab = special('jab', { power: 3 })
export const fist = continuous('fist', [bonus('power', 2)])
export const feet = continuous('feet', [bonus('speed', 1)])

/** A Special that becomes a transform. */
export const shape = (id: string, abilities: CardDef['boost']['abilities'] = []): CardDef =>
  special(id, { range: [1, 9], boost: { name: `${id} form`, kind: 'transform', cost: null, abilities } })

/** Next to each other, each with these cards. */
export const near = (mine: JsonObject, theirs: JsonObject = { hand: ['rest'] }): [JsonObject, JsonObject] => [
  { space: 4, ...mine },
  { space: 5, ...theirs },
]

interface Setting {
  readonly jab?: Partial<CardDef>
  readonly rest?: Partial<CardDef>
  readonly others?: readonly CardDef[]
  readonly red?: Partial<FighterDef>
  readonly seats?: readonly [JsonObject, JsonObject]
  readonly play?: readonly string[]
}

const held = (cards: JsonObject): string[] => (cards.hand as string[] | undefined) ?? []

/** Red strikes with `jab` (Power 3, Range 1) next to blue, who sets `rest`, which reaches nobody. */
export function strike(
  { jab: mine, rest: theirs, others = [], red, seats: [mySeat, theirSeat] = [{}, {}], play = [] }: Setting,
  wanted: JsonObject,
): void {
  fight(arena([{ ...jab, ...mine }, { ...rest, ...theirs }, fist, feet, ...others], red), {
    seats: near({ ...mySeat, hand: ['jab', ...held(mySeat)] }, { ...theirSeat, hand: ['rest', ...held(theirSeat)] }),
    play: ['0 strike:jab', '1 strike:rest', ...play],
    expect: wanted,
  })
}

/** The life that blue has left after so much damage. */
export const hurt = (damage: number): JsonObject => ({ '1.life': 30 - damage })
