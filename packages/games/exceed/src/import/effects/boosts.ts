import type { TranslateEffect } from '../translate.ts'

export const boosts: Readonly<Record<string, TranslateEffect>> = {}
