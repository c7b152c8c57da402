import type { TranslateEffect } from '../translate.ts'

export const costs: Readonly<Record<string, TranslateEffect>> = {}
