import { type AskSpec, askThen, type Part, type Refusal, type Seat } from '@cardwright/engine'
import { joker } from '../cards/deck.ts'
import { freshChain } from '../combos/combos.ts'
import { tell } from '../events.ts'
import type { CapcomTable, Combat, Strike } from '../state.ts'
import { type Act, attackActs, lineOf, pairKey, pairsOf, plainAct } from './acts.ts'
import { avoidActs, avoidAttack, whyNoAvoid } from './avoid.ts'
import { blockOf } from './block.ts'
import { counter } from './counter.ts'
import { dodge, whyNoDodge } from './dodge.ts'
import { byCard, held, namedAttack, pairValue, whyNotAttack } from './explain.ts'
import { refusals, withoutPartner } from './refusals.ts'
import { settle } from './settle.ts'
import { takeIt } from './take.ts'
import {
  activeOf,
  activeSeat,
  countsFor,
  foe,
  inactiveOf,
  isShared,
  linesAt,
  playing,
  sheetFor,
  teamOf,
} from './teams.ts'
import { variableActs, variableCounter } from './variable.ts'
import { verdictOn } from './verdict.ts'

const take = plainAct('take', 'take')
const dodging = plainAct('dodge', 'dodge')

/** CC-026, CC-109, CC-125, CC-132, CC-A06..A08, CC-A74: one answer, to the initial attack alone, whatever the defender holds. */
export const answer = (t: CapcomTable, { opener }: Combat): Part =>
  askThen(t, activeSeat(t, foe(opener.team)), answering, doAnswer)

const answering: AskSpec<Act> = {
  kind: 'answer',
  rule: 'CC-026',
  skip: 'take',
  options(t: CapcomTable, seat) {
    const { opener } = t.state.combat!
    const acts: Act[] = [take]
    const isBlocking = blockOf(t, teamOf(seat)) !== undefined
    if (opener.class === 'throw') acts.push(...techActs(t, seat, opener))
    if (isBlocking) return acts
    if (whyNoDodge(t, seat, opener) === null) acts.push(dodging)
    acts.push(...counterActs(t, seat, opener), ...avoidActs(t, seat, opener))
    if (!isShared(t, teamOf(seat))) acts.push(...variableActs(t, seat))
    return acts
  },
  explain: whyNoAnswer,
  explainLike: byCard(whyNoAnswer),
}

/** CC-132, CC-A13: every attack that counters or negates, throws too. */
function counterActs(t: CapcomTable, seat: Seat, opener: Strike): Act[] {
  const acts: Act[] = []
  for (const act of attackActs(t, seat, freshChain(sheetFor(t, seat).combo), 'counter')) {
    const line = lineOf(t, seat, act.use)
    const isRed = line.class === 'basic' && playing(t.card(act.cards[0]!)).isRed
    const outcome = verdictOn(opener, { line, value: act.value, isRed })
    if (typeof outcome === 'string') acts.push({ ...act, outcome })
  }
  return acts
}

/** CC-051, CC-052 */
function techActs(t: CapcomTable, seat: Seat, { value: least }: Strike): Act[] {
  const { strength } = sheetFor(t, seat)
  const hand = t.zone.hand(seat).cards
  const acts: Act[] = []
  for (let value = Math.max(strength + 1, least); value <= 10; value++)
    for (const pair of pairsOf(hand, value))
      acts.push(
        plainAct(
          pairKey('tech', pair),
          'tech',
          pair.map(({ id }) => id),
          value,
        ),
      )
  return acts
}

function whyNoAnswer(key: string, t: CapcomTable, seat: Seat): Refusal | null {
  const { opener } = t.state.combat!
  const [verb, what = ''] = key.split(':')
  const isBlocking = blockOf(t, teamOf(seat)) !== undefined
  if (verb === 'tech') return whyNoTech(t, seat, opener, what.split('+'))
  if (verb === 'dodge') return isBlocking ? refusals.blockingDodge : whyNoDodge(t, seat, opener)
  if (verb === 'vc') return isBlocking ? refusals.blockingVariable : whyNoVariable(t, seat, what)
  if (isBlocking) return namedAttack(key, t, seat) === null ? null : refusals.blocking
  const avoid = whyNoAvoid(t, seat, opener, what)
  if (verb === 'use' && avoid !== undefined) return avoid
  const named = namedAttack(key, t, seat)
  if (named === null || 'why' in named) return named
  const obstacle = whyNotAttack(key, t, seat, freshChain(sheetFor(t, seat).combo), 'counter')
  if (obstacle !== null) return obstacle
  const verdict = verdictOn(opener, named)
  return typeof verdict === 'string' ? null : verdict
}

/** CC-051, CC-052 */
function whyNoTech(t: CapcomTable, seat: Seat, opener: Strike, names: readonly string[]): Refusal | null {
  if (opener.class !== 'throw') return refusals.noThrow
  const cards = held(t, seat, names)
  if (cards === null) return refusals.notHeld
  const value = pairValue(cards)
  if (value === null) return refusals.notPair
  if (value <= sheetFor(t, seat).strength) return refusals.weakTech
  return value < opener.value ? refusals.lowTech : null
}

function whyNoVariable(t: CapcomTable, seat: Seat, use: string): Refusal | null {
  const partner = inactiveOf(t, teamOf(seat))
  if (partner === null) return withoutPartner(sheetFor(t, seat))
  if (!linesAt(t, partner).variable.some((each) => each.use === use)) return refusals.notVariable
  return countsFor(t, seat)[joker] === 0 ? refusals.noJoker : null
}

function doAnswer(t: CapcomTable, seat: Seat, act: Act): Part {
  const combat = t.state.combat!
  switch (act.act) {
    case 'take':
      return takeIt(t, combat)
    case 'dodge':
      return dodge(t, combat, seat)
    case 'tech':
      return tech(t, seat, act)
    case 'avoid':
      return avoidAttack(t, combat, seat, act)
    case 'variable':
      return variableCounter(t, combat, seat, act)
    default:
      return counter(t, combat, seat, act)
  }
}

/** CC-053..055, CC-A15: a block stays where it is. */
function tech(t: CapcomTable, seat: Seat, act: Act): Part {
  const { fighter } = activeOf(t, teamOf(seat))
  t.move(
    act.cards.map((id) => t.card(id)),
    t.zone.discard(seat),
  )
  tell(t, { type: 'tech', seat, fighter, value: act.value, cards: act.cards, rule: 'CC-053' })
  return settle(t)
}

const passing = plainAct('pass', 'pass')

/** CC-A55, CC-H07: the partner in a seat of their own, whatever they hold. */
const varying: AskSpec<Act> = {
  kind: 'partner',
  rule: 'CC-157',
  skip: 'pass',
  options: (t: CapcomTable, seat) => [passing, ...variableActs(t, seat)],
  explain: (key, t: CapcomTable, seat) => {
    const [verb, use = ''] = key.split(':')
    return verb === 'vc' ? whyNoVariable(t, seat, use) : null
  },
}

export const partnerWindow = (t: CapcomTable, { opener }: Combat): Part =>
  askThen(t, inactiveOf(t, foe(opener.team))!.seat, varying, (_t, seat, act) => {
    if (act.act === 'variable') return variableCounter(t, t.state.combat!, seat, act)
    t.state.combat!.stage = 'answer'
    return null
  })
