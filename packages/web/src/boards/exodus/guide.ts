import type { Look } from '../../table/contract.ts'

/** What is said when a kind of question comes up for the first time. */
export const guide: Look['guide'] = {
  mulligan: {
    title: 'Your opening hand',
    text: 'Creatures and symmetries lie in your hand, energy on the rack below the piles. Without a creature or without energy it may be worth drawing anew, once.',
  },
  draw: {
    title: 'Three of each',
    text: 'Every turn you draw three Main and three Energy cards. The order seldom matters: “Draw them all” will do.',
  },
  energy: {
    title: 'Lay energy',
    text: 'Take an energy up and choose a pile: a new one, or one to make taller. By hand a pile holds three at most. You may lay as much as you hold.',
  },
  creature: {
    title: 'Summon',
    text: 'A creature goes onto a pile that has none. Its power is the energy under it, so choose the pile before you choose the creature.',
  },
  attack: {
    title: 'Attack',
    text: 'Take a creature up and choose whom it attacks. Each point of power takes one energy of the other pile, and the other strikes back. The player can be attacked only when no unfrozen creature guards them.',
  },
  respond: {
    title: 'You may respond',
    text: 'Nothing has happened yet: what was played waits on the stack. You may play a symmetry or use an ability first, or pass. “Stops” says in which windows you are asked.',
  },
  pay: {
    title: 'Name what you pay',
    text: 'You name the energy now, of your piles or your hand. It is discarded only if the effect resolves. Energy under a creature is its power.',
  },
  select: {
    title: 'Select',
    text: 'What you select is lit. If it is gone when the effect resolves, you select again.',
  },
  playback: {
    title: 'Playback',
    text: 'Something was played in response, so you may think again: keep what you declared, or choose anew.',
  },
  lose: {
    title: 'Energy is lost',
    text: 'Damage to a creature takes energy of its pile. You choose which; without any the creature is destroyed.',
  },
}
