import type { Ability } from '../effects/vocabulary.ts'
import { type ExodusInPlay, type ExodusTable, refer, side, type Target } from '../table.ts'
import { abilitiesOf, creaturesOf, energyAt, spotOf } from './field.ts'

type Static = Extract<Ability, { readonly on: 'static' }>

const conditions: Record<
  NonNullable<Static['if']>,
  (t: ExodusTable, creature: ExodusInPlay, victim: Target | null) => boolean
> = {
  attacksPlayer: (_t, _creature, victim) => victim?.kind === 'player',
  threeHues: (t, creature) =>
    new Set(energyAt(t, spotOf(t, creature)!).map(({ def }) => (def.kind === 'energy' ? def.hue : ''))).size >= 3,
  firstAttack: (t, creature, victim) => victim !== null && side(t, creature.zone.owner).attacked.length === 0,
}

const applies = (creature: ExodusInPlay, bearer: ExodusInPlay, { of }: Static): boolean =>
  of === 'this' ? bearer === creature : creature.def.kind === 'creature' && creature.def.subtype === of

/** XO-P14, XO-H07: its energy, and what is printed; in an attack, on whom counts. */
export function powerOf(t: ExodusTable, creature: ExodusInPlay, victim: Target | null): number {
  const spot = spotOf(t, creature)
  if (spot === null) return 0
  let power = energyAt(t, spot).length
  for (const bearer of [...creaturesOf(t, spot.seat), ...t.zone.lasting(spot.seat).cards]) {
    for (const ability of abilitiesOf(bearer)) {
      if (ability.on !== 'static' || !applies(creature, bearer, ability)) continue
      if (ability.if === undefined || conditions[ability.if](t, creature, victim)) power += ability.power
    }
  }
  const { card, gen } = refer(creature)
  for (const boon of t.state.boons) if (boon.ref.card === card && boon.ref.gen === gen) power += boon.power
  return Math.max(0, power)
}
