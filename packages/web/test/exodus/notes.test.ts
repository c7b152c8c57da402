import { loadGame } from '@cardwright/catalog'
import { Match } from '@cardwright/engine'
import { describe, expect, it } from 'vitest'
import { asker } from '../../src/boards/exodus/notes.ts'
import type { BoardProps } from '../../src/table/contract.ts'

const entry = (await loadGame('exodus'))!

/** What is asked after these answers, each with its seat, and the card of the hand that is said to ask it. */
function askedAfter(...answers: readonly (readonly [seat: number, key: string])[]) {
  const piles = [{ energy: ['dawn'], creature: 'choir-warden' }]
  const own = { hand: ['sunder', 'sunder', 'choir-warden'], energy: ['dawn', 'tide'], piles }
  const foe = { hand: ['hard-frost'], piles: [{ energy: ['tide', 'ember'], creature: 'frost-hare' }] }
  const match = Match.start(entry.game, {
    options: { decks: ['harbour-light', 'long-winter'] },
    seats: ['You', 'Foe'],
    seed: 'asks',
    given: { turn: 0, turns: 5, phase: 'energy', seats: [own, foe] },
  })
  for (const [seat, key] of answers) expect(match.answer(seat, match.asks(seat)[0]!.id, key)).not.toHaveProperty('why')
  const [ask] = match.asks(0)
  const view = match.view(0)
  const handle = asker(ask!, { entry, view, near: 0 } as unknown as BoardProps)
  return [ask!.kind, view.zones['hand:0']!.cards!.find((card) => card.handle === handle)?.name ?? null]
}

describe('a card of the hand asks', () => {
  it('as a symmetry that is being declared', () => {
    expect(askedAfter([0, 'play:sunder'])).toEqual(['select', 'sunder'])
  })

  it('neither for a creature of its name on the field, nor for a symmetry of its name on the stack', () => {
    expect(askedAfter([0, 'use:1:choir-warden'])).toEqual(['pay', null])
    const frozen = [1, 'play:hard-frost'] as const
    const answers = [[0, 'play:sunder'], [0, 'their:1:tide'], frozen, [1, 'their:1:choir-warden']] as const
    expect(askedAfter(...answers, [0, 'pass'], [1, 'pass'])).toEqual(['playback', null])
  })
})
