import type { Condition } from '../../effects/conditions/vocabulary.ts'
import type { Effect } from '../../effects/vocabulary.ts'
import {
  after,
  at,
  before,
  continuous,
  didHit,
  discardRandom,
  draw,
  during,
  face,
  fighterFile,
  foeSpeed,
  given,
  hit,
  instant,
  may,
  power,
  push,
  special,
  speed,
  strike,
  ultra,
  upTo,
  when,
} from './build.ts'

const wisp = 'wisp'
/** The opponent stands where the Wisp is, or no farther than that from it. */
const foeByWisp = (max: number): Condition => ({ is: 'at', spot: wisp, of: 'foe', max })
const fromWisp: Effect = { do: 'trait', trait: 'origin', token: wisp }
const sendWisp = (max: number): Effect => ({ do: 'moveToken', spot: wisp, min: 1, max, optional: true })
const pullToWisp = (spaces: number): Effect => ({ do: 'pull', spaces, to: wisp })
const isFree: Condition = { is: 'spotFree', spot: wisp }
const tradePlaces: Effect = { do: 'switchWith', spot: wisp }

/** Guides travellers through the marsh, with a light that is not hers. There are two places to be afraid of. */
export const tamsin = fighterFile({
  id: 'tamsin',
  name: 'Tamsin Fenn',
  style: 'two bodies: attacks from where her Wisp is',
  exceedCost: 3,
  tokens: [{ id: wisp, name: 'the Wisp', start: 2 }],
  basic: face([at('prepared', sendWisp(3)), given(foeByWisp(1), during(power(1)))]),
  exceed: face(
    [before({ do: 'chooseOrigin', spot: wisp, optional: true }), given(foeByWisp(1), during(power(1), speed(1)))],
    [{ name: 'beckon', do: [sendWisp(4), draw(1)] }],
  ),
  cards: [
    special(
      'pale-fire',
      'Pale Fire',
      { range: [1, 2], power: 5, speed: 4, guard: 2 },
      [during(fromWisp), hit(pullToWisp(2))],
      instant('Drift', 0, sendWisp(4), draw(1)),
    ),
    special(
      'follow-me',
      'Follow Me',
      { range: [1, 3], power: 3, speed: 5 },
      [hit(pullToWisp(2))],
      continuous('Marsh Light', 0, given(foeByWisp(1), during(power(1), foeSpeed(-1)))),
    ),
    special(
      'trade-places',
      'Trade Places',
      { range: [1, 2], power: 5, speed: 5 },
      [before(when(isFree, [may(tradePlaces)]))],
      instant('Where It Was', 0, when(isFree, [may(tradePlaces)]), draw(1)),
    ),
    special(
      'cold-hands',
      'Cold Hands',
      { range: [0, 1], power: 3, speed: 7 },
      [during(fromWisp), given(foeByWisp(0), hit(discardRandom))],
      continuous('Gooseflesh', 0, during(speed(1)), given(didHit, after(sendWisp(2)))),
    ),
    special(
      'grave-candle',
      'Grave Candle',
      { range: [1, 2], power: 5, speed: 3, guard: 4 },
      [after(sendWisp(2))],
      instant('Lights Ahead', 1, sendWisp(3), strike),
    ),
    ultra(
      'field-of-lights',
      'A Field of Lights',
      { gauge: 3, range: [0, 3], power: 7, speed: 4, guard: 3 },
      [during(fromWisp)],
      continuous('Bright Night', 1, given(foeByWisp(0), during(power(3)))),
    ),
    ultra(
      'into-the-marsh',
      'Into the Marsh',
      { gauge: 2, range: [1, 5], power: 5, speed: 5 },
      [given({ is: 'foeBetween', spot: wisp, orOn: true }, hit(power(3)))],
      instant('Lose the Path', 0, upTo(push(2)), draw(1)),
    ),
  ],
})
