import { spoken } from '@cardwright/catalog/words'

export const rulebookWords = spoken({
  title: 'Rules',
  heading: (game: string) => `Rules of ${game}`,
  lead: 'In our own words. The log and every refusal of the rules name the rule behind them by its id. Refusals of the table itself, such as of an undo, name none.',
  lesson: 'Rather learn by playing?',
  search: 'Search the rules',
  searchFor: 'Search: a word, or a rule’s id',
  count: (all: number) => (all === 1 ? '1 rule' : `${all} rules`),
  found: (found: number, all: number) => `${found} of ${all}`,
  contents: 'Contents',
  readOn: 'Read on',
  before: 'Before',
  after: 'Next',
  house: 'house rule',
  notNeeded: (count: number) =>
    `${count === 1 ? 'One rule' : `${count} rules`} about paper that a screen does not need`,
})
