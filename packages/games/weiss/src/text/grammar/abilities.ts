import type { Place, Ref, Step, Value } from '../core.ts'
import type { Draft, Note } from '../draft.ts'
import { expandBackup, expandBond, expandEncore, expandShift, greatPerformance } from '../keywords.ts'
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
    form('【CONT】 Great Performance <.|>', () => [greatPerformance(null)]),
    form('【CONT】 Great Performance ( {s:sentences} )', ({ s }) => [greatPerformance(s)]),
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
    form('<this|> damage may be canceled/cancelled', 'cancellable'),
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
  ]),
]

/** An effect with a cost of its own: that is what is paid within it. */
const priced = (drafts: readonly Draft[], cost: readonly Draft[]): readonly Draft[] =>
  drafts.map((draft) => {
    if (draft.do === 'pay') return { ...draft, cost: cost as readonly Step[] }
    return 'steps' in draft ? ({ ...draft, steps: priced(draft.steps, cost) } as Draft) : draft
  })
