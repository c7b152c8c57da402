import { loadGame } from '@cardwright/catalog'
import { isRefusal, Match } from '@cardwright/engine'
import { expect, it } from 'vitest'
import { lesson } from '../../src/lessons/exceed.ts'

const entry = (await loadGame('exceed'))!
const listed = (keys: string | readonly string[]): readonly string[] => (typeof keys === 'string' ? [keys] : keys)

/** Assault has Power 4, the Exceed Mode 1 and the Boost 2. */
const lastBlow = 4 + 1 + 2

it('the lesson can be won, whichever of the accepted answers one gives, by a blow that takes all that is left', () => {
  for (let choice = 0; choice < 2; choice++) {
    const { options, seed, given } = lesson
    const match = Match.start(entry.game, { options, seats: ['You', 'Teacher'], seed, given })
    const foe = [...lesson.foe]
    const answer = (seat: number, keys: readonly string[]) => {
      const refusal = match.answer(seat, match.asks(seat)[0]!.id, keys)
      expect(isRefusal(refusal) ? refusal.why : null, keys.join(' ')).toBeNull()
    }
    const letFoe = () => {
      while (match.waiting[0]?.seat === 1) answer(1, listed(foe.shift()!))
    }
    const sides = () => match.view(0).facts.sides as unknown as { life: number; mode: string }[]
    for (const { accept } of lesson.steps) {
      letFoe()
      if (foe.length === 1) expect(sides()[1]).toMatchObject({ life: lastBlow })
      if (!Array.isArray(accept)) continue
      answer(0, listed(accept[Math.min(choice, accept.length - 1)]))
      const [ask] = match.asks(0)
      const auto = ask && lesson.auto?.[ask.kind]
      if (auto) answer(0, listed(auto))
    }
    letFoe()
    expect(foe).toEqual([])
    expect(match.over).toMatchObject({ winner: 0 })
    expect(sides()[0]).toMatchObject({ life: 22, mode: 'exceed' })
  }
})
