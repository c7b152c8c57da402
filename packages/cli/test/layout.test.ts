import { stripVTControlCharacters } from 'node:util'
import { Match, playOut, Random, randomAnswer } from '@cardwright/engine'
import { describe, expect, it } from 'vitest'
import { gameIds, loadEntry } from '../src/games.ts'
import { askLines } from '../src/text/asks.ts'
import { boardLines } from '../src/text/board.ts'
import { eventLines } from '../src/text/events.ts'
import { flowLines, wrapText } from '../src/text/layout.ts'
import { viewpointOf } from '../src/text/words.ts'

describe('lines', () => {
  it('are filled', () => {
    expect(flowLines(['aa', 'bb', 'cc'], 10, '> ')).toEqual(['> aa  bb', '  cc'])
    expect(wrapText('one two three', 9, '- ')).toEqual(['- one two', '  three'])
  })

  it('break what is wider than they are', () => {
    expect(flowLines(['a', 'bbb ccc ddd', 'e'], 9, '')).toEqual(['a', 'bbb ccc', 'ddd  e'])
  })

  it.each(gameIds)('of %s fit into 80 columns', async (id) => {
    const { game } = await loadEntry(id)
    for (let seed = 0; seed < 5; seed++) {
      const match = Match.start(game, { seed, seats: game.seats[1] })
      const point = viewpointOf(game, match.header, 0)
      const random = new Random(`${seed}`)
      let seen = 0
      const show = () => {
        const view = match.view(0)
        const events = match.events(0, seen)
        seen += events.length
        return [
          ...eventLines(point, events, 80),
          ...boardLines(point, view, 80),
          ...view.asks.flatMap((ask) => askLines(ask, 80)),
        ]
      }
      playOut(match, random, (ask) => {
        for (const line of match.inputs.length % 10 === 0 ? show() : []) {
          expect(stripVTControlCharacters(line).length).toBeLessThanOrEqual(80)
        }
        return randomAnswer(ask, random)
      })
    }
  })
})
