import { ace, fighter, jack, king, queen, ts, twoAces, vc } from './build.ts'

/** Those who came a long way for one fight. */
export const travellers = [
  fighter('Ignace Foyle', {
    style: 'glass cannon',
    look: 'A poet in a scorched velvet coat, matches behind each ear.',
    story: 'Ignace burned every verse he ever wrote, and found that they burned well. He owes the Regent an ode.',
    stats: [86, 8, 3, 6, 8, 5, 2, 1],
    throw: ['Enjambment', 7, 3, 2],
    moves: [
      jack('Cinder Couplet', 'A(R)', 10, 4, 1),
      queen('Bellows Blow', 'C', 9, 4, 2),
      king('Kiln Verse', 'B', 13, 3, 2, vc),
      ace('Furnace Ode', 'B(R)', 23, 5, 3, ts),
      ace('Ashen Epic', 'B', 36, 5, 4, twoAces),
    ],
    ability: { name: 'Overheat', does: 'overheat', pain: 3, damage: 3 },
  }),
  fighter('Korrin Tusk', {
    style: 'super fighter',
    look: 'A hill shaman wide as a door, boar tusks on a cord, patient hands.',
    story:
      'Korrin walked down from the hills to collect a debt that is older than the city. The spirits keep the account, and they round up.',
    stats: [105, 6, 3, 4, 10, 5, 2, 3],
    throw: ['Hill Carry', 6, 3, 2],
    moves: [
      jack('Root Rattle', 'A(R)', 6, 3, 1),
      queen('Tusk Toss', 'C', 7, 3, 2, { extra: { most: 1, damage: 6 } }),
      king('Totem Slam', 'B', 9, 4, 2, vc),
      ace('Spirit Stampede', 'B', 22, 5, 3, ts),
      ace('Elder Charge', 'B(U)', 34, 6, 4, twoAces),
    ],
    ability: { name: 'Old Debts', does: 'bargain', price: 36 },
  }),
  fighter('Ember Lio', {
    style: 'combo drummer',
    look: 'A street drummer with taped knuckles and a rhythm in every step.',
    story:
      'Ember plays the tide-drums that nobody is allowed to play any more. If you hear four beats, you were hit by three of them.',
    stats: [92, 8, 3, 5, 10, 6, 3, 2],
    throw: ['Drum Roll', 5, 3, 2],
    moves: [
      jack('Snare Roll', 'C', 6, 4, 1, vc),
      queen('Offbeat', 'C', 9, 4, 2),
      king('Crash Finish', 'B', 10, 4, 1),
      ace('Drum Break', 'C', 15, 5, 2, ts),
      ace('Encore', 'B', 27, 5, 2, twoAces),
    ],
    ability: { name: 'Rhythm', does: 'rhythm', basics: 3, damage: 3 },
  }),
  fighter('Hesper Vane', {
    style: 'guard breaker',
    look: 'A banner knight without a banner, her lance taller than the doors down here.',
    story: 'Hesper lost her lord, her horse and her war, in that order, and kept the lance. She knocks once.',
    stats: [104, 9, 2, 5, 8, 4, 3, 3],
    throw: ['Pommel Turn', 8, 3, 2],
    moves: [
      jack('Lance Prick', 'A(R)', 8, 3, 1),
      queen('Gate Splitter', 'A(U)', 9, 3, 2),
      king('Pennant Sweep', 'B(H)', 10, 4, 2, vc),
      ace('Siege Charge', 'B(U)', 20, 5, 3, ts),
      ace('Breach the Keep', 'B', 30, 5, 3, twoAces),
    ],
    ability: { name: 'Couched', does: 'pierce', value: 8, damage: 2 },
  }),
]
