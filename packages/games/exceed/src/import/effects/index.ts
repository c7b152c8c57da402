import type { TranslateEffect } from '../translate.ts'
import { boosts } from './boosts.ts'
import { cards } from './cards.ts'
import { control } from './control.ts'
import { costs } from './costs.ts'
import { movement } from './movement.ts'
import { numbers } from './numbers.ts'
import { strikes } from './strikes.ts'
import { tokens } from './tokens.ts'
import { turn } from './turn.ts'

/** One small translation for each kind of effect, in the parts of our vocabulary. */
export const effects: Readonly<Record<string, TranslateEffect>> = {
  ...control,
  ...numbers,
  ...movement,
  ...cards,
  ...costs,
  ...boosts,
  ...strikes,
  ...tokens,
  ...turn,
}
