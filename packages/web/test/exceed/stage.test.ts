import { loadGame } from '@cardwright/catalog'
import { type Json, Match } from '@cardwright/engine'
import { describe, expect, it } from 'vitest'
import { presentFacts } from '../../src/boards/exceed/present.ts'
import { stageOf } from '../../src/boards/exceed/stage.ts'
import { arithmetic, verdictsOf } from '../../src/boards/exceed/verdicts.ts'
import type { BoardProps } from '../../src/table/contract.ts'

const entry = (await loadGame('exceed'))!

/** Focus takes a Dive and answers: EX-143, EX-144. */
function played() {
  const given: Json = {
    turn: 0,
    seats: [
      { space: 3, hand: ['focus'] },
      { space: 7, hand: ['dive'] },
    ],
  }
  const match = Match.start(entry.game, {
    options: { fighters: ['pell', 'ketta'], first: 0 },
    seats: ['Robin', 'Kim'],
    seed: 'stage',
    given,
  })
  const answer = (seat: number, key: string) => match.answer(seat, match.asks(seat)[0]!.id, [key])
  answer(0, 'strike:focus')
  const before = match.view(0)
  answer(1, 'strike:dive')
  return { before, events: match.events(0) }
}

const { before, events } = played()

/** What the board is given while one of these is shown. */
function propsAt(type: string, nth = 0): BoardProps {
  const beat = events.filter((event) => event.type === type && event.cards === undefined)[nth] ?? null
  return { entry, view: before, beat, snapshot: { events, over: null }, near: 0 } as unknown as BoardProps
}

describe('a Strike as it is shown, while the view is still that from before it', () => {
  it('knows both attacks once they are turned up', () => {
    const { sides, isOpen } = stageOf({ ...propsAt('turn'), beat: events.find(({ type }) => type === 'flip')! })!
    expect(isOpen).toBe(true)
    expect(sides.map(({ card }) => card)).toEqual(['focus', 'dive'])
    expect(sides[0].numbers).toMatchObject({ range: [1, 2], power: 4, speed: 1, armor: 2, guard: 5 })
  })

  it('knows who came first, who hit and for how much', () => {
    const stage = stageOf(propsAt('damage', 1))!
    expect(stage.first).toBe(1)
    expect(verdictsOf(stage, 1).map(({ text }) => text)).toEqual(['First', 'Hits for 3'])
    expect(arithmetic(stage, 1)).toContain('Power 5 − Armor 2 = 3')
    expect(stage.sides[0].stunned).toBe(false)
  })

  it('moves fighters and life along with what is told', () => {
    expect(presentFacts(propsAt('priority')).sides.map(({ space }) => space)).toEqual([3, 7])
    expect(presentFacts(propsAt('hit')).sides.map(({ space }) => space)).toEqual([3, 4])
    expect(presentFacts(propsAt('life')).sides.map(({ life }) => life)).toEqual([27, 30])
    expect(presentFacts(propsAt('life', 1)).sides.map(({ life }) => life)).toEqual([27, 26])
  })
})
