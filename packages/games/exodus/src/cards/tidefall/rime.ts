import { common, rare, uncommon, when } from '../build.ts'
import type { CreatureDef } from '../definitions.ts'

/** Rime freeze, and wake. */
export const rime: readonly CreatureDef[] = [
  common('rime', 'Frost Hare'),
  common('rime', 'Sleet Warden'),
  common('rime', 'Hail Pup'),
  uncommon(
    'rime',
    'Rime Sprite',
    when('enters', { select: [{ what: 'pile', whose: 'any', frozen: false }] }, { do: 'freeze' }),
  ),
  uncommon('rime', 'Icicle Squire', when('unfreezes', {}, { do: 'draw', main: 1 })),
  uncommon('rime', 'Snowblind Stalker', { on: 'static', power: 1, of: 'this', if: 'attacksFrozen' }),
  rare(
    'rime',
    'Glacier Duke',
    when('unfreezes', { select: [{ what: 'creature', whose: 'foe', frozen: false }] }, { do: 'freeze' }),
    when('used', { freezeThis: true }, { do: 'draw', energy: 1 }),
  ),
  rare(
    'rime',
    'Frostgrave Keeper',
    when(
      'used',
      { pay: 1, select: [{ what: 'graveyard', whose: 'any', frozen: false }] },
      { do: 'freeze' },
      { do: 'draw', main: 1 },
    ),
  ),
  rare(
    'rime',
    'Winter Herald',
    when('used', { pay: 1, select: [{ what: 'frozen', whose: 'you' }] }, { do: 'unfreeze' }, { do: 'draw', energy: 1 }),
  ),
]
