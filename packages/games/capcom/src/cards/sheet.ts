import { z } from 'zod'
import { abilitySchema } from '../abilities/vocabulary.ts'
import { attackClasses, attributes } from './words.ts'

const id = z.string().regex(/^[a-z][a-z0-9-]*$/, 'small letters, digits and -')
const name = z.string().min(1)
/** Names of lines that every sheet has, and of chance: no move and no fighter is called so. */
const reserved = ['basic', 'throw', 'tag-super', 'random']
const ownId = id.refine((each) => !reserved.includes(each), { error: 'this id has a meaning of its own' })
const stat = (min: number, max: number) => z.int().min(min).max(max)

/** CC-083..091 */
export const types = ['A', 'B', 'C', 'D', 'E'] as const
/** CC-056, CC-067 */
export const moveRanks = ['jack', 'queen', 'king', 'ace'] as const

/** CC-058..061, CC-082 */
const typed = {
  type: z.enum(types),
  attributes: z.array(z.enum(attributes)).default([]),
  damage: stat(0, 99),
  priority: stat(0, 9),
  cost: stat(0, 9),
}

/** CC-062, CC-064: up to so many further cards of its rank, each for so much more damage. */
const extra = z.strictObject({ most: stat(1, 3), damage: stat(0, 99) }).optional()

const named = { id: ownId, name, rank: z.enum(moveRanks), cards: stat(1, 4).default(1), extra }

/** CC-057, CC-187 */
export const attackSchema = z.strictObject({
  kind: z.literal('attack'),
  ...named,
  ...typed,
  /** CC-079: once it is paid for, the points used so far count as unused. */
  resets: z.boolean().default(false),
  /** CC-157, CC-165 */
  mark: z.enum(['VC', 'TS']).optional(),
})

/** CC-063, CC-065: in place of damage the sheet says what it avoids. */
export const avoidSchema = z.strictObject({
  kind: z.literal('avoid'),
  ...named,
  avoids: z.array(z.enum(attackClasses)).min(1),
  cost: stat(0, 9),
})

export const moveSchema = z.discriminatedUnion('kind', [attackSchema, avoidSchema])

/** A character card: CC-002..017. */
export const sheetSchema = z
  .strictObject({
    id: ownId,
    kind: z.literal('fighter').default('fighter'),
    name,
    /** What one sees: the face in words. */
    look: z.string().default(''),
    story: z.string().default(''),
    style: z.string().default(''),
    /** CC-184: stands alone against a team. */
    boss: z.boolean().default(false),
    hp: stat(1, 999),
    strength: stat(2, 10),
    speed: stat(1, 9),
    agility: stat(0, 13),
    endurance: stat(1, 20),
    combo: stat(1, 9),
    /** Of basic attacks. */
    priority: stat(0, 9),
    defense: stat(0, 9),
    /** CC-105, CC-A12 */
    throw: z.strictObject({ name: name.default('Throw'), ...typed, type: z.enum(types).default('A') }),
    moves: z.array(moveSchema).min(1),
    ability: abilitySchema,
  })
  .check(({ value: { moves, boss }, issues }) => {
    const wrong = (path: (string | number)[], message: string) =>
      issues.push({ code: 'custom', message, path, input: moves, continue: true })
    moves.forEach((move, i) => {
      if (moves.findIndex((each) => each.id === move.id) !== i) wrong(['moves', i, 'id'], `${move.id} is there twice`)
      if (move.kind !== 'attack' || move.mark === undefined) return
      if ((move.rank === 'ace') !== (move.mark === 'TS'))
        wrong(['moves', i, 'mark'], 'VC marks a special move (CC-157), TS a super move (CC-165)')
    })
    const marked = moves.filter((move) => move.kind === 'attack' && move.mark === 'TS').length
    if (marked !== (boss ? 0 : 1))
      wrong(['moves'], `${boss ? 'no super of a boss is' : 'exactly one super is'} marked TS, not ${marked}: CC-A48`)
  })

export type SheetGiven = z.input<typeof sheetSchema>
export type Sheet = z.infer<typeof sheetSchema>
export type MoveDef = z.infer<typeof moveSchema>
export type AttackDef = z.infer<typeof attackSchema>
export type AvoidDef = z.infer<typeof avoidSchema>
export type MoveType = (typeof types)[number]
