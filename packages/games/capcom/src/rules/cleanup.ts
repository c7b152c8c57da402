import { type Move, type MoveOption, Moves, type Part, plainMove, type Refusal, type Seat } from '@cardwright/engine'
import { acePrice, isReady, maySift, maySummon } from '../abilities/run.ts'
import { ace, isNumber, joker } from '../cards/deck.ts'
import { tell } from '../events.ts'
import type { CapcomCard, CapcomTable, Character } from '../state.ts'
import { sift, summon, whyNoSummon } from './abilities.ts'
import { pairKey, pairsOf } from './acts.ts'
import { fetchAce, fetchJoker, jokerPrice, meterTotal } from './meter.ts'
import { refusals } from './refusals.ts'
import { swap } from './swap.ts'
import { activeSeat, fighting, inactiveOf, jokersAreMeterCards, playing, sheetFor, sheetOf, teamOf } from './teams.ts'

interface WithCard extends MoveOption {
  readonly card: number
}
interface WithCards extends MoveOption {
  readonly cards: readonly number[]
}

const hand = (t: CapcomTable, seat: Seat): readonly CapcomCard[] => t.zone.hand(seat).cards

/** CC-032, CC-069, CC-070, CC-075, CC-174, CC-A50, CC-A57, CC-A71 */
const meter: Move<CapcomTable, CapcomCard, WithCard> = {
  list: hand,
  key: ({ def }) => `meter:${def.id}`,
  why(t, seat, card) {
    const { rank } = playing(card)
    if (rank === joker && !jokersAreMeterCards(t, seat)) return refusals.jokerForMeter
    const isHigh = isNumber(playing(card)) && rank > sheetFor(t, seat).strength
    if (rank !== joker && !isHigh) return refusals.notForMeter
    return t.state.cleanUp.metered ? refusals.metered : null
  },
  option: ({ id }, key) => ({ key, move: 'meter', card: id }),
  do(t, seat, { card: id }) {
    const card = t.card(id)
    t.state.cleanUp.metered = true
    t.move(card, t.zone.meter(seat))
    tell(t, { type: 'meter', seat, card: id, total: meterTotal(t, seat), rule: 'CC-070' })
    return null
  },
}

const sources = ['deck', 'discard'] as const
export type Source = (typeof sources)[number]
interface Fetching extends MoveOption {
  readonly source: Source
}

/** CC-071, CC-072, CC-076, CC-A26, CC-A29 */
const fetch: Move<CapcomTable, Source, Fetching> = {
  list: () => sources,
  key: (source) => `ace:${source}`,
  why(t, seat, source) {
    if (t.state.cleanUp.aced) return refusals.aced
    if (meterTotal(t, seat) < acePrice(t, fighting(t, seat))) return refusals.poorForAce
    return t.zone[source](seat).cards.some((card) => playing(card).rank === ace) ? null : refusals.noAce
  },
  option: (source, key) => ({ key, move: 'fetch', source }),
  do: (t, seat, { source }) => fetchAce(t, seat, source),
}

/** CC-154, CC-155, CC-A40, CC-A41, CC-A56 */
const tag: Move<CapcomTable, readonly CapcomCard[], WithCards> = {
  list(t, seat) {
    const pairs: CapcomCard[][] = []
    for (let value = 2; value <= 10; value++) pairs.push(...pairsOf(hand(t, seat), value))
    return pairs
  },
  key: (pair) => pairKey('tag', pair),
  why(t, seat, [card]) {
    if (inactiveOf(t, teamOf(seat)) === null) return sheetFor(t, seat).boss ? refusals.bossAlone : refusals.noTag
    if (t.state.cleanUp.tagged) return refusals.tagged
    if (t.state.support || activeSeat(t, teamOf(seat)) !== seat) return refusals.notActive
    return playing(card!).rank > sheetFor(t, seat).strength ? refusals.tooStrongToTag : null
  },
  option: (pair, key) => ({ key, move: 'tag', cards: pair.map(({ id }) => id) }),
  do(t, seat, { cards }) {
    t.state.cleanUp.tagged = true
    t.move(
      cards.map((id) => t.card(id)),
      t.zone.discard(seat),
    )
    swap(t, teamOf(seat), 'CC-154')
    return null
  },
}

/** CC-015, CC-176, CC-178 */
function healingOf(t: CapcomTable, character: Character): number {
  const { hp, defense } = sheetOf(t, character)
  return Math.min(defense, hp - character.hp)
}

/** CC-175..178, CC-A51, CC-A66, CC-H03, CC-H05 */
const recover: Move<CapcomTable, CapcomCard, WithCard> = {
  list: hand,
  key: ({ def }) => `recover:${def.id}`,
  why(t, seat) {
    const partner = inactiveOf(t, teamOf(seat))
    if (partner === null) return refusals.noRecovery
    if (t.state.cleanUp.recovered) return refusals.recovered
    if (t.state.support && partner.seat !== seat) return refusals.notOwnRecovery
    return healingOf(t, partner) <= 0 ? refusals.healthy : null
  },
  option: ({ id }, key) => ({ key, move: 'recover', card: id }),
  do(t, seat, { card }) {
    const partner = inactiveOf(t, teamOf(seat))!
    const amount = healingOf(t, partner)
    t.state.cleanUp.recovered = true
    t.move(t.card(card), t.zone.discard(seat))
    partner.hp += amount
    tell(t, { type: 'recover', seat, fighter: partner.fighter, amount, hp: partner.hp, rule: 'CC-176' })
    return null
  },
}

const once = ['once'] as const

/** CC-179, CC-A52 */
const recall: Move<CapcomTable, string> = {
  list: (t) => (t.state.mode === 'duel' ? [] : once),
  key: () => 'joker',
  why(t, seat) {
    if (t.state.support) return refusals.supportOnly
    if (t.state.cleanUp.jokered) return refusals.jokered
    if (meterTotal(t, seat) < jokerPrice) return refusals.poorForJoker
    return t.zone.discard(seat).cards.some((card) => playing(card).rank === joker) ? null : refusals.noJokerThere
  },
  option: (_once, key): MoveOption => ({ key, move: 'recall' }),
  do: (t, seat) => fetchJoker(t, seat),
}

/** CC-017, CC-A58: an ability whose moment is the clean-up. */
const ability = plainMove<CapcomTable>('ability', whyNoAbility, (t, seat): Part => {
  const character = fighting(t, seat)
  const sifting = maySift(t, character)
  return sifting !== null ? sift(t, seat, character, sifting) : summon(t, seat, character, maySummon(t, character)!)
})

function whyNoAbility(t: CapcomTable, seat: Seat): Refusal | null {
  const character = fighting(t, seat)
  const { at, does } = sheetOf(t, character).ability
  if (at !== 'cleanUp') return refusals.abilityNow
  if (!isReady(t, character)) return refusals.abilityUsed
  if (does === 'summon') return whyNoSummon(t, seat)
  return t.zone.deck(seat).size === 0 ? refusals.nothingToDraw : null
}

const done = plainMove<CapcomTable>(
  'done',
  () => null,
  (t) => {
    t.state.phase = 'discard'
    return null
  },
)

const cleaning = new Moves<CapcomTable>(
  'cleanUp',
  { done, meter, fetch, tag, recover, recall, ability },
  { rule: 'CC-032', skip: 'done' },
)

/** CC-A28: in any order, until one is done. */
export const cleanUpStep = (t: CapcomTable): Part => cleaning.ask(t, t.state.actor)
