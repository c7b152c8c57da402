import { stripVTControlCharacters } from 'node:util'
import { Match, playOut, Random, randomAnswer, seatsFor } from '@cardwright/engine'
import { describe, expect, it } from 'vitest'
import { gameIds, loadEntry } from '../src/games.ts'
import { askLines } from '../src/text/asks.ts'
import { boardLines } from '../src/text/board.ts'
import { eventLines } from '../src/text/events.ts'
import { flowLines, wrapText } from '../src/text/layout.ts'
import { Speaker } from '../src/text/speaker.ts'

describe('lines', () => {
  it('are filled', () => {
    expect(flowLines(['aa', 'bb', 'cc'], 10, '> ')).toEqual(['> aa  bb', '  cc'])
    expect(wrapText('one two three', 9, '- ')).toEqual(['- one two', '  three'])
  })

  it('break what is wider than they are', () => {
    expect(flowLines(['a', 'bbb ccc ddd', 'e'], 9, '')).toEqual(['a', 'bbb ccc', 'ddd  e'])
  })

  it.each(gameIds)('of %s fit into 80 columns', async (id) => {
    const entry = await loadEntry(id)
    const { game } = entry
    let looks = 0
    // five matches, or fewer where one takes thousands of answers
    for (let seed = 0; seed < 5 && looks < 200; seed++) {
      const match = Match.start(game, { seed, seats: seatsFor(game, game.options.parse({}))[1] })
      const speaker = new Speaker(entry, match.header, 0)
      const random = new Random(`${seed}`)
      let seen = 0
      const show = () => {
        looks++
        const view = match.view(0)
        const events = match.events(0, seen)
        seen += events.length
        return [
          ...eventLines(speaker, events, view, 80),
          ...boardLines(speaker, view, 80),
          ...view.asks.flatMap((ask) => askLines(speaker, view, ask, 80)),
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

describe('the arena of Exceed', () => {
  it('is drawn with those who stand in it', async () => {
    const entry = await loadEntry('exceed')
    const match = Match.start(entry.game, { seed: 1, seats: ['Ann', 'Bo'] })
    const view = match.view(1)
    const lines = boardLines(new Speaker(entry, match.header, 1), view, 80).map(stripVTControlCharacters)
    const at = lines.findIndex((line) => /^ +1 +2 +3 +4 +5 +6 +7 +8 +9$/.test(line))
    const spaces = lines[at + 1]!.trim().split(/ +/)
    const { sides } = view.facts as unknown as { sides: readonly { space: number }[] }
    expect(spaces).toHaveLength(9)
    expect(spaces.indexOf('You') + 1).toBe(sides[1]!.space)
    expect(spaces.findIndex((each) => each !== '·' && each !== 'You') + 1).toBe(sides[0]!.space)
  })
})
