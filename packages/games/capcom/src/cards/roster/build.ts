import { type AttackDef, type AvoidDef, type Sheet, type SheetGiven, sheetSchema } from '../sheet.ts'
import type { AttackClass, Attribute } from '../words.ts'

/** What a player types for a name. */
const idOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

type Rank = AttackDef['rank']
type More = Partial<Pick<AttackDef, 'cards' | 'extra' | 'mark' | 'resets'>>

/** `B(R,S)`: the type and its attributes, as a sheet writes them. */
function readType(text: string): { type: AttackDef['type']; attributes: Attribute[] } {
  const [, type, inside = ''] = /^([A-E])(?:\(([RUHST,]+)\))?$/.exec(text)!
  return { type: type as AttackDef['type'], attributes: inside === '' ? [] : (inside.split(',') as Attribute[]) }
}

const attack =
  (rank: Rank) =>
  (name: string, type: string, damage: number, priority: number, cost: number, more: More = {}): AttackDef => ({
    kind: 'attack',
    id: idOf(name),
    name,
    rank,
    cards: 1,
    ...readType(type),
    damage,
    priority,
    cost,
    resets: false,
    ...more,
  })

export const jack = attack('jack')
export const queen = attack('queen')
export const king = attack('king')
export const ace = attack('ace')

export const vc: More = { mark: 'VC' }
export const ts: More = { mark: 'TS' }
export const twoAces: More = { cards: 2 }

/** A move that avoids attacks of these classes. */
export const avoid = (
  rank: Rank,
  name: string,
  avoids: AttackClass[],
  cost: number,
  extra?: AvoidDef['extra'],
): AvoidDef => ({ kind: 'avoid', id: idOf(name), name, rank, cards: 1, avoids, cost, ...(extra && { extra }) })

/** HP, Strength, Speed, Agility, Endurance, Combo, Basic Attack Priority, Defense Bonus. */
type Stats = readonly [number, number, number, number, number, number, number, number]

interface Written extends Pick<SheetGiven, 'look' | 'story' | 'style' | 'boss' | 'moves' | 'ability'> {
  readonly stats: Stats
  readonly throw: readonly [name: string, damage: number, priority: number, cost: number]
}

export function fighter(name: string, { stats, throw: thrown, ...rest }: Written): Sheet {
  const [hp, strength, speed, agility, endurance, combo, priority, defense] = stats
  const [throwName, damage, throwPriority, cost] = thrown
  return sheetSchema.parse({
    id: idOf(name),
    name,
    ...rest,
    hp,
    strength,
    speed,
    agility,
    endurance,
    combo,
    priority,
    defense,
    throw: { name: throwName, type: 'A', damage, priority: throwPriority, cost },
  })
}
