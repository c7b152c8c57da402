import { type Flow, flowOf } from '@cardwright/engine'
import { tell } from '../../events.ts'
import { put } from '../../rules/areas.ts'
import { type RunsOf, run } from '../../rules/perform.ts'
import { extraAttack } from '../../rules/strike/extra.ts'
import { summon, swing } from '../../rules/strike/set.ts'
import { othersOf, pickOf, resolve } from '../../rules/triggers.ts'
import { type ActiveAbility, attackOf, defOf, type ExceedTable, side, strikeSide } from '../../state.ts'
import type { Source } from '../../values/source.ts'
import type { Timing } from '../abilities/timings.ts'
import type { EffectOf } from '../vocabulary.ts'
import type { strikes as schemas } from './vocabulary.ts'

export const strikes: RunsOf<ReturnType<typeof schemas>> = {
  /** EX-155: the Strike begins when what causes it is resolved. */
  strike: (t, by, { do: _do, set, foeSet, ...terms }) => {
    const gained: ActiveAbility[] = []
    if (set !== undefined) gained.push(gain(by, { on: 'set', do: set }))
    if (foeSet !== undefined) gained.push(gain(by, { on: 'foeSet', do: foeSet }))
    summon(t, by.seat, gained.length === 0 ? terms : { ...terms, gained: Object.freeze(gained) })
    return null
  },
  /** EX-140, EX-141, EX-167; outside of a Strike the next turn is that player's too. */
  advantage: (t, by) => {
    if (t.state.strike === null) t.state.next = by.seat
    else t.state.strike.advantage = by.seat
    tell(t, { type: 'advantage', seat: by.seat, rule: 'EX-167' })
    return resolve(t, by.seat, 'advantage')
  },
  /** The attack lies face up from now on, or will when it is set. */
  reveal: (t, by) => {
    if (t.state.strike === null) return null
    const mine = strikeSide(t, by.seat)
    mine.open = true
    const down = mine.cards.map((id) => t.card(id)).filter((card) => card.down)
    if (down.length > 0) t.flip(down, 'up')
    t.touch()
    return null
  },
  /** EX-094: another card of the deck instead of the one that was swung. */
  swingAgain: (t, by, { to }) => {
    const attack = attackOf(t, by.seat)
    if (attack === undefined || strikeSide(t, by.seat).from !== 'wild') return null
    put(t, attack, to === 'discard' ? attack.owner : by.seat, to)
    swing(t, by.seat, !strikeSide(t, by.seat).open)
    return null
  },
  /** EX-165 */
  extraAttack: (t, by, effect) =>
    t.state.strike === null || strikeSide(t, by.seat).stunned ? null : extraAttack(t, by, effect),
  /** The attack has what the cards just taken say for before, on and after a hit. */
  gainTriggers: (t, { seat }) => {
    const attack = attackOf(t, seat)
    if (attack === undefined) return null
    const { granted } = strikeSide(t, seat)
    for (const id of t.state.recent.cards) {
      for (const ability of defOf(t.card(id)).abilities)
        if (lent.has(ability.on)) granted.push(Object.freeze({ seat, card: attack.id, half: 'attack', ability }))
    }
    t.touch()
    return null
  },
  /** What another trigger of the same time says happens once more. */
  copyTrigger: (t, by, { on }) => {
    const [first, second] = othersOf(t, by, on)
    if (first === undefined) return null
    return second === undefined ? run(t, first, first.ability.do) : copy(t, by, on)
  },
  /** The character bears an attack that may be set: a card that lies aside. */
  faceAttack: (t, { seat }, { card }) => {
    const attack = t.zone.aside(seat).cards.find(({ def }) => def.id === card)
    side(t, seat).faceAttack = attack?.id ?? null
    t.touch()
    return null
  },
}

const lent: ReadonlySet<Timing> = new Set<Timing>(['before', 'hit', 'after'])

const gain = ({ seat, card, half }: Source, ability: ActiveAbility['ability']): ActiveAbility =>
  Object.freeze({ seat, card, half, ability: Object.freeze(ability) })

function* copy(t: ExceedTable, by: Source, on: EffectOf<'copyTrigger'>['on']): Flow {
  const chosen = yield* pickOf(t, by.seat, on, () => othersOf(t, by, on))
  yield* flowOf(run(t, chosen, chosen.ability.do))
}
