import { common, rare, uncommon, when } from '../build.ts'
import type { CreatureDef } from '../definitions.ts'

/** Drakes attack again, and hurt the player. */
export const drakes: readonly CreatureDef[] = [
  common('drake', 'Reedwing Drakelet'),
  common('drake', 'Cinder Drakelet'),
  common('drake', 'Squall Drakelet'),
  uncommon('drake', 'Gorge Drake', { on: 'static', power: 1, of: 'this', if: 'attacksPlayer' }),
  uncommon('drake', 'Spitfire Drake', when('summoned', {}, { do: 'damage', amount: 1 })),
  uncommon('drake', 'Ridge Courser', when('attacks', {}, { do: 'draw', energy: 1 })),
  rare('drake', 'Skyrend Matriarch', {
    ...when('destroysInBattle', {}, { do: 'attackAgain', this: true }),
    once: true,
  }),
  rare(
    'drake',
    'Ashwing Raider',
    when(
      'summoned',
      { select: [{ what: 'creature', whose: 'foe', fewerStars: true }] },
      { do: 'destroyEnergy', amount: 1 },
    ),
  ),
  rare(
    'drake',
    'Tempest Sovereign',
    when(
      'summoned',
      {},
      { do: 'damage', amount: 1, each: { count: 'creatures', whose: 'you', subtype: 'drake', other: true } },
    ),
  ),
]
