import type { ExodusDef } from '@cardwright/exodus'
import type { Look } from '../../table/contract.ts'
import { boardWords } from '../../words/en/boards/exodus.ts'

/** The stars of a creature, its power, which no card has printed, and what an energy is. */
export const legend: NonNullable<Look['legend']> = (card, { game }, about = {}) => {
  const { stars, power, hue } = boardWords.legend
  const def = game.library.get(card) as ExodusDef | undefined
  if (def?.kind === 'energy') return [{ sign: hue.sign(def.name), means: hue.means }]
  if (def?.kind !== 'creature') return []
  const sign = typeof about.power === 'number' ? power.now(about.power) : power.sign
  return [
    { sign, means: power.means },
    { sign: stars.sign(def.stars), means: stars.means },
  ]
}
