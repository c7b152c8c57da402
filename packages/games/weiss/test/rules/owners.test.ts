import { asked, offered, play } from '@cardwright/engine/testing'
import { describe, expect, it } from 'vitest'
import { arena, event, game, given, reads, sides } from '../support.ts'

/** A character of the other player, on this player's stage or in their clock. */
const theirs = (card: string, more: object = {}) => ({ card, owner: 1, ...more })

describe('cards of the other player', () => {
  it('WS-065 in a level-up they go to their owner’s waiting room', () => {
    const match = given(game, {
      part: 'clock',
      seats: [{ hand: ['one'], clock: [theirs('cy'), 'ann', 'ann', 'ann', 'ann', 'bob'], deck: ['ann', 'ann'] }, {}],
    })
    play(match, 'one', 'bob')
    expect(sides(match)[0]).toMatchObject({ level: ['bob'], waitingRoom: ['ann', 'ann', 'ann', 'ann', 'one'] })
    expect(sides(match)[1].waitingRoom).toEqual(['cy'])
  })

  it('WS-149 reversed, they go to their owner’s waiting room', () => {
    const match = given(game, {
      part: 'encore',
      seats: [{ stage: { left: theirs('cy', { state: 'reverse' }) } }, {}],
    })
    expect(sides(match)[0].waitingRoom).toEqual([])
    expect(sides(match)[1].waitingRoom).toEqual(['cy'])
  })

  it('WS-112 WS-113 rule actions put them there as well, and their markers with them', () => {
    const weak = event('weak', 'All of your characters get -1000 power until end of turn.')
    const match = given(arena(weak), {
      seats: [
        { hand: ['weak', 'bob'], stage: { left: theirs('ann', { markers: ['two'] }), right: theirs('gre') } },
        {},
      ],
    })
    play(match, 'play:bob:right', 'play:weak')
    expect(sides(match)[1].waitingRoom).toEqual(['gre', 'ann'])
    expect(sides(match)[0].waitingRoom).toEqual(['weak', 'two'])
  })

  it('WS-106 WS-162 whose character it was on the stage counts, and not whose card it is', () => {
    const guard = reads(
      'guard',
      '【AUTO】 When your other character is put into the waiting room from the stage, draw a card.',
    )
    const drop = event('drop', 'Put all of your characters with power 2000 or less into the waiting room.')
    const strong = { power: 3000 }
    const of = arena({ ...guard, ...strong }, drop)
    const match = given(of, {
      seats: [
        { hand: ['drop'], stage: { left: theirs('ann'), right: 'guard' }, deck: ['cy'] },
        { stage: { right: 'guard' }, deck: ['cy'] },
      ],
    })
    play(match, 'play:drop')
    expect(sides(match)[1].waitingRoom).toEqual(['ann'])
    expect([sides(match)[0].hand, sides(match)[1].hand]).toEqual([['cy'], []])
  })

  it('WS-106 WS-162 an ability of a card that leaves belongs to the player on whose stage it stood', () => {
    const mourner = reads(
      'mourner',
      '【AUTO】 When this card is put into the waiting room from the stage, draw a card.',
    )
    const drop = event('drop', 'Put all of your characters into the waiting room.')
    const match = given(arena(mourner, drop), {
      seats: [{ hand: ['drop'], stage: { left: theirs('mourner') }, deck: ['cy'] }, { deck: ['cy'] }],
    })
    play(match, 'play:drop')
    expect([sides(match)[0].hand, sides(match)[1].hand]).toEqual([['cy'], []])
  })

  it('WS-106 an ability belongs to the player on whose stage its card stands', () => {
    const scout = reads('scout', '【AUTO】 When this card attacks, draw a card.')
    const match = given(arena(scout), {
      part: 'attack',
      seats: [{ stage: { left: theirs('scout') }, deck: ['cy', 'bob', 'ann'] }, { deck: ['ann', 'ann', 'ann'] }],
    })
    play(match, 'direct:left')
    expect([sides(match)[0].hand, sides(match)[1].hand]).toEqual([['cy'], []])
  })
})

describe('whose interrupts come first', () => {
  const six = ['ann', 'ann', 'ann', 'ann', 'ann', 'ann']
  const sink = event('sink', 'All players put the top card of their deck into their clock.')

  it('WS-098 WS-110 WS-111 both have moved their card before anything is due; then the turn player’s comes first', () => {
    for (const turn of [0, 1] as const) {
      const side = { clock: six, deck: ['bob', 'cy'] }
      const sidesOf = [side, side].map((each, seat) => (seat === turn ? { ...each, hand: ['sink'] } : each))
      const match = given(arena(sink), { turn, seats: sidesOf as never })
      play(match, 'play:sink')
      const kinds = (seat: number) => asked(match)[seat]
      expect([kinds(turn), kinds(1 - turn)]).toEqual([['levelUp'], []])
      expect(sides(match).map(({ clock }) => clock.length)).toEqual([7, 7])
      expect(offered(match)).toHaveLength(7)
      play(match, 'bob')
      expect([kinds(turn), kinds(1 - turn)]).toEqual([[], ['levelUp']])
      play(match, 'ann')
      expect([sides(match)[turn].level, sides(match)[1 - turn]!.level]).toEqual([['bob'], ['ann']])
    }
  })
})
