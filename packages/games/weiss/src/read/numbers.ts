import { levelOf } from '../table.ts'
import type { Value } from '../text/core.ts'
import { type Env, featuresOf, seatsOf } from './env.ts'
import { aspectOf } from './tests.ts'

type Num = Exclude<Value, number>
type NumOf<K extends Num['num']> = Extract<Num, { num: K }>

/** One small function for each way to give a number. */
export const numbers: { readonly [K in Num['num']]: (env: Env, value: NumOf<K>) => number } = {
  x: (env, { name }) => env.read.number(env, env.memo.x[name] ?? 0),
  count: (env, { cards }) => env.read.cards(env, cards).length,
  stat(env, { stat, of }) {
    const card = env.read.cards(env, of)[0]
    return (card && featuresOf(env, card)?.[stat]) ?? 0
  },
  total: (env, { stat, of }) =>
    env.read.cards(env, of).reduce((sum, card) => sum + (featuresOf(env, card)?.[stat] ?? 0), 0),
  distinct: (env, { what, of }) => new Set(env.read.cards(env, of).flatMap((card) => aspectOf(env, card, what))).size,
  icons: (env, { icon, of }) =>
    env.read
      .cards(env, of)
      .flatMap((card) => featuresOf(env, card)?.icons ?? [])
      .filter((each) => icon === null || each === icon).length,
  playerLevel: (env, { who }) => Math.max(...seatsOf(env, who).map((seat) => levelOf(env.t, seat))),
  times: (env, { a, b }) => env.read.number(env, a) * env.read.number(env, b),
  plus: (env, { a, b }) => env.read.number(env, a) + env.read.number(env, b),
  damage: ({ memo: { event } }) => (event?.when === 'damage' ? event.amount : 0),
  declared: (env, { by }) => env.memo.declared[seatsOf(env, by)[0]!] ?? 0,
  moved: ({ memo }) => memo.lastMoved,
  choose: (env, { cases }) => env.read.number(env, cases.find(({ when }) => env.read.holds(env, when))?.value ?? 0),
}

export const number = (env: Env, value: Value): number =>
  typeof value === 'number' ? value : (numbers[value.num] as (env: Env, value: Value) => number)(env, value)
