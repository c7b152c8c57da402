import { andThen, frozen, inTurn, type Part } from '@cardwright/engine'
import type { Borne } from '../cards/definitions.ts'
import { tell } from '../events.ts'
import type { Effect } from '../run/effect.ts'
import { iconSteps } from '../run/icons.ts'
import { effectFor } from '../run/index.ts'
import { foe, live, type Source, type WeissInPlay, type WeissTable } from '../table.ts'
import type { Ability } from '../text/core.ts'
import type { Icon } from '../text/terms.ts'
import { damage } from './damage.ts'
import { expire } from './lasting.ts'
import { note } from './note.ts'
import { put } from './put.ts'
import { onTo } from './turn.ts'
import { turnAll } from './turning.ts'
import { memoOf, recall, silent, valuesOf } from './values.ts'

/** WS-012, WS-128: one trigger check of the attack. */
export function trigger(t: WeissTable): Part {
  const attack = t.state.attack!
  const seat = t.state.turn
  const { top } = t.zone.deck(seat)
  if (attack.checked >= attack.checks || !top) return onTo(t, 'counter')
  t.state.attack = frozen({ ...attack, checked: attack.checked + 1 })
  return andThen(put(t, [top], t.zone.resolution(seat)), () => check(t, top))
}

function check(t: WeissTable, card: WeissInPlay): Part {
  const seat = t.state.turn
  const { icons } = valuesOf(t, card)
  tell(t, { type: 'trigger', seat, card: card.id, name: card.def.id, icons, rule: 'WS-128' })
  let source: Source = { ...recall(t, card), def: card.def.id }
  note(t, { when: 'triggers', card: t.state.attack!.attacker, revealed: source })
  const all = inTurn(icons, (icon) => {
    const effect = effectOfIcon(t, source, icon)
    return andThen(effect.run(effect, iconSteps(icon)), () => {
      source = effect.memo.source
      return null
    })
  })
  // WS-029, WS-078, WS-129: to the stock, unless an icon has moved it
  return andThen(all, () => (live(t, source)?.zone.family === 'resolution' ? put(t, [card], t.zone.stock(seat)) : null))
}

const ofIcon: Ability = { ...silent, kind: 'auto' }

/** WS-130..139: what an icon does, with the attacker in slot 0. */
function effectOfIcon(t: WeissTable, source: Source, icon: Icon): Effect {
  const borne: Pick<Borne, 'key' | 'ability'> = { key: `icon ${icon}`, ability: ofIcon }
  return effectFor(t, { ...memoOf(t.state.turn, source, borne), slots: { 0: [t.state.attack!.attacker] } })
}

/** WS-015, WS-025, WS-079, WS-143: as much as the attacker has soul. */
export function damageStep(t: WeissTable): Part {
  const { attacker } = t.state.attack!
  const card = live(t, attacker)
  const dealt =
    card && damage(t, { seat: foe(t.state.turn), amount: valuesOf(t, card).soul, by: attacker, cause: null })
  return andThen(dealt, () => onTo(t, 'battle'))
}

/** WS-014, WS-147: lower power is reversed, equal power reverses both. */
export function battle(t: WeissTable): Part {
  const { attacker, defender, kind } = t.state.attack!
  const one = live(t, attacker)
  const other = defender && live(t, defender)
  if (kind !== 'front' || !one || !other) return onTo(t, 'attackEnd')
  const [mine, theirs] = [valuesOf(t, one).power, valuesOf(t, other).power]
  const lost = [...(mine <= theirs ? [one] : []), ...(theirs <= mine ? [other] : [])]
  tell(t, {
    type: 'battle',
    seat: t.state.turn,
    card: one.id,
    on: other.id,
    power: mine,
    against: theirs,
    rule: 'WS-147',
  })
  turnAll(t, lost, 'reverse', 'battle')
  return onTo(t, 'attackEnd')
}

/** WS-148: the attack is over; a new declaration follows. */
export function endAttack(t: WeissTable): Part {
  const { attacker } = t.state.attack!
  if (!t.state.begun) {
    t.state.begun = true
    note(t, { when: 'attackEnds', card: attacker })
    return null
  }
  expire(t, 'attack')
  t.state.attack = null
  return onTo(t, 'declare')
}
