import type { Value } from '../core.ts'
import { select } from '../draft.ts'
import { rule, same } from '../notation.ts'

const times = (a: Value, b: Value): Value => ({ num: 'times', a, b })
const plus = (a: Value, b: Value): Value => ({ num: 'plus', a, b })
const minus = (b: Value): Value => (typeof b === 'number' ? -b : times(-1, b))

/** Numbers that depend on the table: what X is equal to, and both sides of a comparison. */
export const values = [
  rule('value', (form) => [
    same('{it:term}'),
    form('{a:term} × {b:number}', ({ a, b }) => times(a, b)),
    form('{a:number} × {b:term}', ({ a, b }) => times(a, b)),
    form('{a:term} multiplied by {b:value}', ({ a, b }) => times(a, b)),
    form('{a:number} times {b:term}', ({ a, b }) => times(a, b)),
    form('{a:term} + {b:number}', ({ a, b }) => plus(a, b)),
    form('{a:term} plus {b:value}', ({ a, b }) => plus(a, b)),
    form('{a:term} - {b:number}', ({ a, b }) => plus(a, minus(b))),
    form('{a:term} minus {b:value}', ({ a, b }) => plus(a, minus(b))),
  ]),
  rule('term', (form) => [
    form('{n:number}', ({ n }) => n),
    form('<your level|the level of yours>', { num: 'playerLevel', who: 'you' }),
    form("<your opponent's level|the level of your opponent>", { num: 'playerLevel', who: 'opponent' }),
    form('<the|> {stat:stat} of {of:cards}', ({ stat, of }) => ({ num: 'stat', stat, of })),
    form('{of:owner} {stat:stat}', ({ of, stat }) => ({ num: 'stat', stat, of })),
    form("{of:card} 's {stat:stat}", ({ of, stat }) => ({ num: 'stat', stat, of })),
    form("the revealed card's {stat:stat}", ({ stat }) => ({
      num: 'stat',
      stat,
      of: { ref: 'pronoun', word: 'revealed', where: [] },
    })),
    form('<the sum of|the total of|> <the total|total> {stat:stat} of {of:cards}', ({ stat, of }) => ({
      num: 'total',
      stat,
      of,
    })),
    form('the sum of <the|> {stat:stat} of {of:cards}', ({ stat, of }) => ({ num: 'total', stat, of })),
    form('<the|> <total number|number> of {d:description}', ({ d }) => ({
      num: 'count',
      cards: select('all', d, null),
    })),
    form('<the|> <total number|number> of {of:whose} {d:description}', ({ of, d }) => ({
      num: 'count',
      cards: select('all', d, of),
    })),
    form('the number of {p:pronoun}', ({ p }) => ({ num: 'count', cards: p })),
    form('<the|> <total number|number> of <different|> {what:aspect} {of:cards} has/have', ({ what, of }) =>
      // soul is counted in points
      what === 'soul' ? { num: 'total', stat: what, of } : { num: 'distinct', what, of },
    ),
    form('<the|> <total number|number> of <different|> {what:aspect} <of|on|for> {of:cards}', ({ what, of }) => ({
      num: 'distinct',
      what,
      of,
    })),
    form('<the|> <total number|number> of {d:description} with different {what:aspect}', ({ d, what }) => ({
      num: 'distinct',
      what,
      of: select('all', d, null),
    })),
    form(
      '<the|> <total number|number> of {icon:icon} <trigger icons|in the trigger icons|in the trigger icon> <of|among> {of:cards}',
      ({ icon, of }) => ({ num: 'icons', icon, of }),
    ),
    form('<the|> <total number|number> of trigger icons <of|among> {of:cards}', ({ of }) => ({
      num: 'icons',
      icon: null,
      of,
    })),
    form('<the amount of damage|the damage> <dealt|received>', { num: 'damage' }),
    form(
      '<the|> <total number|number> of <different|> {what:aspect} <revealed among|among> {of:pronoun}',
      ({ what, of }) => ({ num: 'distinct', what, of }),
    ),
    form('<the|> <total number|number> of trigger icons revealed among {of:pronoun}', ({ of }) => ({
      num: 'icons',
      icon: null,
      of,
    })),
    ...(['hand', 'stock', 'memory', 'clock'] as const).map((zone) =>
      form(`{of:whose} ${zone}`, ({ of }) => ({
        num: 'count',
        cards: select('all', { where: [], place: { zone, of } }, null),
      })),
    ),
  ]),
  rule('amount', () => [same('{it:number}')]),
]
