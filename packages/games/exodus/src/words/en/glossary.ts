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
  Pay: {
    means: 'You name so much energy of your piles or hand now; it is discarded only if the effect resolves.',
    rule: 'XO-047',
  },
  Select: {
    means: 'You name a target when you play it. If that is gone when it resolves, you name another.',
    rule: 'XO-053',
  },
  Freeze: {
    means:
      'What is frozen does not attack, guard, act or pay, and nothing is laid onto it, until the End Phase of its controller.',
    rule: 'XO-H15',
  },
  Unfreeze: { means: "Ice melts in its controller's next End Phase, or when a text says so.", rule: 'XO-H16' },
  Playback: {
    means:
      'When something was played in response, its owner may name other targets before an effect or attack goes on.',
    rule: 'XO-062',
  },
  Fizzle: {
    means: 'Without a legal target or the energy to pay, an effect does nothing; a symmetry goes to the graveyard.',
    rule: 'XO-049',
  },
  Blank: { means: 'A pile without a creature. Creatures are summoned onto blank piles.', rule: 'XO-018' },
  Recycle: {
    means: 'An empty deck is made anew of its graveyard. A new Main Deck costs 1 Life.',
    rule: 'XO-H20',
  },
  Guard: { means: 'A player can be attacked only while they have no unfrozen creature.', rule: 'XO-H08' },
  Power: { means: 'As much as there is energy in the pile, and what texts add.', rule: 'XO-H07' },
  Hue: { means: 'The colour of an energy. It matters only to cards that speak of it.', rule: 'XO-H13' },
  Reveal: {
    means: 'The top of your Main Deck is shown; it stays in the deck, and a further Reveal goes deeper.',
    rule: 'XO-P31',
  },
  Immediately: { means: 'It happens within the effect: nobody can answer it.', rule: 'XO-P32' },
  Summon: { means: 'A creature goes from the hand onto a blank pile in the Creature Phase.', rule: 'XO-P27' },
  'Put into play': { means: 'A creature comes onto a pile in any way, summoned or not.', rule: 'XO-P28' },
  Stack: {
    means: 'What is played waits here while the other may answer. What came last resolves first.',
    rule: 'XO-063',
  },
}
