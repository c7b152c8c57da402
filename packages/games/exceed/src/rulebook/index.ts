import type { Rulebook } from '@cardwright/engine'
import { actions } from './actions.ts'
import { cards } from './cards.ts'
import { questions } from './questions.ts'
import { strikes } from './strikes.ts'

/** The rulebook, one rule a row, in our words. */
export const rulebook: Rulebook = { ...cards, ...actions, ...strikes, ...questions }
