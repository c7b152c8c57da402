import type { TranslateEffect } from '../translate.ts'

export const tokens: Readonly<Record<string, TranslateEffect>> = {}
