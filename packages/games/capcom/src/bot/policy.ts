import { type Answer, type Ask, bestBy, type MoveOption, type Option, type Random, type Seat } from '@cardwright/engine'
import { isNumber, meterValue, type PlayingCard } from '../cards/deck.ts'
import { type Chain, combos, freshChain, type Moment, strongest } from '../combos/combos.ts'
import type { Act } from '../rules/acts.ts'
import { activeOf, countsFor, inactiveOf, linesFor, playing, tagSuperFor, teamOf } from '../rules/teams.ts'
import type { CapcomTable } from '../state.ts'

/** A sensible answer without search: hit hard, counter what can be countered, keep the meter growing. */
export function policy(t: CapcomTable, ask: Ask, random: Random): Answer | null {
  switch (ask.kind) {
    case 'mulligan':
      return named(actsOf(ask), 'keep')
    case 'draw':
      return ask.options().at(-1)!
    case 'combat':
      return opener(t, ask, random)
    case 'chain':
      return firstOf(t, ask, t.state.combat!.chain, 'follow') ?? named(actsOf(ask), 'stop')
    case 'shot':
      return bestBy(actsOf(ask), ({ damage }) => damage)
    case 'answer':
      return response(actsOf(ask), random)
    case 'cleanUp':
      return cleanUp(t, ask)
    case 'pay':
      return payment(t, ask)
    case 'discard':
    case 'sift':
      return discarded(t, ask)
    default:
      return null
  }
}

const actsOf = (ask: Ask): readonly Act[] => ask.options() as readonly Act[]

const named = (options: readonly Option[], key: string): Option | null =>
  options.find((each) => each.key === key) ?? null

/** The first attack of the string that does most, now and then another one. */
const opener = (t: CapcomTable, ask: Ask, random: Random): Act | null =>
  random.int(6) === 0 ? null : firstOf(t, ask, freshChain(linesFor(t, ask.seat).sheet.combo), 'open')

/** The first attack of the string that does most from here. */
function firstOf(t: CapcomTable, ask: Ask, chain: Chain, moment: Moment): Act | null {
  const { seat } = ask
  const most = strongest(combos(linesFor(t, seat), countsFor(t, seat), chain, moment, tagSuperFor(t, teamOf(seat))))
  if (most === null) return null
  const { line, value, extra } = most.first
  return actsOf(ask).find((each) => each.use === line.use && each.value === value && each.extra === extra) ?? null
}

/** What counters and does most; else what negates; else a dodge or the hit. */
function response(options: readonly Act[], random: Random): Option | null {
  const counters = options.filter(({ outcome, act }) => outcome === 'counter' || act === 'avoid')
  if (counters.length > 0) return bestBy(counters, ({ damage, cost }) => damage - cost)
  const others = options.filter(({ act, outcome }) => act === 'tech' || outcome === 'negate')
  if (others.length > 0) return others[0]!
  return random.int(2) === 0 ? (named(options, 'dodge') ?? named(options, 'take')) : named(options, 'take')
}

interface WithCard extends Option {
  readonly card: number
}

/** What a card is worth in the hand: Aces, faces and Jokers before low numbers, and those before the high ones. */
const inHand = (card: PlayingCard): number => (isNumber(card) ? 10 - card.rank : 100)

/** How many more HP a fighter who is tagged in should have than the one who leaves. */
const fresher = 25

/** An Ace if it can be had, the highest card to the meter, a number card to recover; a partner who is much fresher. */
function cleanUp(t: CapcomTable, ask: Ask): Option | null {
  const options = ask.options() as readonly MoveOption[]
  const among = (move: string) => options.filter((each) => each.move === move)
  const cardOf = (option: Option) => playing(t.card((option as WithCard).card))
  const numbers = among('recover').filter((each) => isNumber(cardOf(each)))
  return (
    among('fetch')[0] ??
    bestBy(among('meter'), (each) => meterValue(cardOf(each))) ??
    bestBy(numbers, (each) => -inHand(cardOf(each))) ??
    among('ability')[0] ??
    (isTired(t, ask.seat) ? among('tag')[0] : undefined) ??
    named(options, 'done')
  )
}

function isTired(t: CapcomTable, seat: Seat): boolean {
  const partner = inactiveOf(t, teamOf(seat))
  return partner !== null && partner.hp >= activeOf(t, teamOf(seat)).hp + fresher
}

/** The highest cards of the meter until the price is met. */
function payment(t: CapcomTable, ask: Ask): Answer {
  const { price } = ask.spec.context as { readonly price: number }
  const worth = ({ card }: WithCard) => meterValue(playing(t.card(card)))
  const coins = [...(ask.options() as readonly WithCard[])].sort((a, b) => worth(b) - worth(a))
  const paid: WithCard[] = []
  let sum = 0
  for (const coin of coins) {
    if (sum >= price) break
    paid.push(coin)
    sum += worth(coin)
  }
  return ask.inOrder(paid)
}

/** The cards of the hand that are worth least, as many as have to go. */
function discarded(t: CapcomTable, ask: Ask): Answer {
  const { count } = ask.spec.context as { readonly count: number }
  const worth = ({ card }: WithCard) => inHand(playing(t.card(card)))
  const hand = [...(ask.options() as readonly WithCard[])].sort((a, b) => worth(a) - worth(b))
  return ask.inOrder(hand.slice(0, count))
}
