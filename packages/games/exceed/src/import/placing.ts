import type { Ability } from '../effects/abilities/vocabulary.ts'
import type { Amount } from '../effects/amounts/vocabulary.ts'
import type { Condition } from '../effects/conditions/vocabulary.ts'
import type { EffectList } from '../effects/list.ts'
import type { Effect, EffectOf } from '../effects/vocabulary.ts'
import type { ClientEffect } from './client.ts'
import type { Context } from './translate.ts'
import { turned } from './turned.ts'

type Place = (ability: Ability, context: Context) => Ability[]

/**
 * The client carries out in the course of a Strike what is simply so, or is done before an attack is set. Here each
 * ability comes to the time that it has in the rules.
 */
export function place(ability: Ability, { timing = '' }: ClientEffect, context: Context): Ability[] {
  const known = Object.hasOwn(places, timing) ? places[timing] : undefined
  return known === undefined ? [ability] : known(ability, context).filter(({ do: list }) => list.length > 0)
}

const places: Readonly<Record<string, Place>> = {
  during_strike: (ability) => standing(ability, 'clash'),
  set_strike: (ability, { half }) => (half === 'attack' ? [opened(ability)] : whenSetting(ability)),
  opponent_set_strike: (ability) => [{ ...turned(ability), on: 'foeSet' }],
  on_initiate_strike: (ability) => standing(also(ability, { is: 'initiated' }), 'striking'),
  both_players_before: (ability) => [ability, { ...turned(ability), on: 'foeBefore' }],
  both_players_after: (ability) => [ability, { ...turned(ability), on: 'foeAfter' }],
  opponent_before: (ability) => [{ ...turned(ability), on: 'foeBefore' }],
  extra_strike_option: (ability) => [
    { ...ability, do: ability.do.filter(isTrait) },
    ...ability.do.flatMap((effect) =>
      effect.do === 'when' ? standing(also({ on: 'strike', do: effect.so }, effect.if), 'clash') : [],
    ),
  ],
  now: lasting,
  immediate: lasting,
  on_reshuffle: (ability) => (ability.on === 'reshuffledByHand' ? [{ on: ability.on, do: ability.do }] : [ability]),
}

/** The same under one more condition, which comes first. */
function also(ability: Ability, condition: Condition): Ability {
  return { ...ability, if: ability.if === undefined ? condition : { is: 'all', of: [condition, ability.if] } }
}

const isStatic = (effect: Effect): boolean =>
  effect.do === 'bonus' ||
  effect.do === 'range' ||
  effect.do === 'trait' ||
  effect.do === 'setX' ||
  (effect.do === 'when' && branchesOf(effect).every(isStatic))

/** A Range that counts outside a Strike too. */
const isOutside = (effect: Effect): boolean => effect.do === 'range' && effect.always === true

const branchesOf = (effect: EffectOf<'when'>): Effect[] => [...effect.so, ...(effect.else ?? [])]

/** What is so as long as the ability is in force; what it grants is an ability of its own; the rest happens at a time. */
function standing(ability: Ability, otherwise: 'clash' | 'striking'): Ability[] {
  const { do: list } = ability
  const grants = list.flatMap((effect) => (effect.do === 'grant' && effect.who !== 'foe' ? [effect.ability] : []))
  const rest = list.filter((effect) => effect.do !== 'grant' || effect.who === 'foe')
  return [
    { ...ability, on: 'always', do: rest.filter(isOutside) },
    { ...ability, on: 'strike', do: rest.filter((effect) => isStatic(effect) && !isOutside(effect)) },
    ...grants.flatMap((granted) => {
      const under = ability.if === undefined ? granted : also(granted, ability.if)
      return granted.on === 'strike' ? standing(under, otherwise) : [under]
    }),
    { ...ability, on: otherwise, do: rest.filter((effect) => !isStatic(effect)) },
  ]
}

/** EX-090: what a player does when striking comes before the attack is set, unless it depends on the attack. */
function whenSetting(ability: Ability): Ability[] {
  if (dependsOnAttack(ability)) return [ability]
  const { do: list, if: condition } = ability
  const isStanding =
    list.every((effect) => isStatic(effect) || effect.do === 'grant') && conditionsOf(list).every(isKept)
  if (isStanding && (condition === undefined || isKept(condition))) return standing(ability, 'striking')
  return [{ ...ability, on: 'striking' }]
}

/** The conditions in a list of effects, not those of what they grant. */
const conditionsOf = (list: EffectList): Condition[] =>
  list.flatMap((effect) =>
    effect.do === 'when'
      ? [effect.if, ...conditionsOf(effect.so), ...conditionsOf(effect.else ?? [])]
      : partsOf(effect),
  )

const partsOf = (effect: Effect): Condition[] => nestedIn(effect).flatMap(conditionsOf)

/** The lists of effects within an effect. */
function nestedIn(effect: Effect): EffectList[] {
  if (effect.do === 'grant') return []
  if (effect.do === 'choose') return [...effect.of]
  return Object.values(effect).filter((part): part is EffectList => Array.isArray(part) && typeof part[0] === 'object')
}

const ofAttack: ReadonlySet<Condition['is']> = new Set<Condition['is']>(['wildSwing', 'ex', 'setFrom'])
const withAttack: ReadonlySet<Effect['do']> = new Set<Effect['do']>(['swingAgain', 'gainTriggers'])

const mentions = (condition: Condition): boolean => {
  if (condition.is === 'not') return mentions(condition.that)
  if (condition.is === 'all' || condition.is === 'any') return condition.of.some(mentions)
  return ofAttack.has(condition.is)
}

/** An attack that is laid on a space is a token there. */
const isAttackToken = (effect: Effect): boolean => effect.do === 'placeToken' && effect.where === 'anywhere'

const uses = (list: EffectList): boolean =>
  list.some((effect) => withAttack.has(effect.do) || isAttackToken(effect) || nestedIn(effect).some(uses))

const dependsOnAttack = ({ if: condition, do: list }: Ability): boolean =>
  (condition !== undefined && mentions(condition)) || conditionsOf(list).some(mentions) || uses(list)

const kept: ReadonlySet<Condition['is']> = new Set<Condition['is']>([
  'initiated',
  'usedAction',
  'usedAnyAction',
  'lastTurnStruck',
  'cutShort',
  'critical',
])
const keptCounts: ReadonlySet<string> = new Set(['note', 'startRange'])
const isKeptAmount = (amount: Amount): boolean => typeof amount === 'number' || keptCounts.has(amount.count)

/** Whether a condition is the same throughout a Strike. */
function isKept(condition: Condition): boolean {
  switch (condition.is) {
    case 'not':
      return isKept(condition.that)
    case 'all':
    case 'any':
      return condition.of.every(isKept)
    case 'atLeast':
    case 'atMost':
    case 'equal':
      return isKeptAmount(condition.amount) && isKeptAmount(condition.than)
    default:
      return kept.has(condition.is)
  }
}

/** What an attack does when it is set happens if it is set face up, which its player chooses as it is set. */
function opened(ability: Ability): Ability {
  const { do: list, if: condition, ...rest } = ability
  const bare = list.filter(({ do: name }) => name !== 'reveal').filter((effect) => !isReveal(effect))
  const left = bare.map((effect) => (effect.do === 'placeToken' ? { ...effect, optional: undefined } : effect))
  return { ...rest, ...(condition !== undefined && { if: condition }), do: left.map(clean) }
}

const isReveal = (effect: Effect): boolean =>
  (effect.do === 'choose' && effect.of.some((branch) => branch.some((each) => each.do === 'reveal'))) ||
  (effect.do === 'when' && effect.so.length > 0 && effect.so.every((each) => each.do === 'reveal' || isReveal(each)))

const clean = <T extends object>(data: T): T =>
  Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined)) as T

/** Traits that come with a Boost, or a face, last as long as it is in play. */
export function lasting(ability: Ability): Ability[] {
  const { do: list } = ability
  return [
    { ...ability, on: 'always', do: list.filter(isTrait) } as const,
    { ...ability, do: list.filter((effect) => !isTrait(effect)) },
  ].filter(({ do: part }) => part.length > 0)
}

/**
 * The client says some things twice, to be heard whenever they count. What is so at any time need not be said of a part
 * of it; traits with an amount add up, and stay.
 */
export function distinct(abilities: readonly Ability[]): Ability[] {
  const isAlways = ({ on, if: condition }: Ability) => on === 'always' && condition === undefined
  const isSwitch = (effect: Effect) => effect.do === 'trait' && effect.amount === undefined
  const standing = new Set(abilities.filter(isAlways).flatMap((each) => each.do.filter(isSwitch).map(json)))
  const seen = new Set<string>()
  return abilities
    .map((each) => (isAlways(each) ? each : { ...each, do: each.do.filter((effect) => !standing.has(json(effect))) }))
    .filter((each) => {
      const isAgain = each.on === 'always' && each.do.every(isSwitch) && seen.has(json(each))
      seen.add(json(each))
      return each.do.length > 0 && !isAgain
    })
}

const json = (data: object): string => JSON.stringify(data)

const isTrait = (effect: Effect): boolean =>
  effect.do === 'trait' || (effect.do === 'when' && effect.so.length > 0 && branchesOf(effect).every(isTrait))

/** Whether an attack may be set face up: one that says so when it is set. */
export function openOf(effects: readonly ClientEffect[]): { open?: 'any' | 'attacker' } {
  const revealing = effects.find((effect) => effect.timing === 'set_strike' && mayReveal(effect))
  if (revealing === undefined) return {}
  return { open: revealing.condition === 'initiated_strike' ? 'attacker' : 'any' }
}

function mayReveal(effect: ClientEffect): boolean {
  if (effect.effect_type === 'reveal_strike') return true
  const choice = (effect.choice ?? []) as readonly ClientEffect[]
  return choice.some(mayReveal) || (effect.and !== undefined && mayReveal(effect.and))
}
