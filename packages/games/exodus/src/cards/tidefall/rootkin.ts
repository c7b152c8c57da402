import { common, rare, uncommon, when } from '../build.ts'
import type { CreatureDef } from '../definitions.ts'

/** Rootkin reveal what lies deep in the deck. */
export const rootkin: readonly CreatureDef[] = [
  common('rootkin', 'Sapling Runner'),
  common('rootkin', 'Bramble Hand'),
  common('rootkin', 'Loam Walker'),
  uncommon(
    'rootkin',
    'Moss Listener',
    when('enters', {}, { do: 'reveal', amount: 1, take: { of: { kind: 'creature' }, to: 'hand' }, rest: 'bottom' }),
  ),
  uncommon(
    'rootkin',
    'Furrow Scout',
    when('hitsPlayer', {}, { do: 'reveal', amount: 2, take: { to: 'hand' }, rest: 'graveyard' }),
  ),
  uncommon('rootkin', 'Thicket Bearer', { on: 'static', power: 1, of: 'this', if: 'otherOfSubtype' }),
  rare(
    'rootkin',
    'Canopy Elder',
    when(
      'used',
      { freezeThis: true },
      { do: 'reveal', amount: 3, take: { of: { kind: 'symmetry' }, to: 'play', may: true } },
    ),
  ),
  rare(
    'rootkin',
    'Root Oracle',
    when(
      'summoned',
      {},
      { do: 'reveal', amount: 3, take: { of: { subtype: 'rootkin' }, amount: 2, to: 'hand' }, rest: 'bottom' },
    ),
  ),
  rare(
    'rootkin',
    'Old Growth',
    when(
      'used',
      { pay: 1 },
      {
        do: 'reveal',
        amount: 2,
        forEach: { of: { kind: 'creature' }, so: [{ do: 'addEnergy', this: true, amount: 1 }] },
      },
    ),
  ),
]
