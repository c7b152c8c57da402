import type { Lesson } from './lesson.ts'

/** Drakes with something to undo a symmetry. */
const own = {
  main: {
    'cinder-drakelet': 2,
    'reedwing-drakelet': 2,
    'gorge-drake': 2,
    'spitfire-drake': 2,
    'skyrend-matriarch': 2,
    'ashwing-raider': 2,
    'tempest-sovereign': 2,
    'drake-roost': 2,
    feint: 2,
    unravel: 2,
  },
  energy: { ember: 12, dawn: 6, tide: 3, moss: 3 },
}

/** Energy and power, summoning, guards, the stack and Playback: a turn that wins. */
export const lesson: Lesson = {
  game: 'exodus',
  title: 'A turn that wins',
  summary: 'What energy is for, who guards whom, and how to answer on the stack.',
  options: { decks: [own, 'long-winter'], first: 0 },
  seed: 'a turn that wins',
  given: {
    turn: 0,
    turns: 5,
    phase: 'energy',
    seats: [
      {
        life: 5,
        hand: ['spitfire-drake', 'unravel', 'skyrend-matriarch'],
        energy: ['ember', 'dawn', 'tide'],
        piles: [{ energy: ['ember', 'ember'], creature: 'gorge-drake' }, { energy: ['dawn'] }],
      },
      {
        life: 3,
        hand: ['hard-frost'],
        energy: ['tide', 'tide'],
        piles: [{ energy: ['tide', 'tide', 'tide'], creature: 'frost-hare' }],
      },
    ],
  },
  foe: ['pass', 'play:hard-frost', 'their:1:gorge-drake', 'pass', 'pass'],
  steps: [
    {
      title: 'Piles and power',
      say: 'Each side has six places for piles of energy. A creature lies on a pile, and its power is the energy under it: your Gorge Drake has 2, the Frost Hare over there 3.',
      point: '.xo-piles',
    },
    {
      title: 'Three Life to go',
      say: 'Your opponent has 3 Life left, and you can win in this turn. But as long as an unfrozen creature guards them, they cannot be attacked themselves: first the Hare has to go.',
      point: '[data-player="1"]',
    },
    {
      title: 'Make it taller',
      say: 'With power 2 the Drake would lose to the Hare. Take up the Ember below your piles and lay it under Gorge Drake: click it, then the pile, or drag it there.',
      point: '.xo-reserve',
      accept: ['place:ember:1'],
      hint: 'The Ember belongs under Gorge Drake, on pile 1: that makes 3 against 3.',
    },
    {
      title: 'A second pile',
      say: 'Pile 2 is blank: it has energy and no creature yet. Lay the Dawn there. By hand a pile can hold three. Keep the Tide: energy in hand can pay for symmetries.',
      point: '.xo-reserve',
      accept: ['place:dawn:2'],
      hint: 'Dawn goes to pile 2. Tide stays in your hand: you will need it to pay.',
    },
    {
      title: 'On to the creatures',
      say: 'A turn has five phases: Draw, Energy, Creature, Attack, End. You are done with energy.',
      point: '.xo-bar',
      accept: ['end'],
      hint: 'Go on to the Creature Phase.',
    },
    {
      title: 'Summon',
      say: 'Summon Spitfire Drake onto pile 2: drag it there, or click it. When it is summoned it deals 1 damage. That is a trigger: it waits on the stack, the other may answer, and then it resolves.',
      point: '.hand',
      accept: ['summon:spitfire-drake:2'],
      hint: 'Spitfire Drake hurts at once; Skyrend Matriarch would not.',
    },
    {
      title: 'Two Life to go',
      say: 'One damage is dealt. Creatures may attack in the turn in which they come: go on to the Attack Phase.',
      point: '[data-player="1"]',
      accept: ['end'],
      hint: 'Go on to the Attack Phase.',
    },
    {
      title: 'Clear the way',
      say: 'Attack the Frost Hare with Gorge Drake: click the Drake, then the Hare. Both strike at the same time, and each point of power takes one energy. The Hare loses all three, and so does the Drake: a trade that opens the way.',
      point: '.xo-side[data-side="near"] .xo-piles',
      accept: ['attack:1:1'],
      hint: 'Gorge Drake has power 3: it is the one that can destroy the Hare.',
    },
    {
      title: 'An answer on the stack',
      say: 'Your opponent answers with Hard Frost: a frozen creature cannot attack. But nothing has happened yet. What came last resolves first, and you may still answer. Unravel puts a symmetry into the graveyard: play it.',
      point: '.xo-stack',
      accept: ['play:unravel'],
      hint: 'If you pass, the Drake freezes and its attack is lost. Play Unravel.',
    },
    {
      title: 'Name what you pay',
      say: 'Unravel says Pay 1. Energy under a creature is its power, and you need every point: pay with the Tide in your hand. It is discarded only when Unravel resolves.',
      point: '.xo-reserve',
      accept: [['hand:tide']],
      hint: 'Take the Tide of your hand and confirm: the piles need their energy.',
    },
    {
      title: 'Playback',
      say: 'Unravel has resolved, and Hard Frost is gone. Because something happened in between, you may think again: go on, choose another target, or call the attack off. Go on.',
      point: '.ask',
      accept: ['continue'],
      hint: 'The Hare is still there, and it still guards: go on with the attack.',
    },
    {
      title: 'Nobody guards',
      say: 'Drake and Hare have destroyed each other. Nobody guards your opponent now: attack them with Spitfire Drake. Its power is 2, and so is their Life.',
      point: '.xo-side[data-side="near"] .xo-piles',
      accept: ['attack:2:player'],
      hint: 'Click Spitfire Drake, then the Life of your opponent.',
    },
  ],
  closing:
    'That is the game: energy is power and price at once, guards have to be cleared, and the stack lets both of you answer. Choose a deck and try it.',
}
