import { spoken } from '@cardwright/catalog/words'

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
      say: 'Once a turn you may use an Action of a card in play. Then that card is flipped face down. That costs you nothing here: Stove Golem has nothing else to give. Click it in your tableau.',
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
      say: 'Between tournaments everybody trades at once. In a match a clock often runs here. This time nobody hurries you.',
    },
    buy: {
      title: 'Buy',
      say: 'Store cards show their backs only. What others have sold lies open in the Aftermarket, and costs its stars. Your rival has just sold something strong. Buy it.',
      hint: 'Click a price. The Aftermarket has the card that you can see.',
    },
    buildADeck: {
      title: 'Build a deck',
      say: 'Eight Singles, a Deck Box and two Accessories make a deck. The lamp says what is missing. Choose cards one by one, or let the table fill it up.',
      hint: 'Press “Fill it up”, or choose cards of your binder and put them into the deck.',
    },
    collect: {
      title: 'Collect',
      say: 'Spare cards of one Element or one Type, all with different stars, are a collection. The helper knows the best one. Lay it out.',
      hint: 'Press “Lay it out” beside a collection.',
    },
    ready: {
      title: 'Ready',
      say: 'There is more: sell, trade, fuse cards into promos, please NPCs. “What can I do now?” always has an idea. For now, say that you are ready.',
      hint: 'Press “I am ready”.',
    },
  },
  closing:
    'That is a season: trade, build, play, three times over. Three or more players score places, collections and friendships. See you on the floor.',
})
