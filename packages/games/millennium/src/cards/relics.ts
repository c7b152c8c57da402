import {
  accessory,
  action,
  cards,
  clash,
  draw,
  every,
  flips,
  gain,
  type OwnedData,
  one,
  ongoing,
  per,
  score,
  setOf,
  tokens,
  whenever,
} from './build.ts'

/** MB-275: eight Accessories of legend. */
export const relics: OwnedData[] = setOf('relics', 'relic', [
  accessory('Sleeve of the First Printing', 10, ongoing({ holds: 'protect', from: 'all', whose: 'yours' })),
  accessory('Die of Seven Sides', 10, action(clash([gain(30)], [gain(15)]))),
  accessory('Coin From the Bank’s Own Fountain', 10, action(gain(per({ of: 'dollars' }, 1, 30)))),
  accessory('Pen That Signs Itself', 10, action(tokens(3, every('you')))),
  accessory('Binder Without End', 10, action(draw(3, 'store'), gain(10))),
  accessory('Playmat of the Grand Final', 10, ongoing({ holds: 'slots', add: 1 }), score(gain(10))),
  accessory('Whistle Nobody Ignores', 10, action(flips(one('others')), flips(one('others')))),
  accessory(
    'Trophy With No Name Yet',
    10,
    score(gain(per(cards(), 5))),
    whenever({ event: 'won', who: 'you' }, gain(5)),
  ),
])
