import type { Effect } from '../../effects/vocabulary.ts'
import {
  advantage,
  after,
  before,
  cleanup,
  close,
  continuous,
  didHit,
  draw,
  during,
  face,
  fighterFile,
  given,
  guard,
  hit,
  instant,
  power,
  push,
  special,
  speed,
  sustain,
  ultra,
  upTo,
} from './build.ts'

/** EX-126: a blow beside that of the attack. */
const blow = (amount: number): Effect => ({ do: 'damage', amount, who: 'foe' })
/** EX-165 */
const another: Effect = { do: 'extraAttack' }
/** EX-166 */
const fromGauge: Effect = { do: 'strike', from: 'gauge' }
/** EX-151: what her Gauge lacks she pays herself. */
const bleeding = (life: number) =>
  ({ on: 'always', do: [{ do: 'trait', trait: 'lifeForGauge', amount: life }] }) as const

/** Takes on all comers in the fairground booth. It is never one blow, and what it costs her she settles herself. */
export const corra = fighterFile({
  id: 'corra',
  name: 'Corra Tull',
  style: 'prizefighter: a second blow after the first, paid for in blood',
  exceedCost: 3,
  basic: face([bleeding(3)]),
  exceed: face([bleeding(2), given(didHit, after(blow(1)))], [{ name: 'encore', do: [fromGauge] }]),
  cards: [
    special(
      'one-two',
      'One-Two',
      { range: [1, 1], power: 3, speed: 5, guard: 2 },
      [given(didHit, after(blow(2)))],
      continuous('Horsehair Gloves', 0, during(power(1)), given(didHit, after(blow(1)))),
    ),
    special(
      'flurry',
      'Flurry',
      { range: [1, 1], power: 2, speed: 6 },
      [given(didHit, after(another))],
      instant('Towel and Bucket', 0, { do: 'gainLife', amount: 2 }, draw(1)),
    ),
    special(
      'come-forward',
      'Come Forward',
      { range: [1, 1], power: 4, speed: 4, guard: 3 },
      [before(close(3))],
      instant('Same Again', 0, upTo(close(2)), fromGauge),
    ),
    special(
      'swinging-rope',
      'Swinging Rope',
      { range: [2, 3], power: 3, speed: 5 },
      [hit(close(2)), given(didHit, after(blow(1)))],
      continuous('Light on the Toes', 0, during(speed(1)), given(didHit, cleanup(sustain))),
    ),
    special(
      'body-blow',
      'Body Blow',
      { range: [1, 1], power: 5, speed: 3, guard: 5 },
      [hit(push(1))],
      continuous('Chin Down', 0, during(guard(3)), given(didHit, after(draw(1)))),
    ),
    ultra(
      'last-bell',
      'Last Bell',
      { gauge: 3, range: [1, 1], power: 5, speed: 5, guard: 4 },
      [before(close(2)), given(didHit, after(blow(3)))],
      instant('On Her Feet at Nine', 1, draw(3)),
    ),
    ultra(
      'all-comers',
      'All Comers',
      { gauge: 2, range: [1, 2], power: 4, speed: 6 },
      [hit(advantage), given(didHit, after(another))],
      continuous('House Champion', 1, during(power(2))),
    ),
  ],
})
