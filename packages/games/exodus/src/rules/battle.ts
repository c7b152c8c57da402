import { askSome, between, type CardId, type Flow, numbered, type Seat } from '@cardwright/engine'
import { type ExodusInPlay, type ExodusTable, found, type Item, type Target } from '../table.ts'
import { useAttack } from './attacks.ts'
import { energyAt, type Spot, spotOf } from './field.ts'
import { hurt } from './life.ts'
import { discardEnergy } from './payment.ts'
import { powerOf } from './power.ts'
import { raise } from './triggers.ts'

/** XO-H09..011: the attack is used; creatures strike at the same time, a player takes it all. */
export function* battle(t: ExodusTable, { owner, source }: Item, victim: Target): Flow {
  const attacker = found(t, source)!
  const power = powerOf(t, attacker, victim)
  useAttack(t, attacker)
  t.tell({ type: 'battle', seat: owner, card: attacker.id, on: victim.kind === 'card' ? victim.ref.card : undefined })
  if (victim.kind !== 'card') {
    hurt(t, 1 - owner, power)
    raise(t, attacker, ['hitsPlayer'])
  } else {
    const defender = found(t, victim.ref)!
    yield* clash(t, attacker, power, defender, powerOf(t, defender, null))
  }
}

/** XO-H10: each point takes one energy of the pile; who has none left is destroyed at the clean-up. */
function* clash(t: ExodusTable, attacker: ExodusInPlay, power: number, defender: ExodusInPlay, back: number): Flow {
  const mine = spotOf(attacker)!
  const theirs = spotOf(defender)!
  const lost = [...(yield* losses(t, theirs, power)), ...(yield* losses(t, mine, back))]
  discardEnergy(t, lost)
  // XO-H25: what falls together with its victim has destroyed it all the same
  if (energyAt(t, theirs).length === 0) raise(t, attacker, ['destroysInBattle'])
  if (energyAt(t, mine).length === 0) raise(t, defender, ['destroysInBattle'])
}

/** Energy that a pile loses; its controller picks. */
export function* losses(t: ExodusTable, spot: Spot, amount: number): Flow<readonly CardId[]> {
  const pile = () => energyAt(t, spot)
  if (amount >= pile().length) return pile().map(({ id }) => id)
  if (amount <= 0) return []
  // of energy that is all alike, and of which nothing was declared, it does not matter which
  if (t.state.stack.length < 2 && pile().every(({ def }) => def === pile()[0]!.def)) return topmost(pile(), amount)
  return yield* pick(t, spot.seat, amount, pile)
}

const topmost = (pile: readonly ExodusInPlay[], amount: number): CardId[] => pile.slice(-amount).map(({ id }) => id)

function* pick(
  t: ExodusTable,
  seat: Seat,
  amount: number,
  pile: () => readonly ExodusInPlay[],
): Flow<readonly CardId[]> {
  const options = () =>
    numbered(
      pile(),
      ({ def }) => def.id,
      ({ id }) => ({ card: id }),
    )
  const chosen = yield* askSome(t, seat, {
    kind: 'lose',
    rule: 'XO-H10',
    context: amount,
    options,
    next: between(amount, amount, options),
  })
  return chosen.map(({ card }) => card)
}
