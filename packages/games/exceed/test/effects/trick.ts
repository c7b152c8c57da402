import type { Ability } from '../../src/effects/abilities/vocabulary.ts'
import type { EffectList } from '../../src/effects/list.ts'
import type { Trait } from '../../src/effects/numbers/vocabulary.ts'
import { arena, face, fight, instant, rest } from '../support.ts'

/** A Boost that does this. */
export const does = (...effects: EffectList) => instant('trick', effects)
/** An ability that holds all the time. */
export const trait = (more: Omit<Trait, 'do'>): Ability => ({ on: 'always', do: [{ do: 'trait', ...more }] })

/** Red plays a Boost that does this, from these spaces; blue has these abilities. */
export function trick(effects: EffectList, [from, to]: readonly [number, number], ...abilities: Ability[]) {
  return {
    game: arena([does(...effects), rest], {}, { basic: face(...abilities) }),
    seats: [{ hand: ['trick'], space: from }, { space: to }] as const,
  }
}

/** Where the fighters are after it. */
export function after(
  effects: EffectList,
  spaces: readonly [number, number],
  want: readonly [number, number],
  answers: readonly string[] = [],
  ...abilities: Ability[]
): void {
  const { game, seats } = trick(effects, spaces, ...abilities)
  fight(game, { seats, play: ['0 boost:trick', ...answers], expect: { '0.space': want[0], '1.space': want[1] } })
}
