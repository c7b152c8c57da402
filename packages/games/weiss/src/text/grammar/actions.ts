import type { Place, Ref, Step } from '../core.ts'
import { type Draft, doneBy, one } from '../draft.ts'
import type { Fields, Form } from '../notation.ts'
import { form, rule } from '../notation.ts'
import type { State } from '../terms.ts'

/** An action in both persons: "choose* ..." gives "choose ..." for you and "chooses ..." for your opponent. */
function action<const T extends string>(text: T, mean: ((fields: Fields<T>) => readonly Draft[]) | readonly Draft[]) {
  const meaning = typeof mean === 'function' ? mean : () => mean
  const own = form(text.replace(/\*/g, '') as T, meaning)
  const theirs = form(text.replace(/(\w+)\*/g, (_, verb: string) => third(verb)) as T, (fields: Fields<T>) =>
    doneBy(meaning(fields), 'opponent'),
  )
  return { own, theirs } as { own: Form<readonly Draft[]>; theirs: Form<readonly Draft[]> }
}

const third = (verb: string): string => (/(s|sh|ch|x)$/.test(verb) ? `${verb}es` : `${verb}s`)

const turn = (cards: Ref, state: State): Step => ({ do: 'turn', cards, state, slot: 0 })

/** What players do. */
const list = [
  action('choose* {cards:cards}', ({ cards }) => [{ do: 'choose', by: 'you', cards, slot: 0 }]),
  action('select* {cards:cards}', ({ cards }) => [{ do: 'choose', by: 'you', cards, slot: 0 }]),
  action('put* {cards:cards} {to:destination}', ({ cards, to }) =>
    ofOnePile(cards, (each) => [{ do: 'put', by: 'you', cards: each, to, slot: 0 }]),
  ),
  action('return* {cards:cards} {to:destination}', ({ cards, to }) => [{ do: 'put', by: 'you', cards, to, slot: 0 }]),
  action('return* {cards:cards} {to:destination} or put it {or:destination}', ({ cards, to, or }) => [
    { do: 'put', by: 'you', cards, to: [...to, ...or], slot: 0 },
  ]),
  action('put* {cards:cards} {to:destination} or put it {or:destination}', ({ cards, to, or }) => [
    { do: 'put', by: 'you', cards, to: [...to, ...or], slot: 0 },
  ]),
  action('place* {cards:cards} {to:destination}', ({ cards, to }) => [{ do: 'put', by: 'you', cards, to, slot: 0 }]),
  action('discard* {cards:cards} {to:destination}', ({ cards, to }) => [{ do: 'put', by: 'you', cards, to, slot: 0 }]),
  action('draw* {n:count} card/cards', ({ n }) => [{ do: 'draw', by: 'you', count: n, slot: 0 }]),
  action('deal* {n:amount} damage to your opponent', ({ n }) => [
    { do: 'damage', to: 'opponent', amount: n, cancellable: true },
  ]),
  action('deal* {n:amount} damage to your opponent {times:number} time/times', ({ n, times }) => [
    {
      do: 'repeat',
      by: 'you',
      times,
      upTo: false,
      steps: [{ do: 'damage', to: 'opponent', amount: n, cancellable: true }],
    },
  ]),
  action('deal* {n:amount} damage {times:number} time/times to your opponent', ({ n, times }) => [
    {
      do: 'repeat',
      by: 'you',
      times,
      upTo: false,
      steps: [{ do: 'damage', to: 'opponent', amount: n, cancellable: true }],
    },
  ]),
  action('deal* {n:amount} damage to <you|yourself>', ({ n }) => [
    { do: 'damage', to: 'you', amount: n, cancellable: true },
  ]),
  action('look* at {cards:cards}', ({ cards }) => [{ do: 'look', by: 'you', cards, slot: 0 }]),
  action('reveal* {cards:cards} <to your opponent|>', ({ cards }) => [{ do: 'reveal', by: 'you', cards, slot: 0 }]),
  action('flip* over {cards:cards}', ({ cards }) => [{ do: 'reveal', by: 'you', cards, slot: 0 }]),
  action('search* {place:place} for {cards:cards}', ({ place, cards }) => [
    { do: 'search', by: 'you', cards: inPlace(cards, place), slot: 0 },
  ]),
  action('search* for {cards:cards}', ({ cards }) => [{ do: 'choose', by: 'you', cards, slot: 0 }]),
  action('shuffle* {place:place} <afterwards|afterward|>', ({ place }) => [{ do: 'shuffle', by: 'you', place }]),
  action('shuffle* {cards:pronoun} into {place:place}', ({ cards, place }) => [
    { do: 'put', by: 'you', cards, to: [{ place }], slot: 0 },
    { do: 'shuffle', by: 'you', place },
  ]),
  action('{state:state} {cards:cards}', ({ state, cards }) => [turn(cards, state)]),
  action('{state:state} {cards:cards} from {from:state}', ({ state, cards, from }) => [
    turn({ ref: 'select', count: 'all', place: { among: cards }, where: [{ is: 'state', state: from }] }, state),
  ]),
  action('declare* <the number|> {numbers:numerals}', ({ numbers }) => [{ do: 'declare', by: 'you', numbers }]),
  action('choose* the number {numbers:numerals}', ({ numbers }) => [{ do: 'declare', by: 'you', numbers }]),
  action('deal* either {numbers:numerals} damage to your opponent', ({ numbers }) => [
    { do: 'declare', by: 'you', numbers },
    { do: 'damage', to: 'opponent', amount: { num: 'declared', by: 'you' }, cancellable: true },
  ]),
  action('play* {cards:known} without paying <its|the> cost', ({ cards }) => [
    { do: 'play', by: 'you', cards, free: true },
  ]),
  action('move* {cards:cards} {to:destination}', ({ cards, to }) => [{ do: 'move', by: 'you', cards, to: to[0]! }]),
  action('exchange* {cards:cards}', ({ cards }) => [{ do: 'exchange', cards: [cards], state: null }]),
  action('exchange* {cards:cards} as {state:state}', ({ cards, state }) => [{ do: 'exchange', cards: [cards], state }]),
  action('exchange* {a:cards} with {b:cards}', ({ a, b }) => [{ do: 'exchange', cards: [a, b], state: null }]),
  action('turn* {cards:cards} face down', ({ cards }) => [{ do: 'face', cards, face: 'down' }]),
  action('turn* {cards:cards} face up', ({ cards }) => [{ do: 'face', cards, face: 'up' }]),
  action('put* {cards:cards} face down', ({ cards }) => [{ do: 'face', cards, face: 'down' }]),
  action('put* {cards:cards} face up', ({ cards }) => [{ do: 'face', cards, face: 'up' }]),
  action('put* {cards:known} from face up to face down', ({ cards }) => [{ do: 'face', cards, face: 'down' }]),
  action('put* {cards:known} from face down to face up', ({ cards }) => [{ do: 'face', cards, face: 'up' }]),
  action('put* {cards:cards} underneath {of:cards} in any order <as markers|as a marker>', ({ cards, of }) => [
    { do: 'put', by: 'you', cards, to: [{ place: { zone: 'markers', under: of }, order: 'any' }], slot: 0 },
  ]),
  action('put* the same number of cards from the {end:end} of {from:place} into {to:place}', ({ end, from, to }) => [
    {
      do: 'put',
      by: 'you',
      cards: { ref: 'end', end, count: { min: { num: 'moved' }, max: { num: 'moved' } }, place: from },
      to: [{ place: to }],
      slot: 0,
    },
  ]),
  action('perform* the following <action|effect>', [{ do: 'repeat', by: 'you', times: 1, upTo: false, steps: [] }]),
  action('perform* the following <action|effect> {n:number} <time|times|number of times>', ({ n }) => [
    { do: 'repeat', by: 'you', times: n, upTo: false, steps: [] },
  ]),
  action('perform* the following <action|effect> up to {n:number} time/times', ({ n }) => [
    { do: 'repeat', by: 'you', times: n, upTo: true, steps: [] },
  ]),
  action(
    'choose* {n:count} of the following <effects|effect|actions|abilities> <, and perform it|and perform it|, and perform them|and perform them|>',
    ({ n }) => [{ do: 'modes', by: 'you', count: n, modes: [] }],
  ),
  action('perform* the following <2|two|> <effects|actions> <1 time each|one time each|in order>', [
    { do: 'modes', by: 'you', count: 'all', modes: [] },
  ]),
  action(
    'perform* the following <2|two|> <effects|actions> <1 time in any order|one time in any order|1 time each in any order|once each in any order|in any order>',
    [{ do: 'modes', by: 'you', count: 'all', modes: [], order: 'any' }],
  ),
  action('perform* a trigger check {n:number} times <on|in|during> the trigger step', ({ n }) => [
    { do: 'triggerChecks', times: n },
  ]),
  action('perform* the {icon:icon} effect', ({ icon }) => [{ do: 'icon', icon }]),
  action('choose* <a|1|one> trait', [{ do: 'chooseTrait', by: 'you', of: null }]),
  action('choose* <a|1|one> trait of {of:cards}', ({ of }) => [{ do: 'chooseTrait', by: 'you', of }]),
  action('choose* {cards:cards} and <a|1|one> trait of that character', ({ cards }) => [
    { do: 'choose', by: 'you', cards, slot: 0 },
    { do: 'chooseTrait', by: 'you', of: { ref: 'pronoun', word: 'that', where: [] } },
  ]),
  action('deal* the same damage to your opponent', [
    { do: 'damage', to: 'opponent', amount: { num: 'damage' }, cancellable: true },
  ]),
  action('deal* {n:amount} damage to <all players|each player|both players>', ({ n }) => [
    { do: 'damage', to: 'both', amount: n, cancellable: true },
  ]),
  action(
    'choose* {n:count} of the following {m:numeral} <effects|effect|actions|abilities> <, and perform it|and perform it|, and perform them|and perform them|>',
    ({ n, m }) => [{ do: 'modes', by: 'you', count: n, modes: [], announced: m }],
  ),
  action('choose* and perform {n:quantity} of the following effects', ({ n }) => [
    { do: 'modes', by: 'you', count: n, modes: [] },
  ]),
]

export const actions = [
  rule('own', () => list.map(({ own }) => own)),
  rule('theirs', () => list.flatMap(({ own, theirs }) => (own.text === theirs.text ? [] : [theirs]))),
  rule('destination', (form) => [
    form('{spot:spot}', ({ spot }) => [spot]),
    form('{spot:spot} or {more:destination}', ({ spot, more }) => [spot, ...more]),
  ]),
  rule('spot', (form) => [
    form('into/to {place:place} {a:arrival?}', ({ place, a }) => ({ place, ...a })),
    form('in {place:place}', ({ place }) => ({ place })),
    form('<on the|on|to the|at the|to|at> {end:end} of {place:place} {a:arrival?}', ({ end, place, a }) => ({
      place,
      end,
      ...a,
    })),
    form('<on|on the|at the|to the> top or <the|at the|on the|> bottom of {place:place}', ({ place }) => ({
      place,
      end: 'either',
    })),
    form('<on|in|to> any <position|positions> <of|on|in> {place:place} {a:arrival?}', ({ place, a }) => ({
      place,
      position: 'any',
      ...a,
    })),
    form(
      '<on|in|to> <an open|an empty|any open|any empty|another open> <position|positions> <of|on|in> {place:place} {a:arrival?}',
      ({ place, a }) => ({ place, position: 'empty', ...a }),
    ),
    form('<on|in> separate positions <of|on|in> {place:place} {a:arrival?}', ({ place, a }) => ({
      place,
      position: 'separate',
      ...a,
    })),
    form('<on|in> separate open positions <of|on|in> {place:place} {a:arrival?}', ({ place, a }) => ({
      place,
      position: 'separate',
      empty: true,
      ...a,
    })),
    form('<on|in> {of:owner} stage position {a:arrival?}', ({ of, a }) => ({
      place: stage,
      position: 'same',
      of,
      ...a,
    })),
    form('<on|in> the stage position <that|> {of:card} <was|is> <in|on> {a:arrival?}', ({ of, a }) => ({
      place: stage,
      position: 'same',
      of,
      ...a,
    })),
    form('<on|in> the position <that|> {of:card} <was|is> <in|on> {a:arrival?}', ({ of, a }) => ({
      place: stage,
      position: 'same',
      of,
      ...a,
    })),
    form(
      '<to|on|in> <its|their> <previous|original> <stage position|stage positions|position> {a:arrival?}',
      ({ a }) => ({ place: stage, position: 'same', ...a }),
    ),
    form('to <its|their> original <place|places>', { place: { zone: 'deck', of: 'owner' }, end: 'top' }),
    form('<on|in|to> the {position:position} position of {place:place} {a:arrival?}', ({ position, place, a }) => ({
      place,
      position,
      ...a,
    })),
    form('<underneath|under> {of:cards} <as a marker|as markers|>', ({ of }) => ({
      place: { zone: 'markers', under: of },
    })),
    form('face up <underneath|under> {of:cards} <as a marker|as markers|>', ({ of }) => ({
      place: { zone: 'markers', under: of },
      face: 'up',
    })),
    form('face down <underneath|under> {of:cards} <as a marker|as markers|>', ({ of }) => ({
      place: { zone: 'markers', under: of },
      face: 'down',
    })),
    form('on {place:place} {a:arrival?}', ({ place, a }) => ({ place, ...a })),
    form('in any order <on the|on|to the|at the|to|at> {end:end} of {place:place}', ({ end, place }) => ({
      place,
      end,
      order: 'any',
    })),
    form('<on|in> {of:owner} previous stage position {a:arrival?}', ({ of, a }) => ({
      place: stage,
      position: 'same',
      of,
      ...a,
    })),
    form('in any order into {place:place}', ({ place }) => ({ place, order: 'any' })),
    form('face down into {place:place}', ({ place }) => ({ place, face: 'down' })),
    form('face up into {place:place}', ({ place }) => ({ place, face: 'up' })),
    form('face up <underneath|under> {of:cards} in any order <as markers|as a marker>', ({ of }) => ({
      place: { zone: 'markers', under: of },
      face: 'up',
      order: 'any',
    })),
    form('face down <underneath|under> {of:cards} in any order <as markers|as a marker>', ({ of }) => ({
      place: { zone: 'markers', under: of },
      face: 'down',
      order: 'any',
    })),
    form(
      '<on|in|to> <an open|an empty|another open> position <of|on> {place:place} with a character facing <it|this card>',
      ({ place }) => ({ place, position: 'empty', facing: true }),
    ),
    form('<on|in|to> the <open|empty> {position:position} position <of|on> {place:place}', ({ position, place }) => ({
      place,
      position,
      empty: true,
    })),
    form('face up <underneath|under> {of:cards} <as markers|as a marker> in any order', ({ of }) => ({
      place: { zone: 'markers', under: of },
      face: 'up',
      order: 'any',
    })),
    form('face up in any order <underneath|under> {of:cards} <as a marker|as markers>', ({ of }) => ({
      place: { zone: 'markers', under: of },
      face: 'up',
      order: 'any',
    })),
    form('face down in any order <underneath|under> {of:cards} <as a marker|as markers>', ({ of }) => ({
      place: { zone: 'markers', under: of },
      face: 'down',
      order: 'any',
    })),
    form('<on|in> any stage position {a:arrival?}', ({ a }) => ({ place: stage, position: 'any', ...a })),
  ]),
  rule('arrival', (form) => [
    form('as {state:state}', ({ state }) => ({ state })),
    form('in {state:state} <state|position>', ({ state }) => ({ state })),
    form('in any order', { order: 'any' }),
    form('in the <same|original> order', { order: 'same' }),
    form('in any order <as markers|as a marker>', { order: 'any' }),
    form('<as markers|as a marker> in any order', { order: 'any' }),
    form('face up', { face: 'up' }),
    form('face down', { face: 'down' }),
    form('as the defending character', { defending: true }),
    form('as {state:state} as the defending character', ({ state }) => ({ state, defending: true })),
  ]),
]

const stage: Place = { zone: 'stage', of: 'you' }

/** "The top 3 cards of your deck or your opponent's deck": of one of them, as the player decides. */
function ofOnePile(cards: Ref, act: (cards: Ref) => readonly Step[]): readonly Step[] {
  if (cards.ref !== 'end' || !('places' in cards.place)) return act(cards)
  const modes = cards.place.places.map((place) => act({ ...cards, place }))
  return [{ do: 'modes', by: 'you', count: one, modes }]
}

function inPlace(cards: Ref, place: Place): Ref {
  if (cards.ref === 'select') return { ...cards, place }
  return cards.ref === 'union' ? { ...cards, of: cards.of.map((each) => inPlace(each, place)) } : cards
}
