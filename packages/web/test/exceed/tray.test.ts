import { loadGame } from '@cardwright/catalog'
import { Match } from '@cardwright/engine'
import { describe, expect, it } from 'vitest'
import { trayOf } from '../../src/boards/exceed/tray.ts'
import type { BoardProps } from '../../src/table/contract.ts'

const entry = (await loadGame('exceed'))!

/** Sefa with three cards in her Gauge, asked what comes of this action. */
function asked(action: RegExp) {
  const given = {
    turn: 0,
    seats: [
      { space: 7, hand: ['spike', 'cross'], gauge: ['dive', 'grasp', 'focus'] },
      { space: 3, hand: ['spike'] },
    ],
  }
  const options = { fighters: ['sefa', 'isaura'], first: 0 }
  const match = Match.start(entry.game, { options, seats: ['You', 'Foe'], seed: 'tray', given })
  const [act] = match.asks(0)
  const key = act!.options.find((option) => action.test(option.key))!.key
  match.answer(0, act!.id, [key])
  const [ask] = match.asks(0)
  const props = { entry, view: match.view(0), near: 0, answering: { ask: ask! } } as unknown as BoardProps
  return { before: { ...props, answering: { ask: act! } } as unknown as BoardProps, kind: ask!.kind, props }
}

describe('cards to choose from lie in the tray', () => {
  it('where they are of the Gauge alone: EX-066', () => {
    const { kind, props } = asked(/^exceed/)
    expect(kind).toBe('gauge')
    expect(trayOf(props).map(({ name }) => name)).toEqual(expect.arrayContaining(['dive', 'grasp', 'focus']))
  })

  it('and not where the hand is asked for as well, nor for an action', () => {
    const { kind, before, props } = asked(/^move:5/)
    expect(kind).toBe('force')
    expect(trayOf(props)).toEqual([])
    expect(trayOf(before)).toEqual([])
  })
})
