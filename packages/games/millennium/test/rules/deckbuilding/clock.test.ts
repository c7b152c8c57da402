import { answer, offered, refused } from '@cardwright/engine/testing'
import { describe, expect, it } from 'vitest'
import { buyKey, clock, does, lots, market } from '../../market.ts'
import { area, awaited, fresh, table, tableOf, told, tournament } from '../../support.ts'

describe('MB-H84 after a tournament the clock waits', () => {
  const counted = (options: object = {}) => {
    const match = tournament([{ hand: ['dark myth 2'] }], {}, { options: { clock, contestWindow: 0, ...options } })
    return answer(match, 0, 'play:t-dark-myth-2')
  }

  it('until everybody has gone on from the result, and meanwhile one may only look', () => {
    const match = counted()
    expect([table(match).phase, table(match).round, table(match).timers.segment]).toEqual([
      'deckbuilding',
      2,
      undefined,
    ])
    expect(match.open.map(({ seat }) => offered(match, seat))).toEqual([['begin'], ['begin'], ['begin']])
    expect(refused(match, 'ready', 1)).toMatchObject({ rule: 'MB-122' })
    expect(refused(match, 'resume', 1)).toMatchObject({ rule: 'MB-H84' })
    answer(match, 1, 'begin', 30_000)
    // who has gone on waits for the others
    expect([awaited(match), match.view(0).facts.lookers]).toEqual(['0 market, 2 market', [0, 2]])
    answer(match, 0, 'begin', 40_000)
    answer(match, 2, 'begin', 50_000)
    expect([table(match).timers.segment, match.view(0).facts.lookers]).toEqual([60, []])
    expect(offered(match, 1)).toContain('pause')
    expect(refused(match, 'begin', 1)).not.toBeNull()
  })

  it('as long as two pauses at most', () => {
    const match = counted({ pauseSeconds: 10 })
    match.clock(19_999)
    expect(table(match).timers.segment).toBeUndefined()
    match.clock(20_000)
    expect(table(match).timers.segment).toBe(60)
  })

  it('for nobody who has left', () => {
    const match = counted()
    match.leave(2)
    answer(match, 0, 'begin')
    answer(match, 1, 'begin')
    expect(table(match).timers.segment).toBe(60)
  })

  it('not where there is no clock, and not before the first tournament', () => {
    expect(offered(counted({ clock: 'none' }), 0)).toContain('ready')
    expect(offered(fresh({ options: { clock } }), 0)).toContain('pause')
  })

  it('MB-122 without a clock nothing is to be paused', () => {
    const match = fresh()
    expect(refused(match, 'pause', 0)).toMatchObject({ rule: 'MB-122' })
    expect(offered(match, 0)).not.toContain('pause')
  })

  it('MB-122 MB-H79 each stops the clock twice in a phase, and all timers stand still meanwhile', () => {
    const match = market({ options: { clock, contestWindow: 300, pauseSeconds: 10 }, aftermarket: ['t-dark-myth-5'] })
    const [lot] = lots(match, 'aftermarket')
    does(match, 0, `buy:${lot}:5`, 1)
    does(match, 1, 'pause', 1.1)
    expect(offered(match, 0)).toEqual(['resume'])
    does(match, 2, 'resume', 6.1)
    expect(told(match, 'paused')).toMatchObject([{ seat: 1, rule: 'MB-122' }])
    expect(told(match, 'resumed')).toMatchObject([{ rule: 'MB-122' }])
    expect(refused(match, 'resume', 2)).toMatchObject({ rule: 'MB-122' })
    expect(table(match).deckbuilding.contests).toMatchObject([{ at: 6300 }])
    match.clock(6299)
    expect(area(match, 'binder:0')).toEqual([])
    match.clock(6300)
    expect(area(match, 'binder:0')).toEqual(['dark-myth-5'])
    does(match, 1, 'pause', 7)
    does(match, 1, 'resume', 8)
    expect(refused(match, 'pause', 1)).toMatchObject({ rule: 'MB-122' })
    does(match, 2, 'pause', 9)
    match.clock(18_999)
    expect(offered(match, 0)).toEqual(['resume'])
    match.clock(19_000)
    expect(offered(match, 0)).toContain('ready')
  })

  it('MB-120 MB-122 what one turned up stays theirs while the clock stands', () => {
    const match = market({ options: { clock, contestWindow: 0, pauseSeconds: 10 } })
    does(match, 0, buyKey(match, 0, lots(match, 'storeArea')[0]!), 1)
    does(match, 1, 'pause', 2)
    does(match, 1, 'resume', 7)
    const [fresh_] = lots(match, 'storeArea')
    does(match, 1, buyKey(match, 1, fresh_!), 7.1)
    expect(area(match, 'binder:1')).toEqual([])
    match.clock(7499)
    expect(area(match, 'binder:1')).toEqual([])
    match.clock(7500)
    expect(area(match, 'binder:1')).toHaveLength(1)
  })

  it('MB-155 one says once that one is ready, and may take it back; all hear it', () => {
    const match = fresh()
    expect(refused(match, 'unready', 0)).toMatchObject({ rule: 'MB-155' })
    answer(match, 0, 'ready')
    expect(refused(match, 'ready', 0)).toMatchObject({ rule: 'MB-155' })
    answer(match, 0, 'unready')
    for (const seat of [1, 2]) answer(match, seat, 'ready')
    expect(table(match).deckbuilding.segment).toBe('first')
    expect(told(match, 'unready')).toMatchObject([{ seat: 0, rule: 'MB-155' }])
    answer(match, 0, 'ready')
    expect(table(match).deckbuilding.segment).toBe('second')
    expect(told(match, 'ready').map(({ seat, rule }) => [seat, rule])).toEqual(
      [0, 1, 2, 0].map((seat) => [seat, 'MB-155']),
    )
    // each segment asks anew
    expect(refused(match, 'unready', 1)).toMatchObject({ rule: 'MB-155' })
  })

  it('MB-156 grace is asked for with a clock, in the last segment, once by each', () => {
    expect(refused(fresh(), 'grace', 0)).toMatchObject({ rule: 'MB-122' })
    const at = (segment: string) => market({ segment, options: { clock, contestWindow: 0 } })
    for (const segment of ['first', 'second', 'grace'])
      expect(refused(at(segment), 'grace', 0)).toMatchObject({ rule: 'MB-156' })
    const match = at('last')
    does(match, 0, 'grace', 1)
    does(match, 1, 'grace', 2)
    expect(refused(match, 'grace', 0)).toMatchObject({ rule: 'MB-156' })
    expect(told(match, 'grace')).toMatchObject([
      { seat: 0, agrees: false, rule: 'MB-156' },
      { seat: 1, agrees: true, rule: 'MB-156' },
    ])
  })

  it('MB-156 MB-157 grace that the last agrees to after the bell is given at once', () => {
    const match = market({ segment: 'last', options: { clock, contestWindow: 0 } })
    tableOf(match).timer('segment', 60_000)
    does(match, 0, 'grace', 10)
    match.clock(60_000)
    does(match, 1, 'grace', 61)
    expect(table(match).deckbuilding.segment).toBe('last')
    does(match, 2, 'grace', 62)
    expect([table(match).deckbuilding.segment, table(match).timers.segment]).toEqual(['grace', 30])
    expect(refused(match, 'grace', 2)).toMatchObject({ rule: 'MB-156' })
  })
})
