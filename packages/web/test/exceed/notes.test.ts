import { loadGame } from '@cardwright/catalog'
import { Match } from '@cardwright/engine'
import { describe, expect, it } from 'vitest'
import { note, pip } from '../../src/boards/exceed/notes.ts'
import type { BoardProps } from '../../src/table/contract.ts'

const entry = (await loadGame('exceed'))!

/** Sefa on space 7, four away from her opponent, with an Ultra that costs 3 Gauge and a Normal. */
function at(gauge: readonly string[]) {
  const given = {
    turn: 0,
    seats: [
      { space: 7, hand: ['sky-of-strings', 'spike'], gauge },
      { space: 3, hand: ['spike'] },
    ],
  }
  const options = { fighters: ['sefa', 'isaura'], first: 0 }
  const match = Match.start(entry.game, { options, seats: ['You', 'Foe'], seed: 'notes', given })
  const ask = match.asks(0)[0]!
  const view = match.view(0)
  const props = { entry, words: entry.words, view, near: 0, beat: null, answering: { ask } } as unknown as BoardProps
  return { ask, props, strike: (card: string) => ask.options.find(({ key }) => key === `strike:${card}`)! }
}

describe('an Ultra within reach', () => {
  it('that cannot be paid for is not recommended, and to strike with it is warned of: EX-102', () => {
    const { ask, props, strike } = at(['cross', 'dive'])
    expect(pip('sky-of-strings', props)).toMatchObject({ text: 'Gauge 2/3', isGood: false })
    expect(note(strike('sky-of-strings'), ask, props)).toMatchObject({
      isDanger: true,
      text: expect.stringContaining('costs 3 Gauge and you have 2'),
    })
    expect(note(strike('spike'), ask, props)).toBeNull()
  })

  it('is recommended once there is Gauge enough', () => {
    const { ask, props, strike } = at(['cross', 'dive', 'grasp'])
    expect(pip('sky-of-strings', props)).toMatchObject({ text: 'in reach', isGood: true })
    expect(note(strike('sky-of-strings'), ask, props)).toBeNull()
  })
})

it('what reaches is told of where both are shown to stand, and not of where they stood before', () => {
  const { props } = at([])
  expect(pip('spike', props)).toMatchObject({ text: '1 short', isGood: false })
  const moved = { type: 'moved', seat: 1, to: 4 }
  const shown = { ...props, beat: moved, snapshot: { events: [moved] } } as unknown as BoardProps
  expect(pip('spike', shown)).toMatchObject({ text: 'in reach', isGood: true })
})

it('an attack whose own movement carries it past the foe says so, and not that it falls short: EX-080', () => {
  const given = {
    turn: 0,
    seats: [
      { space: 4, hand: ['dive', 'focus'] },
      { space: 5, hand: ['spike'] },
    ],
  }
  const options = { fighters: ['ketta', 'corra'], first: 0 }
  const match = Match.start(entry.game, { options, seats: ['You', 'Foe'], seed: 'past', given })
  const answering = { ask: match.asks(0)[0]! }
  const props = {
    entry,
    words: entry.words,
    view: match.view(0),
    near: 0,
    beat: null,
    answering,
  } as unknown as BoardProps
  expect(pip('dive', props)).toMatchObject({ text: '2 too far past', isGood: false })
})
