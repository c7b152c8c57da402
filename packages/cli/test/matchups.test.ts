import { stripVTControlCharacters } from 'node:util'
import { describe, expect, it } from 'vitest'
import { matchupLines, reportOf } from '../src/matchups/report.ts'
import { emptyTally, type Tally } from '../src/simulate/tally.ts'
import { cardwright, cardwrightJson, inShellJson } from './run.ts'

const about = { game: 'x', version: '1', bot: 'random', seed: '1', games: 10, seconds: 1, jobs: 1 }

/** Ten games: so many won by each seat, the others drawn. */
function tally(first: number, second: number): Tally {
  const sum = emptyTally({ bots: ['random', 'random'], seats: 2 })
  sum.games = 10
  sum.draws = 10 - first - second
  sum.seats[0]!.won = first
  sum.seats[1]!.won = second
  sum.first.played = 10
  sum.first.won = first
  sum.turns.set(first, 10)
  sum.ends.set('life', first)
  sum.ends.set('deck', 10 - first)
  return sum
}

describe('a table of match-ups', () => {
  const report = reportOf({ ...about, names: ['a', 'b', 'c'] }, [
    { pair: ['a', 'b'], tally: tally(7, 1) },
    { pair: ['a', 'c'], tally: tally(5, 5) },
    { pair: ['b', 'c'], tally: tally(0, 10) },
  ])

  const lines = matchupLines(report).map(stripVTControlCharacters)

  it('says how often each side beats each other one; a draw is half a win', () => {
    expect(report.pairings.a!.b).toMatchObject({ games: 10, share: 0.8 })
    expect(report.pairings.b!.a).toMatchObject({ games: 10, share: 0.2 })
    expect(report.pairings.a!.a).toBeUndefined()
  })

  it('adds up, with an interval that holds the share', () => {
    expect(report.overall.a).toMatchObject({ games: 20, share: 0.65 })
    expect(report.overall.c).toMatchObject({ games: 20, share: 0.75 })
    for (const { share, interval } of Object.values(report.overall)) {
      expect(interval.low).toBeLessThan(share)
      expect(interval.high).toBeGreaterThan(share)
    }
  })

  it('says how the games went, whoever won: who began, turns, reasons', () => {
    expect(report.began).toMatchObject({ played: 30, won: 12, share: 0.4 })
    expect(report.turns).toMatchObject({ mean: 4, median: 5 })
    expect(Object.entries(report.ends)).toEqual([
      ['deck', 18],
      ['life', 12],
    ])
    expect(lines).toContain('ended by   deck 18, life 12')
    expect(lines).toContainEqual(expect.stringMatching(/^who began {2}won 40\.0 % \(\d/))
  })

  it('names the games that failed', () => {
    const failed = tally(5, 5)
    failed.errors.push({ game: 3, seed: 's-3', bots: ['random', 'random'], error: 'It fell.', line: 1, record: null })
    const some = reportOf({ ...about, names: ['a', 'b'] }, [{ pair: ['a', 'b'], tally: failed }])
    expect(some.errors).toEqual(failed.errors)
    expect(matchupLines(some).join()).toContain('seed s-3: It fell.')
  })

  it('is a row for each side', () => {
    expect(lines.find((line) => line.startsWith('b'))).toMatch(/b +20 +\. +0 +10/)
  })
})

describe('matchups', () => {
  it('plays every pair, and finds the same again', async () => {
    const args = 'matchups exceed --of ketta,odrun,sefa --bot random --games 4 --jobs 1 --seed 3'.split(' ')
    const { json } = await inShellJson(args)
    expect(json).toMatchObject({
      game: 'exceed',
      bot: 'random',
      games: 4,
      errors: [],
      names: ['ketta', 'odrun', 'sefa'],
    })
    expect(json.pairings.ketta.odrun.share + json.pairings.odrun.ketta.share).toBe(1)
    expect((await cardwrightJson(args)).json.pairings).toEqual(json.pairings)
  })

  it('plays with the options that are given', async () => {
    const args = 'matchups capcom --of asha-vell,odo-brandt --bot random --games 4 --jobs 1'.split(' ')
    const { json } = await cardwrightJson([...args, '--options', '{"turnLimit":2}'])
    expect(json.turns.mean).toBe(2)
    const { json: usual } = await cardwrightJson(args)
    expect(usual.turns.mean).toBeGreaterThan(2)
  })

  it('compares teams where a seat plays with several', async () => {
    const args = 'matchups capcom --of asha-vell+odo-brandt,pell-orrin+sable-nix --bot random --games 4'.split(' ')
    const { json } = await cardwrightJson([...args, '--options', '{"mode":"tag","turnLimit":10}'])
    expect(json).toMatchObject({ names: ['asha-vell+odo-brandt', 'pell-orrin+sable-nix'], errors: [] })
    expect(json.overall['asha-vell+odo-brandt'].games).toBe(4)
  })

  it.each([
    ['duel', 'every seat plays with the same'],
    ['exceed --of ketta,nobody', 'nobody'],
    ['capcom --of asha-vell,odo-brandt,sable-nix+pell-orrin', 'A seat plays with 1 here, not with 2'],
    ['exceed --bot clever', 'clever'],
    ['capcom --options {"turnLimit":1}', 'turnLimit'],
  ])('refuses %s', async (args, why) => {
    const { code, stderr } = await cardwright(['matchups', ...args.split(' ')])
    expect(code).not.toBe(0)
    expect(stderr).toContain(why)
  })
})
