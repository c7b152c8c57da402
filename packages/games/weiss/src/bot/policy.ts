import type { Answer, Ask, Option, Random, Seat } from '@cardwright/engine'
import { valuesOf } from '../rules/values.ts'
import { center, characterAt, facing, foe, levelOf, onStage, stateOf, type WeissTable } from '../table.ts'

type Choose = (t: WeissTable, ask: Ask, options: readonly Fields[], random: Random) => Answer | null

/** An option, with the fields that some of this game's have. */
type Fields = Option & {
  readonly move?: string
  readonly position?: number
  readonly how?: string | null
  readonly at?: string
  readonly yes?: boolean
  readonly number?: number
}

const best = <T>(list: readonly T[], worth: (each: T) => number): T | undefined =>
  list.toSorted((a, b) => worth(b) - worth(a))[0]

const powerOf = (t: WeissTable, id: number): number => valuesOf(t, t.card(id)).power

/** What a character adds at a position: in front it takes the place of the one that stands there. */
function gain(t: WeissTable, seat: Seat, { card, position }: Fields): number {
  const there = characterAt(t, seat, position!)
  const isFront = (center as readonly number[]).includes(position!)
  const before = there ? valuesOf(t, there).power + 1500 : 0
  return (powerOf(t, card!) - before) * (isFront ? 1 : 0.2)
}

const main: Choose = (t, { seat }, options, random) => {
  const character = best(
    options.filter(({ move }) => move === 'character'),
    (option) => gain(t, seat, option),
  )
  if (character && gain(t, seat, character) > 0) return character
  const others = options.filter(({ move }) => move === 'event' || move === 'act')
  if (others.length > 0 && random.int(2) === 0) return random.pick(others)
  return options.find(({ move }) => move === 'done') ?? null
}

/** Direct where nobody stands, front where it wins, side where that leaves soul. */
function worthOfAttack(t: WeissTable, seat: Seat, { how, card }: Fields): number {
  if (how === null || card === undefined) return 0
  const attacker = t.card(card)
  const other = characterAt(t, foe(seat), facing(Number(attacker.zone.name.slice(-1))))
  const { power, soul } = valuesOf(t, attacker)
  if (!other) return 3 + soul
  const wins = power > valuesOf(t, other).power
  if (how === 'front') return wins ? 2.5 + soul : 1
  return 1.5 + soul - valuesOf(t, other).level
}

const policies: Readonly<Record<string, Choose>> = {
  mulligan: (t, _ask, options) =>
    options.filter(({ card }) => t.card(card!).def.level > 1 || t.card(card!).def.type === 'climax'),
  clock: (t, { seat }, options) => {
    const cards = options.filter(({ card }) => card !== undefined)
    if (cards.length < 3) return options[0]!
    return best(cards, ({ card }) => t.card(card!).def.level - levelOf(t, seat))!
  },
  main,
  climax: (t, { seat }, options) => {
    const ready = onStage(t, seat, center).filter((card) => stateOf(card) === 'stand').length
    return (ready >= 2 ? options[1] : undefined) ?? options[0]!
  },
  attack: (t, { seat }, options) => best(options, (option) => worthOfAttack(t, seat, option))!,
  may: (_t, _ask, options) => options.find(({ yes }) => yes === true) ?? options[0]!,
  number: (_t, _ask, options) => best(options, ({ number }) => number ?? 0)!,
}

/** A sensible answer without search. */
export function policy(t: WeissTable, ask: Ask, random: Random): Answer | null {
  return policies[ask.kind]?.(t, ask, ask.offered() as readonly Fields[], random) ?? null
}
