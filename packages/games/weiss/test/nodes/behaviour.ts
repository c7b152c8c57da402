import type { JsonObject } from '@cardwright/engine'
import { buildOwnCard, type CardFile } from '../../src/cards/build.ts'
import { makeWeiss, type WeissGame } from '../../src/game.ts'
import { families } from '../../src/interpreter.ts'
import type { NodeKind } from '../../src/text/nodes.ts'
import { duel, event, type Position, plain, reads } from '../support.ts'

export interface Run extends Pick<Position, 'part' | 'turn' | 'turns' | 'options' | 'more'> {
  readonly me?: JsonObject
  readonly foe?: JsonObject
  readonly play?: readonly (string | JsonObject)[]
  readonly expect: JsonObject
}

/** What a node does, shown by short duels: the first with what it is for, others where it must not act. */
export interface Behaviour {
  readonly node: NodeKind
  readonly cards: readonly CardFile[]
  readonly runs: readonly Run[]
}

const withFirst = (value: unknown, card: string): string[] => [card, ...((value as string[] | undefined) ?? [])]

/** An event `x` with this text, which is played at the beginning of each run. */
export const says = (
  node: NodeKind,
  text: string,
  runs: readonly Run[],
  more: readonly CardFile[] = [],
): Behaviour => ({
  node,
  cards: [event('x', text), ...more],
  runs: runs.map((run) => ({
    ...run,
    me: { ...run.me, hand: withFirst(run.me?.hand, 'x') },
    play: ['0 play:x', ...(run.play ?? [])],
  })),
})

/** A character `c` with this text, in the middle in front. */
export const bears = (
  node: NodeKind,
  text: string | readonly string[],
  runs: readonly Run[],
  more: readonly CardFile[] = [],
): Behaviour => ({
  node,
  cards: [reads('c', text), ...more],
  runs: runs.map((run) => ({
    ...run,
    me: { ...run.me, stage: { middle: 'c', ...(run.me?.stage as object | undefined) } },
  })),
})

/** A character `c` with this text in hand, which is played to the middle at the beginning of each run. */
export const enters = (
  node: NodeKind,
  text: string | readonly string[],
  runs: readonly Run[],
  more: readonly CardFile[] = [],
): Behaviour => ({
  node,
  cards: [reads('c', text), ...more],
  runs: runs.map((run) => ({
    ...run,
    me: { ...run.me, hand: withFirst(run.me?.hand, 'c') },
    play: ['0 play:c:middle', ...(run.play ?? [])],
  })),
})

export const runAll = ({ cards, runs }: Behaviour, of: WeissGame = gameOf(cards)): void => {
  for (const { me = {}, foe = {}, play = [], expect, ...position } of runs)
    duel(of, { ...position, seats: [me, foe], play, expect })
}

/** Abilities without the steps of one kind, wherever they stand. */
const without = <T>(value: T, kind: string): T => {
  if (Array.isArray(value)) return value.filter((each) => each?.do !== kind).map((each) => without(each, kind)) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, without(inner, kind)])) as T
}

/** Steps of continuous abilities that other rules look up. */
const lookedUp = ['instead', 'payInstead']

function gameOf(files: readonly CardFile[], drop: string | null = null): WeissGame {
  const cards = Object.fromEntries([...plain.map(({ id }) => [id, 8]), ...files.map(({ id }) => [id, 4])])
  const built = [...plain, ...files].map(buildOwnCard).map((def) => {
    if (drop === null) return def
    if (lookedUp.includes(drop)) return without(def, drop)
    const abilities = def.abilities.filter(({ ability, key }) => ability.kind !== drop || key === 'encore')
    const { [drop]: _, ...working } = def.working as Record<string, object>
    return { ...def, abilities, working: { ...working, [drop]: {} } as never }
  })
  return makeWeiss(built, [{ id: 'plain', name: 'Plain', cards }])
}

/** What a node is like that does nothing: tests and conditions that say always yes, or always no. */
const idle: Readonly<Record<string, readonly (() => unknown)[]>> = {
  do: [() => null],
  when: [() => false, () => true],
  if: [() => true, () => false],
  num: [() => 0],
  ref: [() => []],
  is: [() => true, () => false],
  mod: [() => undefined],
}

/** Runs the behaviour with the node taken out, in each way that it can be: each must fail. Says which did not. */
export function survivors(behaviour: Behaviour): string[] {
  const [family, kind] = behaviour.node.split(':') as [string, string]
  const fails = (run: () => void): boolean => {
    try {
      run()
      return false
    } catch {
      return true
    }
  }
  if (family === 'ability' || lookedUp.includes(kind))
    return fails(() => runAll(behaviour, gameOf(behaviour.cards, kind))) ? [] : ['without it']
  const registry = (family === 'act' ? families.mod : families[family as keyof typeof families]) as unknown as Record<
    string,
    (...args: never[]) => unknown
  >
  const kinds = family === 'act' ? ['cannot', 'may'] : [kind]
  const before = kinds.map((each) => registry[each]!)
  const replaced = (idle[family] ?? [() => undefined]).map((nothing, way) => {
    kinds.forEach((each, n) => {
      registry[each] =
        family !== 'act'
          ? (nothing as never)
          : (((values: never, given: { act: { act: string } }, ruling: never) =>
              given.act.act === kind
                ? undefined
                : (before[n] as (...args: unknown[]) => unknown)(values, given, ruling)) as never)
    })
    try {
      return fails(() => runAll(behaviour)) ? [] : [`idle in way ${way + 1}`]
    } finally {
      kinds.forEach((each, n) => {
        registry[each] = before[n]!
      })
    }
  })
  return replaced.flat()
}
