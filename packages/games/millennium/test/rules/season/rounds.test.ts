import type { JsonObject } from '@cardwright/engine'
import { answer, offered } from '@cardwright/engine/testing'
import { describe, expect, it } from 'vitest'
import { placesOfStandings } from '../../../src/rules/season/finish.ts'
import { inPhase, spare, toNextRound, toTournament } from '../../rounds.ts'
import { area, fresh, game, table, tableOf, told, tournament, until } from '../../support.ts'

describe('rounds', () => {
  it('MB-041 MB-042 MB-043 MB-044 MB-046 MB-258 MB-263 MB-264 three rounds of deckbuilding and tournament, then the most VP win', () => {
    const match = fresh()
    const phases: string[] = []
    for (const round of [1, 2, 3]) {
      expect([table(match).round, table(match).phase]).toEqual([round, 'deckbuilding'])
      phases.push(`${round}`)
      toNextRound(match)
    }
    expect(match.over).toMatchObject({ why: 'points', rule: 'MB-264' })
    const totals = table(match).players.map((each: { total: number }) => each.total)
    expect(match.over!.scores).toEqual(totals)
    expect(totals.reduce((sum: number, each: number) => sum + each, 0)).toBeGreaterThanOrEqual(3 * (12 + 16 + 24) - 6)
  })

  it('MB-047 MB-048 MB-049 MB-050 MB-051 MB-449 a Pre-Release is played with starter decks, without Metagame, for few VP, and the third round is dropped', () => {
    const match = fresh({ options: { prerelease: true, characters: true } })
    expect([table(match).phase, table(match).round, area(match, 'metas')]).toEqual(['decks', 0, []])
    toTournament(match)
    expect(area(match, 'deckBox:0')).toHaveLength(1)
    expect(told(match, 'segment')).toHaveLength(0)
    until(match, inPhase(match, 'deckbuilding'))
    expect(told(match, 'prizes')).toEqual([])
    expect(
      told(match, 'placed')
        .map(({ vp }) => Number(vp))
        .reduce((sum, vp) => sum + vp, 0),
    ).toBeGreaterThanOrEqual(14)
    toNextRound(match)
    expect(table(match).round).toBe(2)
    toNextRound(match)
    expect(match.over).not.toBeNull()
  })

  it('MB-053 nothing is taken back', () => {
    expect(game.undo).toBe(false)
  })

  it('MB-059 MB-095 each round has other Metagames', () => {
    const match = fresh()
    const before = area(match, 'metas')
    toNextRound(match)
    expect(area(match, 'metas').some((id) => before.includes(id))).toBe(false)
    expect(area(match, 'box')).toEqual(expect.arrayContaining(before))
  })

  it('MB-169 who placed highest begins the next tournament', () => {
    const match = fresh()
    toNextRound(match)
    const places = table(match).players.map((each: { place: number }) => each.place)
    for (let n = 0; n < 3; n++) for (const seat of [0, 1, 2]) answer(match, seat, 'ready')
    toTournament(match)
    expect(places[table(match).tournament.first]).toBe(1)
  })

  it('MB-265 ties break by tournaments, collections, NPCs, then Friendship', () => {
    expect(
      placesOfStandings([
        [100, 70, 20, 6, 4],
        [100, 70, 18, 10, 2],
      ]),
    ).toEqual([1, 2])
    expect(
      placesOfStandings([
        [100, 60, 20, 6, 4],
        [100, 70, 18, 10, 2],
      ]),
    ).toEqual([2, 1])
    expect(
      placesOfStandings([
        [100, 70, 20, 6, 4],
        [100, 70, 20, 7, 3],
      ]),
    ).toEqual([2, 1])
    expect(
      placesOfStandings([
        [100, 70, 20, 6, 4],
        [100, 70, 20, 6, 4],
      ]),
    ).toEqual([1, 1])
  })

  it('MB-266 MB-267 MB-268 MB-269 the others get the winner’s Pro card; if the same player wins twice, that of the second', () => {
    const end = (more: JsonObject, round: number) => {
      const match = tournament(
        [{ hand: [spare], tableau: ['scorer'] }, { tableau: ['left counter', 'left counter'] }],
        { zones: {} },
        { options: { characters: true, cast: ['captain-dot', 'quill-marginalia', 'old-man-fenwick'] } },
      )
      const t = tableOf(match)
      t.state.round = round
      Object.assign(t.state.players[0]!, more)
      answer(match, 0, 'play:t-water-animal-1')
      return match
    }
    const first = end({}, 1)
    expect([1, 2].map((seat) => area(first, `binder:${seat}`).includes('pro-captain-dot'))).toEqual([true, true])
    expect(area(first, 'binder:0')).not.toContain('pro-captain-dot')
    const second = end({ wins: 1 }, 2)
    expect([1, 2].map((seat) => area(second, `binder:${seat}`).includes('pro-quill-marginalia'))).toEqual([true, true])
    expect(area(second, 'binder:0')).not.toContain('pro-quill-marginalia')
  })

  it.each([
    [0, true],
    [2, true],
    [3, false],
  ])('MB-268 after round %i, Pre-Release %s, nobody gets a Pro card', (round, prerelease) => {
    const match = tournament(
      [{ hand: [spare], rp: 9 }, { rp: 3 }],
      {},
      { options: { prerelease, characters: true, cast: ['captain-dot', 'quill-marginalia', 'old-man-fenwick'] } },
    )
    tableOf(match).state.round = round
    answer(match, 0, 'play:t-water-animal-1')
    expect(area(match, 'binder:1').filter((id) => id.startsWith('pro-'))).toEqual([])
  })

  it('MB-268 MB-H51 where two tie for the first place, neither gets the Pro card that one of them gives', () => {
    const match = tournament(
      [{ hand: [spare], rp: 9 }, { rp: 9 }, { rp: 3 }],
      {},
      { options: { characters: true, cast: ['captain-dot', 'quill-marginalia', 'old-man-fenwick'] } },
    )
    answer(match, 0, 'play:t-water-animal-1')
    const pros = [0, 1, 2].map((seat) => area(match, `binder:${seat}`).filter((id) => id.startsWith('pro-')).length)
    expect(pros).toEqual([0, 0, 1])
  })

  it('MB-269 in a duel, too, one must have won the first tournament for the second’s Pro card to be handed out', () => {
    const match = tournament(
      [{ hand: [spare], rp: 9 }, { rp: 3 }],
      {},
      { seats: 2, options: { mode: 'duel', characters: true, cast: ['captain-dot', 'quill-marginalia'] } },
    )
    const t = tableOf(match)
    t.state.round = 2
    t.state.players[1]!.wins = 1
    answer(match, 0, 'play:t-water-animal-1')
    expect(area(match, 'binder:1')).toContain('pro-captain-dot')
    expect(table(match).players.map((each: { wins: number }) => each.wins)).toEqual([1, 1])
  })

  it('MB-269 who won the first tournament is known to have won it', () => {
    const match = tournament(
      [{ hand: [spare], rp: 9 }, { rp: 3 }],
      {},
      { options: { characters: true, cast: ['captain-dot', 'quill-marginalia', 'old-man-fenwick'] } },
    )
    answer(match, 0, 'play:t-water-animal-1')
    expect(table(match).players.map((each: { wins: number }) => each.wins)).toEqual([1, 0, 0])
  })

  it('MB-106 what is handed in says which deck it is', () => {
    const match = fresh()
    for (let n = 0; n < 3; n++) for (const seat of [0, 1, 2]) answer(match, seat, 'ready')
    expect(offered(match, 0)).toEqual([expect.stringMatching(/^deck-1:[0-9a-f]{8}$/)])
  })
})
