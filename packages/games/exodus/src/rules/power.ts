import type { Static } from '../effects/abilities/vocabulary.ts'
import type { Boon, Target } from '../state.ts'
import { type ExodusInPlay, type ExodusTable, refer } from '../table.ts'
import { isFirstAttack } from './attacks.ts'
import { times } from './count.ts'
import { abilitiesOf, creaturesOf, defOf, energyAt, huesUnder, permanentsOf, spotOf } from './field.ts'
import { isFrozen } from './freeze.ts'
import type { Source } from './source.ts'

const conditions: Record<
  NonNullable<Static['if']>,
  (t: ExodusTable, creature: ExodusInPlay, victim: Target | null) => boolean
> = {
  attacks: (_t, _creature, victim) => victim !== null,
  attacksPlayer: (_t, _creature, victim) => victim?.kind === 'player',
  attacksFrozen: (t, _creature, victim) => victim?.kind === 'card' && isFrozen(t, victim),
  threeHues: (t, creature) => huesUnder(t, creature).size >= 3,
  firstAttack: (t, creature, victim) => victim !== null && isFirstAttack(t, creature),
  otherOfSubtype: (t, creature) =>
    creaturesOf(t, creature.zone.owner).some((other) => other !== creature && isAlike(other, creature)),
}

const isAlike = ({ def: a }: ExodusInPlay, { def: b }: ExodusInPlay): boolean =>
  a.kind === 'creature' && b.kind === 'creature' && a.subtype === b.subtype

const applies = (creature: ExodusInPlay, bearer: ExodusInPlay, { of }: Static): boolean =>
  of === 'this' ? bearer === creature : creature.def.kind === 'creature' && creature.def.subtype === of

/** XO-P14, XO-P15, XO-H07: its energy, and what is printed; in an attack, on whom counts. */
export function powerOf(t: ExodusTable, creature: ExodusInPlay, victim: Target | null): number {
  const spot = spotOf(creature)
  if (spot === null) return 0
  let power = energyAt(t, spot).length
  eachBonus(t, creature, victim, (bonus) => {
    power += bonus
  })
  return Math.max(0, power)
}

/** Why its power differs from its energy. */
export function powerReasons(t: ExodusTable, creature: ExodusInPlay): { by: string; says: string }[] {
  const found: { by: string; says: string }[] = []
  eachBonus(t, creature, null, (bonus, by) => {
    if (bonus !== 0) found.push({ by, says: bonus < 0 ? `−${-bonus}` : `+${bonus}` })
  })
  return found
}

type Visit = (bonus: number, by: string) => void

function eachBonus(t: ExodusTable, creature: ExodusInPlay, victim: Target | null, visit: Visit): void {
  const seat = creature.zone.owner
  for (const bearer of permanentsOf(t, seat)) {
    for (const ability of abilitiesOf(bearer)) {
      if (ability.on !== 'static' || !applies(creature, bearer, ability)) continue
      if (ability.if !== undefined && !conditions[ability.if](t, creature, victim)) continue
      visit(times(t, { seat, source: refer(bearer) }, ability.power, ability.each), bearer.def.name)
    }
  }
  const { id, gen } = creature
  for (const boon of t.state.boons) if (boon.ref.card === id && boon.ref.gen === gen) visit(boon.power, boon.by)
}

/** A bonus to a creature's power that ends by itself. */
export function strengthen(t: ExodusTable, by: Source, card: ExodusInPlay, power: number, until: Boon['until']): void {
  t.state.boons.push(Object.freeze({ ref: refer(card), power, until, by: defOf(t, by).name }))
  t.touch()
}
