import { spoken } from '@cardwright/catalog/words'
import { Click, click } from '../pointing.ts'

export const lessonWords = spoken({
  title: 'A turn that wins',
  summary: 'What energy is for, who guards whom, and how to answer on the stack.',
  closing:
    'That is the game: energy is power and price at once, guards have to be cleared, and the stack lets both of you answer. Choose a deck and try it.',
  steps: {
    pilesAndPower: {
      title: 'Piles and power',
      say: 'Each side has six places for piles of energy; energy comes as Ember (a flame), Dawn (a sun), Tide (waves) and Moss (a leaf). A creature lies on a pile, and its power is the energy under it: your Gorge Drake has 2, the Frost Hare over there 3.',
    },
    threeLifeToGo: {
      title: 'Three Life to go',
      say: 'Your opponent has 3 Life left, and you can win in this turn. But as long as an unfrozen creature guards them, they cannot be attacked themselves: first the Hare has to go.',
    },
    makeItTaller: {
      title: 'Make it taller',
      say: `With power 2 the Drake would lose to the Hare. Take up the Ember, the flame below your piles, and lay it under Gorge Drake: ${click} it, then the pile, or drag it there.`,
      hint: 'The Ember belongs under Gorge Drake, on pile 1: that makes 3 against 3.',
    },
    aSecondPile: {
      title: 'A second pile',
      say: 'Pile 2 is blank: it has energy and no creature yet. Lay the Dawn there, the sun. You can lay at most three onto one pile yourself. Keep the Tide, the waves: with energy in hand you can pay for symmetries, the cards of your hand that are no creatures.',
      hint: 'Dawn goes to pile 2. Tide stays in your hand: you will need it to pay.',
    },
    onToTheCreatures: {
      title: 'On to the creatures',
      say: 'A turn has five phases: Draw, Energy, Creature, Attack, End. The small circles above and below them say where you want to be asked; “Ask me when …” says the same in words. You are done with energy.',
      hint: 'Go on to the Creature Phase.',
    },
    summon: {
      title: 'Summon',
      say: `Summon Spitfire Drake onto pile 2: drag it there, or ${click} it. When it is summoned it deals 1 damage. That is a trigger: it waits on the stack, the place for all that is played; your opponent may answer, and then it resolves: it takes effect.`,
      hint: 'Spitfire Drake hurts at once; Skyrend Matriarch would not.',
    },
    twoLifeToGo: {
      title: 'Two Life to go',
      say: 'One damage is dealt. Creatures may attack in the turn in which they come; only in the first turn of a game nobody attacks. Go on to the Attack Phase.',
      hint: 'Go on to the Attack Phase.',
    },
    clearTheWay: {
      title: 'Clear the way',
      say: `Attack the Frost Hare with Gorge Drake: ${click} the Drake, then the Hare. Both strike at the same time, and each point of power takes one energy. The Hare loses all three, and so does the Drake: a trade that opens the way.`,
      hint: 'Gorge Drake has power 3: it is the one that can destroy the Hare.',
    },
    anAnswerOnTheStack: {
      title: 'An answer on the stack',
      say: 'Your opponent answers with Hard Frost: a frozen creature cannot attack. But nothing has happened yet. What came last resolves first, and you may still answer. Unravel puts a symmetry into the graveyard: play it.',
      hint: 'If you pass, the Drake freezes and its attack is lost. Play Unravel.',
    },
    nameWhatYouPay: {
      title: 'Name what you pay',
      say: 'Unravel says Pay 1. Energy under a creature is its power, and you need every point: pay with the Tide in your hand. It is discarded only when Unravel resolves.',
      hint: 'Take the Tide of your hand and confirm: the piles need their energy.',
    },
    playback: {
      title: 'Think again',
      say: 'Unravel has resolved, and Hard Frost is gone. Because something happened in between, you may think again, which the rules call Playback: go on, choose another target, or call the attack off. Go on.',
      hint: 'The Hare is still there, and it still guards: go on with the attack.',
    },
    nobodyGuards: {
      title: 'Nobody guards',
      say: 'Drake and Hare have destroyed each other. Nobody guards your opponent now: attack them with Spitfire Drake. Its power is 2, and so is their Life.',
      hint: `${Click} Spitfire Drake, then the Life of your opponent.`,
    },
  },
})
