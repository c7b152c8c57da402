import type { Comfort } from '@cardwright/engine'

/**
 * Where a player is asked unless they say otherwise: when something is on the stack that is not theirs, when a creature
 * came, when the opponent's attacks and turn are over. Energy, the other ends of phases and what they have played
 * themselves pass by.
 */
export const comfort: Comfort = {
  windows: [
    { when: { window: 'own' }, ask: false },
    { when: { window: 'notice', phase: 'energy' }, ask: false },
    { when: { window: 'phaseEnd', phase: 'draw' }, ask: false },
    { when: { window: 'phaseEnd', phase: 'energy' }, ask: false },
    { when: { window: 'phaseEnd', phase: 'creature' }, ask: false },
  ],
}
