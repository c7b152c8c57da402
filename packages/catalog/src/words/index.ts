export { type About, commonFacts, type Fact, ownFacts } from './facts.ts'
export { distinct } from './names.ts'
export {
  endWords,
  fieldWords,
  parseZone,
  plainWords,
  resultWords,
  ruleIn,
  valueWords,
  wordsOf,
  type ZoneName,
} from './plain.ts'
export { type Sentences, spoken } from './spoken.ts'
