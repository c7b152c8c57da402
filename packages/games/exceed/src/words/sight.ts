import type { CardView, Telling } from '@cardwright/engine'
import type { Mode } from '../state.ts'

/** What the view of the game shows beside cards, as far as sentences need it. */
export interface Facts {
  readonly turn: number
  readonly phase: string
  readonly actions: number
  readonly strike: null | { readonly attacker: number; readonly active: number; readonly advantage: number | null }
  readonly sides: readonly {
    readonly fighter: string
    readonly life: number
    readonly space: number
    readonly reach: number
    readonly mode: Mode
    readonly reshuffles: number
    readonly tokens?: Readonly<Record<string, number>>
  }[]
}

export const factsOf = ({ view }: Telling): Facts => view.facts as unknown as Facts

export const cardsIn = ({ view }: Telling, family: string, seat: number): readonly CardView[] =>
  view.zones[`${family}:${seat}`]?.cards ?? []

/** EX-045, EX-046: the Force that it takes to walk to a space; each step 1, the one over the opponent 2. */
export function stepsTo({ sides }: Facts, seat: number, to: number): number {
  const [mine, theirs] = [sides[seat]!, sides[1 - seat]!]
  const distance = Math.abs(to - mine.space)
  const isPast = Math.sign(theirs.space - mine.space) !== Math.sign(theirs.space - to)
  return isPast ? distance - 2 * (mine.reach + theirs.reach) : distance
}
