import type { JsonObject } from '@cardwright/engine'
import { expect, it } from 'vitest'
import type { Ability } from '../../src/effects/vocabulary/abilities.ts'
import type { Amount } from '../../src/effects/vocabulary/amounts.ts'
import type { Effect } from '../../src/effects/vocabulary/index.ts'
import type { Trait } from '../../src/effects/vocabulary/numbers.ts'
import type { CardDef, FighterDef } from '../../src/index.ts'
import { arena, bonus, continuous, face, fight, given, idle, play, special, tableOf, ultra } from '../support.ts'

const always = (...effects: Effect[]): Ability => ({ on: 'strike', do: effects })
const onHit = (...effects: Effect[]): Ability => ({ on: 'hit', do: effects })
const trait = (name: Trait['trait'], more: Partial<Trait> = {}): Effect => ({ do: 'trait', trait: name, ...more })
const power = (amount: Amount): Effect => ({ do: 'bonus', to: 'power', amount })

const fist = continuous('fist', [bonus('power', 2)])
const feet = continuous('feet', [bonus('speed', 1)])
const rest = idle('rest', { guard: 20 })

interface Setting {
  readonly jab?: Partial<CardDef>
  readonly rest?: Partial<CardDef>
  readonly others?: readonly CardDef[]
  readonly red?: Partial<FighterDef>
  readonly seats?: readonly [JsonObject, JsonObject]
  readonly play?: readonly string[]
}

/** Red strikes with `jab` (Power 3, Range 1) next to blue, who sets `rest`, which reaches nobody. */
function strike(
  { jab, rest: other, others = [], red, seats = [{}, {}], play: more = [] }: Setting,
  wanted: JsonObject,
) {
  const cards = [special('jab', { power: 3, ...jab }), { ...rest, ...other }, fist, feet, ...others]
  const [mine, theirs] = seats
  fight(arena(cards, red), {
    seats: [
      { space: 4, ...mine, hand: ['jab', ...((mine.hand as string[] | undefined) ?? [])] },
      { space: 5, ...theirs, hand: ['rest', ...((theirs.hand as string[] | undefined) ?? [])] },
    ],
    play: ['0 strike:jab', '1 strike:rest', ...more],
    expect: wanted,
  })
}

/** The life that blue has left after so much damage. */
const hurt = (damage: number): JsonObject => ({ '1.life': 30 - damage })

it('a bonus counts as long as it is in force, or for the rest of the Strike', () => {
  strike({ jab: { abilities: [always(power(2))] } }, hurt(5))
  strike({ jab: { abilities: [onHit(power(2))] } }, hurt(5))
  strike({ jab: { abilities: [{ on: 'after', do: [power(2)] }] } }, hurt(3))
  strike({ seats: [{ boosts: ['fist', 'fist'] }, {}] }, hurt(7))
})

it('a bonus can be for the opponent, or for both', () => {
  const armor = (who: 'foe' | 'both'): Effect => ({ do: 'bonus', to: 'armor', amount: 1, who })
  strike({ jab: { abilities: [always(armor('foe'))] } }, hurt(2))
  strike({ jab: { abilities: [onHit(armor('both'))] } }, hurt(2))
  strike({ rest: { abilities: [always({ ...power(-2), who: 'foe' } as Effect)] } }, hurt(1))
})

it('a bonus can be counted: so many for each, no more and no less than a number', () => {
  const cards = { gauge: ['grasp', 'cross', 'dive'] }
  const strikeWith = (amount: Amount, damage: number) =>
    strike({ jab: { abilities: [always(power(amount))] }, seats: [cards, {}] }, hurt(damage))
  strikeWith({ count: 'gauge' }, 6)
  strikeWith({ count: 'gauge', times: 2, atMost: 5 }, 8)
  strikeWith({ count: 'gauge', per: 2 }, 4)
  strikeWith({ count: 'gauge', plus: -4, atLeast: 0 }, 3)
  strikeWith({ count: 'gauge', of: 'both', filter: { kinds: ['special'] } }, 3)
  strikeWith({ count: 'gauge', of: 'foe' }, 3)
})

it('cards of one name can count once', () => {
  const seats = [{ sealed: ['grasp', 'grasp', 'dive', 'fist'] }, {}] as const
  const filter = { kinds: ['normal' as const] }
  strike({ jab: { abilities: [always(power({ count: 'sealed', filter }))] }, seats }, hurt(6))
  strike({ jab: { abilities: [always(power({ count: 'sealed', filter, different: true }))] }, seats }, hurt(5))
})

it('a static bonus is counted anew, that of a trigger is not', () => {
  const draw: Effect = { do: 'draw', amount: 2 }
  strike({ jab: { abilities: [always(power({ count: 'hand' })), onHit(draw)] } }, hurt(5))
  strike({ jab: { abilities: [{ on: 'before', do: [power({ count: 'hand' })] }, onHit(draw)] } }, hurt(3))
})

it('EX-163: a bonus to Range is added to both ends; for the kinds that it names only', () => {
  const far = (more: Partial<Extract<Effect, { do: 'range' }>>, damage: number) =>
    strike(
      {
        jab: { abilities: [always({ do: 'range', min: 0, max: 2, ...more })] },
        seats: [{ space: 2 }, { space: 5 }],
      },
      hurt(damage),
    )
  far({}, 3)
  far({ max: 1 }, 0)
  far({ min: 2, max: 2 }, 3)
  far({ min: 3, max: 3 }, 0)
  far({ kinds: ['special'] }, 3)
  far({ kinds: ['normal', 'ultra'] }, 0)
  far({ who: 'both' }, 3)
  far({ who: 'foe' }, 0)
})

it('an attack without Range gets none by a bonus', () => {
  strike({ jab: { range: null, abilities: [always({ do: 'range', min: 2, max: 3 })] } }, hurt(0))
  strike({ jab: { range: null, abilities: [always(trait('reaches'))] } }, hurt(3))
})

it('a Range can be turned inside out, and have another distance', () => {
  const at = (space: number, name: Trait['trait'], damage: number, amount?: number) =>
    strike(
      {
        jab: { abilities: [always(trait(name, amount === undefined ? {} : { amount }))] },
        seats: [{ space: 5 - space }, { space: 5 }],
      },
      hurt(damage),
    )
  at(1, 'invertedRange', 0)
  at(2, 'invertedRange', 3)
  at(4, 'invertedRange', 3)
  at(3, 'alsoReaches', 3, 3)
  at(2, 'alsoReaches', 0, 3)
  at(1, 'alsoReaches', 3, 3)
})

it('an attack that reaches whom it moved past', () => {
  const passing: Effect = {
    do: 'grant',
    ability: { on: 'strike', if: { is: 'passed' }, do: [trait('reaches')] },
  }
  const charge = (spaces: number, abilities: Ability[], damage: number) =>
    strike(
      { jab: { range: null, abilities: [...abilities, { on: 'before', do: [{ do: 'advance', spaces }] }] } },
      {
        ...hurt(damage),
      },
    )
  charge(3, [always(passing)], 3)
  charge(3, [], 0)
  // granted by a trigger before it moves
  strike({ jab: { range: null, abilities: [{ on: 'before', do: [passing, { do: 'advance', spaces: 2 }] }] } }, hurt(3))
  strike(
    {
      jab: { range: null, abilities: [{ on: 'before', do: [passing, { do: 'advance', spaces: 1 }] }] },
      seats: [{ space: 2 }, { space: 5 }],
    },
    hurt(0),
  )
})

it('EX-156: an attack that comes from elsewhere is measured from there', () => {
  const tokens = [{ id: 'post', name: 'Post' }]
  const from = (seats: readonly [JsonObject, JsonObject], damage: number) =>
    strike({ jab: { abilities: [always(trait('origin', { token: 'post' }))] }, red: { tokens }, seats }, hurt(damage))
  from([{ space: 1, tokens: { post: 6 } }, { space: 7 }], 3)
  from([{ space: 6, tokens: { post: 1 } }, { space: 7 }], 0)
  // a token that is not in the arena attacks nobody
  from([{ space: 6 }, { space: 7 }], 0)
  const dodge = (min: number, damage: number) =>
    strike(
      {
        jab: { range: [1, 9], abilities: [always(trait('origin', { token: 'post' }))] },
        rest: { abilities: [always(trait('dodgesAtRange', { min, max: min }))] },
        red: { tokens },
        seats: [{ space: 4, tokens: { post: 1 } }, { space: 5 }],
      },
      hurt(damage),
    )
  dodge(1, 3)
  dodge(4, 0)
})

it('attacks can be dodged: all, at a distance, if they are fast', () => {
  const dodge = (ability: Ability, damage: number) => strike({ rest: { abilities: [ability] } }, hurt(damage))
  dodge(always(trait('dodges')), 0)
  dodge(always(trait('dodges', { who: 'foe' })), 3)
  dodge(always(trait('dodgesAtRange', { min: 1, max: 3 })), 0)
  dodge(always(trait('dodgesAtRange', { min: 2, max: 9 })), 3)
  const fast = (than: Amount): Ability => ({
    on: 'strike',
    if: { is: 'atLeast', amount: { count: 'speed', of: 'foe' }, than },
    do: [trait('dodges')],
  })
  dodge(fast(5), 0)
  dodge(fast(6), 3)
  dodge(fast({ count: 'speed', plus: 1 }), 0)
  strike({ jab: { abilities: [onHit(trait('misses'))] } }, hurt(3))
  strike({ jab: { abilities: [always(trait('misses'))] } }, hurt(0))
})

it('Power can be fixed, whatever else is said', () => {
  strike({ jab: { abilities: [always(trait('fixedPower', { amount: 1 }), power(5))] } }, hurt(1))
  // what is said last counts
  strike(
    { jab: { abilities: [always(trait('fixedPower', { amount: 1 })), onHit(trait('fixedPower', { amount: 7 }))] } },
    hurt(7),
  )
})

it('another number can count as the printed Power; bonuses are added to it', () => {
  const abilities = [onHit(trait('printedPower', { amount: { count: 'topDiscardPower' } })), always(power(1))]
  strike({ jab: { abilities }, seats: [{ discard: ['grasp', 'sweep'] }, {}] }, hurt(6 + 1))
  strike({ jab: { abilities } }, hurt(0 + 1))
})

it('bonuses can be multiplied: all, or those above zero', () => {
  const minus: Effect = power(-1)
  strike({ jab: { abilities: [always(trait('powerTimes', { amount: 2 }), power(3), minus)] } }, hurt(3 + 2 * 2))
  strike({ jab: { abilities: [always(trait('gainsTimes', { amount: 2 }), power(3), minus)] } }, hurt(3 + 2 + 3))
  // the greatest counts
  strike(
    { jab: { abilities: [always(trait('powerTimes', { amount: 2 }), trait('powerTimes', { amount: 3 }), power(1))] } },
    hurt(6),
  )
  // EX-093: that of an EX attack too
  fight(arena([special('jab', { power: 3, abilities: [always(trait('gainsTimes', { amount: 2 }))] }), rest]), {
    seats: [
      { space: 4, hand: ['jab', 'jab'] },
      { space: 5, hand: ['rest'] },
    ],
    play: ['0 ex:jab', '1 strike:rest'],
    expect: hurt(3 + 2),
  })
})

it('a multiplied bonus to Speed decides who is first', () => {
  const slow = special('slow', { speed: 5, power: 9, abilities: [always(trait('speedTimes', { amount: 2 }))] })
  const quick = special('quick', { speed: 6, power: 1, guard: 0 })
  const seats = (boosts: string[]) =>
    [
      { space: 4, hand: ['quick'] },
      { space: 5, hand: ['slow'], boosts },
    ] as const
  const game = arena([slow, quick, feet])
  fight(game, {
    seats: seats(['feet']),
    play: ['0 strike:quick', '1 strike:slow'],
    expect: { '0.life': 21, '1.life': 30 },
  })
  fight(game, { seats: seats([]), play: ['0 strike:quick', '1 strike:slow'], expect: { '0.life': 30, '1.life': 29 } })
})

it('Power and Speed can change places, with their bonuses', () => {
  strike({ jab: { speed: 8, abilities: [always(trait('swapped'))] }, seats: [{ boosts: ['feet'] }, {}] }, hurt(9))
  strike({ jab: { speed: 8, abilities: [always(trait('swapped', { who: 'foe' }))] } }, hurt(3))
})

it('EX-123, EX-124: Armor that is lost is not Armor that is used', () => {
  const lose: Ability = { on: 'whenHit', do: [{ do: 'loseArmor' }] }
  strike({ rest: { armor: 2, abilities: [lose] } }, hurt(3))
  strike({ rest: { armor: 2 } }, hurt(1))
  const counter = special('counter', { power: 1, speed: 1, armor: 2, guard: 9 })
  const angry = (on: 'before' | 'after', damage: number) => {
    const abilities: Ability[] = [{ on: 'before', do: [power({ count: 'armorUsed' })] }]
    if (on === 'after') abilities.unshift({ on: 'whenHit', do: [{ do: 'loseArmor' }] })
    fight(arena([special('jab', { power: 3 }), { ...counter, abilities }]), {
      seats: [
        { space: 4, hand: ['jab'] },
        { space: 5, hand: ['counter'] },
      ],
      play: ['0 strike:jab', '1 strike:counter'],
      expect: { '0.life': 30 - damage },
    })
  }
  angry('before', 1 + 2)
  angry('after', 1)
})

it('EX-175, EX-176, EX-180: what limits damage and its consequences', () => {
  const low = { life: 2 }
  strike(
    { jab: { power: 6, abilities: [always(trait('nonlethal'))] }, rest: { guard: 5 }, seats: [{}, low] },
    { '1.life': 1 },
  )
  strike(
    { jab: { power: 6 }, rest: { abilities: [always(trait('lifeFloor', { amount: 2 }))] }, seats: [{}, low] },
    { '1.life': 2 },
  )
  strike({ jab: { power: 6 }, rest: { abilities: [always(trait('damageCap', { amount: 4 }))] } }, hurt(4))
  strike({ jab: { power: 6 }, rest: { armor: 3, abilities: [always(trait('damageCap', { amount: 4 }))] } }, hurt(3))
  strike({ jab: { power: 6 }, seats: [{}, low] }, { winner: 0 })
})

it('EX-125, EX-180: stun immunity, attacks that cannot stun', () => {
  const counter = (mine: Ability[], theirs: Ability[], stuns: boolean) =>
    fight(
      arena([
        special('jab', { power: 3, abilities: mine }),
        special('slow', { power: 5, speed: 1, guard: 2, abilities: theirs }),
      ]),
      {
        seats: [
          { space: 4, hand: ['jab'] },
          { space: 5, hand: ['slow'] },
        ],
        play: ['0 strike:jab', '1 strike:slow'],
        expect: { '0.life': stuns ? 30 : 25 },
      },
    )
  counter([], [], true)
  counter([], [always(trait('stunImmune'))], false)
  counter([always(trait('cannotStun'))], [], false)
  counter([always(trait('ignoresGuard'))], [bonus('guard', 5)], true)
  counter([], [bonus('guard', 1)], false)
})

it('damage can be replaced by cards of the deck', () => {
  const game = arena([
    special('jab', { power: 3 }),
    { ...rest, abilities: [always(trait('millsInstead', { amount: 2 }))] },
  ])
  const match = given(game, [
    { space: 4, hand: ['jab'] },
    { space: 5, hand: ['rest'] },
  ])
  const { deck } = tableOf(match).seats[1]!
  play(match, '0 strike:jab', '1 strike:rest')
  expect(tableOf(match).seats[1]).toMatchObject({ life: 30, deck: deck - 6 })
})

it('X is what an effect has set, in this turn; or what a static one says', () => {
  const setX = (to: Amount): Effect => ({ do: 'setX', to })
  const x: Effect = power({ count: 'x' })
  const seats = [{ gauge: ['grasp', 'dive'] }, {}] as const
  strike({ jab: { abilities: [{ on: 'before', do: [setX({ count: 'gauge' })] }, onHit(x)] }, seats }, hurt(5))
  strike({ jab: { abilities: [always(setX({ count: 'gauge', times: 2 }), x)] }, seats }, hurt(7))
  strike({ jab: { abilities: [onHit(x)] }, seats }, hurt(3))
  strike(
    {
      jab: { power: { count: 'x' }, abilities: [{ on: 'before', do: [setX({ count: 'speed', of: 'foe' })] }] },
      rest: { speed: 4 },
    },
    hurt(4),
  )
})

it('a number can be noted, and added to', () => {
  const note = (to?: number, add?: Amount): Effect => ({
    do: 'note',
    name: 'rage',
    ...(to !== undefined && { to }),
    ...(add !== undefined && { add }),
  })
  const count: Amount = { count: 'note', name: 'rage' }
  strike({ jab: { abilities: [{ on: 'before', do: [note(2), note(undefined, 1)] }, always(power(count))] } }, hurt(6))
  strike({ jab: { abilities: [{ on: 'before', do: [note(2), note(0)] }, always(power(count))] } }, hurt(3))
})

it('an attack gains abilities: triggers, static ones, by static ones too', () => {
  const draws: Ability = { on: 'after', do: [{ do: 'draw', amount: 2 }] }
  strike({ jab: { abilities: [{ on: 'before', do: [{ do: 'grant', ability: draws }] }] } }, { '0.handSize': 2 })
  strike({ jab: { abilities: [always({ do: 'grant', ability: draws })] } }, { '0.handSize': 2 })
  strike(
    { jab: { abilities: [always({ do: 'grant', ability: { ...draws, if: { is: 'initiated', of: 'foe' } } })] } },
    { '0.handSize': 0 },
  )
  strike({ jab: { abilities: [onHit({ do: 'grant', ability: always(power(2)) })] } }, hurt(5))
  strike(
    {
      jab: { abilities: [always({ do: 'when', if: { is: 'hit' }, so: [{ do: 'grant', ability: always(power(2)) }] })] },
    },
    hurt(5),
  )
  // to the opponent
  strike({ rest: { abilities: [always({ do: 'grant', who: 'foe', ability: onHit(power(-2)) })] } }, hurt(1))
})

it('EX-093: an attack that becomes an EX attack, once', () => {
  strike({ jab: { abilities: [always(trait('ex'))] } }, hurt(4))
  strike({ jab: { abilities: [always(trait('ex'), trait('ex'))] } }, hurt(4))
  const copied: Ability = {
    on: 'strike',
    if: { is: 'atLeast', amount: { count: 'gauge', filter: { sameName: true } }, than: 1 },
    do: [trait('ex')],
  }
  strike({ jab: { abilities: [copied] }, seats: [{ gauge: ['jab'] }, {}] }, hurt(4))
  strike({ jab: { abilities: [copied] }, seats: [{ gauge: ['dive'] }, {}] }, hurt(3))
})

it('an attack that leaves play has no Power and its abilities end', () => {
  const leaving: Ability = { on: 'hit', do: [{ do: 'put', what: 'attack', to: 'hand' }] }
  strike({ jab: { abilities: [leaving, always(power(2))] } }, { ...hurt(0), '0.hand': ['jab'] })
})

it('what paid for an attack can be counted', () => {
  const blast = ultra('blast', {
    gauge: 2,
    power: 1,
    abilities: [{ on: 'before', do: [power({ count: 'paid', filter: { kinds: ['ultra'] }, times: 3 })] }],
  })
  fight(arena([blast, rest]), {
    seats: [
      { space: 4, hand: ['blast'], gauge: ['blast', 'dive', 'grasp'] },
      { space: 5, hand: ['rest'] },
    ],
    play: ['0 strike:blast', '1 strike:rest', '0 gauge:blast gauge:dive'],
    expect: hurt(4),
  })
})

it('two numbers that depend on each other come to an end', () => {
  const mutual: Ability[] = [
    { on: 'strike', if: { is: 'atLeast', amount: { count: 'speed' }, than: 6 }, do: [power(1)] },
    {
      on: 'strike',
      if: { is: 'atLeast', amount: { count: 'power' }, than: 4 },
      do: [{ do: 'bonus', to: 'speed', amount: 1 }],
    },
  ]
  strike({ jab: { abilities: mutual } }, hurt(3))
  strike({ jab: { abilities: mutual }, seats: [{ boosts: ['feet'] }, {}] }, hurt(4))
})

it('a bonus by the Power gained', () => {
  const quick: Ability = {
    on: 'strike',
    if: { is: 'atLeast', amount: { count: 'powerGained' }, than: 3 },
    do: [{ do: 'bonus', to: 'armor', amount: 5 }],
  }
  const armored = (more: number, life: number) =>
    fight(
      arena([
        special('jab', { power: 3, speed: 1, abilities: [quick, always(power(more), power(-3))] }),
        special('poke', { power: 4 }),
      ]),
      {
        seats: [
          { space: 4, hand: ['jab'] },
          { space: 5, hand: ['poke'] },
        ],
        play: ['0 strike:jab', '1 strike:poke'],
        expect: { '0.life': life },
      },
    )
  armored(3, 30)
  armored(2, 26)
})

it('EX-002: the face that is up gives its numbers to its own fighter', () => {
  strike({ red: { basic: face(bonus('power', 1)) } }, hurt(4))
})
