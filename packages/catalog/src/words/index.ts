export { type About, commonFacts, type Fact, ownFacts } from './facts.ts'
export { distinct } from './names.ts'
export {
  parseZone,
  plainWords,
  ruleIn,
  wordsOf,
  type ZoneName,
} from './plain.ts'
export { endWords, resultWords } from './results.ts'
export { spoken } from './spoken.ts'
export { fieldWords, valueWords } from './values.ts'
