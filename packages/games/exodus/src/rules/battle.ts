import type { Flow, Part } from '@cardwright/engine'
import type { Static } from '../effects/abilities/vocabulary.ts'
import { tell } from '../events.ts'
import type { Boon, Item, Target } from '../state.ts'
import { type ExodusInPlay, type ExodusTable, found, means, refer } from '../table.ts'
import { isFirstAttack, nameOfVictim, useAttack, victimsOf } from './attack.ts'
import { losses } from './energy.ts'
import { abilitiesOf, creaturesOf, defOf, energyAt, huesUnder, permanentsOf, spotOf } from './field.ts'
import { isFrozen } from './freeze.ts'
import { hurt } from './life.ts'
import { discardEnergy } from './payment.ts'
import { type Source, times } from './source.ts'
import { attackOnStack } from './targets.ts'
import { raise } from './triggers.ts'

/** XO-H09..011: the attack is used; creatures strike at the same time, a player takes all of the power. */
export function battle(t: ExodusTable, { owner, source }: Item, victim: Target): Part {
  const attacker = found(t, source)!
  const power = powerOf(t, attacker, victim)
  useAttack(t, attacker)
  tell(t, { type: 'battle', seat: owner, card: attacker.id, on: victim.kind === 'card' ? victim.ref.card : undefined })
  if (victim.kind === 'card') {
    const defender = found(t, victim.ref)!
    return clash(t, attacker, power, defender, powerOf(t, defender, null))
  }
  hurt(t, 1 - owner, power)
  raise(t, attacker, ['hitsPlayer'])
  return null
}

/** XO-H10: each point takes one energy of the pile; a creature without energy is destroyed at the clean-up. */
function* clash(t: ExodusTable, attacker: ExodusInPlay, power: number, defender: ExodusInPlay, back: number): Flow {
  const mine = spotOf(attacker)!
  const theirs = spotOf(defender)!
  const lost = [...(yield* losses(t, theirs, power, null)), ...(yield* losses(t, mine, back, null))]
  discardEnergy(t, lost)
  // XO-H25: a creature that falls together with its victim has destroyed it all the same
  if (energyAt(t, theirs).length === 0) raise(t, attacker, ['destroysInBattle'])
  if (energyAt(t, mine).length === 0) raise(t, defender, ['destroysInBattle'])
}

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
  let power = energyAt(t, spotOf(creature)!).length
  eachBonus(t, creature, victim, (bonus) => {
    power += bonus
  })
  return Math.max(0, power)
}

/** Whom it attacks, while its attack waits. */
export function victimOf(t: ExodusTable, creature: ExodusInPlay): Target | null {
  const attack = attackOnStack(t)
  return attack !== undefined && means(attack.source, creature) ? attack.targets[0]! : null
}

/** What its power would be in attacks that change it, by the names of victims. */
export function powersInAttack(t: ExodusTable, creature: ExodusInPlay): Record<string, number> {
  const plain = powerOf(t, creature, null)
  const powers: Record<string, number> = {}
  for (const victim of victimsOf(t, creature.zone.owner)) {
    const power = powerOf(t, creature, victim)
    if (power !== plain) powers[nameOfVictim(t, victim)] = power
  }
  return powers
}

/** Why its power differs from its energy. */
export function powerReasons(t: ExodusTable, creature: ExodusInPlay): { by: string; says: string }[] {
  const found: { by: string; says: string }[] = []
  eachBonus(t, creature, victimOf(t, creature), (bonus, by) => {
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
  for (const { ref, power, by } of t.state.boons) if (means(ref, creature)) visit(power, by)
}

/** A bonus to a creature's power that ends by itself. */
export function strengthen(t: ExodusTable, by: Source, card: ExodusInPlay, power: number, until: Boon['until']): void {
  if (power === 0) return
  t.state.boons.push(Object.freeze({ ref: refer(card), power, until, by: defOf(t, by).name }))
  t.touch()
  tell(t, { type: 'power', card: card.id, amount: power, power: powerOf(t, card, victimOf(t, card)), until })
}
