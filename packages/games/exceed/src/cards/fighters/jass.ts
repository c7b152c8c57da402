import type { Condition } from '../../effects/conditions/vocabulary.ts'
import {
  advantage,
  anotherAction,
  before,
  cleanup,
  close,
  continuous,
  didHit,
  discardRandom,
  draw,
  during,
  each,
  face,
  fighterFile,
  foePower,
  given,
  hit,
  instant,
  payUpTo,
  power,
  push,
  special,
  speed,
  sustain,
  ultra,
} from './build.ts'

const swung: Condition = { is: 'wildSwing' }
const shortHand: Condition = { is: 'atMost', amount: each('hand'), than: 2 }

/** Owes money to everybody at the table. Nobody knows what comes next, least of all Jass; in Exceed Mode, Jass does. */
export const jass = fighterFile({
  id: 'jass',
  name: 'Jass Corbel',
  style: 'gambler: swings wildly, and bends the odds',
  exceedCost: 2,
  basic: face([given(swung, during(power(1)))]),
  exceed: face(
    [given(swung, during(power(1), speed(1))), { on: 'always', do: [{ do: 'trait', trait: 'seesTop' }] }],
    [{ name: 'raise', force: 1, do: [{ do: 'strike', from: 'wild', foeWild: true }] }],
  ),
  cards: [
    special(
      'loaded-dice',
      'Loaded Dice',
      { range: [1, 3], power: 4, speed: 4, guard: 2 },
      [given(swung, hit(advantage))],
      instant('Stack the Deck', 0, { do: 'look', amount: 4, may: ['hand'], rest: 'discard' }),
    ),
    special(
      'all-the-chips',
      'All the Chips',
      { range: [1, 1], power: 4, speed: 5 },
      [before(close(2)), hit(payUpTo('force', 2, power(1)))],
      continuous('Lucky Streak', 0, given(swung, during(power(1), speed(1))), given(didHit, cleanup(sustain))),
    ),
    special(
      'card-fan',
      'Fan of Cards',
      { range: [2, 4], power: 3, speed: 6 },
      [hit(push(1))],
      instant('Blind Bet', 0, { do: 'strike', from: 'wild', set: [draw(1)] }),
    ),
    special(
      'table-flip',
      'Flip the Table',
      { range: [1, 2], power: 5, speed: 3, guard: 4 },
      [hit(push(3))],
      continuous('Double or Nothing', 0, during(power(3), foePower(2))),
    ),
    special(
      'marked-ace',
      'Marked Ace',
      { range: [1, 5], power: 2, speed: 6 },
      [given(swung, during(power(2)))],
      instant('A Quick Peek', 0, { do: 'look', amount: 2, may: ['hand', 'under'], rest: 'top' }, anotherAction),
    ),
    ultra(
      'the-house-wins',
      'The House Wins',
      { gauge: 3, range: [1, 4], power: 7, speed: 4, guard: 3 },
      [hit(discardRandom)],
      continuous('Eye of the Dealer', 1, during(power(1), speed(1)), given(swung, hit(draw(1)))),
    ),
    ultra(
      'last-coin',
      'Last Coin',
      { force: 2, range: [1, 2], power: 6, speed: 5 },
      [given(shortHand, during(power(2)))],
      instant(
        'Go All In',
        0,
        { do: 'take', from: ['hand'], to: 'discard', by: 'choice', min: 0, max: 3, each: [draw(1)] },
        draw(1),
      ),
    ),
  ],
})
