import type { TranslateEffect } from '../translate.ts'

export const turn: Readonly<Record<string, TranslateEffect>> = {}
