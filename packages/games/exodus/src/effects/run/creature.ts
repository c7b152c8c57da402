import { ask, type Flow, numbered, type Seat } from '@cardwright/engine'
import { destroyCard } from '../../rules/destroy.ts'
import { creaturesOf, isBlank, spotOf } from '../../rules/field.ts'
import { isFrozen } from '../../rules/freeze.ts'
import { powerOf } from '../../rules/power.ts'
import { raise } from '../../rules/triggers.ts'
import { type ExodusInPlay, type ExodusTable, foe } from '../../table.ts'
import type { EffectOf } from '../vocabulary.ts'
import { aimedCard, cardAt, targetAt } from './aim.ts'
import type { By } from './index.ts'

const toHand = (t: ExodusTable, card: ExodusInPlay): void => {
  t.move(card, card.def.kind === 'energy' ? t.zone.reserve(card.owner) : t.zone.hand(card.owner))
}

/** XO-H12: its pile stays, blank. */
export function returnToHand(t: ExodusTable, by: By, effect: EffectOf<'return'>): null {
  const card = aimedCard(t, by, effect)
  if (card) toHand(t, card)
  return null
}

export function destroy(t: ExodusTable, by: By, { at }: EffectOf<'destroy'>): null {
  const card = cardAt(t, by, at)
  if (card) destroyCard(t, card)
  return null
}

/** XO-P28: it enters play, but is not summoned. XO-H15: nothing is laid onto ice. */
export function putIntoPlay(t: ExodusTable, by: By, { at, onto }: EffectOf<'putIntoPlay'>): null {
  const card = cardAt(t, by, at)
  const pile = targetAt(by, onto)
  if (card === undefined || pile?.kind !== 'pile' || !isBlank(t, pile) || isFrozen(t, pile)) return null
  t.move(card, t.zone.creature(pile.seat, pile.index))
  raise(t, card, ['enters'])
  return null
}

/** XO-H15: what lies under ice is not moved. */
export function switchPiles(t: ExodusTable, by: By, { at: [first, second] }: EffectOf<'switch'>): null {
  const one = cardAt(t, by, first)
  const other = cardAt(t, by, second)
  const here = one && spotOf(one)
  const there = other && spotOf(other)
  if (!here || !there || here.seat !== there.seat) return null
  if (isFrozen(t, here) || isFrozen(t, there)) return null
  t.move(one, t.zone.creature(there.seat, there.index))
  t.move(other, t.zone.creature(here.seat, here.index))
  return null
}

/** The turn player first; of equals, their player keeps which they like. */
export function* keepStrongest(t: ExodusTable, _by: By, _effect: EffectOf<'keepStrongest'>): Flow {
  for (const seat of [t.state.turn, foe(t.state.turn)]) {
    const kept = yield* strongest(t, seat)
    for (const card of creaturesOf(t, seat)) if (card !== kept) toHand(t, card)
  }
}

function* strongest(t: ExodusTable, seat: Seat): Flow<ExodusInPlay | undefined> {
  const best = (): ExodusInPlay[] => {
    const all = creaturesOf(t, seat)
    const most = Math.max(...all.map((card) => powerOf(t, card, null)))
    return all.filter((card) => powerOf(t, card, null) === most)
  }
  if (best().length < 2) return best()[0]
  const { card } = yield* ask(t, seat, {
    kind: 'keep',
    rule: 'XO-053',
    options: () =>
      numbered(
        best(),
        (each) => `${spotOf(each)!.index + 1}:${each.def.id}`,
        ({ id }) => ({ card: id }),
      ),
  })
  return t.card(card)
}
