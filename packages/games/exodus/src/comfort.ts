import type { Comfort } from '@cardwright/engine'

/**
 * Where a player is asked unless they say otherwise: when the opponent attacks, plays or aims something; when the
 * opponent's creatures have come, all at once, and one of them may attack; last in the opponent's turn, if an ability of
 * their own could still be used in it; and before an attack goes on, also their own: some cards can be played only then.
 * Each energy and creature, the other ends of phases, what they have played themselves in other phases and what comes of
 * it, what only draws or heals, and orders that do not matter pass by.
 */
export const comfort: Comfort = {
  windows: [
    { when: { window: 'own', phase: 'draw' }, ask: false },
    { when: { window: 'own', phase: 'energy' }, ask: false },
    { when: { window: 'own', phase: 'creature' }, ask: false },
    { when: { window: 'own', phase: 'end' }, ask: false },
    { when: { window: 'own', phase: 'attack', attack: false }, ask: false },
    { when: { window: 'draw' }, ask: false },
    { when: { window: 'notice' }, ask: false },
    { when: { window: 'phaseEnd', phase: 'draw' }, ask: false },
    { when: { window: 'phaseEnd', phase: 'energy' }, ask: false },
    { when: { window: 'phaseEnd', phase: 'attack' }, ask: false },
    { when: { window: 'phaseEnd', pressing: false }, ask: false },
    { when: { window: 'stack', plain: true }, ask: false },
    { when: { window: 'playback' }, ask: false },
    { when: { window: 'unfreeze', acting: 'one' }, ask: false },
  ],
}
