import { loadGame } from '@cardwright/catalog'
import { expect, it } from 'vitest'
import { cardwright } from './run.ts'

const lettersIn = (text: string): string[] => text.match(/[a-z]+/gi) ?? []

/** What is left of an output without its sentences: `⟦...⟧`, which may go on in the next line. */
const plainIn = (output: string): string[] => lettersIn(output.replace(/⟦[^⟧]*⟧/g, ' '))

it('a match in the terminal is told in sentences that lie in a folder', async () => {
  // what refuses is the engine, which speaks for itself: these are all answered here
  const typed = ['?', 'help', 'why done', 'rules DU-8', 'card scout', 'view', '9', 'wait', 'stops', 'quit']
  const { stdout } = await cardwright(['play', 'duel', '--vs', 'random', '--seed', '3'], `${typed.join('\n')}\n`, {
    CARDWRIGHT_LANGUAGE: 'en-XA',
  })
  expect(stdout).toContain('⟦')
  const { game } = (await loadGame('duel'))!
  // content is the same in every language: cards, rules, names of players, and what is typed
  const content = JSON.stringify([[...game.library], game.rulebook, game.title, 'random', typed])
  const known = new Set(lettersIn(content.toLowerCase()))
  expect(plainIn(stdout).filter((word) => !known.has(word.toLowerCase()))).toEqual([])
})
