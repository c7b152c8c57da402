import type { Place, Ref, Select, Step, Test } from '../core.ts'
import { anyOf, asDeclared, isUnsaid, one, other, select, THIS, upTo } from '../draft.ts'
import type { Description } from '../meanings.ts'
import { rule, same } from '../notation.ts'
import type { Stat } from '../terms.ts'

const plain: Description = { where: [] }
const both = (a: Description, b: Description): Description => ({ ...a, ...b, where: [...a.where, ...b.where] })
const not = (tests: readonly Test[]): readonly Test[] => [{ is: 'not', tests }]
const at = (place: Place): Description => ({ where: [], place })
const test = (...where: Test[]): Description => ({ where })
const pronoun = (word: Extract<Ref, { ref: 'pronoun' }>['word'], where: readonly Test[] = []): Ref => ({
  ref: 'pronoun',
  word,
  where,
})

/** "In your hand and in your stock" means both places. */
const together = (a: Description, b: Description): Description =>
  a.place && b.place ? { ...both(a, b), place: { places: [a.place, b.place] } } : both(a, b)

/** A zone tail belongs to all alternatives before it; "with ..." belongs to the last of them alone. */
const described = (where: readonly Test[], tail: Description | undefined): Description => both({ where }, tail ?? plain)

/** Noun phrases: which cards are meant. */
export const cards = [
  rule('cards', (form) => [
    same('{it:selection}'),
    form('{a:selection} and {b:cards}', ({ a, b }): Ref => ({ ref: 'union', of: shared(a, b) })),
    form('{a:selection} or {b:known}', ({ a, b }): Ref => ({ ref: 'either', of: [a, b] })),
    form('{a:selection} or {b:counted}', ({ a, b }): Ref => ({ ref: 'either', of: [a, b] })),
    form(
      '{a:selection} , {b:mention} , and {c:cards}',
      ({ a, b, c }): Ref => ({ ref: 'union', of: shared(a, ...shared(b, c)) }),
    ),
  ]),
  rule('selection', () => [same('{it:card}'), same('{it:mention}')]),
  rule('mention', (form) => [
    same('{it:counted}'),
    form('a/an {d:description}', ({ d }) => select(one, d, null)),
    form('the {d:description}', ({ d }) => select('all', d, null)),
    form('{d:description}', ({ d }) => select('all', d, null)),
    form('<each of|both of> {of:whose} {d:description}', ({ of, d }) => select('all', d, of)),
    form('each {d:description}', ({ d }) => select('all', d, null)),
    form('the {end:end} card of {pile:place}', ({ end, pile }): Ref => ({ ref: 'end', end, count: one, place: pile })),
    form(
      'the {end:end} {n:count} cards of {pile:place}',
      ({ end, n, pile }): Ref => ({
        ref: 'end',
        end,
        count: n,
        place: pile,
      }),
    ),
    form(
      '{n:count} card/cards from the {end:end} of {pile:place}',
      ({ n, end, pile }): Ref => ({
        ref: 'end',
        end,
        count: n,
        place: pile,
      }),
    ),
    form(
      'the {n:number} cards from the {end:end} of {pile:place}',
      ({ n, end, pile }): Ref => ({
        ref: 'end',
        end,
        count: { min: n, max: n },
        place: pile,
      }),
    ),
    form('{place:place}', ({ place }) => select('all', at(place), null)),
    form('all {of:whose} {d:description}', ({ of, d }) => select('all', d, of)),
    form('all <of the|the> {d:description}', ({ d }) => select('all', d, null)),
    form('all of {cards:pronoun}', ({ cards }) => select('all', at({ among: cards }), null)),
    form('all of {place:owned}', ({ place }) => select('all', at(place), null)),
    form('{n:count} random {d:description}', ({ n, d }): Ref => ({ ref: 'random', of: select(n, d, null) })),
  ]),
  rule('mentions', (form) => [
    form('{a:mention}', ({ a }) => [a]),
    form('{a:mention} and {more:mentions}', ({ a, more }) => [a, ...more]),
  ]),
  rule('counted', (form) => [
    form('{n:quantity} {d:description}', ({ n, d }) => select(n, d, null)),
    form('{n:quantity} of {of:whose} {d:description}', ({ n, of, d }) => select(n, d, of)),
    form('{n:number} of the {d:description}', ({ n, d }) => select({ min: n, max: n }, d, null)),
    form('another {d:description}', ({ d }) => select(one, another(d), null)),
    form('another of {of:whose} {d:description}', ({ of, d }) => select(one, another(d), of)),
    form('{of:whose} {d:description}', ({ of, d }) => select('all', d, of)),
    form('{n:number} of {cards:group}', ({ n, cards }) => select({ min: n, max: n }, at({ among: cards }), null)),
    form('up to {n:number} of {cards:group}', ({ n, cards }) => select(upTo(n), at({ among: cards }), null)),
    form('{n:quantity} of {of:whose} {d:description} with the {end:extreme} {stat:stat}', ({ n, of, d, end, stat }) =>
      outstanding(select(n, d, of), end, stat),
    ),
    form('{n:quantity} {d:description} with the {end:extreme} {stat:stat}', ({ n, d, end, stat }) =>
      outstanding(select(n, d, null), end, stat),
    ),
    form('the same number of {d:description}', ({ d }) => select(asMany, d, null)),
    form('an equal number of {d:description}', ({ d }) => select(asMany, d, null)),
  ]),
  /** One card that is known already. */
  rule('card', (form) => [
    form('<this card|this character>', THIS),
    form('this face up card', { ref: 'select', count: 'all', place: { among: THIS }, where: [{ is: 'faceUp' }] }),
    form(
      'this {state:state} <card|character>',
      ({ state }): Ref => ({ ref: 'select', count: 'all', place: { among: THIS }, where: [{ is: 'state', state }] }),
    ),
    form(
      '{card:known} in/from {place:place}',
      ({ card, place }): Ref => ({
        ref: 'select',
        count: 'all',
        place,
        where: [{ is: 'same', what: 'card', as: card }],
      }),
    ),
    same('{it:pronoun}'),
    form('{of:owner} battle opponent', ({ of }): Ref => ({ ref: 'battleOpponent', of })),
    form('the battle opponent of {of:card}', ({ of }): Ref => ({ ref: 'battleOpponent', of })),
    form('your battle opponent', { ref: 'battleOpponent', of: THIS }),
    form('the battle opponent facing this card', { ref: 'battleOpponent', of: THIS }),
    form(
      '{of:owner} {a:adjectives} battle opponent',
      ({ of, a }): Ref => ({
        ref: 'select',
        count: 'all',
        place: { among: { ref: 'battleOpponent', of } },
        where: a,
      }),
    ),
  ]),
  rule('known', (form) => [form('this card', THIS), same('{it:pronoun}')]),
  rule('owner', (form) => [
    form("<this card's|this character's>", THIS),
    form("this card's battle opponent's", { ref: 'battleOpponent', of: THIS }),
    form("<that character's|that card's|its|that battle opponent's>", () => pronoun('that')),
    form("<those characters'|those cards'|their>", () => pronoun('those')),
  ]),
  rule('possessor', (form) => [
    form("{of:whose} {a:adjectives?} character's/characters'", ({ of, a }) =>
      select('all', { where: [...(a ?? []), { is: 'type', type: 'character' }] }, of),
    ),
    form("another of {of:whose} {a:adjectives?} character's/characters'", ({ of, a }) =>
      select('all', { where: [other, ...(a ?? []), { is: 'type', type: 'character' }] }, of),
    ),
    form("{name:name} 's", ({ name }) => select('all', { where: [{ is: 'name', name }] }, null)),
  ]),
  rule('pronoun', (form) => [
    form('it', () => pronoun('it')),
    form('<them|they>', () => pronoun('them')),
    form('<that card|that battle opponent>', () => pronoun('that')),
    form('<that climax|that climax card>', () => pronoun('that', [{ is: 'type', type: 'climax' }])),
    form('<that event|that event card>', () => pronoun('that', [{ is: 'type', type: 'event' }])),
    form('that character', () => pronoun('character')),
    form('that {name:name}', ({ name }) => pronoun('that', [{ is: 'name', name }])),
    form('those cards', () => pronoun('those')),
    form('those characters', () => pronoun('those')),
    form('<the revealed card|the card revealed>', () => pronoun('revealed')),
    form('<the revealed cards|those revealed cards>', () => pronoun('revealed')),
    form(
      '<the chosen card|the chosen character|the chosen cards|the card chosen|the character chosen|the chosen characters>',
      () => pronoun('chosen'),
    ),
    form('<the character you chose|the card you chose>', () => pronoun('youChose')),
    form('the rest', () => pronoun('rest')),
    form('<the rest of the cards|the remaining cards|the other cards>', () => pronoun('rest')),
    form('the {k:kind} revealed', ({ k }) => pronoun('revealed', k)),
    form('the revealed <character|characters>', () => pronoun('revealed', [{ is: 'type', type: 'character' }])),
  ]),
  /** Cards that were shown before, as a whole. */
  rule('group', (form) => [
    form('<the rest|the remaining cards|the rest of the cards|the other cards>', () => pronoun('rest')),
    form('<the revealed cards|those revealed cards>', () => pronoun('revealed')),
    form('those cards', () => pronoun('those')),
    form('those characters', () => pronoun('those')),
    form('them', () => pronoun('them')),
  ]),
  rule('description', (form) => [
    form('{a:alternatives}', ({ a }) => described(a, undefined)),
    form('{a:alternatives} {posts:posts}', ({ a, posts }) => described(a, posts)),
  ]),
  rule('alternatives', (form) => [
    same('{it:kind}'),
    form('{a:kind} or {b:alternatives}', ({ a, b }) => anyOf([a, ...flat(b)])),
    form('{a:kind} or a/an {b:alternatives}', ({ a, b }) => anyOf([a, ...flat(b)])),
    form('{a:kind} , {b:alternatives}', ({ a, b }) => anyOf([a, ...flat(b)])),
    form('{a:kind} , a/an {b:alternatives}', ({ a, b }) => anyOf([a, ...flat(b)])),
    form('{a:kind} , or {b:alternatives}', ({ a, b }) => anyOf([a, ...flat(b)])),
    form('{a:kind} , or a/an {b:alternatives}', ({ a, b }) => anyOf([a, ...flat(b)])),
  ]),
  rule('kind', (form) => [
    form('{a:adjectives?} {n:noun} {w:withs?}', ({ a, n, w }) => [...(a ?? []), ...n, ...(w ?? [])]),
  ]),
  rule('noun', (form) => [
    form('{type:type}', ({ type }) => [{ is: 'type', type }]),
    form('card/cards', []),
    form('{name:name}', ({ name }) => [{ is: 'name', name }]),
    form('marker/markers', []),
    form('{type:type} marker/markers', ({ type }) => [{ is: 'type', type }]),
    form('{name:name} marker/markers', ({ name }) => [{ is: 'name', name }]),
    // older prints put a trait into quotes
    form('{names:names} <character|characters>', ({ names }) => [
      ...anyOf(names.map((trait) => [{ is: 'trait', trait }])),
      { is: 'type', type: 'character' },
    ]),
  ]),
  rule('adjectives', (form) => [
    same('{it:adjective}'),
    form('{a:adjective} {b:adjectives}', ({ a, b }) => [...a, ...b]),
  ]),
  rule('adjective', (form) => [form('other', [other]), form('{list:adjectiveList}', ({ list }) => anyOf(list))]),
  rule('adjectiveList', (form) => [
    form('{a:atom}', ({ a }) => [a]),
    form('{a:atom} or {b:adjectiveList}', ({ a, b }) => [a, ...b]),
    form('{a:atom} , {b:adjectiveList}', ({ a, b }) => [a, ...b]),
    form('{a:atom} , or {b:adjectiveList}', ({ a, b }) => [a, ...b]),
  ]),
  rule('atom', (form) => [
    form('{colour:colour}', ({ colour }) => [{ is: 'colour', colour }]),
    form('{trait:trait}', ({ trait }) => [{ is: 'trait', trait }]),
    form('{state:state}', ({ state }) => [{ is: 'state', state }]),
    form('{stat:stat} {b:bound}', ({ stat, b }) => [{ is: 'stat', stat, ...b }]),
    form('{how:attackKind} attacking', ({ how }) => [{ is: 'attacking', how }]),
    form('face up', [{ is: 'faceUp' }]),
    form('face down', not([{ is: 'faceUp' }])),
    form('non - {a:atom}', ({ a }) => not(a)),
  ]),
  rule('bound', (form) => [
    form('{n:number}', ({ n }) => ({ op: '=', value: n })),
    form('{n:number} or <lower|less|below>', ({ n }) => ({ op: '<=', value: n })),
    form('{n:number} or <higher|more|greater>', ({ n }) => ({ op: '>=', value: n })),
  ]),
  rule('withs', (form) => [
    same('{it:with}'),
    form('{a:with} {b:withs}', ({ a, b }) => [...a, ...b]),
    form('{a:with} and {b:withs}', ({ a, b }) => [...a, ...b]),
  ]),
  rule('with', (form) => [
    form('with {p:properties}', ({ p }) => p),
    form('<without|with no> {p:properties}', ({ p }) => not(p)),
    form('that/who <has|have> {p:properties}', ({ p }) => p),
    form('that <do not have|does not have> {p:properties}', ({ p }) => not(p)),
    form('<other than|except> <a|an|> {k:alternatives}', ({ k }) => not(k)),
    form('named {name:name}', ({ name }) => [{ is: 'name', name }]),
    form('<other than|except> {card:known}', ({ card }) => [{ is: 'other', than: card }]),
    form('that/who <is not|are not> {k:alternatives}', ({ k }) => not(k)),
    form('that/who <is|are> {state:state}', ({ state }) => [{ is: 'state', state }]),
    form('that/who <is|are> {stat:stat} {b:bound}', ({ stat, b }) => [{ is: 'stat', stat, ...b }]),
    form('of the {stat:stat} <that|> {by:player} declared/chose', ({ stat, by }) => [asDeclared(stat, by)]),
    form('of a {stat:stat} that matches {n:number}', ({ stat, n }) => [{ is: 'stat', stat, op: '=', value: n }]),
  ]),
  rule('properties', (form) => [
    same('{it:property}'),
    form('{a:property} and {b:properties}', ({ a, b }) => [...a, ...b]),
    form('{a:property} or {b:properties}', ({ a, b }) => anyOf([a, ...flat(b)])),
  ]),
  rule('property', (form) => [
    form('{parts:nameParts} in <its|their|the> <card name|card names|name|names>', ({ parts }) => anyOf(parts)),
    form('{icons:icons} in <its|their|the> trigger icon/icons', ({ icons }) =>
      anyOf(icons.map((icon) => [{ is: 'icon', icon }])),
    ),
    form('<a|> {stat:stat} {c:comparison}', ({ stat, c }) => [{ is: 'stat', stat, ...c }]),
    form('{stat:stat} {b:bound}', ({ stat, b }) => [{ is: 'stat', stat, ...b }]),
    form('{trait:trait}', ({ trait }) => [{ is: 'trait', trait }]),
    form('<a marker|markers|any markers|any marker>', [{ is: 'marked' }]),
    form('<a marker|markers|any markers> underneath <it|them>', [{ is: 'marked' }]),
    form('trigger icon {icon:icon}', ({ icon }) => [{ is: 'icon', icon }]),
    form('<the|a> trigger icon {icon:icon}', ({ icon }) => [{ is: 'icon', icon }]),
    form('the same {what:aspect} as {as:known}', ({ what, as }) => [{ is: 'same', what, as }]),
    form('the same {what:aspect} as a/an {k:kind} in/on {place:place}', ({ what, k, place }) => [
      { is: 'same', what, as: select(one, { where: k, place }, null) },
    ]),
    form('the same {what:aspect} as {n:quantity} of {of:whose} {k:kind}', ({ what, n, of, k }) => [
      { is: 'same', what, as: select(n, { where: k }, of) },
    ]),
    form('<1 or more of|one or more of> the same {what:aspect} as {as:known}', ({ what, as }) => [
      { is: 'same', what, as },
    ]),
    form(
      '<1 or more of|one or more of|> the same {what:aspect} as the {k:kind} <put into|returned to> {to:place} <by this effect|>',
      ({ what, k, to }) => [{ is: 'same', what, as: { ref: 'moved', to, where: k } }],
    ),
    form('different {what:aspect}', ({ what }) => [{ is: 'different', what }]),
    form('{keyword:keyword}', ({ keyword }) => [{ is: 'ability', keyword, kind: null }]),
    form('“ {kind:abilityKind} Encore ”', ({ kind }) => [{ is: 'ability', keyword: 'encore', kind }]),
    form('“ {kind:abilityKind} Encore {cost:bracket} ”', ({ kind, cost }) => [
      { is: 'ability', keyword: 'encore', kind, cost: cost as readonly Step[] },
    ]),
    form('<an|> {kind:abilityKind} ability/abilities', ({ kind }) => [{ is: 'ability', keyword: null, kind }]),
  ]),
  rule('icons', (form) => [
    form('{icon:icon}', ({ icon }) => [icon]),
    form('{icon:icon} or {more:icons}', ({ icon, more }) => [icon, ...more]),
  ]),
  rule('nameParts', (form) => [
    form('{part:name}', ({ part }) => [[{ is: 'nameHas', part }]]),
    form('{part:name} or {more:nameParts}', ({ part, more }) => [[{ is: 'nameHas', part }], ...more]),
    form('{part:name} , {more:nameParts}', ({ part, more }) => [[{ is: 'nameHas', part }], ...more]),
    form('{part:name} , or {more:nameParts}', ({ part, more }) => [[{ is: 'nameHas', part }], ...more]),
    form('either {more:nameParts}', ({ more }) => more),
  ]),
  rule('posts', (form) => [
    same('{it:post}'),
    form('{a:post} {b:posts}', ({ a, b }) => both(a, b)),
    form('{a:post} {w:withs}', ({ a, w }) => both(a, { where: w })),
    form('{a:post} {w:withs} {b:posts}', ({ a, w, b }) => both(both(a, { where: w }), b)),
    form('{a:post} and {b:posts}', ({ a, b }) => together(a, b)),
  ]),
  rule('post', (form) => [
    form('in/on/from {place:place}', ({ place }) => at(place)),
    form('<from among|among|from amongst|amongst> {cards:pronoun}', ({ cards }) => at({ among: cards })),
    form('among the cards revealed', () => at({ among: pronoun('revealed') })),
    form('revealed', () => at({ among: pronoun('revealed') })),
    form('<you revealed|revealed by this effect>', () => at({ among: pronoun('revealed') })),
    form('you have', () => at({ zone: 'stage', of: 'you' })),
    form('<your opponent has|they have>', () => at({ zone: 'stage', of: 'opponent' })),
    form('<in|that is in|that are in> battle', () => test({ is: 'inBattle' })),
    form('<in|that is in|that are in> battle with {whom:card}', ({ whom }) => test({ is: 'battling', whom })),
    form('not in battle', () => test({ is: 'not', tests: [{ is: 'inBattle' }] })),
    form("<in|during> this card's battle", () => test({ is: 'battling', whom: THIS })),
    form('facing {whom:card}', ({ whom }) => test({ is: 'facing', whom })),
    form('in front of {whom:card}', ({ whom }) => test({ is: 'inFrontOf', whom })),
    form('at {state:state}', ({ state }) => test({ is: 'state', state })),
    form('<that is|that are|> being {how:attackKind} attacked', ({ how }) => test({ is: 'attacked', how })),
    form('<in|on> the {position:position} <position|positions> of {place:place}', ({ position, place }) => ({
      where: [{ is: 'at', position }],
      place,
    })),
    form('<underneath|under|from underneath> {under:card} <as a marker|as markers|>', ({ under }) =>
      at({ zone: 'markers', under }),
    ),
    form('<put into|placed in> {to:place} <by|with> <this effect|that effect|the effect|this ability>', ({ to }) =>
      at({ among: { ref: 'moved', to, where: [] } }),
    ),
    form('from {cards:group}', ({ cards }) => at({ among: cards })),
  ]),
]

/** "Another with the same card name as the chosen character": another than that one, otherwise than this card. */
function another(d: Description): Description {
  const alike = d.where.find((each) => each.is === 'same' && each.as.ref === 'pronoun')
  return both(d, test(alike?.is === 'same' ? { is: 'other', than: alike.as } : other))
}

/**
 * What phrases joined by "and" say for each other: "all of your other A and B" means your other B, "1 A and 1 B in your
 * hand" means an A in your hand.
 */
function shared(first: Ref, ...more: readonly Ref[]): readonly Ref[] {
  const [second] = more
  if (first.ref !== 'select' || !second) return [first, ...more]
  if (isUnsaid(first.place)) return [{ ...first, place: tailOf(second, first) }, ...more]
  return [first, ...more.map((each) => asOneOf(first, each))]
}

/** On the stage for certain: who is faced, fights or stands somewhere. */
const onStage: readonly Test['is'][] = ['facing', 'inFrontOf', 'inBattle', 'battling', 'attacked', 'attacking', 'at']

function tailOf(second: Ref, first: Select): Place {
  const next = second.ref === 'union' ? second.of[0]! : second
  if (next.ref !== 'select' || ('zone' in next.place && next.place.zone === 'stage')) return first.place
  return first.where.some(({ is }) => onStage.includes(is)) ? first.place : next.place
}

function asOneOf(first: Select, next: Ref): Ref {
  if (next.ref === 'union') return { ...next, of: next.of.map((each) => asOneOf(first, each)) }
  if (next.ref !== 'select' || next.count !== 'all' || first.count !== 'all' || !isUnsaid(next.place)) return next
  return { ...next, place: first.place, where: [...first.where.filter(({ is }) => is === 'other'), ...next.where] }
}

/** As many as the step before has moved. */
const asMany = { min: { num: 'moved' }, max: { num: 'moved' } } as const

/** Of a selection, those with the highest or lowest value. */
const outstanding = (cards: Select, end: 'highest' | 'lowest', stat: Stat): Ref => ({
  ...cards,
  where: [...cards.where, { is: 'extreme', stat, end, of: { ...cards, count: 'all' } }],
})

const flat = (tests: readonly Test[]): readonly (readonly Test[])[] =>
  tests.length === 1 && tests[0]!.is === 'any' ? tests[0]!.of : [tests]
