import { exceedWords } from '../../words/en/boards/exceed/board.ts'
import type { Stat } from './facts.ts'

/** The numbers of an attack, in the order in which they come to count. */
export const stats = [
  { id: 'range', name: exceedWords.stats.range, icon: 'bullseye' },
  { id: 'power', name: exceedWords.stats.power, icon: 'fist' },
  { id: 'speed', name: exceedWords.stats.speed, icon: 'sprint' },
  { id: 'armor', name: exceedWords.stats.armor, icon: 'breastplate' },
  { id: 'guard', name: exceedWords.stats.guard, icon: 'shield' },
] as const satisfies readonly { readonly id: Stat; readonly name: string; readonly icon: string }[]

export const icons = {
  strike: 'crossed-swords',
  gauge: 'fire-gem',
  force: 'power-lightning',
  stunned: 'knocked-out-stars',
  continuous: 'heart-plus',
  deck: 'stack',
  discard: 'card-burn',
  hand: 'poker-hand',
  sealed: 'wax-seal',
  change: 'cycle',
  wild: 'card-random',
  facedown: 'uncertainty',
  instant: 'lightning-arc',
  lasting: 'infinity',
  trap: 'wolf-trap',
} as const
