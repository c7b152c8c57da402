import { ace, fighter, jack, king, queen, twoAces } from './build.ts'

/** CC-A57: the one whom they all came for. */
export const hollowRegent = fighter('The Hollow Regent', {
  style: 'boss',
  boss: true,
  look: 'A crown, a mantle and a pair of gloves, and nobody in between.',
  story:
    'The Regent holds court under the city, where it is always the hour before dawn. Whoever beats him may ask for one thing; nobody has asked yet.',
  stats: [150, 8, 3, 5, 10, 6, 2, 3],
  throw: ['Audience', 8, 4, 2],
  moves: [
    jack('Pall', 'A(R)', 8, 4, 1),
    queen('Decree', 'C(T)', 7, 4, 2),
    king('Verdict', 'B(U)', 10, 4, 2),
    ace('Empty Crown', 'B', 19, 5, 3),
    ace('Long Silence', 'D(H)', 31, 6, 4, twoAces),
  ],
  ability: { name: 'Court of Echoes', does: 'summon' },
})
