import { lasting } from '../build.ts'
import type { SymmetryDef } from '../definitions.ts'

/** XO-H14: what stays, and acts again when it unfreezes. */
export const lastings: readonly SymmetryDef[] = [
  lasting('Lantern Reef', {}, { do: 'draw', energy: 1 }, { do: 'freeze', this: true }),
  lasting(
    'Ice Chapel',
    { pay: 3, select: [{ what: 'creature', whose: 'foe', frozen: false }] },
    { do: 'freeze' },
    { do: 'freeze', this: true },
  ),
  lasting('Drake Roost', { pay: 2, abilities: [{ on: 'static', power: 1, of: 'drake', if: 'firstAttack' }] }),
  lasting(
    'Quiet Archive',
    {},
    { do: 'reveal', amount: 2, take: { to: 'top' }, rest: 'bottom' },
    { do: 'freeze', this: true },
  ),
  lasting('Breakwater', { pay: 1, abilities: [{ on: 'prevent', amount: 1 }] }),
  lasting(
    'Kindred Hearth',
    { pay: 1 },
    {
      do: 'if',
      if: { is: 'atLeast', of: { count: 'creatures', whose: 'you', subtype: 'lumen' }, amount: 2 },
      so: [{ do: 'gainLife', amount: 1 }],
    },
    { do: 'freeze', this: true },
  ),
]
