import { spoken } from '@cardwright/catalog/words'
import * as exodus from '@cardwright/exodus'

// the game itself has the words for its board: here they pass through the language that is spoken
export const boardWords = spoken(exodus.boardWords)
export const stopWords = spoken(exodus.stopWords)
export const deckWords = spoken(exodus.deckWords)
