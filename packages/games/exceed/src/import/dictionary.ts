import { arena } from './conditions/arena.ts'
import { cards as cardConditions } from './conditions/cards.ts'
import { facts } from './conditions/facts.ts'
import { boosts } from './effects/boosts.ts'
import { cards } from './effects/cards.ts'
import { control } from './effects/control.ts'
import { costs } from './effects/costs.ts'
import { movement } from './effects/movement.ts'
import { numbers } from './effects/numbers.ts'
import { strikes } from './effects/strikes.ts'
import { tokens } from './effects/tokens.ts'
import { turn } from './effects/turn.ts'
import type { Dictionary } from './translate.ts'

/** One small translation for each kind of effect, in the parts of our vocabulary, and for each condition. */
export const dictionary: Dictionary = {
  effects: {
    ...control,
    ...numbers,
    ...movement,
    ...cards,
    ...costs,
    ...boosts,
    ...strikes,
    ...tokens,
    ...turn,
  },
  conditions: { ...facts, ...arena, ...cardConditions },
}
