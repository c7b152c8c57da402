import type { Timing } from '../../effects/abilities/timings.ts'
import type { TraitName } from '../../effects/abilities/traits.ts'
import type { Ability } from '../../effects/abilities/vocabulary.ts'
import type { Amount, Count } from '../../effects/amounts/vocabulary.ts'
import type { Condition } from '../../effects/conditions/vocabulary.ts'
import type { EffectList } from '../../effects/list.ts'
import type { Effect, EffectOf } from '../../effects/vocabulary.ts'
import type { Action, BoostDef, CardDef, Face, FighterDef, FighterFile } from '../definitions.ts'
import { normals } from '../normals.ts'

// Short words for plain data: what they make could as well stand in a JSON file.

// --- effects

const bonus =
  (to: 'power' | 'speed' | 'armor' | 'guard') =>
  (amount: Amount): Effect => ({ do: 'bonus', to, amount })
export const power = bonus('power')
export const speed = bonus('speed')
export const armor = bonus('armor')
export const guard = bonus('guard')
export const foeSpeed = (amount: Amount): Effect => ({ do: 'bonus', to: 'speed', amount, who: 'foe' })
export const foePower = (amount: Amount): Effect => ({ do: 'bonus', to: 'power', amount, who: 'foe' })
export const farther = (min: number, max: number): Effect => ({ do: 'range', min, max })

const traitOf = (trait: TraitName) => (): Effect => ({ do: 'trait', trait })
export const ignoreArmor = traitOf('ignoresArmor')
export const ignoreGuard = traitOf('ignoresGuard')
export const stunImmune = traitOf('stunImmune')
export const rooted = traitOf('rooted')
export const dodgeAt = (min: number, max: number): Effect => ({ do: 'trait', trait: 'dodgesAtRange', min, max })

type Way = 'move' | 'advance' | 'close' | 'retreat' | 'push'
const way =
  (name: Way) =>
  (spaces: Amount): EffectOf<Way> => ({ do: name, spaces })
export const move = way('move')
export const advance = way('advance')
export const close = way('close')
export const retreat = way('retreat')
export const push = way('push')
export const pull = (spaces: Amount): EffectOf<'pull'> => ({ do: 'pull', spaces })
/** It ends next to you. */
export const reel = (spaces: Amount): EffectOf<'pull'> => ({ do: 'pull', spaces, notPast: true })
export const upTo = <E extends EffectOf<Way | 'pull' | 'draw'>>(effect: E): E => ({ ...effect, upTo: true })

export const draw = (amount: Amount): EffectOf<'draw'> => ({ do: 'draw', amount })
export const discardRandom: Effect = { do: 'take', from: ['hand'], to: 'discard', by: 'random', of: 'foe' }
export const topToGauge = (max: number): Effect => ({ do: 'take', from: ['deck'], to: 'gauge', by: 'top', max })
export const handToGauge = (max: number): Effect => ({
  do: 'take',
  from: ['hand'],
  to: 'gauge',
  by: 'choice',
  min: 0,
  max,
})

export const advantage: Effect = { do: 'advantage' }
export const strike: Effect = { do: 'strike' }
export const anotherAction: Effect = { do: 'extraAction' }
export const sustain: Effect = { do: 'sustain', what: 'this' }
export const exceed: Effect = { do: 'exceed' }
export const revert: Effect = { do: 'revert' }

export const when = (condition: Condition, so: EffectList, otherwise?: EffectList): Effect =>
  otherwise === undefined ? { do: 'when', if: condition, so } : { do: 'when', if: condition, so, else: otherwise }
export const either = (...of: EffectList[]): Effect => ({ do: 'choose', of })
export const may = (...effects: Effect[]): Effect => ({ do: 'choose', of: [effects, []] })
type Currency = 'force' | 'gauge' | 'life'
export const mayPay = (what: Currency, amount: number, ...so: Effect[]): Effect => ({ do: 'spend', what, amount, so })
export const payUpTo = (what: Currency, amount: number, ...each: Effect[]): Effect => ({
  do: 'spend',
  what,
  amount,
  upTo: true,
  each,
})

// --- amounts and conditions

export const each = (count: Count['count'], more: Omit<Count, 'count'> = {}): Count => ({ count, ...more })

export const initiated: Condition = { is: 'initiated' }
export const defending: Condition = { is: 'not', that: initiated }
export const atRange = (min: number, max: number): Condition => ({ is: 'range', min, max })
export const atRangeOrMore = (min: number): Condition => ({ is: 'range', min })
export const didHit: Condition = { is: 'hit' }
export const wasHit: Condition = { is: 'wasHit' }
export const passed: Condition = { is: 'passed' }
export const notStunned: Condition = { is: 'not', that: { is: 'stunned' } }
export const foeCornered: Condition = { is: 'atEdge', of: 'foe' }
export const exceeded: Condition = { is: 'exceeded' }
export const atLeast = (amount: Amount, than: number): Condition => ({ is: 'atLeast', amount, than })
export const both = (...of: Condition[]): Condition => ({ is: 'all', of })

// --- abilities

type Make = (...effects: Effect[]) => Ability
const on =
  (timing: Timing): Make =>
  (...effects) => ({ on: timing, do: effects })
export const during = on('strike')
export const before = on('before')
export const hit = on('hit')
export const after = on('after')
export const cleanup = on('cleanup')
export const whenHit = on('whenHit')
export const now = on('now')
export const at = (timing: Timing, ...effects: Effect[]): Ability => ({ on: timing, do: effects })
/** "Hit: If you initiated this Strike, ..." */
export const given = (condition: Condition, ability: Ability): Ability => ({ ...ability, if: condition })

// --- cards

export const instant = (name: string, cost: number, ...effects: Effect[]): BoostDef => ({
  name,
  kind: 'instant',
  cost,
  abilities: [{ on: 'now', do: effects }],
})

export const continuous = (name: string, cost: number, ...abilities: Ability[]): BoostDef => ({
  name,
  kind: 'continuous',
  cost,
  abilities,
})

/** EX-076: laid on a space as it is played. */
export const trap = (name: string, cost: number, ...abilities: Ability[]): BoostDef => ({
  name,
  kind: 'continuous',
  cost,
  trap: true,
  abilities: [{ on: 'now', do: [{ do: 'layDown' }] }, ...abilities],
})

type Numbers = Pick<CardDef, 'range' | 'power' | 'speed'> &
  Pick<Partial<CardDef>, 'armor' | 'guard' | 'force' | 'gauge'>

const card =
  (kind: 'special' | 'ultra') =>
  (id: string, name: string, numbers: Numbers, abilities: Ability[], boost: BoostDef): CardDef => ({
    id,
    name,
    kind,
    ...numbers,
    abilities,
    boost,
  })
export const special = card('special')
export const ultra = card('ultra')

export const face = (abilities: Ability[], actions: Action[] = []): Face => ({ abilities, actions })

type Character = Omit<FighterDef, 'kind' | 'deck'> & { readonly cards: readonly CardDef[] }

/** EX-014: the Normals and these cards, two of each. */
export function fighterFile({ cards, ...fighter }: Character): FighterFile {
  const deck = [...normals, ...cards].map(({ id }) => ({ card: id, copies: 2 }))
  return { fighter: { ...fighter, kind: 'character', deck }, cards: [...cards] }
}
