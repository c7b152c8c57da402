import { loadGame } from '@cardwright/catalog'
import { isRefusal, Match } from '@cardwright/engine'
import { expect, it } from 'vitest'
import { lesson } from '../../src/lessons/exceed.ts'

const entry = (await loadGame('exceed'))!
const listed = (keys: string | readonly string[]): readonly string[] => (typeof keys === 'string' ? [keys] : keys)

it('the lesson can be gone through, whichever of the accepted answers one gives', () => {
  for (let choice = 0; choice < 3; choice++) {
    const { options, seed, given } = lesson
    const match = Match.start(entry.game, { options, seats: ['You', 'Teacher'], seed, given })
    const foe = [...lesson.foe]
    const answer = (seat: number, keys: readonly string[]) => {
      const refusal = match.answer(seat, match.asks(seat)[0]!.id, keys)
      expect(isRefusal(refusal) ? refusal.why : null, keys.join(' ')).toBeNull()
    }
    for (const { accept } of lesson.steps) {
      while (match.waiting[0]?.seat === 1) answer(1, listed(foe.shift()!))
      if (!Array.isArray(accept)) continue
      answer(0, listed(accept[Math.min(choice, accept.length - 1)]))
      const [ask] = match.asks(0)
      const auto = ask && lesson.auto?.[ask.kind]
      if (auto) answer(0, listed(auto))
    }
    expect(foe).toEqual([])
    const [own, other] = match.view(0).facts.sides as unknown as { life: number; mode: string }[]
    expect(own).toMatchObject({ life: 22, mode: 'exceed' })
    expect(other).toMatchObject({ life: 8 })
  }
})
