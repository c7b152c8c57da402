export { type LoadSet, withCardsOf, withDecks, withMatch } from './brought.ts'
export { isDeckCode, makeDeckCode, parseDeckCode } from './decks/code.ts'
export * from './decks/decks.ts'
export { makeDeckJson, parseDeckJson } from './decks/json.ts'
export { codeIn, makeDeckText, parseDeckText, type ReadDeck } from './decks/text.ts'
export { type Brought, type CardFile, decide, type Entry, type MatchStats, type Sides, seatsIn } from './entry.ts'
export { gameIds, hasDecks, loadGame, takesImports, takesSets } from './games.ts'
export {
  agreedFor,
  botProblem,
  deckIn,
  fitting,
  partsOf,
  perSeat,
  publicSide,
  sideName,
  sideProblem,
  together,
  withSides,
} from './sides.ts'
export { termsOf } from './terms.ts'
