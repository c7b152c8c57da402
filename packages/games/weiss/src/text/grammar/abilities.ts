import { MeaningError } from '../bind.ts'
import type { Place, Ref, Step, Value } from '../core.ts'
import type { Draft, Note } from '../draft.ts'
import { expandBackup, expandBond, expandEncore, expandShift, expandSunder, greatPerformance } from '../keywords.ts'
import { makeAbility } from '../lower.ts'
import { rule, same } from '../notation.ts'

const note = (each: Note): Draft => ({ do: 'note', note: each })
const stock: Place = { zone: 'stock', of: 'you' }
const pay = (n: Value): Step => ({
  do: 'put',
  by: 'you',
  cards: { ref: 'end', end: 'top', count: { min: n, max: n }, place: stock } satisfies Ref,
  to: [{ place: { zone: 'waitingRoom', of: 'you' } }],
  slot: 0,
})

/** Sentences, quoted blocks, costs, headers, keywords: from steps to abilities. */
export const abilities = [
  rule('text', (form) => [
    same('{it:abilities}'),
    form('{s:effect}', ({ s }) => [makeAbility('event', {}, [], s)]),
    form('{s:effect} {more:abilities}', ({ s, more }) => [makeAbility('event', {}, [], s), ...more]),
    form('{c:bracket} {s:sentences}', ({ c, s }) => [makeAbility('event', {}, c, s)]),
    form('{l:labels} {c:bracket?} {s:sentences}', ({ l, c, s }) => [makeAbility('event', l, c ?? [], s)]),
    form('“ {it:abilities} ” <.|>', ({ it }) => it),
    form('{a:sentences} {p:priced}', ({ a, p }) => [makeAbility('event', {}, [], [...a, ...p])]),
    form('{l:labels} {a:sentences} {p:priced}', ({ l, a, p }) => [makeAbility('event', l, [], [...a, ...p])]),
    form('{a:sentences} 【COUNTER】 {s:sentences}', ({ a, s }) => [
      makeAbility('event', { counter: true }, [], [...a, ...s]),
    ]),
    form('{more:abilities} 【COUNTER】 {s:sentences}', ({ more, s }) => [
      ...more,
      makeAbility('event', { counter: true }, [], s),
    ]),
  ]),
  /** Parts of an event's text that have a cost of their own. */
  rule('priced', (form) => [
    form('{c:bracket} {s:sentences}', ({ c, s }) => priced(s, c)),
    form('{c:bracket} {s:sentences} {more:priced}', ({ c, s, more }) => [...priced(s, c), ...more]),
  ]),
  rule('abilities', (form) => [
    same('{it:ability}'),
    form('{a:ability} {more:abilities}', ({ a, more }) => [...a, ...more]),
  ]),
  rule('effect', (form) => [
    same('{it:sentences}'),
    form('“ {it:sentences} ” <.|>', ({ it }) => it),
    form('“ {a:sentences} ” {b:effect}', ({ a, b }) => [...a, ...b]),
  ]),
  rule('ability', (form) => [
    form('【AUTO】 {l:labels?} {c:bracket?} {s:sentences}', ({ l, c, s }) => [makeAbility('auto', l, c ?? [], s)]),
    form('【AUTO】 {l:labels?} {c:bracket} {m:labels} {s:sentences}', ({ l, c, m, s }) => [
      makeAbility('auto', { ...l, ...m }, c, s),
    ]),
    form('【ACT】 {l:labels?} {c:bracket} {m:labels} {s:sentences}', ({ l, c, m, s }) => [
      makeAbility('act', { ...l, ...m }, c, s),
    ]),
    form('【ACT】 {l:labels?} {c:bracket?} {s:sentences}', ({ l, c, s }) => [makeAbility('act', l, c ?? [], s)]),
    form('【CONT】 {l:labels?} {s:sentences}', ({ l, s }) => [makeAbility('cont', l, [], s)]),
    form('【AUTO】 {l:labels?} Encore {c:bracket} <.|>', ({ l, c }) => [expandEncore(l, c, null)]),
    form('【AUTO】 {l:labels?} Encore {c:bracket} ( {s:sentences} ) <.|>', ({ l, c, s }) => [expandEncore(l, c, s)]),
    form('【AUTO】 Bond / {names:bonds} {c:bracket} <.|>', ({ names, c }) => [expandBond(names, c, null)]),
    form('【AUTO】 Bond / {names:bonds} {c:bracket} ( {s:sentences} ) <.|>', ({ names, c, s }) => [
      expandBond(names, c, s),
    ]),
    form('【ACT】 【COUNTER】 Backup {n:numeral} <,|> Level {level:numeral} {c:bracket} <.|>', ({ n, level, c }) => [
      expandBackup(n, level, c, null),
    ]),
    form(
      '【ACT】 【COUNTER】 Backup {n:numeral} <,|> Level {level:numeral} {c:bracket} ( {s:sentences} ) <.|>',
      ({ n, level, c, s }) => [expandBackup(n, level, c, s)],
    ),
    form('【AUTO】 【CLOCK】 Shift <,|> Level {level:numeral} ( {s:sentences} )', ({ level, s }) => [
      expandShift(level, s),
    ]),
    form('【AUTO】 Sunder / {name:name} {c:bracket} <.|>', ({ name, c }) => [expandSunder(name, c)]),
    form('【CONT】 Great Performance <.|>', () => [greatPerformance(null)]),
    form('【CONT】 Great Performance ( {s:sentences} )', ({ s }) => [greatPerformance(s)]),
    form(
      '【CONT】 Great Performance ( when your opponent attacks , if this card is in the middle position of your center stage and not 【REVERSE】 , your opponent frontal attacks this card instead )',
      () => [greatPerformance(null)],
    ),
  ]),
  rule('bonds', (form) => [
    form('{name:name}', ({ name }) => [name]),
    form('{name:name} <or|/|> {more:bonds}', ({ name, more }) => [name, ...more]),
  ]),
  rule('labels', (form) => [same('{it:label}'), form('{a:label} {b:labels}', ({ a, b }) => ({ ...a, ...b }))]),
  rule('label', (form) => [
    form('【CXCOMBO】', { combo: true }),
    form('【CLOCK】', { zone: 'clock' }),
    form('【COUNTER】', { counter: true }),
    form('【1/TURN】', { perTurn: 1 }),
    form('【2/TURN】', { perTurn: 2 }),
    form('【3/TURN】', { perTurn: 3 }),
    form('Memory', { keyword: 'memory' }),
    form('Experience', { keyword: 'experience' }),
    form('Resonate', { keyword: 'resonate' }),
    form('Accelerate', { keyword: 'accelerate' }),
    form('Alarm', { keyword: 'alarm' }),
    form('Change', { keyword: 'change' }),
    form('Brainstorm', { keyword: 'brainstorm' }),
    form('Assist', { keyword: 'assist' }),
    form('this ability activates up to {n:numeral} time/times per turn .', ({ n }) => ({ perTurn: n })),
    form('Fusion', { keyword: 'fusion' }),
    form('Resonance', { keyword: 'resonance' }),
    form('this ability can be used up to {n:numeral} time/times per turn .', ({ n }) => ({ perTurn: n })),
  ]),
  rule('bracket', (form) => [form('[ {it:costs} <.|> ]', ({ it }) => it)]),
  rule('costs', (form) => [
    same('{it:cost}'),
    form('{a:cost} {b:costs}', ({ a, b }) => [...a, ...b]),
    form('{a:cost} . {b:costs}', ({ a, b }) => [...a, ...b]),
    form('{a:cost} & {b:costs}', ({ a, b }) => [...a, ...b]),
    form('{a:cost} , {b:costs}', ({ a, b }) => [...a, ...b]),
    form('{a:cost} and {b:costs}', ({ a, b }) => [...a, ...b]),
    form('{a:cost} , and {b:costs}', ({ a, b }) => [...a, ...b]),
  ]),
  rule('cost', (form) => [
    form('{n:numeral}', ({ n }) => [pay(n)]),
    form('( {n:number} )', ({ n }) => [pay(n)]),
    same('{it:own}'),
  ]),
  rule('sentences', (form) => [
    same('{it:sentence}'),
    same('{it:steps}'),
    form('{a:sentence} {b:sentences}', ({ a, b }) => [...a, ...b]),
  ]),
  rule('sentence', (form) => [
    form('{s:steps} .', ({ s }) => s),
    form('{s:steps} {b:blocks}', ({ s, b }) => [...s, ...b]),
    form('{s:steps} . {b:blocks}', ({ s, b }) => [...s, ...b]),
    form('( {n:notes} ) <.|>', ({ n }) => n.map(note)),
    // a trigger icon and its reminder; in many texts the icon itself is lost
    form('( {icon:icon} : {says:iconText} <.|> ) <.|>', ({ icon, says }) => {
      if (icon !== says) throw new MeaningError('the reminder says something else than its icon')
      return [note('icon')]
    }),
    form('( : {says:iconText} <.|> ) <.|>', () => [note('icon')]),
  ]),
  rule('iconText', (form) => [
    form(
      'when this card triggers , you may choose {n:count} <character|characters> in/from your waiting room , and return it to your hand',
      'comeback',
    ),
    form(
      'when this card triggers , you may choose {n:count} <climax|climaxes|climax cards> in/from your waiting room , and return it to your hand',
      'gate',
    ),
    form(
      "when this card triggers , you may choose {n:count} of your opponent's <character|characters> , and return it to {of:whose} hand",
      'return',
    ),
    form(
      'when this card triggers , return this card to your hand . you may put the top card of your deck into your stock',
      'treasure',
    ),
    form('when this card triggers , you may put the top card of your deck into your stock', 'pool'),
    form('when this card triggers , you may draw {n:count} card/cards', 'draw'),
    form(
      'when this card triggers , you may choose {n:count} <character|characters> with <a|> level <equal to or lower than|equal to or less than|lower than or equal to> your level + {m:numeral} in your waiting room , and put it on any position of your stage as 【REST】',
      'standby',
    ),
    form(
      'when this card triggers , you may choose {n:count} <character|characters> with 【SOUL】 in its trigger icon in your waiting room , and return it to your hand or put it into your stock',
      'choice',
    ),
    form(
      'during this turn , when the next damage dealt by the attacking character that triggered this card is canceled/cancelled , deal {n:count} damage to your opponent',
      'shot',
    ),
  ]),
  rule('blocks', (form) => [
    form('{b:block} <.|>', ({ b }) => [b]),
    form('{b:block} <,|.|> {more:blocks}', ({ b, more }) => [b, ...more]),
    form('{b:block} ( {n:notes} ) {more:blocks}', ({ b, n, more }) => [...n.map(note), b, ...more]),
  ]),
  rule('block', (form) => [
    form('“ {a:ability} ”', ({ a }) => ({ do: 'block', abilities: a, steps: [] })),
    form('“ {s:sentences} ”', ({ s }) => ({ do: 'block', abilities: [], steps: s })),
    form('“ {c:bracket} {s:sentences} ”', ({ c, s }) => ({ do: 'block', abilities: [], steps: priced(s, c) })),
  ]),
  rule('notes', (form) => [
    form('{n:note} <.|>', ({ n }) => [n]),
    form('{n:note} . {more:notes}', ({ n, more }) => [n, ...more]),
  ]),
  rule('note', (form) => [
    form('<this|> damage can/may be canceled/cancelled', 'cancellable'),
    form('<this damage|damage> cannot be canceled/cancelled', 'uncancellable'),
    form('<climax|climaxes|climax cards> are <regarded|considered> as level 0', 'climaxLevel'),
    form(
      '<otherwise ,|if it is not ,|if not ,|> return <the revealed card|it|the revealed cards|them|that card> to <its|their> original <place|places|position|state>',
      'revealedReturns',
    ),
    form(
      'this ability <does not activate|will not activate|cannot be activated> if this card is not <on|in> the stage at the beginning of {p:phaseOf}',
      'startsThere',
    ),
    form('the revealed <card is|cards are> returned to <its|their> original <place|places>', 'revealedReturns'),
    form(
      '<otherwise ,|if it is not ,|if not ,|> return the <card|cards> <you saw|> to <its|their> original <place|places|position>',
      'revealedReturns',
    ),
    form(
      'if it is , <the revealed card is returned|return the revealed card> to its original <place|position>',
      'revealedReturns',
    ),
    form('even though there is no battle opponent , the attack does not become a direct attack', 'costReminder'),
    form(
      '<your opponent cannot use|you cannot use|> the “ 【AUTO】 Encore [ ( 3 ) ] ” rule <either|cannot be used either>',
      'encoreRule',
    ),
    form('battle does not take place', 'noBattle'),
    form('the character is placed on your stage as 【STAND】', 'exchanged'),
    form("<the card orientation does not change|the cards' states do not change>", 'exchanged'),
    form('you can only move it to the leftmost position', 'movesLeft'),
    form('you can only move it to the stage position on the right', 'movesRight'),
  ]),
]

/** An effect with a cost of its own: that is what is paid within it. */
const priced = (drafts: readonly Draft[], cost: readonly Draft[]): readonly Draft[] =>
  drafts.map((draft) => {
    if (draft.do === 'pay') return { ...draft, cost: cost as readonly Step[] }
    return 'steps' in draft ? ({ ...draft, steps: priced(draft.steps, cost) } as Draft) : draft
  })
