import { answer, offered, refused } from '@cardwright/engine/testing'
import { describe, expect, it } from 'vitest'
import { clock } from '../../market.ts'
import { awaited, fresh, table, tournament } from '../../support.ts'

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
})
