import { asked, play } from '@cardwright/engine/testing'
import { describe, expect, it } from 'vitest'
import { arena, character, given, passTo, reads, sides } from '../support.ts'

describe('a battle', () => {
  const calm = { deck: ['ann', 'ann', 'ann', 'ann', 'ann', 'ann'] }

  it('WS-113 WS-127 power 0 in the midst of a battle: it leaves, a counter is still possible, nobody battles', () => {
    const chill = reads(
      'chill',
      "【AUTO】 When this card attacks, all of your opponent's characters get -1000 power until end of turn.",
      { power: 500 },
    )
    const match = given(arena(chill), {
      part: 'attack',
      seats: [
        { stage: { left: 'chill' }, ...calm },
        { stage: { right: 'ann', left: 'bob' }, stock: ['cy', 'cy', 'cy'], ...calm },
      ],
    })
    play(match, 'front:left')
    expect(asked(match)).toEqual([[], ['may']])
    // the encored card is another object: it is not the one that is attacked
    play(match, 'yes')
    expect(sides(match)[1].stage.right).toMatchObject({ card: 'ann', state: 'rest' })
    expect(asked(match)).toEqual([[], ['counter']])
    play(match, 'pass')
    expect(sides(match)[0].stage.left!.state).toBe('rest')
    expect(sides(match)[1].stage.right!.state).toBe('rest')
    expect(sides(match)[1].clock).toEqual(['ann'])
  })

  it('WS-124 WS-130 WS-143 a side attack takes soul below 0: an icon adds to that, and there is no damage', () => {
    const match = given(arena(), {
      part: 'attack',
      seats: [
        { stage: { left: 'ann' }, deck: ['soul', 'ann'] },
        { stage: { right: 'two' }, ...calm },
      ],
    })
    play(match, 'side:left')
    expect(sides(match)[0].stage.left!.soul).toBe(0)
    expect(sides(match)[1].clock).toEqual([])
    expect(sides(match)[0].stock).toEqual(['soul'])
  })

  it('WS-096 WS-124 the level that counts is the one that the character opposite has now; below 0 it takes nothing', () => {
    const soulAfter = (change: string) => {
      const match = given(arena(reads('opposite', `【CONT】 This card gets ${change} level.`)), {
        part: 'attack',
        seats: [
          { stage: { left: 'cy' }, ...calm },
          { stage: { right: 'opposite' }, ...calm },
        ],
      })
      play(match, 'side:left')
      return sides(match)[0].stage.left!.soul
    }
    expect([soulAfter('+1'), soulAfter('-1')]).toEqual([1, 2])
  })

  it('WS-014 WS-147 power as it is now decides, with what helps from behind', () => {
    const aide = reads('aide', '【CONT】 Assist All of your characters in front of this card get +1000 power.')
    const run = (at: string) => {
      const match = given(arena(aide), {
        part: 'attack',
        seats: [
          { stage: { left: 'bob', [at]: 'aide' }, ...calm },
          { stage: { right: 'cy' }, ...calm },
        ],
      })
      play(match, 'front:left', 'pass')
      return [sides(match)[0].stage.left!.state, sides(match)[1].stage.right!.state]
    }
    expect(run('back-left')).toEqual(['reverse', 'reverse'])
    expect(run('back-right')).toEqual(['reverse', 'stand'])
  })

  it('WS-136 WS-H04 shot deals one more damage once, and that is no damage of the attacker', () => {
    const gun = { id: 'gun', name: 'gun', type: 'climax' as const, colour: 'red' as const, icons: ['shot' as const] }
    const match = given(arena(gun), {
      part: 'attack',
      seats: [
        { stage: { left: 'ann', right: 'ann' }, deck: ['gun', 'bob', 'bob'] },
        { deck: ['cx', 'cx', 'ann', 'cx', 'ann'] },
      ],
    })
    play(match, 'direct:left')
    // 2 damage cancelled, 1 damage cancelled as well, and no third
    expect(sides(match)[1]).toMatchObject({ clock: [], waitingRoom: ['cx', 'cx'] })
    play(match, 'direct:right')
    expect(sides(match)[1]).toMatchObject({ clock: [], waitingRoom: ['cx', 'cx', 'ann', 'cx'] })
  })

  it('WS-086 WS-136 shot lapses at the end of the turn', () => {
    const gun = { id: 'gun', name: 'gun', type: 'climax' as const, colour: 'red' as const, icons: ['shot' as const] }
    const match = given(arena(gun), {
      part: 'attack',
      seats: [
        { stage: { left: 'ann' }, deck: ['gun', 'bob', 'bob', 'bob', 'bob'] },
        { stage: { right: 'one' }, deck: ['ann', 'cx', 'ann', 'ann', 'ann'] },
      ],
    })
    // without soul there is no damage that could be cancelled
    play(match, 'side:left')
    passTo(match, 'attack', 5)
    play(match, 'front:left', 'pass')
    expect(sides(match)[1]).toMatchObject({ clock: [], waitingRoom: ['cx'] })
  })

  it('WS-098 WS-149 the encore step: the turn player’s characters go first, whoever that is', () => {
    for (const turn of [0, 1] as const) {
      const fallen = (card: string) => ({ card, state: 'reverse' })
      const own = { stage: { left: fallen('ann'), right: fallen('cy') } }
      const other = { stage: { left: fallen('bob') } }
      const match = given(arena(), { turn, part: 'encore', seats: (turn === 0 ? [own, other] : [other, own]) as never })
      expect(asked(match)[turn]).toEqual(['reversed'])
      expect(sides(match)[1 - turn]!.waitingRoom).toEqual([])
      play(match, 'cy')
      expect(sides(match).map(({ waitingRoom }) => waitingRoom)[1 - turn]).toEqual(['bob'])
    }
  })

  it('WS-149 who is no longer reversed when the encore step puts characters away stays', () => {
    const tough = reads(
      'tough',
      '【AUTO】 At the beginning of your encore step, if this card is 【REVERSE】, 【REST】 this card.',
    )
    const match = given(arena(tough), {
      part: 'attack',
      seats: [{ stage: { left: { card: 'tough', state: 'reverse' }, right: { card: 'ann', state: 'reverse' } } }, {}],
    })
    play(match, 'done')
    expect(sides(match)[0]).toMatchObject({ stage: { left: { card: 'tough', state: 'rest' } }, waitingRoom: ['ann'] })
  })

  it('WS-127 WS-147 the defender moved elsewhere is still the defender', () => {
    const tug = reads(
      'tug',
      "【AUTO】 When this card attacks, choose 1 of your opponent's characters, and move it to an open position of your opponent's back stage.",
      { power: 5000 },
    )
    const match = given(arena(tug), {
      part: 'attack',
      seats: [
        { stage: { left: 'tug' }, ...calm },
        { stage: { right: 'ann', 'back-left': 'bob' }, ...calm },
      ],
    })
    play(match, 'front:left', 'ann', 'pass')
    expect(sides(match)[1].stage['back-right']).toMatchObject({ card: 'ann', state: 'reverse' })
  })

  it('WS-027 WS-069 the stock is paid from the top, card by card', () => {
    const match = given(arena(character('dear', { cost: 2 })), {
      seats: [{ hand: ['dear'], stock: ['ann', 'bob', 'cy'] }, {}],
    })
    play(match, 'play:dear:left')
    expect(sides(match)[0]).toMatchObject({ stock: ['cy'], waitingRoom: ['ann', 'bob'] })
  })
})
