import { spoken } from '@cardwright/catalog/words'
import { Click, click } from '../pointing.ts'

export const lessonWords = spoken({
  title: 'One tournament, one market',
  summary: 'How cards score in a tournament, and how a deck and a collection come about on the trading floor.',
  steps: {
    aTournament: {
      title: 'A tournament',
      say: 'Everybody plays cards from left to right into a tableau of six places. The most Ranking Points win. Yours is below, the other above: 21 RP against 42.',
    },
    playASingle: {
      title: 'Play a Single',
      say: 'On your turn you play one card of your hand. Most give points when they are played. Stove Golem gives none: it has an Action. Play it first.',
      hint: 'Stove Golem first: the others are better with cards around them.',
    },
    anAction: {
      title: 'An Action',
      say: `Once a turn you may use an Action of a card in play. Then that card is flipped face down. That costs you nothing here: Stove Golem has nothing else to give. ${Click} it in your tableau.`,
      hint: 'Use the Action of Stove Golem for 12 RP before you end your turn.',
    },
    oneCardAhead: {
      title: 'Think one card ahead',
      say: 'You gained 12 RP, and the other side has played. Owl of Two Minds has a Next effect: it gives 9 RP when your next card is played. Owl now, Ninja later.',
      hint: 'The Owl pays for the card that comes after it, so it must not be the last one.',
    },
    theLastPlace: {
      title: 'The last place',
      say: 'Play Neon Ninja. What it sets off happens in a fixed order, which you see in the middle of the table: first its Play effect, then the Next of your Owl.',
      hint: 'Neon Ninja is your last card.',
    },
    whomDoesItFlip: {
      title: 'Whom does it flip?',
      say: 'The Ninja flips a card with at most 2 stars. Picket Gnome has given its points already. Wheelbarrow Crew scores at the end, for every Earth card, but only if it is face up.',
      hint: 'Flip the card that is still to score: Wheelbarrow Crew.',
    },
    theScore: {
      title: 'The score',
      say: 'You have won the tournament, and here is why. Your Deck Box paid for each Animal. The Crew lay face down and stayed silent.',
    },
    theTradingFloor: {
      title: 'The trading floor',
      say: 'Between tournaments everybody trades at once, against the clock. You have Dollars, a binder, and a booster that was opened for you. The clock waits for you, so look around.',
    },
    theClock: {
      title: 'One minute',
      say: 'This market lasts a minute. Do as much as you can. If the bell is faster, nothing is lost. Start the clock when you are ready.',
      hint: 'Press “Start the clock”, beside the clock.',
    },
    buy: {
      title: 'Buy',
      say: `Store cards show their backs only. What others have sold lies open in the Aftermarket. I have just sold a card there. Buy it before somebody else does: ${click} its price.`,
    },
    anOffer: {
      title: 'An offer',
      say: 'I offer you an Accessory, for what it is worth. Both sides of a trade always are worth the same: stars and Dollars count alike. Accept it, or decline.',
    },
    buildADeck: {
      title: 'Build a deck',
      say: 'Eight Singles, a Deck Box and two Accessories make a deck. The lamp says what is missing. “Fill your deck” takes the best of your binder, and you can change it afterwards.',
    },
    collect: {
      title: 'Collect',
      say: 'Spare cards of one Element or one Type, all with different stars, make a collection. “Make a collection” knows the best one. It brings RP in the tournament.',
    },
    ready: {
      title: 'Ready',
      say: 'You can also sell, fuse spare cards into promos, and win NPCs: “What can I do now?” has ideas. Say that you are ready. When everybody is, the bell rings at once.',
    },
  },
  /** What the teacher says as the minute passes, by the seconds that are left. */
  remarks: {
    30: 'Half a minute left.',
    10: 'Ten seconds! The bell ends this part of the market.',
    0: 'The bell. Nothing is lost: a market has three parts, and the next one begins with another booster. Take your time now.',
  },
  closing:
    'You can play now. A market has three such parts, and the last bell opens a tournament with the deck that you have built. Trade, build, play, three times over: that is a season. See you on the floor.',
})
