import { type AskSpec, askSome, between, type Flow, type Option, type Refusal, type Seat } from '@cardwright/engine'
import { use } from '../abilities/run.ts'
import type { Doing } from '../abilities/vocabulary.ts'
import { jack, joker, king } from '../cards/deck.ts'
import type { CapcomCard, CapcomTable, Character } from '../state.ts'
import { firstOfRank, inOrder } from './acts.ts'
import { draw } from './draw.ts'
import { refusals } from './refusals.ts'
import { countsFor, playing } from './teams.ts'

export interface Yes extends Option {
  readonly yes: boolean
}

/** CC-017: whether an ability is used, at the moment that its sheet names. */
export const yesOrNo = (kind: string): AskSpec<Yes> => ({
  kind,
  rule: 'CC-017',
  options: () => [
    { key: 'no', yes: false },
    { key: 'yes', yes: true },
  ],
  skip: 'no',
})

interface Chosen extends Option {
  readonly card: number
}

const optionsOf = (cards: readonly CapcomCard[]): Chosen[] => cards.map((card) => ({ key: card.def.id, card: card.id }))

/** `sift`: draw, then discard as many. */
export function* sift(t: CapcomTable, seat: Seat, character: Character, ability: Doing<'sift'>): Flow {
  const count = Math.min(ability.cards, t.zone.deck(seat).size)
  use(t, character, ability, count)
  draw(t, seat, count)
  const options = () => optionsOf(t.zone.hand(seat).cards)
  const chosen = yield* askSome<Chosen>(t, seat, {
    kind: 'sift',
    rule: 'CC-017',
    context: { count },
    options,
    next: between(count, count, options),
  })
  t.move(inOrder(chosen.map(({ card }) => t.card(card))), t.zone.discard(seat))
}

const isFace = (card: CapcomCard): boolean => playing(card).rank >= jack && playing(card).rank <= king

const facesIn = (t: CapcomTable, seat: Seat): CapcomCard[] => t.zone.discard(seat).cards.filter(isFace)

export function whyNoSummon(t: CapcomTable, seat: Seat): Refusal | null {
  return countsFor(t, seat)[joker] === 0 || facesIn(t, seat).length === 0 ? refusals.abilityNow : null
}

/** `summon`: a Joker goes, a face card comes back. */
export function* summon(t: CapcomTable, seat: Seat, character: Character, ability: Doing<'summon'>): Flow {
  const options = () => optionsOf(facesIn(t, seat))
  const chosen = yield* askSome<Chosen>(t, seat, {
    kind: 'summon',
    rule: 'CC-017',
    options,
    next: between(1, 1, options),
  })
  use(t, character, ability)
  t.move(firstOfRank(t.zone.hand(seat).cards, joker, 1), t.zone.discard(seat))
  t.move(
    chosen.map(({ card }) => t.card(card)),
    t.zone.hand(seat),
  )
}
