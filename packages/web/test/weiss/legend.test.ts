import { loadGame } from '@cardwright/catalog'
import { expect, it } from 'vitest'
import { legend } from '../../src/boards/weiss/legend.ts'

const entry = (await loadGame('weiss'))!

const said = (card: string, about?: Readonly<Record<string, unknown>>): string[] =>
  legend(card, entry, about).map(({ sign, means }) => `${sign}. ${means}`)

it('each number and sign of a character is explained', () => {
  expect(said('kesh-first-across-the-fog')).toEqual([
    'Level 3. You must be at level 3 or above.',
    'Yellow. Needs a yellow card in your level area or clock.',
    'Cost 2. Takes 2 cards of your stock.',
    'Power 10000. The higher power wins a battle, and the other card is reversed. At a tie both are.',
    'Soul 2. Its attack deals 2 damage, 3 where nobody is opposite.',
    '◆ soul trigger. Turned up by your attack, it adds 1 damage.',
  ])
})

it('numbers are those of now', () => {
  const now = said('kesh-first-across-the-fog', { level: 0, cost: 1, power: 500, soul: 4 })
  expect(now).toContain('Level 0. Can be played at any level.')
  expect(now).toContain('Cost 1. Takes 1 card of your stock.')
  expect(now).toContain('Soul 4. Its attack deals 4 damage, 5 where nobody is opposite.')
  // WS-071
  expect(now.join()).not.toContain('Yellow')
})

it('WS-124 the soul of one that attacks holds already what its attack has changed', () => {
  const resting = said('kesh-first-across-the-fog', { state: 'rest', soul: 3 })
  expect(resting).toContain('Soul 3. Its attack deals 3 damage.')
})

it('a climax says when it is played and what it cancels, and has no level', () => {
  const climax = said('the-post-must-fly')
  expect(climax[0]).toBe(
    'Climax. For one turn, before your attacks. If it turns up as damage, it cancels all of that damage.',
  )
  expect(climax.join()).not.toMatch(/Level|Cost|Power/)
  expect(climax).toContain('✸ shot trigger. Turned up by your attack: if that damage is cancelled, it deals 1 more.')
})

it('every sign of every card means something', () => {
  for (const card of entry.game.library.keys())
    for (const { sign, means } of legend(card, entry)) {
      expect(sign, card).not.toMatch(/undefined|NaN/)
      expect(means, card).toMatch(/^[A-Z][^【】]+\.$/)
    }
})
