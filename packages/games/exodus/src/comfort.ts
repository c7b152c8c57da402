import type { Comfort } from '@cardwright/engine'

/**
 * Where a player is asked unless they say otherwise: when the opponent attacks, plays or aims something; when the
 * opponent's creatures have come, all at once; and last in the opponent's turn. Each energy and creature, the other ends
 * of phases, what they have played themselves, what only draws or heals, and orders that do not matter pass by.
 */
export const comfort: Comfort = {
  windows: [
    { when: { window: 'own' }, ask: false },
    { when: { window: 'draw' }, ask: false },
    { when: { window: 'notice' }, ask: false },
    { when: { window: 'phaseEnd', phase: 'draw' }, ask: false },
    { when: { window: 'phaseEnd', phase: 'energy' }, ask: false },
    { when: { window: 'phaseEnd', phase: 'attack' }, ask: false },
    { when: { window: 'stack', plain: true }, ask: false },
    { when: { window: 'unfreeze', acting: 'one' }, ask: false },
  ],
}
