import { describe, expect, it } from 'vitest'
import { game, given } from './support.ts'

describe('What cannot be', () => {
  it.each([
    [{ zones: { 'hand:0': ['nobody'] } }, 'zones.hand:0: there is no card nobody'],
    [{ zones: { 'hand:7': [] } }, 'There is no zone hand:7; there are'],
    [{ zones: { 'hand:0': ['npc-kite-kid'] } }, 'zones.hand:0: npc-kite-kid is of the kind npc'],
    [{ zones: { 'tableau:0': [{ card: 'pip-pilot', marks: { token: 1 } }] } }, 'Unrecognized key: "token"'],
    [{ players: [{}, {}, {}, {}] }, 'players: there are 3 seats, not 4'],
    [{ tournament: { turn: { side: 3 } } }, 'tournament.turn.side: there are sides 0 to 2, and no 3'],
    [{ tournament: { sides: [{}, {}, {}, {}] } }, 'tournament.sides: there are sides 0 to 2'],
    [{ phase: 'tourney' }, 'expected one of "draft"'],
  ])('is refused as a position: %j', (position, why) => {
    expect(() => given(position)).toThrow(why)
  })

  it('is refused as a card by what would be right, and a good one beside it does not come in', () => {
    const card = { id: 'x', kind: 'single', name: 'Xx', set: 'core', rarity: 'core', stars: 1 }
    const why = (changes: object) => () => game.withCards!([card, { ...card, id: 'y', ...changes }])
    expect(why({})).not.toThrow()
    expect(why({ keywords: ['clober'] })).toThrow(/cards\.1 \(y\): keywords: 0: .*"clobber"/)
    expect(why({ keywords: ['spellbook'] })).toThrow('{ "spellbook": "fire" }')
    expect(why({ elements: ['fyre'] })).toThrow(/elements: 0: .*"fire"\|"water"/)
    expect(why({ abilities: [{ on: 'plays', do: [] }] })).toThrow(/abilities: 0: on: .*"play"\|"next"/)
    expect(why({ abilities: [{ on: 'play', do: [{ do: 'gian', rp: 1 }] }] })).toThrow(/do: 0: do: .*'gain'/)
    expect(why({ id: 'x' })).toThrow('two definitions of x')
    expect(game.library.has('x')).toBe(false)
  })
})
