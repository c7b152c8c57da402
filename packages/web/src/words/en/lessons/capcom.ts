import { spoken } from '@cardwright/catalog/words'
import { Click } from '../pointing.ts'

export const lessonWords = spoken({
  title: 'Counter, then finish',
  summary: 'How cards become attacks, how priority decides, and how a combo is put together.',
  closing:
    'That is the game: the first attack can be answered, priority decides, and a combo is as long as your points. Block and throw, fill the meter, bring a partner: try a match.',
  steps: {
    twoFightersTwoDecks: {
      title: 'Two fighters, two decks',
      say: `Each of you fights with an ordinary deck of cards. It is late in a match: you, Asha on the left, have 20 HP left, and Bruno has 40. ${Click} a portrait to read the whole sheet.`,
    },
    heAttacks: {
      title: 'He attacks',
      say: 'Bruno leads with the 5 of hearts: a basic attack, 5 damage, priority 2. Your Queen is Rising Wick, priority 4. Higher priority counters: the attack is gone, yours hits, and you go on. Use it.',
      hint: 'You could take it or try to dodge, but a counter hits back: choose Rising Wick.',
    },
    goOn: {
      title: 'Go on',
      say: 'Rising Wick is Type C, so more may follow, and three combo points are left. Number cards cost one point each and go up by one: 3, 4, 5. The Ace, Beacon Burst, would do more for them now, but you will need it next turn. Add the 3 of spades.',
      hint: 'Begin the run with the 3: then the 4 and the 5 fit behind it.',
    },
    oneHigher: {
      title: 'One higher',
      say: 'After a 3 comes a 4, nothing else. Nobody can answer what follows in a combo.',
      hint: 'The sequence has no gaps: the 4 of diamonds.',
    },
    allPoints: {
      title: 'All points',
      say: 'One point is left: the 5 of clubs spends it. All damage falls at the end of the phase: 7 + 3 + 4 + 5.',
      hint: 'The 5 of clubs, and 19 damage in all.',
    },
    yourTurn: {
      title: 'Your turn',
      say: 'Bruno has 21 left and ends his turn. You have 28: Asha’s ability, Second Wind, gave back 8 HP, once a game. Now you draw: up to your Speed, which is 3.',
      hint: 'Take all three: you will need them.',
    },
    aStringThatIsEnough: {
      title: 'A string that is enough',
      say: 'You hold a Jack and an Ace. Lantern Bolt is ranged, costs one point and opens; Beacon Burst costs three and ends. Together 26, and he has 21. The panel adds a 6 in between; you do not need it. Begin with the Bolt: Bruno can answer only the first attack, so do not risk the Ace on it.',
      hint: 'The Bolt first: a Type A move only opens.',
    },
    finish: {
      title: 'Finish',
      say: 'He takes it. Four points are left, and the Burst cannot be answered any more.',
      hint: 'Beacon Burst: 18 more.',
    },
  },
})
