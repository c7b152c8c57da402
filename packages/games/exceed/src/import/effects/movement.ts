import { amount, type TranslateEffect } from '../translate.ts'

const moving =
  (name: 'advance' | 'close' | 'retreat' | 'push' | 'pull'): TranslateEffect =>
  (effect, context) => [{ do: name, spaces: amount(effect.amount, context) }]

export const movement: Readonly<Record<string, TranslateEffect>> = {
  advance: moving('advance'),
  close: moving('close'),
  retreat: moving('retreat'),
  push: moving('push'),
  pull: moving('pull'),
}
