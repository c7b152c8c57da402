import { stripVTControlCharacters } from 'node:util'
import { Match, parseRecord, RecordError } from '@cardwright/engine'
import { duel } from '@cardwright/example-duel'
import { describe, expect, it } from 'vitest'
import type { Entry } from '../src/games.ts'
import { botAt, playGames, type SimulationPlan } from '../src/simulate/job.ts'
import { playAll } from '../src/simulate/pool.ts'
import { makeReport, reportLines } from '../src/simulate/report.ts'
import { addTally, emptyTally, type Wins } from '../src/simulate/tally.ts'
import { cardwright, cardwrightJson, inShell } from './run.ts'

type Named = Wins & { readonly name: string }

const plan: SimulationPlan = { game: 'duel', bots: ['random', 'search:2'], seats: 2, seed: '5', options: {} }
const entry: Entry = { game: duel, from: '@cardwright/example-duel' }

describe('simulate', () => {
  const args = (bots: string, games: number, jobs: number) =>
    `simulate duel --games ${games} --bots ${bots} --seed 7 --jobs ${jobs}`.split(' ')

  it.each([
    ['random,random', 400],
    ['random,search:2', 8],
  ])('finds the same with one job and with two: %s', async (bots, games) => {
    const [one, two] = await Promise.all([1, 2].map((jobs) => cardwrightJson(args(bots, games, jobs))))
    const { time, ...found } = one!.json
    const { time: _, ...foundByTwo } = two!.json
    expect(foundByTwo).toEqual(found)
    expect(found).toMatchObject({ game: 'duel', seed: '7', games, errors: [] })
    expect(time).toMatchObject({ jobs: 1, seconds: expect.any(Number) })
    for (const rates of [found.bots, found.seats]) {
      expect(rates.map((rate: { played: number }) => rate.played)).toEqual([games, games])
      expect(rates[0].won + rates[1].won + found.draws).toBe(games)
    }
    const { mean, median, p95 } = found.inputs
    expect(found.decisions).toBe(Math.round(mean * games))
    expect(median).toBeLessThanOrEqual(p95)
    expect(found).toMatchObject({ began: null, turns: null })
    expect(Object.values<number>(found.ends).reduce((a, b) => a + b)).toBe(games)
  })

  it('knows who began and counts turns, where the game does', async () => {
    const { json } = await cardwrightJson('simulate exodus --games 20 --bots random --seed 1'.split(' '))
    expect(json.began).toMatchObject({ played: 20 })
    expect(json.turns.median).toBeGreaterThan(2)
    expect(json.turns.p95).toBeLessThanOrEqual(60)
  })

  it('counts by what each seat plays with: two of a tag team, drawn by lot for every game', async () => {
    const tag = ['--options', '{"mode":"tag","turnLimit":20}']
    const { json } = await cardwrightJson(['simulate', 'capcom', '--games', '30', '--bots', 'random', ...tag])
    const sum = (key: 'played' | 'won') => json.sides.reduce((all: number, side: Wins) => all + side[key], 0)
    expect(json.errors).toEqual([])
    expect(sum('played')).toBe(30 * 4)
    expect(sum('won')).toBe(2 * (30 - json.draws))
    expect(json.sides.length).toBeGreaterThan(6)
    const shares = json.sides.map(({ share }: { share: number }) => share)
    expect(shares).toEqual(shares.toSorted((a: number, b: number) => b - a))
  })

  it('knows what was chosen, and names it in the table', async () => {
    const chosen = 'simulate capcom --games 4 --bots random --sides asha-vell,odo-brandt'.split(' ')
    const { json } = await cardwrightJson(chosen)
    expect(json.sides.map(({ name, played }: Named) => [name, played]).toSorted()).toEqual([
      ['asha-vell', 4],
      ['odo-brandt', 4],
    ])
    expect((await cardwright(chosen)).stdout).toMatch(/asha-vell +4 +\d/)
  })

  it('says how often what seats played with has won, kind by kind, where the game tells', () => {
    const held = (seat: number) => ({ kind: 'colour', name: seat === 0 ? 'red' : 'blue', seat })
    const told: Entry = {
      ...entry,
      stats: () => ({ playedWith: [held(0), held(1), { kind: 'boss', name: 'ogre', seat: 1 }] }),
    }
    const tally = playGames(told, { ...plan, first: 0, games: 2 })
    addTally(tally, playGames(told, { ...plan, first: 2, games: 4 }))
    const report = makeReport(plan, tally, { version: '1', first: 0 }, { seconds: 1, jobs: 1 })
    const [first, second] = report.seats.map(({ won, share }) => ({ played: 6, won, share }))
    const colours = [
      { name: 'blue', ...second! },
      { name: 'red', ...first! },
    ].sort((a, b) => b.share - a.share)
    expect(Object.keys(report.playedWith)).toEqual(['boss', 'colour'])
    expect(report.playedWith).toMatchObject({ colour: colours, boss: [{ name: 'ogre', ...second! }] })
    expect(report.began).toBeNull()
    expect(stripVTControlCharacters(reportLines(report).join('\n'))).toMatch(/colour +games +wins(.*\n)+red +6 /)
  })

  it('reports in a table', async () => {
    const { code, stdout, stderr } = await inShell(args('random', 20, 1))
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(stdout).toContain('duel 1.0.0, seed 7: 20 games')
    expect(stdout).toMatch(/seat 0 +20 +\d+ +\d+\.\d % +\d+\.\d % to \d+\.\d %/)
    expect(stdout).toMatch(/games\/s, .* decisions\/s/)
  })
})

describe('a simulation', () => {
  it('seats each bot everywhere equally often', () => {
    const three = { ...plan, bots: ['a', 'b', 'c'], seats: 3 }
    const seen = Array.from({ length: 9 }, (_, i) => [0, 1, 2].map((seat) => botAt(three, i, seat)))
    for (const seat of [0, 1, 2]) {
      expect(seen.map((seating) => seating[seat]).toSorted()).toEqual([0, 0, 0, 1, 1, 1, 2, 2, 2])
    }
  })

  it('is a sum: it does not matter how its games are shared out', () => {
    const shared = emptyTally(plan)
    addTally(shared, playGames(entry, { ...plan, first: 2, games: 2 }))
    addTally(shared, playGames(entry, { ...plan, first: 0, games: 2 }))
    expect(shared).toEqual(playGames(entry, { ...plan, first: 0, games: 4 }))
  })

  it('stops when it is told to, with what it has so far', async () => {
    const stopping = new AbortController()
    const sum = await playAll({
      plan: { ...plan, bots: ['random'] },
      first: 0,
      games: 1_000_000,
      jobs: 2,
      stop: stopping.signal,
      progress: () => stopping.abort(),
    })
    expect(sum.games).toBeGreaterThan(0)
    expect(sum.games).toBeLessThan(1_000_000)
  })

  it.each([[['random', 'random']], [['random', 'search:2']]])(
    'by %s names the games that fail, with a record that leads there',
    (bots) => {
      const faulty: Entry = {
        ...entry,
        game: {
          ...duel,
          step(t) {
            if (t.state.turn === 1 && t.state.sides[1].turns === 3) throw new Error('The third turn is too much.')
            return duel.step(t)
          },
        },
      }
      const tally = playGames(faulty, { ...plan, bots, first: 3, games: 2 })
      expect(tally.games).toBe(0)
      expect(tally.errors.map(({ game, seed }) => [game, seed])).toEqual([
        [3, '5-3'],
        [4, '5-4'],
      ])
      const { line, record, error } = tally.errors[0]!
      expect(error).toContain('The third turn is too much.')
      const parsed = parseRecord(record!)
      expect(line).toBe(parsed.inputs.length + 1)
      const report = makeReport({ ...plan, bots }, tally, { version: '1', first: 3 }, { seconds: 1, jobs: 1 })
      expect(reportLines(report).join('\n')).toContain(
        `cardwright simulate duel --games 1 --first 3 --seed 5 --bots ${bots.join(',')} --json`,
      )
      const replay = () => Match.replay(faulty.game, parsed, true)
      // The record of random play ends with the input that failed, that of bots before it.
      if (bots[1] === 'random') expect(replay).toThrow(RecordError)
      else expect(replay().over).toBeNull()
    },
  )
})
