import { ask, type Flow, flowOf, inTurn, type Part, type Seat } from '@cardwright/engine'
import type { EffectOf } from '../../effects/vocabulary.ts'
import { tell } from '../../events.ts'
import {
  attackOf,
  defOf,
  type ExceedInPlay,
  type ExceedTable,
  type Gained,
  type StrikeSide,
  strikeSide,
} from '../../state.ts'
import { transformingOf } from '../../values/lists.ts'
import { askedBy } from '../../values/printed.ts'
import type { Source } from '../../values/source.ts'
import { put } from '../areas.ts'
import { type MaybeCard, maybeOptionsOf, pass } from '../options.ts'
import { trigger } from '../triggers.ts'
import { after, before, dealDamage, hit } from './attack.ts'
import { canPayFor, pay } from './reveal.ts'

/** EX-165: an attack from the hand within a Strike, with all its steps; then the one that was set goes on. */
export function* extraAttack(t: ExceedTable, by: Source, terms: EffectOf<'extraAttack'>): Flow {
  const { seat } = by
  if (t.zone.hand(seat).size === 0) return
  const { card } = yield* ask(t, seat, {
    kind: 'extra',
    ...askedBy(t, by, terms),
    rule: 'EX-165',
    skip: 'pass',
    options: (): MaybeCard[] => [
      ...maybeOptionsOf(
        t.zone.hand(seat).cards.filter((each) => terms.free || canPayFor(t, seat, each)),
        (each) => `attack:${each.def.id}`,
      ),
      pass,
    ],
    outside: ([chosen]) => chosen!.key,
  })
  if (card === undefined) return
  yield* make(t, seat, t.card(card), terms)
}

/** What a Strike knows of one attack alone; all else is of the fighter, and of both its attacks. */
type OfOneAttack = Pick<StrikeSide, 'cards' | 'from' | 'ex' | 'hit' | 'bonuses' | 'traits' | 'extra' | 'paid'>

/** EX-165: what is known of the attack that was set is put aside while the extra attack runs. */
function* make(
  t: ExceedTable,
  seat: Seat,
  card: ExceedInPlay,
  { free, most, defends = false }: EffectOf<'extraAttack'>,
): Flow {
  const mine = strikeSide(t, seat)
  const kept: OfOneAttack = {
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
  const begun: OfOneAttack = {
    cards: [card.id],
    from: 'hand',
    ex: false,
    hit: false,
    bonuses: [],
    traits: most === undefined ? common.slice() : [...common, limited(card, most)],
    extra: true,
    paid: [],
  }
  Object.assign(mine, begun)
  t.touch()
  tell(t, { type: 'extra', seat, card: card.id, rule: 'EX-165' })
  if (!free) yield* flowOf(pay(t, seat, card))
  yield* flowOf(inTurn(parts, (part) => part(t, seat)))
  mine.extras.push(Object.freeze({ card: card.id, hit: mine.hit, defends }))
  const since = mine.traits.slice(common.length).filter(({ ofCard }) => !ofCard)
  Object.assign(mine, { ...kept, traits: [...kept.traits, ...since] })
  t.touch()
}

const limited = (card: ExceedInPlay, most: number): Gained =>
  Object.freeze({ do: 'trait', trait: 'dealsAtMost', amount: most, ofCard: true, by: defOf(card).name })

function becomeTransform(t: ExceedTable, seat: Seat): Part {
  const attack = attackOf(t, seat)
  const ability = attack === undefined ? null : transformingOf(attack)
  return ability === null ? null : trigger(t, { seat, card: attack!.id, half: 'attack', ability })
}

/** EX-107..111, in their order; an attack that hit may become a transform before its After effects. */
const parts: readonly ((t: ExceedTable, seat: Seat) => Part)[] = [
  (t, seat) => before(t, seat),
  (t, seat) => hit(t, seat),
  (t, seat) => dealDamage(t, seat),
  (t, seat) => becomeTransform(t, seat),
  (t, seat) => after(t, seat),
]
