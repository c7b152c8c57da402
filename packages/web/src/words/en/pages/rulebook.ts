import { spoken } from '@cardwright/catalog/words'

export const rulebookWords = spoken({
  title: 'Rules',
  heading: (game: string) => `Rules of ${game}`,
  lead: 'In our own words. What the rules refuse names its rule by its id, and so does the log. What the table itself refuses, such as an undo, has none.',
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
