import { asked, offered, play } from '@cardwright/engine/testing'
import { describe, expect, it } from 'vitest'
import { arena, event, given, reads, sides, type WeissMatch } from '../support.ts'

/** An event `x` with this text is played. */
const after = (text: string, me: object, foe: object, lines: readonly string[] = []): WeissMatch => {
  const hand = (me as { hand?: string[] }).hand ?? []
  const match = given(arena(event('x', text)), { seats: [{ ...me, hand: ['x', ...hand] } as never, foe as never] })
  play(match, 'play:x', ...lines)
  return match
}

describe('what both players have a part in', () => {
  const swap =
    "choose 1 of your opponent's level 1 or higher characters. If you do, your opponent chooses 1 level X or lower character in their waiting room, and exchanges them. X is equal to the level of the character you chose -1."

  it('WS-111 one chooses a character, the other one of a lower level, and these change places', () => {
    const match = after(
      `You may ${swap}`,
      {},
      { stage: { left: 'two', right: 'ann' }, waitingRoom: ['ann', 'one', 'two', 'cx'] },
      ['yes'],
    )
    expect(asked(match)).toEqual([[], ['choose']])
    expect(offered(match)).toEqual(['ann', 'one'])
    play(match, 'one')
    expect(sides(match)[1]).toMatchObject({
      stage: { left: { card: 'one' }, right: { card: 'ann' } },
      waitingRoom: ['ann', 'two', 'two', 'cx'],
    })
  })

  it('WS-157 an action that is done twice asks anew whether it is done', () => {
    const match = after(
      `Perform the following action 2 times. "You may ${swap}"`,
      {},
      { stage: { left: 'two' }, waitingRoom: ['ann', 'one', 'three'] },
      ['yes', 'one', 'no'],
    )
    expect(asked(match)[1]).toEqual([])
    expect(sides(match)[1]).toMatchObject({ stage: { left: { card: 'one' } }, waitingRoom: ['ann', 'two', 'three'] })
  })

  it('each player does it, whichever person it is told in', () => {
    const told = ['Each player puts the top card of his or her deck into the waiting room.']
    told.push('All players put the top card of their deck into their waiting room.')
    for (const text of told) {
      const match = after(text, { deck: ['bob', 'ann'] }, { deck: ['cy', 'ann'] })
      expect([sides(match)[0].waitingRoom, sides(match)[1].waitingRoom]).toEqual([['bob', 'x'], ['cy']])
    }
  })

  it('what each player reveals is remembered of both', () => {
    const match = after(
      'All players reveal the top card of their deck. Draw X cards. X is equal to the number of characters among those cards.',
      { deck: ['bob', 'ann', 'ann', 'ann'] },
      { deck: ['cy', 'ann'] },
    )
    expect(sides(match)[0].hand).toHaveLength(2)
  })

  it('the player decides of which deck', () => {
    const text = "Put the top 2 cards of your deck or your opponent's deck into the waiting room."
    const run = (which: string) =>
      sides(after(text, { deck: ['bob', 'ann', 'one'] }, { deck: ['cy', 'two', 'one'] }, [which])).map(
        ({ waitingRoom }) => waitingRoom,
      )
    expect(run('1')).toEqual([['bob', 'ann', 'x'], []])
    expect(run('2')).toEqual([['x'], ['cy', 'two']])
  })

  it('a character comes where another was, on the stage where that was', () => {
    const match = after(
      "Choose 1 of your opponent's level 2 or lower characters, put it into their waiting room, your opponent chooses up to 1 level 0 or lower character in their waiting room, and puts it on the stage position that character was on.",
      { stage: { left: 'ann' } },
      { stage: { right: 'two' }, waitingRoom: ['bob', 'one'] },
      ['bob'],
    )
    expect(sides(match)[1]).toMatchObject({ stage: { right: { card: 'bob' } }, waitingRoom: ['one', 'two'] })
    expect(sides(match)[0].stage.left!.card).toBe('ann')
  })

  it('all but that card go', () => {
    const match = after(
      'Your opponent chooses 1 climax in their waiting room, returns all cards except that card from their waiting room to their deck, and shuffles their deck.',
      { stage: { left: 'ann' } },
      { stage: { left: 'bob' }, waitingRoom: ['cx', 'one', 'cx-blu'] },
      ['cx-blu'],
    )
    expect(sides(match)[1]).toMatchObject({ stage: { left: { card: 'bob' } }, waitingRoom: ['cx-blu'] })
    expect(sides(match)[0].stage.left!.card).toBe('ann')
  })

  it('an open position is one where nobody stands', () => {
    const text = 'Choose 2 characters in your waiting room, and put them on separate open positions of your stage.'
    const match = after(text, { waitingRoom: ['ann', 'bob'], stage: { left: 'cy', middle: 'cy' } }, {})
    expect(offered(match)).toEqual(['right', 'back-left', 'back-right'])
    play(match, 'right')
    expect(offered(match)).toEqual(['back-left', 'back-right'])
  })

  it('a marker lies under the character that was chosen, not under itself', () => {
    const match = after(
      'Choose 1 of your characters, that character gets +500 power until end of turn, choose 1 character in your waiting room, and put it face up underneath that character as a marker.',
      { stage: { left: 'ann', right: 'cy' }, waitingRoom: ['bob'] },
      {},
      ['cy'],
    )
    expect(sides(match)[0]).toMatchObject({
      stage: { left: { power: 1000 }, right: { power: 3500, markers: ['bob'] } },
      waitingRoom: ['x'],
    })
  })

  it('"otherwise" needs a card that was revealed', () => {
    const c = reads(
      'c',
      '【AUTO】 [(1)] When this card is placed on the stage from your hand, you may pay the cost. If you do, reveal the top card of your deck. If that card is a climax, draw a card. Otherwise, put the top card of your clock into your waiting room.',
    )
    const run = (top: string, answer: string) => {
      const match = given(arena(c), {
        seats: [{ hand: ['c'], stock: ['ann'], deck: [top, 'ann'], clock: ['two', 'bob'] }, {}],
      })
      play(match, 'play:c:left', answer)
      const { hand, clock } = sides(match)[0]
      return [hand, clock]
    }
    expect(run('cx', 'yes')).toEqual([['cx'], ['two', 'bob']])
    expect(run('one', 'yes')).toEqual([[], ['two']])
    expect(run('one', 'no')).toEqual([[], ['two', 'bob']])
  })
})
