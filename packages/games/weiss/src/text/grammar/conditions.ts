import { MeaningError } from '../bind.ts'
import type { Condition, Count, Event, Place, Ref, Select, Test, Value } from '../core.ts'
import { anyOf, asDeclared, one, select, THIS } from '../draft.ts'
import { rule, same } from '../notation.ts'
import type { Op, Who } from '../terms.ts'

const compare = (left: Value, op: Op, right: Value): Condition => ({ if: 'compare', left, op, right })
const not = (of: Condition): Condition => ({ if: 'not', of })
const all = (of: readonly Condition[]): Condition => (of.length === 1 ? of[0]! : { if: 'all', of })
const is = (card: Ref, where: readonly Test[]): Condition => ({ if: 'is', card, where })

/** As many cards as the phrase asks for: "2 or more ...", "another ...". */
function exist(cards: Ref): Condition {
  if (cards.ref === 'union') return all(cards.of.map(exist))
  if (cards.ref !== 'select') return compare({ num: 'count', cards }, '>=', 1)
  const { count } = cards
  const least = count === 'all' ? 1 : count.min
  return compare(howMany({ ...cards, count: 'all' }), '>=', least)
}

/** Of "cards with different card names" there are as many as there are names. */
function howMany(cards: Select): Value {
  const apart = cards.where.find((test) => test.is === 'different')
  if (apart?.is !== 'different') return { num: 'count', cards }
  return { num: 'distinct', what: apart.what, of: { ...cards, where: cards.where.filter((test) => test !== apart) } }
}

const isLasting = (place: Place | null): boolean =>
  place !== null && 'zone' in place && ['stage', 'centerStage', 'backStage', 'climaxArea'].includes(place.zone)

/** Of cards that moved, a turn remembers those that came onto the stage or left it, and climaxes that were placed. */
function isRemembered(event: Event): boolean {
  if (event.when === 'any') return event.of.every(isRemembered)
  if (event.when !== 'placed') return event.when !== 'begins' && event.when !== 'ends'
  const { from, to } = event
  return isLasting(to) || (isLasting(from) && !('zone' in from! && from.zone === 'climaxArea'))
}

function happened(event: Event): Condition {
  if (!isRemembered(event)) throw new MeaningError('nobody remembers later in the turn that this has happened')
  return { if: 'happened', event, since: 'turn' }
}

/** What must be true: after "if", and as a scope after "during". */
export const conditions = [
  rule('conditions', (form) => [
    form('{c:condition}', ({ c }) => [c]),
    form('{c:condition} and {more:conditions}', ({ c, more }) => [c, ...more]),
    form('{c:condition} , {more:conditions}', ({ c, more }) => [c, ...more]),
    form('{c:condition} , and {more:conditions}', ({ c, more }) => [c, ...more]),
    form('{c:condition} , and if {more:conditions}', ({ c, more }) => [c, ...more]),
    form('{c:condition} or {more:conditions}', ({ c, more }) => [{ if: 'any', of: [c, all(more)] }]),
    form('{c:condition} , or {more:conditions}', ({ c, more }) => [{ if: 'any', of: [c, all(more)] }]),
  ]),
  rule('condition', (form) => [
    form('you do <so|>', { if: 'did' }),
    form('<your opponent does|they do|that player does|he or she does> <so|>', { if: 'did' }),
    form('you do not', not({ if: 'did' })),
    form('you do not pay the cost', not({ if: 'did' })),
    form('<your opponent does not|they do not|that player does not>', not({ if: 'did' })),
    form('you have {cards:cards}', ({ cards }) => exist(ownedBy(cards, 'you'))),
    form('<your opponent has|they have> {cards:cards}', ({ cards }) => exist(ownedBy(cards, 'opponent'))),
    form('<you do not have|you have no> <any|a|an|> {d:description}', ({ d }) => not(exist(select(one, d, 'you')))),
    form('<your opponent does not have|your opponent has no> <any|a|an|> {d:description}', ({ d }) =>
      not(exist(ownedBy(select(one, d, 'opponent'), 'opponent'))),
    ),
    form('you do not have another {d:description}', ({ d }) =>
      not(exist(select(one, { ...d, where: [...d.where, { is: 'other', than: THIS }] }, 'you'))),
    ),
    form('<there is|there are> {cards:cards}', ({ cards }) => exist(cards)),
    form('<there is no|there are no|there is not a|there are not any|there is not any> {d:description}', ({ d }) =>
      not(exist(select(one, d, null))),
    ),
    form('{card:card} <is|are|was> {where:predicate}', ({ card, where }) => is(card, where)),
    form("{card:card} <is not|are not|isn't> {where:predicate}", ({ card, where }) => not(is(card, where))),
    form('{card:card} has/have {p:properties}', ({ card, p }) => is(card, p)),
    form('{card:card} <does not have|do not have> {p:properties}', ({ card, p }) => not(is(card, p))),
    // it must be there, unlike all of one's characters
    form('the {d:description} is/are {where:predicate}', ({ d, where }) => {
      const cards = select('all', d, null)
      return all([exist(cards), said(cards, where)])
    }),
    form('{cards:mention} is/are {where:predicate}', ({ cards, where }) => said(cards, where)),
    form('{cards:mention} <is not|are not> {where:predicate}', ({ cards, where }) => not(said(cards, where))),
    form('{v:value} <is|are> {c:comparison}', ({ v, c }) => compare(v, c.op, c.value)),
    form('{v:value} <is not|are not> {n:number}', ({ v, n }) => compare(v, '!=', n)),
    form('{place:place} has/have {n:number} or <less|fewer> {d:description}', ({ place, n, d }) =>
      compare({ num: 'count', cards: placed(select('all', d, null), place) }, '<=', n),
    ),
    form('{place:place} has/have {d:cards}', ({ place, d }) => exist(placed(d, place))),
    form('{place:place} has/have no {d:description}', ({ place, d }) =>
      not(exist(placed(select(one, d, null), place))),
    ),
    form('you have {n:number} or <less|fewer> {d:description}', ({ n, d }) =>
      compare({ num: 'count', cards: select('all', d, 'you') }, '<=', n),
    ),
    form('your opponent has {n:number} or <less|fewer> {d:description}', ({ n, d }) =>
      compare({ num: 'count', cards: ownedBy(select('all', d, 'opponent'), 'opponent') }, '<=', n),
    ),
    form('there are {n:number} or <less|fewer> {d:description}', ({ n, d }) =>
      compare({ num: 'count', cards: select('all', d, null) }, '<=', n),
    ),
    form('it <is|was> your turn', { if: 'during', phase: 'turn', of: 'you' }),
    form("it <is|was> your opponent's turn", { if: 'during', phase: 'turn', of: 'opponent' }),
    form('{e:happening} this turn', ({ e }) => happened(e)),
    form('{e:happening} during this turn', ({ e }) => happened(e)),
    form('so', { if: 'did' }),
    form('not', not({ if: 'did' })),
    form('<this|that|the> damage is canceled/cancelled', { if: 'cancelled' }),
    form('<this|that|the> damage is not canceled/cancelled', not({ if: 'cancelled' })),
    form('you put {cards:mention} <into|on|in> {to:place}', ({ cards, to }) => moved(cards, to)),
    form('you <returned|put|placed|discarded> {cards:mention}', ({ cards }) => moved(cards, null)),
    form('you put {card:known} <into|on|in> {to:place}', ({ card, to }) => is(card, [{ is: 'in', place: to }])),
    form('you did not play {card:cards} <during this turn|this turn>', ({ card }) =>
      not(happened({ when: 'plays', who: 'you', card })),
    ),
    form('you returned {cards:mention} to {to:place}', ({ cards, to }) => moved(cards, to)),
    form('you revealed {cards:mention}', ({ cards }) => revealed(cards)),
    form('you {state:state} {cards:mention}', ({ cards }) => compare({ num: 'moved' }, '>=', atLeast(cards))),
    form('you are <at|> level {b:bound}', ({ b }) => compare({ num: 'playerLevel', who: 'you' }, b.op, b.value)),
    form('{name:name} is underneath {under:card} as a marker', ({ name, under }) =>
      exist({ ref: 'select', count: one, place: { zone: 'markers', under }, where: [{ is: 'name', name }] }),
    ),
    form('you paid the cost', { if: 'did' }),
    form('that damage is {c:comparison}', ({ c }) => compare({ num: 'damage' }, c.op, c.value)),
    form('you reveal {cards:mention}', ({ cards }) => revealed(cards)),
    form('you <drew|draw> {n:count} card/cards', ({ n }) => drawn(n)),
    form('<all players|both players|each player> are level {b:bound}', ({ b }) =>
      all((['you', 'opponent'] as const).map((who) => compare({ num: 'playerLevel', who }, b.op, b.value))),
    ),
    form('{card:pronoun} are all {where:predicate}', ({ card, where }) =>
      every({ ref: 'select', count: 'all', place: { among: card }, where: [] }, where),
    ),
    form('all {cards:group} are {where:predicate}', ({ cards, where }) =>
      every({ ref: 'select', count: 'all', place: { among: cards }, where: [] }, where),
    ),
    form('it is not', { if: 'otherwise' }),
    form('{a:place} has/have <less|fewer> cards than {b:place}', ({ a, b }) => compare(countIn(a), '<', countIn(b))),
    form('{a:place} has/have more cards than {b:place}', ({ a, b }) => compare(countIn(a), '>', countIn(b))),
    form('{cards:mention} has/have {n:number} or more {what:aspect} in total', ({ cards, n, what }) =>
      compare({ num: 'distinct', what, of: cards }, '>=', n),
    ),
    form('{cards:mention} has/have {where:properties}', ({ cards, where }) => said(cards, where)),
    form('{cards:mention} is/are put into {to:place} by <this effect|that effect>', ({ cards, to }) =>
      moved(cards, to),
    ),
    form('{of:owner} trigger icon is {icons:icons}', ({ of, icons }) =>
      is(of, [{ is: 'any', of: icons.map((icon) => [{ is: 'icon', icon }]) }]),
    ),
    form('{a:mention} and {more:mentions} are {where:predicate}', ({ a, more, where }) =>
      all([a, ...more].map((each) => said(each, where))),
    ),
  ]),
  /** What a card is said to be: "is a 《Hero》 character", "is level 2 or higher", "is in your memory". */
  rule('predicate', (form) => [
    form('{list:adjectiveList}', ({ list }) => (list.length === 1 ? list[0]! : [{ is: 'any', of: list }])),
    form('a/an {d:alternatives}', ({ d }) => d),
    form('{d:alternatives}', ({ d }) => d),
    form('in/on {place:place}', ({ place }) => [{ is: 'in', place }]),
    form('<in|on> the {position:position} position of {place:place}', ({ position, place }) => [
      { is: 'in', place },
      { is: 'at', position },
    ]),
    form('the {end:end} card of {place:place}', ({ end, place }) => [{ is: 'endOf', end, place }]),
    form('{stat:stat} {numbers:numerals}', ({ stat, numbers }) =>
      anyOf(numbers.map((value) => [{ is: 'stat', stat, op: '=', value }])),
    ),
    form('the {stat:stat} <that|> {by:player} declared/chose', ({ stat, by }) => [asDeclared(stat, by)]),
    form('in battle', [{ is: 'inBattle' }]),
    form('in battle with {whom:cards}', ({ whom }) => [{ is: 'battling', whom }]),
    form('facing {whom:cards}', ({ whom }) => [{ is: 'facing', whom }]),
    form('being {how:attackKind} attacked', ({ how }) => [{ is: 'attacked', how }]),
    same('{it:with}'),
    form('{state:state} in/on {place:place}', ({ state, place }) => [
      { is: 'state', state },
      { is: 'in', place },
    ]),
    form('<revealed among|among> {cards:pronoun}', ({ cards }) => [{ is: 'in', place: { among: cards } }]),
    form('a <higher|greater> {stat:stat} than {card:card}', ({ stat, card }) => [
      { is: 'stat', stat, op: '>', value: { num: 'stat', stat, of: card } },
    ]),
    form('a lower {stat:stat} than {card:card}', ({ stat, card }) => [
      { is: 'stat', stat, op: '<', value: { num: 'stat', stat, of: card } },
    ]),
    form('the same {stat:stat} as {card:card}', ({ stat, card }) => [{ is: 'same', what: stat, as: card }]),
  ]),
  rule('comparison', (form) => [
    same('{it:bound}'),
    form('<higher|greater|more> than {v:value}', ({ v }) => ({ op: '>', value: v })),
    form('<lower|less|fewer> than {v:value}', ({ v }) => ({ op: '<', value: v })),
    form('<equal to|the same as> {v:value}', ({ v }) => ({ op: '=', value: v })),
    form('equal to {n:number} or <higher|more|greater>', ({ n }) => ({ op: '>=', value: n })),
    form('equal to {n:number} or <lower|less|below>', ({ n }) => ({ op: '<=', value: n })),
    form('<equal to or lower than|equal to or less than|lower than or equal to> {v:value}', ({ v }) => ({
      op: '<=',
      value: v,
    })),
    form(
      '<equal to or higher than|equal to or greater than|equal to or more than|higher than or equal to> {v:value}',
      ({ v }) => ({ op: '>=', value: v }),
    ),
  ]),
  rule('scope', (form) => [
    form('your {phase:phase}', ({ phase }) => ({ if: 'during', phase, of: 'you' })),
    form("your opponent's {phase:phase}", ({ phase }) => ({ if: 'during', phase, of: 'opponent' })),
    form('the {phase:phase}', ({ phase }) => ({ if: 'during', phase, of: 'turnPlayer' })),
    form('{of:owner} battle', ({ of }) => ({ if: 'battle', of })),
    form('{of:owner} attack', ({ of }) => ({ if: 'attack', of, how: null })),
    form('{of:owner} {how:attackKind} attack', ({ of, how }) => ({ if: 'attack', of, how })),
    form('<battles|the battle|battle> <involving|with|of> {of:cards}', ({ of }) => ({ if: 'battle', of })),
    form('your {phase:phase} or {other:phase}', ({ phase, other }) => ({
      if: 'any',
      of: [phase, other].map((each) => ({ if: 'during', phase: each, of: 'you' })),
    })),
    form("your opponent's {phase:phase} or during {c:scope}", ({ phase, c }) => ({
      if: 'any',
      of: [{ if: 'during', phase, of: 'opponent' }, c],
    })),
    form('the {phase:phase} or {other:phase}', ({ phase, other }) => ({
      if: 'any',
      of: [phase, other].map((each) => ({ if: 'during', phase: each, of: 'turnPlayer' })),
    })),
    form('the turn <that|> {e:happening}', ({ e }) => happened(e)),
  ]),
]

const atLeast = (cards: Ref): Value => (cards.ref === 'select' && cards.count !== 'all' ? cards.count.min : 1)

/** Among the cards that this effect has moved, so many are such. */
const moved = (cards: Ref, to: Place | null): Condition =>
  compare(
    { num: 'count', cards: { ref: 'moved', to, where: cards.ref === 'select' ? cards.where : [] } },
    '>=',
    atLeast(cards),
  )

const countIn = (place: Place): Value => ({ num: 'count', cards: select('all', { where: [], place }, null) })

const drawn = (n: Count): Condition => compare({ num: 'moved' }, '>=', n === 'all' ? 1 : n.min)

const revealed = (cards: Ref): Condition =>
  compare(
    { num: 'count', cards: { ref: 'pronoun', word: 'revealed', where: cards.ref === 'select' ? cards.where : [] } },
    '>=',
    atLeast(cards),
  )

/** A player has cards on their own side, where the phrase does not say whose. */
function ownedBy(cards: Ref, of: Who): Ref {
  if (cards.ref === 'union') return { ...cards, of: cards.of.map((each) => ownedBy(each, of)) }
  return cards.ref === 'select' && 'of' in cards.place && cards.place.of === 'both'
    ? { ...cards, place: { ...cards.place, of } }
    : cards
}

const placed = (cards: Ref, place: Place): Ref =>
  cards.ref === 'select'
    ? { ...cards, place }
    : { ref: 'select', count: 'all', place, where: [{ is: 'same', what: 'card', as: cards }] }

/** "A "Comet" is in your level" asks for one there; "all of your characters are blue" asks each of them. */
function said(cards: Ref, where: readonly Test[]): Condition {
  const [first] = where
  if (where.length === 1 && first!.is === 'in') return exist(placed(cards, first!.place))
  return cards.ref === 'select' && cards.count === 'all' ? every(cards, where) : is(cards, where)
}

const every = (cards: Ref, where: readonly Test[]): Condition =>
  compare(
    {
      num: 'count',
      cards: {
        ...(cards as Extract<Ref, { ref: 'select' }>),
        where: [...(cards as Extract<Ref, { ref: 'select' }>).where, { is: 'not', tests: where }],
      },
    },
    '=',
    0,
  )
