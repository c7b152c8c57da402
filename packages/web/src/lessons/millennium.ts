import type { Lesson } from './lesson.ts'

/** A tournament of five decisions, then a market that waits for its reader. */
export const lesson: Lesson = {
  game: 'millennium',
  title: 'One tournament, one market',
  summary: 'How cards score in a tournament, and how a deck and a collection come about on the trading floor.',
  options: {
    mode: 'duel',
    characters: false,
    contestWindow: 0,
    refusalWindow: 0,
    clock: 'none',
  },
  seed: 'one tournament one minute',
  given: {
    phase: 'tournament',
    round: 1,
    tournament: {
      first: 0,
      turn: { side: 0, plays: 1, slotPlays: 0, hasPlayed: false, actions: 1 },
      sides: [{ rp: 21 }, { rp: 42 }],
    },
    zones: {
      'tableau:0': ['shy-hedgehog', 'moonlit-hare', 'velvet-panther'],
      'hand:0': ['stove-golem', 'owl-of-two-minds', 'neon-ninja'],
      'deckBox:0': ['whisker-case'],
      'binder:0': ['whisk-recruit', 'ladle-lieutenant', 'runaway-souffle', 'spice-alchemist', 'head-chef-bellamy'],
      'tableau:1': ['picket-gnome', 'wheelbarrow-crew', 'hedge-knight'],
      'hand:1': ['union-organiser-fern', 'compost-elemental', 'the-great-marrow'],
      'binder:1': ['sunflower-sentinel'],
      metas: [],
    },
  },
  foe: ['play:union-organiser-fern', 'play:compost-elemental', 'play:the-great-marrow', 'sell:sunflower-sentinel'],
  steps: [
    {
      title: 'A tournament',
      say: 'Everybody plays cards from left to right into a tableau of six places. The most Ranking Points win. Yours is below, the other above: 21 RP against 42.',
      point: '.mb-side[data-near]',
    },
    {
      title: 'Play a Single',
      say: 'On your turn you play one card of your hand. Most give points when they are played. Stove Golem gives none: it has an Action. Play it first.',
      point: '.hand',
      accept: ['play:stove-golem'],
      hint: 'Stove Golem first: the others are better with cards around them.',
    },
    {
      title: 'An Action',
      say: 'Once a turn you may use an Action of a card in play. Then that card is flipped face down. That costs you nothing here: Stove Golem has nothing else to give. Click it in your tableau.',
      point: '.mb-side[data-near]',
      accept: ['action:stove-golem'],
      hint: 'Use the Action of Stove Golem for 12 RP before you end your turn.',
    },
    {
      title: 'Think one card ahead',
      say: 'You gained 12 RP, and the other side has played. Owl of Two Minds has a Next effect: it gives 9 RP when your next card is played. Owl now, Ninja later.',
      point: '.hand',
      accept: ['play:owl-of-two-minds'],
      hint: 'The Owl pays for the card that comes after it, so it must not be the last one.',
    },
    {
      title: 'The last place',
      say: 'Play Neon Ninja. What it sets off happens in a fixed order, which you see in the middle of the table: first its Play effect, then the Next of your Owl.',
      point: '.mb-chain',
      accept: ['play:neon-ninja'],
      hint: 'Neon Ninja is your last card.',
    },
    {
      title: 'Whom does it flip?',
      say: 'The Ninja flips a card with at most 2 stars. Picket Gnome has given its points already. Wheelbarrow Crew scores at the end, for every Earth card, but only if it is face up.',
      point: '.mb-play__rivals',
      accept: ['wheelbarrow-crew@tableau1'],
      hint: 'Flip the card that is still to score: Wheelbarrow Crew.',
    },
    {
      title: 'The trading floor',
      say: 'Your Deck Box paid for each Animal, the Crew stayed silent, and you have won the tournament. Between tournaments everybody trades at once. In a match a clock often runs here; this time nobody hurries you.',
      point: '.mb-timer',
    },
    {
      title: 'Buy',
      say: 'Store cards show their backs only. Below them, in the Aftermarket, what others have sold lies open, at its stars. Your rival has just sold something strong: scroll down and buy it. (On a phone it is under Shop.)',
      point: '.mb-aftermarket',
      accept: [/^buy:/],
      hint: 'Click a price. The Aftermarket has the card that you can see.',
    },
    {
      title: 'Build a deck',
      say: 'Eight Singles, a Deck Box and two Accessories make a deck. The lamp says what is missing. Choose cards one by one, or let the table fill it up.',
      point: '.mb-deck',
      accept: [/^deck:/],
      hint: 'Press “Fill it up”, or choose cards of your binder and put them into the deck.',
    },
    {
      title: 'Collect',
      say: 'Spare cards of one Element or one Type, all with different stars, are a collection. The helper knows the best one. Lay it out.',
      point: '.mb-collection',
      accept: [/^collect:/],
      hint: 'Press “Lay it out” beside a collection.',
    },
    {
      title: 'Ready',
      say: 'There is more: sell, trade, fuse cards into promos, please NPCs. “What can I do now?” always has an idea. For now, say that you are ready.',
      point: '.ask',
      accept: ['ready'],
      hint: 'Press “I am ready”.',
    },
  ],
  closing:
    'That is a season: trade, build, play, three times over. Three or more players score places, collections and friendships. See you on the floor.',
}
