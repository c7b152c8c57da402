import { describe, it } from 'vitest'
import { arena, fight, sheet } from '../support.ts'

describe('Dodging', () => {
  it('CC-125, CC-126, CC-127, CC-193 the top card is flipped and discarded; up to the Agility the attack is avoided', () => {
    fight({
      seats: [{ hand: ['5s', '6s'] }, { hand: [], deck: ['6h', '2h'] }],
      play: ['0 attack:5s', '1 dodge', { '1.discard': ['6h'], '0.discard': ['5s'] }, '1 hold'],
      expect: { '1.hp': 100, '0.hand': ['6s'] },
    })
    fight({
      seats: [{ hand: ['5s'] }, { hand: [], deck: ['7h'] }],
      play: ['0 attack:5s', '1 dodge'],
      expect: { '1.hp': 95, '1.discard': ['7h'] },
    })
  })

  it('CC-128 a successful dodge ends the attacker’s combat phase', () => {
    fight({
      seats: [{ hand: ['5s', '6s'] }, { hand: [], deck: ['ah'] }],
      play: ['0 attack:5s', '1 dodge', '1 hold'],
      expect: { phase: 'cleanUp', 'asked.0': ['cleanUp'], '0.hand': ['6s'] },
    })
  })

  it('CC-129, CC-A21 an Ace is 1; Jack, Queen and King are 11, 12 and 13; a Joker always fails', () => {
    const flip = (card: string, agility: number, hp: number) =>
      fight({
        mode: 'tag',
        of: arena(sheet('c', { agility })),
        seats: [{ hand: ['5s'] }, { hand: [], deck: [card] }],
        play: ['0 attack:5s', '1 dodge', ...(hp === 100 ? ['1 hold'] : [])],
        expect: { 'teams.1.characters.0.hp': hp },
      })
    flip('ah', 1, 100)
    flip('ah', 0, 95)
    flip('jh', 11, 100)
    flip('jh', 10, 95)
    flip('qh', 12, 100)
    flip('qh', 11, 95)
    flip('kh', 13, 100)
    flip('kh', 12, 95)
    flip('joker-red', 13, 95)
  })

  it('CC-A22 there is no dodge from an empty draw pile', () => {
    fight({
      seats: [{ hand: ['5s'] }, { hand: [], rest: 'discard' }],
      play: ['0 attack:5s', '1 refused dodge CC-A22', '1 take'],
    })
  })

  it('CC-010 a flipped card up to the Agility dodges, one above does not', () => {
    const at = (agility: number) => ({
      of: arena(sheet('ryu', { agility })),
      seats: [{ hand: ['5s'] }, { deck: ['6h'] }],
      play: ['0 attack:5s', '1 dodge'],
    })
    fight({ ...at(6), play: [...at(6).play, '1 hold'], expect: { '1.hp': 100 } })
    fight({ ...at(5), expect: { '1.hp': 95 } })
  })
})
