import type { Rulebook } from '@cardwright/engine'

export const rulebook: Rulebook = {
  'HE-0': { section: 'Aim', text: 'Bring the other player from 10 life to none.' },
  'HE-1': {
    section: 'Setup',
    text: 'Two players have 10 life each, and a deck with three copies of every card, which is shuffled.',
  },
  'HE-2': { section: 'Setup', text: 'Each draws four cards. Seat 0 takes the first turn.' },
  'HE-3': {
    section: 'Turn',
    text: 'In your turn you play a card from your hand. It lies in your row from then on, and does what it says.',
  },
  'HE-4': {
    section: 'Turn',
    text: 'Cards of both rows may answer what happened, change its numbers, or forbid it. A truce ends when its player lays the next card. Then you draw a card if there is one, and the turn passes.',
  },
  'HE-5': { section: 'End', text: 'A player with no life left loses.' },
  'HE-6': {
    section: 'End',
    text: 'When a player has no card to play in their turn, the player with more life wins; with equal life, the other one.',
  },
}
