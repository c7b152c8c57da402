import type { TranslateCondition } from '../translate.ts'
import { arena } from './arena.ts'
import { cards } from './cards.ts'
import { facts } from './facts.ts'

/** One small translation for each condition. */
export const conditions: Readonly<Record<string, TranslateCondition>> = { ...facts, ...arena, ...cards }
