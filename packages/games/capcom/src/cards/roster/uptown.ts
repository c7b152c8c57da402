import { ace, avoid, fighter, jack, king, queen, ts, twoAces, vc } from './build.ts'

/** Those from the bell towers, ateliers and arcades above the water. */
export const uptown = [
  fighter('Mirelle Quill', {
    style: 'zoner',
    look: 'A notary with ink to the elbows and a pen as long as a rapier.',
    story:
      'Mirelle wrote the contract that gave the city away, and did not read the last line. She has come to strike it out.',
    stats: [87, 7, 3, 6, 9, 5, 2, 2],
    throw: ['Page Turn', 5, 3, 2],
    moves: [
      jack('Inkshot', 'C(R)', 7, 4, 1, vc),
      queen('Split Quill', 'B(R,H)', 9, 4, 2),
      king('Blot Mine', 'A(R,T)', 11, 3, 1),
      ace('Rain of Nibs', 'B(R)', 19, 5, 3, ts),
      ace('Final Draft', 'D(R,H)', 31, 5, 4, twoAces),
    ],
    ability: { name: 'Inkwell', does: 'draw', cards: 1 },
  }),
  fighter('Odo Brandt', {
    style: 'guardian',
    look: 'A bell-ringer in a bronze breastplate, deaf in one ear and proud of it.',
    story:
      'Odo rings the hours of a town that has lost its mornings. When the Regent asked for silence, Odo rang thirteen.',
    stats: [120, 8, 3, 3, 9, 4, 2, 5],
    throw: ['Bell Rope', 7, 3, 2],
    moves: [
      jack('Bell Toll', 'A(R)', 7, 2, 1),
      queen('Iron Rebuke', 'E', 9, 5, 2, vc),
      king('Belfry Crash', 'B', 11, 3, 2),
      ace('Great Carillon', 'B(R)', 18, 4, 3, ts),
      ace('Cathedral Fall', 'D', 32, 5, 4, twoAces),
    ],
    ability: { name: 'Ring Shield', does: 'shield', from: ['super'], amount: 3 },
  }),
  fighter('Sable Nix', {
    style: 'counter fighter',
    look: 'A dancer masked in mirror glass; you see yourself, a moment late.',
    story:
      'Nobody at the Glass Arcade remembers hiring Sable, and nobody has managed to send her home. She will not strike first, and has never needed to.',
    stats: [94, 6, 3, 7, 8, 4, 2, 2],
    throw: ['Partner Change', 6, 3, 2],
    moves: [
      jack('Glass Feint', 'E', 6, 4, 1, vc),
      queen('Shard Waltz', 'C', 7, 3, 2),
      king('Silver Return', 'E(R)', 8, 5, 2),
      ace('Hall of Mirrors', 'E', 17, 6, 3),
      ace('Last Reflection', 'B', 28, 5, 3, { ...ts, ...twoAces }),
    ],
    ability: { name: 'Cold Read', does: 'look' },
  }),
  fighter('Pell Orrin', {
    style: 'trickster',
    look: 'A clockmaker’s apprentice with a key in his back and a grin that ticks.',
    story: 'Pell wound himself up one evening for a bet and has not run down since. He cheats at everything but time.',
    stats: [87, 7, 3, 6, 10, 4, 2, 2],
    throw: ['Spring Trap', 5, 3, 2],
    moves: [
      jack('Windup Jab', 'C(T)', 8, 4, 1),
      queen('Gear Snare', 'A(T)', 9, 4, 1, vc),
      avoid('king', 'False Bottom', ['special', 'throw'], 4, { most: 1, damage: 8 }),
      ace('Overwound', 'C(T)', 17, 5, 2, ts),
      ace('Midnight Strike', 'B', 29, 5, 3, twoAces),
    ],
    ability: { name: 'Tinker', does: 'sift', cards: 1 },
  }),
]
