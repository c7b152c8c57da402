import { loadGame } from '@cardwright/catalog'
import { Match } from '@cardwright/engine'
import { expect, it } from 'vitest'
import { factsOf } from '../../src/boards/exceed/facts.ts'
import { note } from '../../src/boards/exceed/notes.ts'
import { offersOf } from '../../src/boards/exceed/offers.ts'
import { previewOf } from '../../src/boards/exceed/preview.ts'
import type { BoardProps } from '../../src/table/contract.ts'

const entry = (await loadGame('exceed'))!

it('EX-044 the space of a move is shown until its Force is paid, whatever is pointed at meanwhile', () => {
  const given = {
    turn: 0,
    seats: [
      { space: 3, hand: ['spike', 'focus', 'cross'] },
      { space: 7, hand: ['spike'] },
    ],
  }
  const options = { fighters: ['ketta', 'corra'], first: 0 }
  const match = Match.start(entry.game, { options, seats: ['You', 'Foe'], seed: 'goal', given })
  const at = (answered: readonly object[], preview: object | null = null): BoardProps => {
    const answering = { ask: match.asks(0)[0] ?? null, answered, preview }
    return { entry, words: entry.words, view: match.view(0), near: 0, beat: null, answering } as unknown as BoardProps
  }
  const shown = (props: BoardProps) => previewOf(props, factsOf(props))?.ghosts ?? []
  const [act] = match.asks(0)
  const move = act!.options.find(({ key }) => key === 'move:5')!
  expect(shown(at([move]))).toEqual([])
  match.answer(0, act!.id, ['move:5'])
  const [force] = match.asks(0)
  expect(force!.kind).toBe('force')
  expect(shown(at([move]))).toEqual([{ seat: 0, space: 5 }])
  expect(shown(at([move], force!.options[0]!))).toEqual([{ seat: 0, space: 5 }])
  // the page was loaded anew: nothing is known of what was chosen
  expect(shown(at([]))).toEqual([])
})

/** Ketta on space 4 has played this Boost and is asked how far; Corra is on space 6. */
function boosted(card: string, ...answers: string[]) {
  const given = {
    turn: 0,
    seats: [
      { space: 4, hand: [card, 'focus'] },
      { space: 6, hand: ['spike'] },
    ],
  }
  const options = { fighters: ['ketta', 'corra'], first: 0 }
  const match = Match.start(entry.game, { options, seats: ['You', 'Foe'], seed: 'goal', given })
  for (const key of answers) match.answer(0, match.asks(0)[0]!.id, [key])
  const ask = match.asks(0)[0]!
  const props = (key: string) => {
    const preview = ask.options.find((each) => each.key === key)!
    const answering = { ask, offered: ask.options, answered: [], preview }
    const table = { seats: [{ name: 'you' }, { name: 'foe' }] }
    return {
      entry,
      words: entry.words,
      view: match.view(0),
      near: 0,
      beat: null,
      table,
      answering,
    } as unknown as BoardProps
  }
  return {
    ask,
    ends: (key: string) => previewOf(props(key), factsOf(props(key)))?.ghosts.map(({ space }) => space),
    offers: [...offersOf(props('').answering, 0)].map(([space, { key }]) => `${space} ${key}`),
    note: (key: string) => note(props(key).answering.preview!, ask, props(key))?.text,
  }
}

it('EX-078 a Move shows both spaces that it can lead to, then where each way leads', () => {
  const far = boosted('every-door', 'boost:every-door')
  expect(far.ask.kind).toBe('spaces')
  expect(far.ends('move:3')).toEqual([8, 1])
  expect(far.ends('move:1')).toEqual([5, 3])
  expect(far.offers).toContain('5 move:1')
  expect(far.note('move:3')).toBe('You come to space 8 or 1.')
  const way = boosted('every-door', 'boost:every-door', 'move:3')
  expect(way.ask.kind).toBe('direction')
  expect(way.ends('forward')).toEqual([8])
  expect(way.offers).toEqual(['8 forward', '1 back'])
  expect(way.note('back')).toBe('You come to space 1, the edge.')
})
