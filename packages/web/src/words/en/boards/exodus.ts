import { spoken } from '@cardwright/catalog/words'
import * as exodus from '@cardwright/exodus'

// the game itself has the words for its board: here they pass through the language that is spoken
export const boardWords = spoken(exodus.boardWords)
export const stopWords = spoken(exodus.stopWords)
export const guide = spoken(exodus.guide)
/** What an attack would come to, in a sentence. */
export const outcomeSaid = spoken(exodus.words.outcome)
/** An energy by its name and its place: "Ember energy in your hand". */
export const energyAt = spoken((name: string, where: string) => `${name} ${where}`)
/** What a player has of each, where there is room for a word. */
export const shortWords = spoken({ mainDeck: 'Deck', energyDeck: 'Energy', inHand: 'Hand', energyHeld: 'Held' })
