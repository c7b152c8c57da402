import type { Lesson } from './lesson.ts'

/** Clock, stage, climax, attack, trigger, cancelled damage and the fourth level: a turn that wins. */
export const lesson: Lesson = {
  game: 'weiss',
  title: 'The last two points',
  summary: 'How the clock fills, what a climax does, and how damage is dealt or cancelled.',
  options: { decks: ['ember-troupe', 'tide-archive'], first: 0 },
  seed: 'the last two points',
  given: {
    turn: 0,
    turns: 7,
    part: 'clock',
    seats: [
      {
        hand: ['corvin-knife-thrower', 'cinder-chorus-line', 'curtain-of-sparks'],
        clock: ['rin-rope-dancer', 'vesta-ticket-girl'],
        stock: ['pell-understudy'],
        deck: ['tinder-stage-sweeper', 'vesta-ticket-girl', 'rin-rope-dancer', 'pell-understudy', 'rin-rope-dancer'],
        stage: { left: 'hob-fire-eater' },
      },
      {
        hand: ['brine-silent-reader', 'cory-copyist'],
        level: ['minnow-page', 'brine-silent-reader', 'cory-copyist'],
        clock: ['ondine-shelf-diver', 'ondine-shelf-diver', 'cory-copyist', 'minnow-page', 'brine-silent-reader'],
        deck: [
          'reed-map-of-the-deep',
          'high-water-mark',
          'delphine-night-librarian',
          'merrow-binder-of-waves',
          'merrow-reader-of-tides',
          'delphine-night-librarian',
          'reed-map-of-the-deep',
        ],
        stage: { right: 'minnow-page' },
      },
    ],
  },
  foe: ['pass', 'ondine-shelf-diver'],
  steps: [
    {
      title: 'Two stages',
      say: 'Each side has a stage: three places in front, two behind. Those in front attack. Around the stage lie the clock, the level and the climax.',
      point: '.ws-side[data-side="near"] .ws-stage',
    },
    {
      title: 'Two points to go',
      say: 'Damage goes into the clock. Seven cards there are a level up, and level 4 loses the match. Your opponent is at level 3 with five cards in the clock: two more damage and you win.',
      point: '.ws-side[data-side="far"] .ws-clock',
    },
    {
      title: 'The clock phase',
      say: 'You may put a card from your hand into your own clock to draw two. Your level is 0, so Corvin at level 1 cannot be played: put him into the clock.',
      point: '.hand',
      accept: ['corvin-knife-thrower'],
      hint: 'Corvin, Knife Thrower is the one that you cannot use: put him into the clock.',
    },
    {
      title: 'A second attacker',
      say: 'You drew two cards. Put Cinder into the middle of your stage, where nobody stands on the other side: click her, then the place, or drag her there.',
      point: '.ws-side[data-side="near"] .ws-stage',
      accept: ['play:cinder-chorus-line:middle'],
      hint: 'Cinder, Chorus Line belongs into the middle of the front row.',
    },
    {
      title: 'On to the climax',
      say: 'The stage is set. Go on to the climax phase.',
      point: '.ws-phases',
      accept: ['done'],
      hint: 'Go on to the climax phase.',
    },
    {
      title: 'A climax',
      say: 'One climax a turn. Curtain of Sparks gives all of your characters two more soul, and soul is damage. Its colour, red, has to lie in your level or your clock, and it does.',
      point: '.hand',
      accept: ['curtain-of-sparks'],
      hint: 'Play Curtain of Sparks: it makes every attack deal two more.',
    },
    {
      title: 'A front attack',
      say: 'Hob stands opposite Minnow. A front attack deals damage and then battles. A side attack would not battle. Attack from the front.',
      point: '.ws-side[data-side="near"] .ws-stage',
      accept: ['front:left'],
      hint: 'Click Hob and choose the front attack.',
    },
    {
      title: 'Cancelled',
      say: 'Before the damage you turned over a card of your deck, the trigger, and put it into your stock. Then three cards came off the other deck, one at a time. The second was a climax: it cancels all of the damage. That is what the other eight climaxes of a deck are for.',
      point: '.ws-side[data-side="far"] .ws-clock',
    },
    {
      title: 'A direct attack',
      say: 'Minnow lost the battle and is reversed. Nobody stands opposite Cinder: a direct attack has one more soul. That makes four.',
      point: '.ws-side[data-side="near"] .ws-stage',
      accept: ['direct:middle'],
      hint: 'Attack with Cinder: with nobody in the way it is a direct attack.',
    },
  ],
  closing:
    'Four damage, and no climax among the cards: the clock passed seven, the fourth level was reached, and you have won. Choose a deck and light the lamps.',
}
