import { common, rare, uncommon, when } from '../build.ts'
import type { CreatureDef } from '../definitions.ts'

/** Wrights meddle with the stack, with costs and with what lasts. */
export const wrights: readonly CreatureDef[] = [
  common('wright', 'Bolt Wright'),
  common('wright', 'Chalk Wright'),
  common('wright', 'Tin Hound'),
  uncommon('wright', 'Gear Page', { on: 'discount', amount: 1 }),
  uncommon('wright', 'Rivet Guard', { on: 'ward' }),
  uncommon(
    'wright',
    'Spool Runner',
    when('enters', { select: [{ what: 'lasting', whose: 'any', frozen: false }] }, { do: 'freeze' }),
  ),
  rare(
    'wright',
    'Loom Wright',
    when('used', { select: [{ what: 'item', whose: 'foe', aimed: true }] }, { do: 'reselect', by: 'owner' }),
  ),
  rare('wright', 'Trihue Golem', { on: 'static', power: 2, of: 'this', if: 'threeHues' }),
  rare(
    'wright',
    'Clockwork Regent',
    when(
      'used',
      {
        select: [
          { what: 'creature', whose: 'you', frozen: false },
          { what: 'creature', whose: 'you', frozen: false },
        ],
      },
      { do: 'switch', at: [0, 1] },
      { do: 'discount', amount: 1 },
    ),
  ),
]
