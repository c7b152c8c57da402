import type { Condition, CostRef, Place, Ref, Step, Value } from '../core.ts'
import { type Draft, doneBy, doneByAll, one, select, THIS } from '../draft.ts'
import { makeAbility } from '../lower.ts'
import { rule, same } from '../notation.ts'
import type { Until } from '../terms.ts'

const all = (of: readonly Condition[]): Condition => (of.length === 1 ? of[0]! : { if: 'all', of })

const ofAbility = (of: Ref, kind: CostRef['kind'], keyword: CostRef['keyword'] = null): CostRef => ({
  of,
  kind,
  keyword,
})

/** Sentences are lists of steps. "If", "when", "during" and "you may" govern the rest of their sentence. */
export const steps = [
  rule('steps', (form) => [
    same('{it:step}'),
    form('{a:step} , and {b:steps}', ({ a, b }) => [...a, ...b]),
    form('{a:step} and {b:steps}', ({ a, b }) => [...a, ...b]),
    form('{a:step} , {b:steps}', ({ a, b }) => [...a, ...b]),
    form('{a:step} , then {b:steps}', ({ a, b }) => [...a, ...b]),
    form('{a:step} , and then {b:steps}', ({ a, b }) => [...a, ...b]),
    form('if {c:conditions} , {s:steps}', ({ c, s }) => [{ do: 'if', cond: all(c), steps: s as Step[] }]),
    form('during {c:scope} , {s:steps}', ({ c, s }) => scoped(c, s)),
    form('{event:event} , {s:steps}', ({ event, s }) => [
      { do: 'delay', event, until: 'endOfGame', steps: s as Step[] },
    ]),
    form('when {c:conditions} , {s:steps}', ({ c, s }) => [{ do: 'if', cond: all(c), steps: s as Step[] }]),
    form('{u:until} , {event:event} , {s:steps}', ({ u, event, s }) => [
      { do: 'delay', event, until: u, steps: s as Step[] },
    ]),
    form('{u:until} <,|> {s:steps}', ({ u, s }) => lasting(s, u)),
    form('you may {s:steps}', ({ s }) => [{ do: 'may', by: 'you', steps: s as Step[], id: 0 }]),
    form('you may {s:own} afterwards', ({ s }) => [{ do: 'may', by: 'you', steps: s as Step[], id: 0 }]),
    form('<your opponent|they|that player|he or she> may {s:steps}', ({ s }) => [
      { do: 'may', by: 'opponent', steps: doneBy(s, 'opponent') as Step[], id: 0 },
    ]),
    form('<your opponent|they|that player> {s:theirs}', ({ s }) => s),
    form('<your opponent|they|that player> {a:theirs} , and {s:steps}', ({ a, s }) => [...a, ...s]),
    form('<your opponent|they|that player> {a:theirs} , {s:steps}', ({ a, s }) => [...a, ...s]),
    form('<your opponent|they|that player> {a:theirs} and {s:steps}', ({ a, s }) => [...a, ...s]),
    form('{a:theirs} , and {s:steps}', ({ a, s }) => [...a, ...s]),
    form('{a:theirs} , {s:steps}', ({ a, s }) => [...a, ...s]),
    same('{it:theirs}'),
    form('{s:step} if {c:conditions}', ({ s, c }) => [{ do: 'if', cond: all(c), steps: s as Step[] }]),
    form('for each {d:description} , {s:steps}', ({ d, s }) => [
      { do: 'forEach', of: select('all', d, null), per: 1, steps: s as Step[] },
    ]),
    form('for every {n:numeral} {d:description} , {s:steps}', ({ n, d, s }) => [
      { do: 'forEach', of: select('all', d, null), per: n, steps: s as Step[] },
    ]),
    form('then , {s:steps}', ({ s }) => [{ do: 'then', steps: s }]),
    form('<all players|each player|both players> {s:own}', ({ s }) => doneByAll(s)),
    form('<all players|each player|both players> {s:theirs}', ({ s }) => doneByAll(s)),
    form('<all players|each player|both players> {s:own} , and {t:own}', ({ s, t }) => doneByAll([...s, ...t])),
    form('otherwise , {s:steps}', ({ s }) => [{ do: 'if', cond: { if: 'otherwise' }, steps: s as Step[] }]),
    form(
      'if you would pay {pays:costRef} , you may {s:own} instead of {count:spared} from your {zone:zone}',
      ({ pays, s, count, zone }) => [{ do: 'payInstead', pays, count, zone, steps: s as Step[] }],
    ),
    form(
      '<when this card is played|when you play this card> from your hand , you may choose {cards:cards} , and put it into your waiting room . if you do , you may play this card with/for 0 cost',
      ({ cards }) => [
        {
          do: 'payInstead',
          pays: ofAbility(THIS, 'play'),
          count: 'all',
          zone: 'stock',
          steps: [{ do: 'put', by: 'you', cards, to: [{ place: { zone: 'waitingRoom', of: 'you' } }], slot: 0 }],
        },
      ],
    ),
    form(
      'if this card would attack , you may <instead|> choose {cards:cards} , and <have|> this card frontal attack/attacks <that character as the defending character|with the chosen character as the defending character> <instead|>',
      ({ cards }) => [
        {
          do: 'instead',
          of: { when: 'attacks', card: THIS, how: null },
          steps: [
            { do: 'choose', by: 'you', cards, slot: 0 },
            { do: 'attackAs', how: 'front', whom: { ref: 'pronoun', word: 'chosen', where: [] } },
          ],
        },
      ],
    ),
    form('if performed {n:number} times , {s:steps}', ({ n, s }) => [
      {
        do: 'delay',
        event: { when: 'begins', phase: 'counter', of: 'turnPlayer', next: false },
        until: 'endOfAttack',
        steps: [{ do: 'if', cond: { if: 'checked', times: n }, steps: s as Step[] }],
      },
    ]),
    form(
      'you may choose {cards:known} as the character that performs an attack . if you do , this card {how:attackKind} attacks',
      ({ cards, how }) => [
        { do: 'modify', cards, mods: [{ mod: 'may', act: { act: 'attackFromBack', how } }], until: 'whileThere' },
      ],
    ),
    form('{s:step} during your turn', ({ s }) => [
      { do: 'if', cond: { if: 'during', phase: 'turn', of: 'you' }, steps: s as Step[] },
    ]),
    form('{s:step} at the end of <the|this|> turn', ({ s }) => [
      {
        do: 'delay',
        event: { when: 'ends', phase: 'turn', of: 'turnPlayer', next: false },
        until: 'endOfTurn',
        steps: s as Step[],
      },
    ]),
  ]),
  /** What one pays: for an ability of a card, or for playing one. */
  rule('costRef', (form) => [
    form('the 【ACT】 cost for {of:cards}', ({ of }) => ofAbility(of, 'act')),
    form('the 【AUTO】 cost for {of:cards}', ({ of }) => ofAbility(of, 'auto')),
    form('the 【CXCOMBO】 cost for {of:cards}', ({ of }) => ofAbility(of, 'combo')),
    form('the {keyword:keyword} cost for {of:cards}', ({ keyword, of }) => ofAbility(of, null, keyword)),
    form('the cost for a/an {k:alternatives} in your hand', ({ k }) =>
      ofAbility(select(one, { where: k, place: { zone: 'hand', of: 'you' } }, null), 'play'),
    ),
  ]),
  rule('spared', (form) => [
    form('a card', one),
    form('{n:numeral} card/cards', ({ n }) => ({ min: n, max: n })),
    form('{n:numerals} cards', ({ n }) => ({ min: Math.min(...n), max: Math.max(...n) })),
  ]),
  rule('step', (form) => [
    same('{it:own}'),
    form('you {s:own}', ({ s }) => s),
    form('pay the cost', [{ do: 'pay', by: 'you', id: 0 }]),
    form('{cards:cards} get/gets {mods:modifiers} {u:until?}', ({ cards, mods, u }) => [
      { do: 'modify', cards, mods, until: u ?? 'whileThere' },
    ]),
    form('{cards:cards} gain/gains/have/has {mods:modifiers} {u:until?}', ({ cards, mods, u }) => [
      { do: 'modify', cards, mods, until: u ?? 'whileThere' },
    ]),
    form('{cards:cards} get/gets {mods:modifiers} for each {d:description} {u:until?}', ({ cards, mods, d, u }) => [
      {
        do: 'modify',
        cards,
        mods: mods.map((mod) =>
          mod.mod === 'add' ? { ...mod, by: times(mod.by, { num: 'count', cards: select('all', d, null) }) } : mod,
        ),
        until: u ?? 'whileThere',
      },
    ]),
    form(
      '{cards:cards} get/gets {mods:modifiers} for each of {of:whose} {d:description} {u:until?}',
      ({ cards, mods, of, d, u }) => [
        {
          do: 'modify',
          cards,
          mods: mods.map((mod) =>
            mod.mod === 'add' ? { ...mod, by: times(mod.by, { num: 'count', cards: select('all', d, of) }) } : mod,
          ),
          until: u ?? 'whileThere',
        },
      ],
    ),
    form(
      '{cards:cards} get/gets {mods:modifiers} <while in|in|while on|while it is in> {place:place}',
      ({ cards, mods, place }) => [{ do: 'modify', cards: within(cards, place), mods, until: 'whileThere' }],
    ),
    form('{cards:cards} cannot {acts:acts} {u:until?}', ({ cards, acts, u }) => [
      { do: 'modify', cards, mods: acts.map((act) => ({ mod: 'cannot', act })), until: u ?? 'whileThere' },
    ]),
    form('{cards:cards} can/may {acts:acts} {u:until?}', ({ cards, acts, u }) => [
      {
        do: 'modify',
        cards: acts.some(({ act }) => act === 'ignoreColour') ? inHand(cards) : cards,
        mods: acts.map((act) => ({ mod: 'may', act })),
        until: u ?? 'whileThere',
      },
    ]),
    form('you cannot {acts:acts} {u:until?}', ({ acts, u }) => [
      { do: 'modifyPlayer', who: 'you', mods: acts.map((act) => ({ mod: 'cannot', act })), until: u ?? 'whileThere' },
    ]),
    form('your opponent cannot {acts:acts} {u:until?}', ({ acts, u }) => [
      {
        do: 'modifyPlayer',
        who: 'opponent',
        mods: acts.map((act) => ({ mod: 'cannot', act })),
        until: u ?? 'whileThere',
      },
    ]),
    form('<all players|players|each player> cannot {acts:acts} {u:until?}', ({ acts, u }) => [
      { do: 'modifyPlayer', who: 'both', mods: acts.map((act) => ({ mod: 'cannot', act })), until: u ?? 'whileThere' },
    ]),
    form("{cards:owner} soul <does not decrease|doesn't decrease> by side attacking {u:until?}", ({ cards, u }) => [
      { do: 'modify', cards, mods: [{ mod: 'cannot', act: { act: 'loseSoulBySide' } }], until: u ?? 'whileThere' },
    ]),
    form('X is equal to {v:value}', ({ v }) => [{ do: 'let', name: 'X', value: v }]),
    form('Y is equal to {v:value}', ({ v }) => [{ do: 'let', name: 'Y', value: v }]),
    form('X is {v:value}', ({ v }) => [{ do: 'let', name: 'X', value: v }]),
    form('you can/may put {n:quantity} cards with the same card name as this card in/into your deck', ({ n }) => [
      {
        do: 'modifyPlayer',
        who: 'you',
        mods: [{ mod: 'may', act: { act: 'copies', count: n, names: [] } }],
        until: 'whileThere',
      },
    ]),
    form(
      'you can/may put {n:quantity} cards with the same card name as this card <and cards named|and> {names:names} in/into your deck',
      ({ n, names }) => [
        {
          do: 'modifyPlayer',
          who: 'you',
          mods: [{ mod: 'may', act: { act: 'copies', count: n, names } }],
          until: 'whileThere',
        },
      ],
    ),
    form('{of:owner} card name <will also be|is also> <regarded|considered|treated> as {name:name}', ({ of, name }) => [
      { do: 'modify', cards: of, mods: [{ mod: 'name', name }], until: 'whileThere' },
    ]),
    form(
      '{cards:cards} get/gets {mods:modifiers} <and|, and> cannot {acts:acts} {u:until?}',
      ({ cards, mods, acts, u }) => [
        {
          do: 'modify',
          cards,
          mods: [...mods, ...acts.map((act) => ({ mod: 'cannot' as const, act }))],
          until: u ?? 'whileThere',
        },
      ],
    ),
    form('{cards:cards} get/gets {a:modifiers} {u:until} and {b:modifiers} {v:until}', ({ cards, a, u, b, v }) => [
      { do: 'modify', cards, mods: a, until: u },
      { do: 'modify', cards, mods: b, until: v },
    ]),
    form('{cards:cards} get/gets {a:modifiers} {u:until} , and {b:modifiers} {v:until}', ({ cards, a, u, b, v }) => [
      { do: 'modify', cards, mods: a, until: u },
      { do: 'modify', cards, mods: b, until: v },
    ]),
    form('{cards:cards} get/gets + {n:number} or - {m:number} {stat:stat} {u:until?}', ({ cards, n, m, stat, u }) => [
      {
        do: 'modes',
        by: 'you',
        count: { min: 1, max: 1 },
        modes: [n, { num: 'times' as const, a: -1, b: m }].map((by) => [
          { do: 'modify', cards, mods: [{ mod: 'add' as const, stat, by }], until: u ?? 'whileThere' },
        ]),
      },
    ]),
    form('{cards:cards} <does not|do not> 【STAND】 {u:until?}', ({ cards, u }) => [
      {
        do: 'modify',
        cards,
        mods: [{ mod: 'cannot', act: { act: 'stand', phaseOf: null } }],
        until: u ?? 'whileThere',
      },
    ]),
    form('{cards:cards} both get/gets {mods:modifiers} {u:until?}', ({ cards, mods, u }) => [
      { do: 'modify', cards, mods, until: u ?? 'whileThere' },
    ]),
    form(
      'choose {n:quantity} of the following <abilities|2 abilities|two abilities> , and {cards:cards} get/gets/gain/gains <that ability|the chosen ability|those abilities|it> {u:until?}',
      ({ n, cards, u }) => [
        { do: 'modify', cards, mods: [{ mod: 'ability', abilities: [], choose: n }], until: u ?? 'whileThere' },
      ],
    ),
    form('perform the following action for every {n:numeral} {d:description}', ({ n, d }) => [
      {
        do: 'forEach',
        of: select('all', d, null),
        per: n,
        steps: [{ do: 'repeat', by: 'you', times: 1, upTo: false, steps: [] }],
      },
    ]),
    form('perform the following action for each {d:description}', ({ d }) => [
      {
        do: 'forEach',
        of: select('all', d, null),
        per: 1,
        steps: [{ do: 'repeat', by: 'you', times: 1, upTo: false, steps: [] }],
      },
    ]),
    form(
      '{cards:cards} lose/loses <all of|> <that trait|that chosen trait|the chosen trait|those traits> {u:until?}',
      ({ cards, u }) => [
        { do: 'modify', cards, mods: [{ mod: 'loseTrait', trait: 'chosen' }], until: u ?? 'whileThere' },
      ],
    ),
    form(
      'you can play {cards:cards} without fulfilling <color requirements|the color requirement|the color requirements> {u:until?}',
      ({ cards, u }) => [
        {
          do: 'modifyPlayer',
          who: 'you',
          mods: [{ mod: 'may', act: { act: 'ignoreColour', cards } }],
          until: u ?? 'whileThere',
        },
      ],
    ),
    form(
      'X is equal to {a:value} if {c:conditions} , and X is equal to {b:value} if {d:conditions}',
      ({ a, c, b, d }) => [
        {
          do: 'let',
          name: 'X',
          value: {
            num: 'choose',
            cases: [
              { when: all(c), value: a },
              { when: all(d), value: b },
            ],
          },
        },
      ],
    ),
  ]),
]

const times = (a: Value, b: Value): Value => (a === 1 ? b : { num: 'times', a, b })

const within = (cards: Ref, place: Place): Ref =>
  cards.ref === 'select'
    ? { ...cards, place }
    : { ref: 'select', count: 'all', place, where: [{ is: 'same', what: 'card', as: cards }] }

/** "Your climax can be played from your hand": the cards there. */
function inHand(cards: Ref): Ref {
  if (cards.ref === 'union') return { ...cards, of: cards.of.map(inHand) }
  return cards.ref === 'select' ? { ...cards, place: { zone: 'hand', of: 'you' } } : cards
}

/** Conditions that come and go while something lasts. */
const isScope = (cond: Condition): boolean =>
  cond.if === 'any' ? cond.of.every(isScope) : cond.if === 'during' || cond.if === 'battle' || cond.if === 'attack'

type Lasting = Extract<Step, { do: 'modify' | 'modifyPlayer' }>
const isLasting = (draft: Draft): draft is Lasting => draft.do === 'modify' || draft.do === 'modifyPlayer'

/** "Until the end of your next turn, during this card's battle, ...": this card has that as an ability so long. */
function asAbility(cond: Condition, steps: readonly Step[], until: Until): Draft {
  const abilities = [makeAbility('cont', {}, [], [{ do: 'if', cond, steps }])]
  return { do: 'modify', cards: THIS, mods: [{ mod: 'ability', abilities }], until }
}

const lasting = (drafts: readonly Draft[], until: Until): readonly Draft[] =>
  drafts.map((draft) => {
    if (draft.do === 'if' && isScope(draft.cond)) return asAbility(draft.cond, draft.steps, until)
    return isLasting(draft) && draft.until === 'whileThere' ? { ...draft, until } : draft
  })

/** "During this card's battle, ... until the end of your next turn" says the same in another order. */
function scoped(cond: Condition, drafts: readonly Draft[]): readonly Draft[] {
  const [only, ...more] = drafts
  if (only?.do !== 'modifyPlayer' || more.length > 0 || only.until === 'whileThere' || !isScope(cond))
    return [{ do: 'if', cond, steps: drafts as Step[] }]
  return [asAbility(cond, [{ ...only, until: 'whileThere' }], only.until)]
}
