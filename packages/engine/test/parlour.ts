import {
  ask,
  askAll,
  askSome,
  type Card,
  type Definition,
  type Flow,
  type Game,
  keep,
  type Option,
  type Refusal,
  type Seat,
  type Table,
} from '@cardwright/engine'
import { z } from 'zod'
import { layOutAll, layoutOf, layoutSchema } from './layout.ts'

/** The mistakes that a game can make. The battery must find each. */
export const bugs = [
  'loses a card',
  'keeps state in a closure',
  'forgets a field in clone',
  'offers duplicate keys',
  'has a dead end in next',
  'leaks through a fact',
  'leaks through an event',
  'leaks through a refusal',
  'shows how many options another seat has',
  'shows ids of visible cards',
  'offers cards in the order of their ids',
  'keeps an id that is not renamed',
  'lists hands by handle',
  'skips a window because of hidden cards',
  'builds options before the yield',
  'follows a card through a shuffle',
  'shows a choice that is said to be hidden',
  'pays in the order of the hand',
  'shows a watcher alone what is hidden',
  'refuses keys of earlier questions by what the foe holds',
  'refuses a show by who holds the card',
  'orders the rest of a payment by what the foe holds',
  'uses chance up for a hidden card',
  'tells of a rule that there is not',
  'asks by a rule that there is not',
  'refuses by a rule that there is not',
  'ends by a rule that there is not',
  'lets a seat win that there is not',
  'has a score too few',
  'scores in halves',
  'tells a fraction',
  'shows a fraction',
  'sorts a row by hand',
  'takes longer steps than it says',
  'tells in private and lets it be undone',
  'lets an answer be undone by what the foe holds',
  'keeps a value that has changed',
  'reads a card that it kept through a shuffle',
  'lets a seat know what is not so',
  'promises what no deal fits',
  'describes the turns wrongly',
  'forgets the order of decks in its description',
  'asks for ever',
  'changes the table in a view',
] as const
export type Bug = (typeof bugs)[number]

interface Treasure extends Definition {
  readonly worth: number
}
interface Parlour {
  turn: Seat
  turns: number
  scores: number[]
  marked: number | null
  looks: number
}
type Zones = 'deck' | 'hand' | 'table' | 'vault'
type ParlourTable = Table<Parlour, Treasure, Zones>

const treasures: readonly Treasure[] = [
  { id: 'coin', worth: 1 },
  { id: 'gem', worth: 2 },
  { id: 'crown', worth: 3 },
  { id: 'shield', worth: 0 },
]
const library = new Map(treasures.map((treasure) => [treasure.id, treasure]))
const deck = ['coin', 'coin', 'coin', 'coin', 'gem', 'gem', 'gem', 'crown', 'crown', 'shield', 'shield', 'shield']
const price = 3

const givenSchema = z.strictObject({
  turn: z.int(),
  turns: z.int(),
  scores: z.array(z.number()),
  looks: z.int(),
  marked: z.tuple([z.string(), z.int()]).nullable(),
  layout: layoutSchema,
})

const sortedDecks = (layout: Record<string, string[]>) =>
  Object.fromEntries(
    Object.entries(layout).map(([zone, names]) => [zone, zone.startsWith('deck') ? names.sort() : names]),
  )

/** What no rule may do: puts a zone's own list into another order. */
const sorted = (cards: readonly Card<Treasure>[]) =>
  (cards as Card<Treasure>[]).sort((a, b) => a.def.worth - b.def.worth)

/** A small game with every kind of ask and secret, sound unless a bug is named. */
export function parlour(bug: Bug | null = null): Game<Parlour, object, Treasure, Zones> {
  const has = (planted: Bug) => bug === planted
  let kept = 0

  const bestScore = keep((t: ParlourTable) => Math.max(...t.state.scores))
  const hand = (t: ParlourTable, seat: Seat) => t.zone.hand(seat).cards
  const holdsShield = (t: ParlourTable, seat: Seat) => hand(t, seat).some((card) => card.def.id === 'shield')
  const next = (t: ParlourTable, seat: Seat): Seat => (seat + 1) % t.seats

  function draw(t: ParlourTable, seat: Seat): void {
    const card = t.zone.deck(seat).top
    if (!card) return
    t.move(card, t.zone.hand(seat))
    if (has('leaks through an event')) t.tell({ type: 'drew', seat, name: card.def.id })
  }

  function names(cards: readonly Card<Treasure>[], verb: string) {
    const options: (Option & { verb: string; card: number })[] = []
    const isById = has('offers cards in the order of their ids')
    for (const card of isById ? [...cards].sort((a, b) => a.id - b.id) : cards) {
      const key = `${verb}:${card.def.id}`
      if (has('offers duplicate keys') || !options.some((option) => option.key === key)) {
        options.push({ key, verb, card: card.id })
      }
    }
    return options
  }

  /** Sets of cards that are worth the price exactly. */
  function pays(cards: readonly Card<Treasure>[], chosen: readonly Option[]) {
    const left = cards.filter((card) => card.def.worth > 0 && !chosen.some((option) => option.card === card.id))
    const paid = chosen.reduce((sum, option) => sum + cards.find((card) => card.id === option.card)!.def.worth, 0)
    const reaches = (sum: number, from: readonly Card<Treasure>[]): boolean =>
      sum === 0 || from.some((card, i) => card.def.worth <= sum && reaches(sum - card.def.worth, from.slice(i + 1)))
    const add = left.filter((card) => {
      const rest = price - paid - card.def.worth
      if (has('has a dead end in next')) return rest >= 0
      return (
        rest >= 0 &&
        reaches(
          rest,
          left.filter((other) => other !== card),
        )
      )
    })
    return { add, stop: paid === price }
  }

  function coins(cards: readonly Card<Treasure>[], all: readonly Card<Treasure>[]) {
    return cards.map((card) => {
      const copies = all.filter((other) => other.def === card.def)
      return { key: `${card.def.id}#${copies.indexOf(card) + 1}`, card: card.id }
    })
  }

  function acts(t: ParlourTable, seat: Seat) {
    const cards = hand(t, seat)
    const options: (Option & { verb: string })[] = [...names(cards, 'play'), ...names(cards, 'stash')]
    if (pays(cards, []).add.length > 0) options.push({ key: 'pay', verb: 'pay' })
    options.push({ key: 'swap', verb: 'swap' })
    return options
  }

  function why(t: ParlourTable, seat: Seat, key: string): Refusal | null {
    if (has('leaks through a refusal'))
      return holdsShield(t, next(t, seat)) ? { why: 'They hold a shield.' } : { why: 'No.' }
    if (has('refuses by a rule that there is not')) return { why: 'No.', rule: 'PA-9' }
    const isPayment = key.includes('#')
    if (has('refuses keys of earlier questions by what the foe holds') && isPayment && holdsShield(t, next(t, seat)))
      return { why: 'That would be blocked.' }
    return key.startsWith('play:') ? { why: 'You do not hold that.', rule: 'PA-1' } : null
  }

  function* act(t: ParlourTable, seat: Seat): Flow {
    const early = acts(t, seat)
    const chosen = yield* ask(t, seat, {
      kind: 'act',
      options: () => (has('builds options before the yield') ? early : acts(t, seat)),
      outside: ([option]) => (option!.verb === 'stash' ? 'stash' : option!.key),
      explain: (key) => why(t, seat, key),
    })
    if (has('tells in private and lets it be undone')) {
      t.tell({ type: 'hint', only: [seat] })
      t.learned = 0
    }
    if (has('lets an answer be undone by what the foe holds') && holdsShield(t, next(t, seat)))
      t.tell({ type: 'hint', only: [next(t, seat)] })
    if (chosen.verb === 'play') yield* play(t, seat, t.card(chosen.card!))
    else if (chosen.verb === 'stash') {
      const card = t.card(chosen.card!)
      t.move(card, t.zone.vault(seat))
      if (has('shows a choice that is said to be hidden')) t.tell({ type: 'stashed', worth: card.def.worth })
    } else if (chosen.verb === 'pay') yield* pay(t, seat)
    else swap(t, seat)
    draw(t, seat)
    t.state.turns++
    t.state.turn = next(t, seat)
  }

  function* play(t: ParlourTable, seat: Seat, card: Card<Treasure>): Flow {
    t.move(card, t.zone.table(seat))
    const victim = next(t, seat)
    if (has('skips a window because of hidden cards') && !holdsShield(t, victim)) {
      t.state.scores[seat]! += card.def.worth
      return
    }
    const answer = yield* ask(t, victim, {
      kind: 'answer',
      options: () => [
        { key: 'pass' },
        ...names(
          hand(t, victim).filter((each) => each.def.id === 'shield'),
          'use',
        ),
      ],
      skip: 'pass',
      ...(has('asks by a rule that there is not') && { rule: 'PA-9' as const }),
    })
    if ('card' in answer) {
      t.move(t.card(answer.card!), t.zone.table(victim))
      if (has('loses a card')) (t.zone.table(victim).cards as Card<Treasure>[]).pop()
    } else t.state.scores[seat]! += card.def.worth
    if (has('keeps a value that has changed')) {
      bestScore(t)
      t.state.scores[seat]! += 9
    }
    if (has('uses chance up for a hidden card') && holdsShield(t, victim)) t.random.next()
    if (has('tells of a rule that there is not')) t.tell({ type: 'played', rule: 'PA-9' })
    if (has('tells a fraction')) t.tell({ type: 'played', share: 1 / 3 })
    if (has('scores in halves')) t.state.scores[seat]! += 0.5
    if (has('sorts a row by hand')) sorted(t.zone.table(victim).cards)
    if (has('keeps state in a closure') && ++kept % 3 === 0) t.state.scores[seat]! += 1
  }

  function* pay(t: ParlourTable, seat: Seat): Flow {
    const all = () => hand(t, seat)
    const paid = yield* askSome(t, seat, {
      kind: 'pay',
      options: () =>
        coins(
          all().filter((card) => card.def.worth > 0),
          all(),
        ),
      next: (chosen) => {
        const { add, stop } = pays(all(), chosen)
        const isLeaking = has('orders the rest of a payment by what the foe holds') && chosen.length > 0
        if (isLeaking && holdsShield(t, next(t, seat))) add.reverse()
        return { add: coins(add, all()), stop }
      },
    })
    const cards = paid.map((option) => t.card(option.card!))
    if (!has('pays in the order of the hand')) cards.sort((a, b) => a.def.worth - b.def.worth)
    t.move(cards, t.zone.table(seat))
    draw(t, seat)
    draw(t, seat)
  }

  function swap(t: ParlourTable, seat: Seat): void {
    const count = hand(t, seat).length
    if (has('lets a seat know what is not so')) t.ruleOut(t.zone.deck(next(t, seat)).cards, [seat], () => true)
    const first = hand(t, seat)[0]
    if (first) t.state.marked = first.id
    t.move(hand(t, seat), t.zone.deck(seat))
    t.shuffle(t.zone.deck(seat))
    if (has('reads a card that it kept through a shuffle') && first) t.tell({ type: 'shuffled', name: first.def.id })
    for (let i = 0; i < count; i++) draw(t, seat)
  }

  function* finish(t: ParlourTable): Flow {
    const seats = t.state.scores.map((_, seat) => seat)
    const shown = yield* askAll(
      t,
      seats.map((seat) => ({
        seat,
        kind: 'show',
        options: () => [{ key: 'nothing', card: undefined }, ...names(hand(t, seat), 'show')],
        outside: () => 'show',
        explain: (key: string): Refusal | null => {
          if (!has('refuses a show by who holds the card')) return null
          const isElsewhere = hand(t, next(t, seat)).some((card) => key === `show:${card.def.id}`)
          return isElsewhere ? { why: 'Somebody else holds it.' } : null
        },
      })),
    )
    shown.forEach(({ card }, seat) => {
      if (card === undefined) return
      t.move(t.card(card), t.zone.table(seat))
      t.state.scores[seat]! += t.card(card).def.worth
    })
    for (const seat of seats) {
      t.show(t.zone.vault(seat).cards, 'all')
      for (const card of t.zone.vault(seat).cards) t.state.scores[seat]! += card.def.worth
    }
    const best = Math.max(...t.state.scores)
    t.end({
      winner: has('lets a seat win that there is not')
        ? t.seats
        : seats.filter((seat) => t.state.scores[seat] === best),
      why: 'worth',
      scores: t.state.scores.slice(has('has a score too few') ? 1 : 0),
      ...(has('ends by a rule that there is not') && { rule: 'PA-9' as const }),
    })
  }

  return {
    id: 'parlour',
    title: 'Parlour',
    version: '1.0.0',
    seats: [2, 3],
    rulebook: { 'PA-1': { section: 'Play', text: 'One plays what one holds.' } },
    options: z.strictObject({}),
    library,
    zones: {
      deck: { per: 'seat', shape: 'pile', faces: 'none' },
      hand: { per: 'seat', shape: 'hand', faces: 'owner' },
      table: { per: 'seat', shape: 'row', faces: 'all' },
      vault: { per: 'seat', shape: 'row', faces: 'owner' },
    },
    longestStep: has('takes longer steps than it says') ? 1 : 3,
    setup(t) {
      t.state = { turn: 0, turns: 0, scores: Array.from({ length: t.seats }, () => 0), marked: null, looks: 0 }
      for (let seat = 0; seat < t.seats; seat++) {
        for (const name of deck) t.create(library.get(name)!, seat, t.zone.deck(seat))
        t.shuffle(t.zone.deck(seat))
        for (let i = 0; i < 4; i++) draw(t, seat)
      }
    },
    step: (t) => (t.state.turns < 8 * t.seats || has('asks for ever') ? act(t, t.state.turn) : finish(t)),
    clone({ turn, turns, scores, marked, looks }) {
      const copy = { turn, turns, scores: [...scores], marked, looks }
      if (has('forgets a field in clone')) copy.turns = 0
      return copy
    },
    rename(state, rename) {
      const isForgotten = state.marked === null || has('keeps an id that is not renamed')
      return isForgotten ? state : { ...state, marked: rename(state.marked!) }
    },
    ...(has('promises what no deal fits') && { fits: () => false }),
    arrange(t, given) {
      const { layout, marked, ...state } = givenSchema.parse(given)
      layOutAll(t, layout)
      const [zone, at] = marked ?? []
      t.state = { ...state, marked: zone === undefined ? null : t.zoneNamed(zone).cards[at!]!.id }
    },
    describe(t) {
      const { turn, turns, scores, marked, looks } = t.state
      const card = marked === null ? null : t.card(marked)
      return {
        turn,
        turns: has('describes the turns wrongly') ? Math.min(turns, 9) : turns,
        scores: [...scores],
        looks,
        marked: card && [card.zone.name, card.zone.cards.indexOf(card)],
        layout: has('forgets the order of decks in its description') ? sortedDecks(layoutOf(t)) : layoutOf(t),
      }
    },
    facts(t, seat) {
      if (has('changes the table in a view')) t.state.looks++
      const others = t.state.scores.map((_, each) => each).filter((each) => each !== seat)
      return {
        turn: t.state.turn,
        scores: [...t.state.scores],
        ...(has('keeps a value that has changed') && { best: bestScore(t) }),
        ...(has('shows a fraction') && { mean: t.state.scores.reduce((sum, each) => sum + each, 0) / 7 }),
        ...(has('shows a watcher alone what is hidden') && seat === null && { shields: holdsShield(t, 0) }),
        ...(has('leaks through a fact') && { shields: others.map((other) => holdsShield(t, other)) }),
        ...(has('shows how many options another seat has') && { options: acts(t, t.state.turn).length }),
        ...(has('shows ids of visible cards') && { ids: t.zone.table(0).cards.map((card) => card.id) }),
        ...(has('lists hands by handle') && {
          hands: others.map((other) => hand(t, other).map((card) => card.handle)),
        }),
        ...(has('follows a card through a shuffle') && {
          at: t.state.marked && t.card(t.state.marked).zone.cards.indexOf(t.card(t.state.marked)),
        }),
      }
    },
  }
}
