import type { TranslateEffect } from '../translate.ts'

export const strikes: Readonly<Record<string, TranslateEffect>> = {}
