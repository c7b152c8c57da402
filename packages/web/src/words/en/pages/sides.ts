import { spoken } from '@cardwright/catalog/words'
import { capital } from '@cardwright/engine/english'

export const sideWords = spoken({
  chance: 'Random',
  anything: 'Anything',
  theirChoice: 'Their choice',
  playWith: 'Play with',
  question: 'What do you play with?',
  questionOfBot: {
    policy: 'What does the simple bot play with?',
    easy: 'What does the easy bot play with?',
    medium: 'What does the medium bot play with?',
    hard: 'What does the hard bot play with?',
  },
  answered: (question: string, side: string) => `${question} ${capital(side)}`,
  take: (side: string) => `Take ${side}`,
  back: 'Back',
  ownDecks: 'Your decks',
  lookAtCards: 'Look at the cards',
  cardsOf: (deck: string) => `Look at the cards of ${deck}`,
  nameless: 'A deck without a name',
})
