import { play } from '@cardwright/engine/testing'
import { describe, expect, it } from 'vitest'
import { arena, event, given, reads, sides, type WeissMatch } from '../support.ts'

const host = { card: 'ann', markers: ['cy', 'one'] }
const markersAt = (match: WeissMatch, at: string) => sides(match)[0].stage[at]?.markers

describe('markers', () => {
  it('WS-115 they travel with their character, by a move of the main phase and by an effect', () => {
    const shuffle = event('shuffle', 'Choose 2 of your characters, and exchange them.')
    const shove = event('shove', 'Choose 1 of your characters, and move it to an open position of your back stage.')
    const of = arena(shuffle, shove)
    const seats = (hand: string[]) => [{ hand, stage: { left: host, right: 'bob' } }, {}] as never
    const moved = given(of, { seats: seats([]) })
    play(moved, 'move:left', 'middle')
    expect(markersAt(moved, 'middle')).toEqual(['cy', 'one'])
    const exchanged = given(of, { seats: seats(['shuffle']) })
    play(exchanged, 'play:shuffle')
    expect(sides(exchanged)[0]).toMatchObject({
      stage: { right: { card: 'ann', markers: ['cy', 'one'] }, left: { card: 'bob' } },
      waitingRoom: ['shuffle'],
    })
    const shoved = given(of, { seats: seats(['shove']) })
    play(shoved, 'play:shove', 'ann', 'back-left')
    expect(markersAt(shoved, 'back-left')).toEqual(['cy', 'one'])
  })

  it('WS-115 they go to the waiting room when it leaves the stage, wherever that one goes', () => {
    const to = (text: string) => {
      const match = given(arena(event('go', text)), {
        seats: [{ hand: ['go'], stage: { left: host, right: { card: 'bob', markers: ['two'] } }, deck: ['yel'] }, {}],
      })
      play(match, 'play:go', 'ann')
      return match
    }
    const bottom = to('Choose 1 of your characters, and put it on the bottom of your deck.')
    expect(sides(bottom)[0].deck.at(-1)).toBe('ann')
    expect(sides(bottom)[0].deck[0]).toBe('yel')
    expect(sides(bottom)[0].waitingRoom).toEqual(['cy', 'one', 'go'])
    expect(markersAt(bottom, 'right')).toEqual(['two'])
    const top = to('Choose 1 of your characters, and put it on the top of your deck.')
    expect(sides(top)[0].deck.slice(0, 2)).toEqual(['ann', 'yel'])
    const hidden = to('Choose 1 of your characters, and put it face down into your memory.')
    expect(sides(hidden)[0].memory).toEqual([{ card: 'ann', down: true }])
    expect(sides(hidden)[0].waitingRoom).toEqual(['cy', 'one', 'go'])
  })

  it('WS-115 a marker is not on the stage: what it says does not work there', () => {
    const lamp = reads('lamp', '【CONT】 All of your characters get +500 power.')
    const power = (left: object | string) =>
      sides(given(arena(lamp), { seats: [{ stage: { left, right: 'bob' } as never }, {}] }))[0].stage.right!.power
    expect(power('lamp')).toBe(2500)
    expect(power({ card: 'ann', markers: ['lamp'] })).toBe(2000)
  })

  it('WS-083 WS-115 an encored character comes back without its markers', () => {
    const match = given(arena(), {
      part: 'encore',
      seats: [{ stage: { left: { ...host, state: 'reverse' } }, stock: ['bob', 'bob', 'bob'] }, {}],
    })
    play(match, 'yes')
    expect(sides(match)[0].stage.left).toMatchObject({ card: 'ann', state: 'rest' })
    expect(markersAt(match, 'left') ?? []).toEqual([])
    expect(sides(match)[0].waitingRoom.sort()).toEqual(['bob', 'bob', 'bob', 'cy', 'one'])
  })
})
