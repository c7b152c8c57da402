import { describe, it } from 'vitest'
import { arena, fight, sheet } from '../support.ts'

describe('Abilities', () => {
  it('CC-017, CC-A58 an ability is offered at its own moment, and only there', () => {
    const tinker = arena(sheet('gambit', { ability: { name: 'Tinker', does: 'sift', cards: 1 } }))
    const seats = [{ hand: ['2s', '3s'], deck: ['9s'] }, {}]
    fight({ of: tinker, seats, play: ['0 refused ability', '0 pass', '0 ability', '0 2s', '0 refused ability CC-A58'] })
    fight({ seats, play: ['0 pass', '0 refused ability CC-A58'] })
  })
})
