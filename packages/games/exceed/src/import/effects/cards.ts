import type { TranslateEffect } from '../translate.ts'

export const cards: Readonly<Record<string, TranslateEffect>> = {}
