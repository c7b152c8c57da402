import { ask, type CardId, type Flow, numbered, type Seat } from '@cardwright/engine'
import { type ExceedInPlay, type ExceedTable, strikeSide } from '../../table.ts'
import { put } from '../areas.ts'
import { type MaybeCard, pass } from '../options.ts'
import { after, before, dealDamage, hit, makesAttack } from './attack.ts'
import { canPayFor, pay } from './reveal.ts'

/** EX-165: an attack from the hand within a Strike, with all its steps; then the one that was set goes on. */
export function* extraAttack(t: ExceedTable, seat: Seat): Flow {
  if (t.zone.hand(seat).size === 0) return
  const { card } = yield* ask(t, seat, {
    kind: 'extra',
    rule: 'EX-165',
    skip: 'pass',
    options: (): MaybeCard[] => [
      ...numbered(
        t.zone.hand(seat).cards.filter((each) => canPayFor(t, seat, each)),
        (each) => `attack:${each.def.id}`,
        ({ id }): { card: CardId | undefined } => ({ card: id }),
      ),
      pass,
    ],
    outside: ([chosen]) => chosen!.key,
  })
  if (card === undefined) return
  yield* make(t, seat, t.card(card))
}

/** What is of the attack that was set alone is kept for it meanwhile. */
function* make(t: ExceedTable, seat: Seat, card: ExceedInPlay): Flow {
  const mine = strikeSide(t, seat)
  const kept = {
    cards: mine.cards,
    from: mine.from,
    ex: mine.ex,
    hit: mine.hit,
    bonuses: mine.bonuses,
    traits: mine.traits,
    extra: mine.extra,
    paid: mine.paid,
  }
  const common = mine.traits.filter(({ ofCard }) => !ofCard)
  put(t, card, seat, 'strike')
  Object.assign(mine, {
    cards: [card.id],
    from: 'hand',
    ex: false,
    hit: false,
    bonuses: [],
    traits: common.slice(),
    extra: true,
    paid: [],
  })
  t.touch()
  t.tell({ type: 'extra', seat, card: card.id, rule: 'EX-165' })
  yield* pay(t, seat, card)
  for (const part of makesAttack(t, seat) ? parts : []) {
    const flow = part(t, seat)
    if (flow !== null) yield* flow
  }
  mine.extras.push(Object.freeze({ card: card.id, hit: mine.hit }))
  const since = mine.traits.slice(common.length).filter(({ ofCard }) => !ofCard)
  Object.assign(mine, { ...kept, traits: [...kept.traits, ...since] })
  t.touch()
}

/** EX-107..111, in their order. */
const parts = [
  (t: ExceedTable, seat: Seat) => before(t, seat),
  (t: ExceedTable, seat: Seat) => hit(t, seat),
  (t: ExceedTable, seat: Seat) => dealDamage(t, seat),
  (t: ExceedTable, seat: Seat) => after(t, seat),
] as const
