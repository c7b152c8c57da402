import { answer, play } from '@cardwright/engine/testing'
import { describe, expect, it } from 'vitest'
import { area, awaited, rp, table, tableOf, told, tournament, until } from '../support.ts'

const spare = 'water animal 1'
const view = (match: ReturnType<typeof tournament>, seat: number, at: number) =>
  JSON.stringify(match.view(seat).zones[`tableau:${seat}`]!.cards![at])

describe('questions and answers', () => {
  it('MB-370 a face-down card gains no tokens', () => {
    const match = tournament([
      { hand: ['tokener', spare], tableau: [{ card: 'earth myth 1', down: true }, 'earth myth 2'] },
    ])
    expect(area(play(match, 'play:t-tokener'), 'tableau:0')).toEqual(['-earth-myth-1', 'earth-myth-2+2', 'tokener'])
  })

  it('MB-371 MB-373 a copy is the card but for what cannot be copied', () => {
    const copied = tournament([{ hand: [spare, spare], tableau: ['earthy', 'copier'] }])
    expect(view(copied, 0, 1)).toContain('"elements":["earth"]')
    // Earthcraft itself is not copied, so an Earth card repeats one Play effect only
    const twice = tournament([{ hand: ['earth myth 1', spare], tableau: ['earthy', 'copier'] }])
    expect(rp(play(twice, 'play:t-earth-myth-1'))[0]).toBe(4)
    // a copy of a copy is a copy of the first, without the effect that copies
    const chain = tournament([{ hand: [spare, spare], tableau: ['earth myth 7', 'copier', 'copier'] }])
    expect(view(chain, 0, 2)).toContain('"stars":7')
  })

  it('MB-373 an effect that says so is not copied; the card that has it is, with all its other effects', () => {
    const stars = (...tableau: string[]) => view(tournament([{ hand: [spare, spare], tableau }]), 0, 2)
    expect(stars('ongoing star', 'copier', 'earth myth 1')).toContain('"stars":5')
    expect(stars('uncopied star', 'copier', 'earth myth 1')).toContain('"stars":3')
    expect(stars('earth myth 1', 'uncopied star', 'copier')).toContain('"stars":5')
  })

  it('MB-395 two cards that must be chosen are two', () => {
    const match = tournament([
      { hand: ['table flipper', spare] },
      { rp: 19, tableau: ['earth myth 1', 'earth myth 2', 'earth myth 3'] },
    ])
    play(match, 'play:t-table-flipper')
    expect(awaited(match)).toBe('1 cards')
    for (const few of [[], ['t-earth-myth-1@tableau1']]) expect(() => answer(match, 1, few)).toThrow()
    answer(match, 1, ['t-earth-myth-1@tableau1', 't-earth-myth-3@tableau1'])
    expect(area(match, 'tableau:1')).toEqual(['-earth-myth-1', 'earth-myth-2', '-earth-myth-3'])
  })

  it('MB-372 MB-385 beside a face-down card it is itself, also when that was flipped later', () => {
    const down = tournament([{ hand: [spare, spare], tableau: [{ card: 'earth myth 7', down: true }, 'copier'] }])
    expect(view(down, 0, 1)).toContain('"stars":2')
    const match = tournament([{ hand: ['own flipper', spare], tableau: ['earth myth 7', 'copier'] }])
    expect(view(match, 0, 1)).toContain('"stars":7')
    play(match, 'play:t-own-flipper', 't-earth-myth-7@tableau0')
    expect(view(match, 0, 1)).toContain('"stars":2')
  })

  it('MB-375 a loss stops at zero, and what waits for a loss happens all the same', () => {
    const match = tournament([{ hand: ['loser', spare] }, { rp: 12 }, { rp: 0 }])
    expect(rp(play(match, 'play:t-loser'))).toEqual([6, 0, 0])
  })

  it('MB-376 MB-391 an extra slot is at the right; its card is discarded when the slot goes', () => {
    const six = [1, 2, 3, 4, 5].map((n) => `earth myth ${n}`)
    const match = tournament([{ hand: ['gainer', spare], tableau: [...six, 'slotter'] }, { hand: ['flipper', spare] }])
    play(match, 'play:t-gainer')
    expect(area(match, 'tableau:0')).toHaveLength(7)
    play(match, 'play:t-flipper', 't-slotter@tableau0')
    expect([area(match, 'tableau:0').length, area(match, 'binder:0')]).toEqual([6, ['gainer']])
  })

  it('MB-380 MB-381 an attached card is not in the tableau, and goes to the binder when its host is flipped', () => {
    const match = tournament([
      { hand: ['earth construct 1', spare, spare], tableau: ['uniter plus'] },
      { hand: ['flipper', spare] },
    ])
    play(match, 'attach:t-earth-construct-1:t-uniter-plus')
    expect([area(match, 'tableau:0'), area(match, 'attached:0')]).toEqual([['uniter-plus'], ['earth-construct-1']])
    play(match, 'play:t-water-animal-1', 'end', 'play:t-flipper', 't-uniter-plus@tableau0')
    expect(area(match, 'binder:0')).toEqual(['earth-construct-1'])
  })

  it('MB-382 tokens are counted one by one', () => {
    const match = tournament([{ hand: [spare, spare], tableau: [{ card: 'earth myth 1', marks: { tokens: 8 } }] }])
    expect(view(match, 0, 0)).toContain('"stars":9')
  })

  it('MB-383 an effect on the Store leaves the Core deck alone', () => {
    const match = tournament([{ hand: ['drawer', spare] }])
    const before = table(match).zones.core.length
    play(match, 'play:t-drawer')
    expect(table(match).zones.core.length).toBe(before)
  })

  it('MB-384 cards discarded together lie in random order', () => {
    const order = (seed: string) => {
      const lying = Array.from({ length: 10 }, (_, n) => `dark myth ${n + 1}`)
      const match = tournament([{ hand: ['stocker', spare] }], { aftermarket: lying }, { seed })
      play(match, 'play:t-stocker')
      return area(match, 'coreDiscard').join()
    }
    expect(new Set(['a', 'b', 'c', 'd'].map(order)).size).toBeGreaterThan(1)
  })

  it('MB-386 an effect that discards takes nothing from a tableau', () => {
    const match = tournament([{ hand: ['discarder', spare] }, { tableau: ['earth myth 3'] }])
    expect(area(play(match, 'play:t-discarder'), 'tableau:1')).toEqual(['earth-myth-3'])
  })

  it('MB-389 a Reaction to a Play effect comes at once', () => {
    const match = tournament([
      { hand: ['two effects', spare] },
      { tableau: ['earth myth 1'] },
      { tableau: ['reactor'] },
    ])
    play(match, 'play:t-two-effects', 't-two-effects', 't-earth-myth-1@tableau1')
    expect(awaited(match)).toBe('2 react')
  })

  it('MB-393 Deck Box and Accessories have no neighbours', () => {
    const match = tournament([{ hand: [spare, spare], tableau: ['protector'], box: ['big box'] }, { hand: [spare] }])
    const { zones } = table(match)
    expect([zones['deckBox:0'].length, tableOf(match).zone.deckBox(0).cards[0]!.zone.family]).toEqual([1, 'deckBox'])
  })

  it('MB-394 an effect without a target does not happen', () => {
    expect(awaited(play(tournament([{ hand: ['flipper', spare] }, { hand: [spare] }]), 'play:t-flipper'))).toBe(
      '1 turn',
    )
  })

  it.each([
    [12, 3, ['-earth-myth-1', '-earth-myth-2', 'earth-myth-3'], 12],
    [12, 1, ['earth-myth-1'], 12],
    [25, 1, ['earth-myth-1'], 5],
  ])('MB-395 flip two or lose 20, with %i RP and %i cards', (points, cards, tableau, left) => {
    const own = Array.from({ length: cards }, (_, n) => `earth myth ${n + 1}`)
    const match = tournament([{ hand: ['table flipper', spare] }, { tableau: own, rp: points }])
    play(match, 'play:t-table-flipper')
    if (awaited(match).includes('cards')) play(match, ['t-earth-myth-1@tableau1', 't-earth-myth-2@tableau1'])
    expect([area(match, 'tableau:1'), rp(match)[1]]).toEqual([tableau, left])
  })

  it('MB-396 a card that is gained goes to hand', () => {
    const match = tournament([{ hand: ['drawer', spare] }], { store: ['dark myth 1'] })
    expect(area(play(match, 'play:t-drawer'), 'hand:0')).toContain('dark-myth-1')
  })

  it('MB-225 MB-226 MB-397 what is revealed goes back to where it was', () => {
    const match = tournament([{ hand: ['revealer', spare] }], { store: ['dark myth 7', 'dark myth 1'] })
    play(match, 'play:t-revealer')
    expect([rp(match)[0], area(match, 'store').slice(0, 2)]).toEqual([7, ['dark-myth-7', 'dark-myth-1']])
  })

  it('MB-398 MB-178 Core cards go to the Core discard, others to the Store discard', () => {
    const match = tournament([{ hand: ['stocker', spare] }], {
      aftermarket: Array.from({ length: 9 }, (_, n) => (n < 4 ? 'pip-pilot' : `dark myth ${n}`)),
    })
    const before = [area(match, 'storeDiscard').length, area(match, 'coreDiscard').length]
    play(match, 'play:t-stocker')
    expect([area(match, 'storeDiscard').length - before[0]!, area(match, 'coreDiscard').length - before[1]!]).toEqual([
      4, 5,
    ])
    expect(
      told(
        until(match, () => true),
        'sweep',
      ),
    ).toHaveLength(1)
  })

  it('MB-395 in what each of several players chooses they are “you”, and whoever asks for it is “them”', () => {
    const match = tournament([{ hand: ['toll taker', spare], rp: 1 }, { rp: 10 }, { rp: 10 }])
    play(match, 'play:t-toll-taker')
    expect(awaited(match)).toBe('1 either')
    play(match, 'option-1')
    expect([awaited(match), rp(match)]).toEqual(['2 either', [1, 15, 10]])
    play(match, 'option-2')
    expect([awaited(match), rp(match)]).toEqual(['0 either', [4, 15, 7]])
    expect(rp(play(match, 'option-2'))).toEqual([44, 15, 7])
  })

  it('MB-209 a card at either end of its tableau is not in the middle', () => {
    const stars = (at: number, ...tableau: string[]) =>
      /"stars":(\d+)/.exec(view(tournament([{ hand: [spare, spare], tableau }]), 0, at))![1]
    expect(stars(0, 'centre', 'earth myth 1', 'earth myth 2')).toBe('3')
    expect(stars(1, 'earth myth 1', 'centre', 'earth myth 2')).toBe('5')
    expect(stars(2, 'earth myth 1', 'earth myth 2', 'centre')).toBe('3')
  })

  it('MB-209 counts: one shared symbol is enough, neighbours of equal stars, at most so many', () => {
    const points = (card: string, ...tableau: string[]) =>
      rp(play(tournament([{ hand: [card, 'water animal 1'], tableau }]), `play:t-${card}`))[0]
    expect(points('sharer', 'fire myth 1', 'earth mage 1', 'fire mage 1', 'earth myth 1')).toBe(3)
    expect(points('matcher', 'fire myth 1', 'earth mage 2', 'fire mage 3')).toBe(4)
    expect(points('matcher', 'fire myth 3', 'earth mage 3', 'fire mage 1')).toBe(4)
    expect(points('alternator', 'fire myth 1', 'fire myth 2', 'fire mage 2')).toBe(4)
    expect(points('loner', 'fire myth 1', 'fire myth 2')).toBe(5)
    expect(points('loner', 'fire myth 1', 'fire myth 2', 'fire myth 3')).toBe(0)
  })
})
