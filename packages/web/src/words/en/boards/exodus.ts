import { spoken } from '@cardwright/catalog/words'
import * as exodus from '@cardwright/exodus'

// the game itself has the words for its board: here they pass through the language that is spoken
export const boardWords = spoken(exodus.boardWords)
export const stopWords = spoken(exodus.stopWords)
export const guide = spoken(exodus.guide)
/** An energy by its name and its place: "Ember energy in your hand". */
export const energyAt = spoken((name: string, where: string) => `${name} ${where}`)
