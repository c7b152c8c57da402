import { loadGame } from '@cardwright/catalog'
import { Match } from '@cardwright/engine'
import { expect, it } from 'vitest'
import { factsOf } from '../../src/boards/exceed/facts.ts'
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
  const shown = (props: BoardProps) => previewOf(props, factsOf(props))?.ghost ?? null
  const [act] = match.asks(0)
  const move = act!.options.find(({ key }) => key === 'move:5')!
  expect(shown(at([move]))).toBeNull()
  match.answer(0, act!.id, ['move:5'])
  const [force] = match.asks(0)
  expect(force!.kind).toBe('force')
  expect(shown(at([move]))).toEqual({ seat: 0, space: 5 })
  expect(shown(at([move], force!.options[0]!))).toEqual({ seat: 0, space: 5 })
  // the page was loaded anew: nothing is known of what was chosen
  expect(shown(at([]))).toBeNull()
})
