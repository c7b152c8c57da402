import { loadGame } from '@cardwright/catalog'
import { type Json, Match, type SeenEvent } from '@cardwright/engine'
import { describe, expect, it } from 'vitest'
import { presentFacts } from '../../src/boards/exceed/present.ts'
import { lastStrike, stageOf, strikeOf } from '../../src/boards/exceed/stage.ts'
import { statChange, verdictsOf } from '../../src/boards/exceed/verdicts.ts'
import type { BoardProps } from '../../src/table/contract.ts'
import { strikeWords } from '../../src/words/en/boards/exceed/strike.ts'

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

const names = {
  who: (seat: number) => ['Robin', 'Kim'][seat]!,
  is: (seat: number) => `${['Robin', 'Kim'][seat]} is`,
  card: (id: string | null) => entry.words!.name(id ?? ''),
}

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
    expect(stage.steps.slice(0, 3).map((step) => strikeWords.step(step, names))).toEqual([
      'Speed 4 against 1: Kim is first',
      'Dive: Range 1 at distance 1, hits',
      'Power 5 − 2 stopped by Armor = 3, no more than Guard 5: Robin is not stunned',
    ])
    expect(stage.sides[0].stunned).toBe(false)
  })

  it('counts with the numbers of the moment, and knows those that are printed', () => {
    const [focus] = stageOf(propsAt('priority'))!.sides
    expect(focus.isExact).toBe(true)
    expect(focus.numbers).toEqual({ range: [1, 2], power: 4, speed: 1, reasons: {}, armor: 2, guard: 5 })
    expect(statChange(focus.numbers!, focus.printed, 'armor')).toBeUndefined()
    expect(statChange({ ...focus.numbers!, armor: 3 }, focus.printed, 'armor')).toBe('raised')
    expect(statChange({ ...focus.numbers!, power: 3 }, focus.printed, 'power')).toBe('lowered')
    expect(statChange({ ...focus.numbers!, range: [1, 3] }, focus.printed, 'range')).toBe('raised')
  })

  it('keeps the last Strike once it is over', () => {
    expect(lastStrike(propsAt('hit'))).toBeNull()
    const last = lastStrike({ ...propsAt('turn'), beat: null })!
    expect(last.isOver).toBe(true)
    expect(last.steps.map(({ kind }) => kind)).toEqual(['speed', 'reach', 'blow', 'reach', 'blow'])
  })

  it('finds any Strike again by the event that began it, once it is over', () => {
    const begun = events.find(({ type }) => type === 'strike')!
    const at = (beat: SeenEvent | null) => ({ ...propsAt('turn'), beat })
    expect(strikeOf(propsAt('hit'), begun)).toBeNull()
    expect(strikeOf(at(null), begun)).toEqual({ stage: lastStrike(at(null)), number: 1 })
    // another begins: the first is what it was
    const again = { ...begun }
    const later = { ...at(null), snapshot: { events: [...events, again], over: null } } as unknown as BoardProps
    expect(strikeOf(later, again)).toBeNull()
    expect(strikeOf(later, begun)).toEqual(strikeOf(at(null), begun))
    const over = { ...later, snapshot: { events: [...events, again, ...events], over: null } } as unknown as BoardProps
    expect(strikeOf(over, again)).toMatchObject({ number: 2 })
    expect(strikeOf(at(null), events.find(({ type }) => type === 'strikeOver')!)).toBeNull()
  })

  it('moves fighters and life along with what is told', () => {
    expect(presentFacts(propsAt('priority')).sides.map(({ space }) => space)).toEqual([3, 7])
    expect(presentFacts(propsAt('hit')).sides.map(({ space }) => space)).toEqual([3, 4])
    expect(presentFacts(propsAt('life')).sides.map(({ life }) => life)).toEqual([27, 30])
    expect(presentFacts(propsAt('life', 1)).sides.map(({ life }) => life)).toEqual([27, 26])
  })
})

it('what an effect deals after the blow counts beside it, and leaves who is stunned stunned', () => {
  const given: Json = {
    turn: 0,
    seats: [
      { space: 4, hand: ['last-bell'], gauge: ['dive', 'focus', 'cross'] },
      { space: 5, hand: ['spike'] },
    ],
  }
  const options = { fighters: ['corra', 'ketta'], first: 0 }
  const match = Match.start(entry.game, { options, seats: ['Robin', 'Kim'], seed: 'stage', given })
  const answer = (seat: number, keys: string[]) => match.answer(seat, match.asks(seat)[0]!.id, keys)
  answer(0, ['strike:last-bell'])
  answer(1, ['strike:spike'])
  while (match.asks(0)[0]?.kind !== 'act' && match.asks(0).length > 0) {
    const ask = match.asks(0)[0]!
    answer(0, ask.kind === 'gauge' ? ask.options.slice(0, 3).map(({ key }) => key) : [ask.options[0]!.key])
  }
  const told = match.events(0)
  const props = { entry, view: match.view(0), beat: null, snapshot: { events: told, over: null }, near: 0 }
  const stage = lastStrike(props as unknown as BoardProps)!
  expect(verdictsOf(stage, 0).map(({ text }) => text)).toContain('Hits for 5')
  expect(strikeWords.step(stage.steps.at(-1)!, names)).toBe('Damage 3, 8 in all, more than Guard 4: Kim is stunned')
})
