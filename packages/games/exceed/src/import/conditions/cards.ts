import type { TranslateCondition } from '../translate.ts'

/** Of cards in hands and areas. */
export const cards: Readonly<Record<string, TranslateCondition>> = {}
