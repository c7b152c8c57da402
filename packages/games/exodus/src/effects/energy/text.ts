import { aimed, forEach, it, ofEnergy, type Texts } from '../terms/text.ts'
import type { energyEffects } from './vocabulary.ts'

export const energy: Texts<typeof energyEffects> = {
  destroyEnergy: ({ at = 0, amount = 1 }, voice) =>
    voice.selects[at]?.what === 'energy'
      ? `Destroy ${it(voice, at)}`
      : `Destroy ${ofEnergy(amount)} under ${it(voice, at)}`,
  addEnergy: (effect, voice) =>
    `Add ${ofEnergy(effect.amount)}${forEach(effect.each)} from your Energy Deck to ${aimed(effect, voice)}`,
  moveEnergy: ({ from, to, amount }, voice) =>
    `Move up to ${ofEnergy(amount)} from ${it(voice, from)} to ${it(voice, to)}`,
  placeEnergy: ({ amount }) => `You may place ${amount === 1 ? '' : 'up to '}${ofEnergy(amount)} from your hand`,
  recoverEnergy: ({ amount }) => `Return ${ofEnergy(amount)} from your graveyard to your hand`,
}
