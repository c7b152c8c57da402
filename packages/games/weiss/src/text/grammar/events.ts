import { subjectOf } from '../bind.ts'
import type { Event, Place, Ref, Source } from '../core.ts'
import { STAGE, THIS } from '../draft.ts'
import type { Meanings } from '../meanings.ts'
import { rule, same } from '../notation.ts'

type Origin = { readonly from: Place | null; readonly by: Source | null }
const placed = (card: Ref, to: Place | null, { from, by }: Origin): Event => ({ when: 'placed', card, to, from, by })
const nowhere: Origin = { from: null, by: null }
/** One of several events. The same event twice is that event. */
function any(events: readonly Event[]): Event {
  const of = events.filter(
    (event, at) => events.findIndex((each) => JSON.stringify(each) === JSON.stringify(event)) === at,
  )
  return of.length === 1 ? of[0]! : { when: 'any', of }
}
/** What a clause without a subject is about: what the clause before it was about. */
const SAME: Ref = { ref: 'pronoun', word: 'it', where: [] }

/** "When your character attacks or becomes ...": the second clause has the subject of the first. */
function alike(event: Event, first: Event): Event {
  if (event.when === 'any') return { ...event, of: event.of.map((each) => alike(each, first)) }
  return 'card' in event && event.card === SAME ? ({ ...event, card: subjectOf(first) ?? THIS } as Event) : event
}

type PhaseOf = Meanings['phaseOf']
const phases = ({ or, ...first }: PhaseOf): readonly PhaseOf[] => (or ? [first, ...phases(or)] : [first])
const anywhere: Source = { of: null, card: null, kind: null, keyword: null }

const named = (name: string): Ref => ({
  ref: 'select',
  count: 'all',
  place: { zone: 'stage', of: 'both' },
  where: [{ is: 'name', name }],
})

const within = (cards: Ref, place: Place): Ref => ({
  ref: 'select',
  count: 'all',
  place,
  where: [{ is: 'same', what: 'card', as: cards }],
})

/** What abilities wait for. */
export const events = [
  rule('event', (form) => [same('{it:occasion}'), form('{a:occasion} or {b:event}', ({ a, b }) => any([a, b]))]),
  rule('occasion', (form) => [
    form('when/whenever {e:events}', ({ e }) => alike(e, { when: 'attackEnds', card: THIS })),
    form('at the <beginning|start> of {p:phaseOf}', ({ p }) =>
      any(phases(p).map((each) => ({ when: 'begins', ...each }))),
    ),
    form('at the end of {p:phaseOf}', ({ p }) => any(phases(p).map((each) => ({ when: 'ends', ...each })))),
    form('at the end of {card:owner} attack', ({ card }) => ({ when: 'attackEnds', card })),
    form('at the end of the attack', { when: 'attackEnds', card: THIS }),
  ]),
  rule('events', (form) => [
    same('{it:happening}'),
    form('{a:happening} or {b:events}', ({ a, b }) => any([a, alike(b, a)])),
    form('{a:happening} , or {b:events}', ({ a, b }) => any([a, alike(b, a)])),
    form('{a:happening} , {b:events}', ({ a, b }) => any([a, alike(b, a)])),
  ]),
  rule('happening', (form) => [
    form(
      '{card:cards} <is|are|was|were> <placed on|put on|placed in|placed onto|put onto|placed into> {to:place}',
      ({ card, to }) => placed(card, to, nowhere),
    ),
    form(
      '{card:cards} <is|are|was|were> <placed on|put on|placed in|placed onto|put onto|placed into> {to:place} {o:origins}',
      ({ card, to, o }) => any(o.map((each) => placed(card, to, each))),
    ),
    form('{card:cards} <is|are|was|were> <put into|returned to> {to:place}', ({ card, to }) =>
      placed(card, to, nowhere),
    ),
    form('{card:cards} <is|are|was|were> <put into|returned to> {to:place} {o:origins}', ({ card, to, o }) =>
      any(o.map((each) => placed(card, to, each))),
    ),
    form('{card:cards} is played and placed on {to:place} <from your hand|>', ({ card, to }) =>
      placed(card, to, { from: { zone: 'hand', of: 'you' }, by: null }),
    ),
    form('{card:cards} <is|are|was|were> played', ({ card }) => ({ when: 'plays', who: 'you', card })),
    form('<is|are|> <put into|into> {to:place} {o:origins}', ({ to, o }) =>
      any(o.map((each) => placed(SAME, to, each))),
    ),
    form('<is|are|> placed on {to:place} {o:origins}', ({ to, o }) => any(o.map((each) => placed(SAME, to, each)))),
    form('{card:cards} leaves/leave {from:place}', ({ card, from }) => placed(card, null, { from, by: null })),
    form('{card:cards} attacks/attack/attacked', ({ card }) => ({ when: 'attacks', card, how: null })),
    form('{card:cards} frontal or side attacks', ({ card }) =>
      any([
        { when: 'attacks', card, how: 'front' },
        { when: 'attacks', card, how: 'side' },
      ]),
    ),
    form('attacks', { when: 'attacks', card: SAME, how: null }),
    form('{card:cards} {how:attackKind} attacks/attack/attacked', ({ card, how }) => ({ when: 'attacks', card, how })),
    form('{card:cards} is/are {how:attackKind} attacked', ({ card, how }) => ({ when: 'attacked', card, how })),
    form('<is|are|> {how:attackKind} attacked', ({ how }) => ({ when: 'attacked', card: SAME, how })),
    form('{card:cards} is/are being {how:attackKind} attacked', ({ card, how }) => ({ when: 'attacked', card, how })),
    form('{card:cards} is/are being attacked', ({ card }) => ({ when: 'attacked', card, how: null })),
    form('{card:cards} is/are attacked', ({ card }) => ({ when: 'attacked', card, how: null })),
    form('{card:cards} becomes/become {state:state}', ({ card, state }) => ({
      when: 'becomes',
      card,
      state,
      from: null,
      inBattle: false,
    })),
    form('{card:cards} becomes/become {state:state} in/during battle', ({ card, state }) => ({
      when: 'becomes',
      card,
      state,
      from: null,
      inBattle: true,
    })),
    form('{card:cards} becomes/become {state:state} from {from:state}', ({ card, state, from }) => ({
      when: 'becomes',
      card,
      state,
      from,
      inBattle: false,
    })),
    form('becomes/become {state:state} in/during battle', ({ state }) => ({
      when: 'becomes',
      card: SAME,
      state,
      from: null,
      inBattle: true,
    })),
    form('becomes/become {state:state}', ({ state }) => ({
      when: 'becomes',
      card: SAME,
      state,
      from: null,
      inBattle: false,
    })),
    form('<damage|the damage> dealt by {by:cards} is canceled/cancelled', ({ by }) => ({
      when: 'damage',
      by,
      to: 'opponent',
      cancelled: true,
    })),
    form('<damage|the damage> dealt by {by:cards} is not canceled/cancelled', ({ by }) => ({
      when: 'damage',
      by,
      to: 'opponent',
      cancelled: false,
    })),
    form('<damage|the damage> you receive/received is canceled/cancelled', {
      when: 'damage',
      by: null,
      to: 'you',
      cancelled: true,
    }),
    form('<damage|the damage> you receive/received is not canceled/cancelled', {
      when: 'damage',
      by: null,
      to: 'you',
      cancelled: false,
    }),
    form('<damage|the damage> your opponent receive/received/receives is canceled/cancelled', {
      when: 'damage',
      by: null,
      to: 'opponent',
      cancelled: true,
    }),
    form('<damage|the damage> dealt to you is canceled/cancelled', {
      when: 'damage',
      by: null,
      to: 'you',
      cancelled: true,
    }),
    form('you receive/received damage', { when: 'damage', by: null, to: 'you', cancelled: null }),
    form('{card:owner} trigger check reveals {t:selection}', ({ card, t }) => ({
      when: 'triggers',
      card,
      reveals: t.ref === 'select' ? t.where : [],
    })),
    form("<your character's|your characters'> trigger check reveals {t:selection}", ({ t }) => ({
      when: 'triggers',
      card: { ref: 'select', count: 'all', place: STAGE, where: [{ is: 'type', type: 'character' }] },
      reveals: t.ref === 'select' ? t.where : [],
    })),
    form('{t:selection} is revealed <by|during|in> {card:owner} trigger check', ({ card, t }) => ({
      when: 'triggers',
      card,
      reveals: t.ref === 'select' ? t.where : [],
    })),
    form('{t:cards} triggers', ({ t }) => ({
      when: 'triggers',
      card: { ref: 'select', count: 'all', place: STAGE, where: [] },
      reveals: t.ref === 'select' ? t.where : [{ is: 'same', what: 'card', as: t }],
    })),
    form('you use {a:abilityRef}', ({ a }) => ({ when: 'uses', who: 'you', ability: a })),
    form('your opponent uses {a:abilityRef}', ({ a }) => ({ when: 'uses', who: 'opponent', ability: a })),
    form('you play/played {card:cards}', ({ card }) => ({ when: 'plays', who: 'you', card })),
    form('your opponent plays/played {card:cards}', ({ card }) => ({ when: 'plays', who: 'opponent', card })),
    form('{who:player} level up/ups', ({ who }) => ({ when: 'levelUp', who })),
    form('{card:possessor} battle opponent becomes/become {state:state}', ({ card, state }) => ({
      when: 'becomes',
      card: { ref: 'battleOpponent', of: card },
      state,
      from: null,
      inBattle: false,
    })),
    form('{card:possessor} battle opponent becomes/become {state:state} in/during battle', ({ card, state }) => ({
      when: 'becomes',
      card: { ref: 'battleOpponent', of: card },
      state,
      from: null,
      inBattle: true,
    })),
    form(
      '{card:cards} <is|are|was|were> <put|placed> <underneath|under> {under:cards} <as a marker|as markers|>',
      ({ card, under }) => placed(card, { zone: 'markers', under }, nowhere),
    ),
    form('{who:player} levels up', ({ who }) => ({ when: 'levelUp', who })),
    form('{card:cards} is played from {from:place}', ({ card, from }) => ({
      when: 'plays',
      who: 'you',
      card: within(card, from),
    })),
    form('played and placed on {to:place}', ({ to }) =>
      placed(SAME, to, { from: { zone: 'hand', of: 'you' }, by: null }),
    ),
  ]),
  rule('origins', (form) => [
    form('{o:origin}', ({ o }) => [o]),
    form('{o:origin} or {more:origins}', ({ o, more }) => [o, ...more]),
    form('{o:origin} , or {more:origins}', ({ o, more }) => [o, ...more]),
  ]),
  rule('origin', (form) => [
    form('from {from:place}', ({ from }) => ({ from, by: null })),
    form('by {by:sources}', ({ by }) => ({ from: null, by })),
    form('from {from:place} by {by:sources}', ({ from, by }) => ({ from, by })),
    form('via {by:sources}', ({ by }) => ({ from: null, by })),
  ]),
  rule('sources', () => [same('{it:source}')]),
  rule('source', (form) => [
    form('<the|an|a|> {kind:abilityKind} <effect|ability> of {card:cards}', ({ kind, card }) => ({
      ...anywhere,
      kind,
      card,
    })),
    form('<the|an|a|> {kind:abilityKind} <effect|ability>', ({ kind }) => ({ ...anywhere, kind })),
    form('<the|an|> <effect|effects|ability> of {card:cards}', ({ card }) => ({ ...anywhere, kind: 'effect', card })),
    form('{of:whose} <effect|effects|card effects>', ({ of }) => ({ ...anywhere, kind: 'effect', of })),
    form('<the|> {keyword:keyword} of {card:cards}', ({ keyword, card }) => ({ ...anywhere, keyword, card })),
    form('<the|> <effect|ability> of {keyword:keyword} of {card:cards}', ({ keyword, card }) => ({
      ...anywhere,
      keyword,
      card,
    })),
    form('{keyword:keyword}', ({ keyword }) => ({ ...anywhere, keyword })),
    form('<the|> effect of {of:whose} {d:description}', ({ of, d }) => ({
      ...anywhere,
      of,
      kind: 'effect',
      card: { ref: 'select', count: 'all', place: d.place ?? { zone: 'stage', of }, where: d.where },
    })),
    form('{card:owner} {kind:abilityKind} <effect|ability>', ({ card, kind }) => ({ ...anywhere, kind, card })),
    form('{card:owner} {keyword:keyword}', ({ card, keyword }) => ({ ...anywhere, keyword, card })),
    form('{card:owner} effect', ({ card }) => ({ ...anywhere, kind: 'effect', card })),
    form('{card:card}', ({ card }) => ({ ...anywhere, card })),
    form('<a|an|the|> {keyword:keyword} effect', ({ keyword }) => ({ ...anywhere, keyword })),
    form('<a|an|the|> {name:name} effect', ({ name }) => ({ ...anywhere, kind: 'effect', card: named(name) })),
    form("<your opponent character's|your opponent's character's|your opponent characters'> effects", {
      ...anywhere,
      of: 'opponent',
      kind: 'effect',
      card: {
        ref: 'select',
        count: 'all',
        place: { zone: 'stage', of: 'opponent' },
        where: [{ is: 'type', type: 'character' }],
      },
    }),
    form("<your opponent character's|your opponent's character's> {kind:abilityKind} <effect|effects>", ({ kind }) => ({
      ...anywhere,
      of: 'opponent',
      kind,
      card: {
        ref: 'select',
        count: 'all',
        place: { zone: 'stage', of: 'opponent' },
        where: [{ is: 'type', type: 'character' }],
      },
    })),
    form('<the|> {kind:abilityKind} effects of {card:cards}', ({ kind, card }) => ({ ...anywhere, kind, card })),
    form('<the|an|> 【CXCOMBO】 <effect|ability> of {card:cards}', ({ card }) => ({
      ...anywhere,
      kind: 'combo',
      card,
    })),
  ]),
  rule('abilityRef', (form) => [
    form('<an|any|> {kind:abilityKind} <ability|abilities|effect|effects|>', ({ kind }) => ({
      of: null,
      kind,
      keyword: null,
    })),
    form('{keyword:keyword}', ({ keyword }) => ({ of: null, kind: null, keyword })),
    form('{of:owner} {keyword:keyword}', ({ of, keyword }) => ({ of, kind: null, keyword })),
    form('{of:owner} {kind:abilityKind} <ability|>', ({ of, kind }) => ({ of, kind, keyword: null })),
    form('{keyword:keyword} of {of:cards}', ({ keyword, of }) => ({ of, kind: null, keyword })),
    form('<the|an|any|> {kind:abilityKind} <ability|effect|> of {of:cards}', ({ kind, of }) => ({
      of,
      kind,
      keyword: null,
    })),
    form('“ {kind:abilityKind} Encore ”', ({ kind }) => ({ of: null, kind, keyword: 'encore' })),
    form('<the|> “ {kind:abilityKind} Encore ” of {of:cards}', ({ kind, of }) => ({ of, kind, keyword: 'encore' })),
  ]),
]
