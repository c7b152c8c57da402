import { golden } from '@cardwright/engine/testing'
import { expect, it } from 'vitest'
import { weiss } from '../src/index.ts'

/** Late in a match: both are at level 3, so that it ends within a few turns. */
const late = (level: string, [low, front]: readonly [string, string], stock: string) => ({
  level: [level, level, level],
  clock: [low, low, low, front],
  stage: { left: front, middle: front },
  stock: [stock, stock, stock],
  hand: [level, low, stock, front],
})

it('a match goes as it always went', async () => {
  const options = { decks: ['gale-post', 'tide-archive'], first: 0 }
  const given = {
    turn: 0,
    turns: 9,
    part: 'clock',
    seats: [
      late('kesh-rider-of-two-kites', ['brisk-morning-rider', 'pim-kite-apprentice'], 'ferrin-wind-reader'),
      late('delphine-night-librarian', ['brine-silent-reader', 'ondine-shelf-diver'], 'minnow-page'),
    ],
  }
  await expect(golden(weiss, { options, given })).toMatchFileSnapshot('golden/weiss.txt')
})
