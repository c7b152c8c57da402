import { duel } from '@cardwright/example-duel'
import { describe, expect, it } from 'vitest'
import { isRefusal, Match, makeRecord, parseRecord, verify } from '../src/index.ts'

const resigned = { winner: 1, why: 'resigned' } as const

describe('A match that is ended from outside', () => {
  it('is over, asks nothing more, and says so in what everybody sees', () => {
    const match = Match.start(duel, { seed: 1 })
    expect(match.close(resigned)).toBeNull()
    expect(match.over).toEqual({ ...resigned, outside: true })
    expect(match.open).toEqual([])
    expect(match.view(0)).toMatchObject({ asks: [], waiting: [], result: resigned })
    expect(match.events(1).at(-1)).toMatchObject({ type: 'end', winner: 1, why: 'resigned' })
  })

  it('is not ended twice, nor answered or taken back', () => {
    const match = Match.start(duel, { seed: 1 })
    const [ask] = match.asks(0)
    match.answer(0, ask!.id, [ask!.options[0]!.key])
    match.close(resigned)
    const before = match.hash()
    expect(match.close({ winner: 0, why: 'resigned' })).toMatchObject({ why: 'The match is over.' })
    expect(isRefusal(match.answer(0, ask!.id, [ask!.options[0]!.key]))).toBe(true)
    expect(match.undo(0)).toMatchObject({ why: 'The match is over.' })
    expect(match.hash()).toBe(before)
  })

  it('is still over in a fork', () => {
    const match = Match.start(duel, { seed: 1 })
    match.close(resigned)
    const fork = match.fork()
    expect(fork.over).toEqual(match.over)
    expect(fork.hash()).toBe(match.hash())
  })

  it('has a record that replays and verifies, and one that claims another result does not', () => {
    const match = Match.start(duel, { seed: 1 })
    const [ask] = match.asks(0)
    match.answer(0, ask!.id, [ask!.options[0]!.key])
    match.close(resigned)
    const record = parseRecord(makeRecord(match.record()))
    expect(verify(duel, record)).toEqual({ replayed: true, sealed: null })
    expect(Match.replay(duel, record).over).toEqual(match.over)
    const claimed = { ...record, result: { winner: 0, why: 'resigned', outside: true } as const }
    expect(verify(duel, claimed)).toMatchObject({ replayed: false })
    const plain = { ...record, result: { winner: 1, why: 'resigned' } as const }
    expect(verify(duel, plain)).toMatchObject({ replayed: false })
  })
})
