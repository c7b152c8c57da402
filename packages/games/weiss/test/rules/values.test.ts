import { offered, play } from '@cardwright/engine/testing'
import { describe, expect, it } from 'vitest'
import { arena, event, given, reads, sides } from '../support.ts'

const hit = (n: number) => event(`hit-${n}`, `Deal ${n} damage to your opponent.`)

describe('continuous effects', () => {
  it('WS-158 level first, then what looks at levels, whichever came first', () => {
    const school = reads('school', '【CONT】 All of your other characters get +1 level.')
    const coach = reads('coach', '【CONT】 All of your characters with level 1 or higher get +500 power.')
    const trait = reads('badge', '【CONT】 All of your other characters get 《Guild》.')
    const dean = reads('dean', '【CONT】 All of your 《Guild》 characters get +1 level.')
    const of = arena(school, coach, trait, dean)
    const power = (stage: object) => sides(given(of, { seats: [{ stage: stage as never }, {}] }))[0].stage.left!.power
    expect(power({ left: 'ann', middle: 'school', right: 'coach' })).toBe(1500)
    expect(power({ left: 'ann', middle: 'coach', right: 'school' })).toBe(1500)
    expect(power({ left: 'ann', middle: 'coach' })).toBe(1000)
    // three in a row: a trait gives a level, the level gives power
    expect(power({ left: 'ann', middle: 'coach', right: 'dean', 'back-left': 'badge' })).toBe(1500)
    expect(power({ left: 'ann', middle: 'coach', right: 'dean' })).toBe(1000)
  })

  it('WS-116 a view says what has changed a number, by the card that did it', () => {
    const coach = reads('coach', '【CONT】 All of your other characters get +500 power.')
    const boost = event('boost', 'All of your characters get +1000 power and +2 soul until end of turn.')
    const match = given(arena(coach, boost), {
      seats: [{ hand: ['boost', 'rest-up'], stage: { left: 'ann', right: 'coach' } }, {}],
    })
    play(match, 'play:boost')
    const { zones } = match.view(1)
    expect(zones['stage:0:0']!.cards).toMatchObject([
      {
        ...{ name: 'ann', power: 2500, soul: 3 },
        reasons: {
          power: [
            { by: 'coach', says: '+500' },
            { by: 'boost', says: '+1000' },
          ],
          soul: [{ by: 'boost', says: '+2' }],
        },
      },
    ])
    expect(match.view(0).zones['hand:0']!.cards![0]).not.toHaveProperty('reasons')
  })

  it('WS-011 a clock ability works in the clock, and Alarm only on top of it', () => {
    const bell = reads(
      'bell',
      '【CONT】 【CLOCK】 Alarm If this card is the top card of your clock, all of your characters get +500 power.',
    )
    const of = arena(bell, hit(1))
    const power = (side: object) =>
      sides(given(of, { seats: [{ stage: { left: 'ann' }, ...side }, {}] }))[0].stage.left!.power
    expect(power({ clock: ['ann', 'bell'] })).toBe(1500)
    expect(power({ clock: ['bell', 'ann'] })).toBe(1000)
    expect(power({ stage: { left: 'ann', right: 'bell' } })).toBe(1000)
    const struck = given(of, {
      turn: 1,
      seats: [{ stage: { left: 'ann' }, clock: ['bell'], deck: ['bob'] }, { hand: ['hit-1'] }],
    })
    expect(sides(struck)[0].stage.left!.power).toBe(1500)
    play(struck, 'play:hit-1')
    expect(sides(struck)[0].stage.left!.power).toBe(1000)
  })

  it('WS-007 WS-071 a card whose level falls to 0 in hand needs no colour', () => {
    const sprout = reads(
      'sprout',
      '【CONT】 If you have 2 or more characters, this card gets -1 level while in your hand.',
      { level: 1, colour: 'blue' },
    )
    const of = arena(sprout)
    const few = given(of, { seats: [{ hand: ['sprout'], stage: { left: 'ann' } }, {}] })
    expect(offered(few).some((key) => key.startsWith('play:sprout'))).toBe(false)
    const many = given(of, { seats: [{ hand: ['sprout'], stage: { left: 'ann', right: 'ann' } }, {}] })
    play(many, 'play:sprout:middle')
    expect(sides(many)[0].stage.middle).toMatchObject({ card: 'sprout', level: 1 })
  })

  it('WS-116 WS-161 a modifier stays through a change of position and is gone after a change of zone', () => {
    const boost = event('boost', 'All of your characters get +1000 power until end of turn.')
    const back = event('back', 'Choose 1 of your characters, and return it to your hand.')
    const match = given(arena(boost, back), { seats: [{ hand: ['boost', 'back'], stage: { left: 'ann' } }, {}] })
    play(match, 'play:boost', 'move:left', 'right')
    expect(sides(match)[0].stage.right!.power).toBe(2000)
    play(match, 'play:back', 'play:ann:right')
    expect(sides(match)[0].stage.right!.power).toBe(1000)
  })
})
