import type { AskKind } from '../../asks.ts'

interface Hint {
  readonly title: string
  readonly text: string
}

/** Hints that the guide shows when a kind of question comes up for the first time. */
export const guide: { readonly [K in AskKind]?: Hint } = {
  mulligan: {
    title: 'Your opening hand',
    text: 'Your hand holds creatures and symmetries; your energy lies on the rack below the piles. You may draw a new hand, once; do so if you have no creature or no energy.',
  },
  draw: {
    title: 'Three of each',
    text: 'Every turn you draw three Main and three Energy cards. The order seldom matters: choose “Draw them all”.',
  },
  energy: {
    title: 'Place energy',
    text: 'Pick up an energy and choose a pile: a new one, or one to make taller. From your hand you can build a pile up to three. You may place all the energy you hold.',
  },
  creature: {
    title: 'Summon',
    text: 'A creature goes onto a pile that has none. Its power is the energy under it: the tallest pile makes the strongest creature. It may attack in the same turn, but in the first turn of a game nobody attacks.',
  },
  attack: {
    title: 'Attack',
    text: 'Pick up a creature and choose what it attacks; in the first turn of a game nobody attacks. Each point of power takes one energy from the other pile, and the other creature strikes back. You can attack the player only when no unfrozen creature guards them.',
  },
  respond: {
    title: 'You may respond',
    text: 'Nothing has happened yet: what was played waits on the stack. You may play a symmetry or use an ability first, or pass. “Ask me when …” sets how often you are asked.',
  },
  pay: {
    title: 'Choose what you pay',
    text: 'Choose the energy now, from your piles or your hand. It is discarded only if the effect resolves. Energy under a creature is its power.',
  },
  select: {
    title: 'Select',
    text: 'Legal targets are lit. If your target is gone when the effect resolves, you select again.',
  },
  unfreeze: {
    title: 'Unfreezing',
    text: 'At the end of your turn your ice melts, one thing after another. You choose the order: a card that does something when it unfreezes acts before the next one follows.',
  },
  playback: {
    title: 'Playback',
    text: 'Something else has resolved since you declared this, so you may think again: keep what you chose, or choose anew.',
  },
  lose: {
    title: 'Energy is lost',
    text: 'Damage to a creature takes energy from its pile. You choose which; a creature without energy is destroyed.',
  },
}
