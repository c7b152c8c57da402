import type { Words } from '@cardwright/engine'
import type { ZoneName } from '../../state.ts'

export const zones: Readonly<Record<ZoneName, string>> = {
  mainDeck: 'Main Deck',
  energyDeck: 'Energy Deck',
  hand: 'hand',
  reserve: 'energy in hand',
  pile: 'energy pile',
  creature: 'creature',
  lasting: 'Lasting symmetries',
  stack: 'stack',
  graveyard: 'graveyard',
  spent: 'Energy part of the graveyard',
}

/** The words of the cards, in a sentence each. */
export const keywords: Words['keywords'] = {
  Flash: { means: 'A symmetry that does what it says and goes to the graveyard.', rule: 'XO-H14' },
  Lasting: {
    means: 'A symmetry that stays in play. It acts when it enters, and again each time it unfreezes.',
    rule: 'XO-H14',
  },
  symmetry: {
    means: 'Played from the hand in any phase of either player’s turn, also in answer to something. Most cost nothing.',
    rule: 'XO-P19',
  },
  Stars: { means: 'How rare a creature is. They matter only to cards that mention stars.', rule: 'XO-P17' },
  Pay: {
    means: 'You choose that much energy from your piles or hand now; it is discarded only if the effect resolves.',
    rule: 'XO-047',
  },
  Select: {
    means: 'You choose a target when you play it. If the target is gone when it resolves, you choose another.',
    rule: 'XO-053',
  },
  Freeze: {
    means:
      'A frozen card does not attack, guard, act or pay, and nothing is placed on it, until its controller’s next End Phase.',
    rule: 'XO-H15',
  },
  Unfreeze: { means: 'The ice goes in its controller’s next End Phase, or when a text says so.', rule: 'XO-H16' },
  Playback: {
    means:
      'When something was played in response to your effect or attack, you may choose other targets before it goes on.',
    rule: 'XO-062',
  },
  Fizzle: {
    means: 'Without a legal target or the energy to pay, an effect does nothing; a symmetry goes to the graveyard.',
    rule: 'XO-049',
  },
  Blank: { means: 'A pile without a creature. Creatures are summoned onto blank piles.', rule: 'XO-018' },
  Recycle: {
    means: 'An empty deck is rebuilt from its graveyard. A new Main Deck costs its owner 3 Life.',
    rule: 'XO-H20',
  },
  Guard: { means: 'A player can be attacked only while they have no unfrozen creature.', rule: 'XO-H08' },
  Power: { means: 'The number of energy in the pile, plus what card texts add.', rule: 'XO-H07' },
  Hue: { means: 'The colour of an energy. It matters only to cards that mention it.', rule: 'XO-H13' },
  Reveal: {
    means: 'The top of your Main Deck is shown; it stays in the deck, and a further Reveal goes deeper.',
    rule: 'XO-P31',
  },
  Immediately: { means: 'It happens within the effect: nobody can answer it.', rule: 'XO-P32' },
  Summon: { means: 'A creature goes from the hand onto a blank pile in the Creature Phase.', rule: 'XO-P27' },
  'Put into play': { means: 'A creature comes onto a pile in any way, summoned or not.', rule: 'XO-P28' },
  Stack: {
    means: 'Cards and abilities wait here while the other player may answer. The last one played resolves first.',
    rule: 'XO-063',
  },
}
