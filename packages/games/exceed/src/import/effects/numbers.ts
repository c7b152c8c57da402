import type { ClientEffect } from '../client.ts'
import { amount, type TranslateEffect, translateAbility } from '../translate.ts'

const bonus =
  (to: 'power' | 'speed' | 'armor' | 'guard'): TranslateEffect =>
  (effect, context) => [{ do: 'bonus', to, amount: amount(effect.amount, context) }]

export const numbers: Readonly<Record<string, TranslateEffect>> = {
  powerup: bonus('power'),
  speedup: bonus('speed'),
  armorup: bonus('armor'),
  guardup: bonus('guard'),
  add_attack_effect: ({ added_effect }, context) =>
    translateAbility(added_effect as ClientEffect, context).map((ability) => ({ do: 'grant', ability })),
}
