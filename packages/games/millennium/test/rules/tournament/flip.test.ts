import { offered, play } from '@cardwright/engine/testing'
import { describe, expect, it } from 'vitest'
import { area, awaited, rp, table, told, tournament } from '../../support.ts'

const spare = 'water animal 1'

describe('protection', () => {
  it('MB-230 MB-231 MB-477 if the highest card is protected from opponents, nothing is flipped', () => {
    const match = tournament([
      { hand: ['high flipper', spare] },
      { tableau: ['earth myth 9', 'protector', 'earth myth 1'] },
    ])
    expect(area(play(match, 'play:t-high-flipper'), 'tableau:1')).toEqual(['earth-myth-9', 'protector', 'earth-myth-1'])
    expect(told(match, 'stopped')).toMatchObject([{ side: 0, card: { name: 't-high-flipper' }, why: 'noTarget' }])
  })

  it('MB-232 MB-374 with a free choice the protector itself must be chosen', () => {
    const match = tournament([
      { hand: ['free flipper', spare] },
      { tableau: ['earth myth 9', 'protector', 'earth myth 1'] },
    ])
    expect(area(play(match, 'play:t-free-flipper'), 'tableau:1')).toEqual([
      'earth-myth-9',
      '-protector',
      'earth-myth-1',
    ])
    expect(told(match, 'stopped')).toEqual([])
  })

  it('MB-477 the owner’s own effects pass the protection', () => {
    const match = tournament([{ hand: ['own flipper', spare], tableau: ['earth myth 9', 'protector'] }])
    play(match, 'play:t-own-flipper', 't-earth-myth-9@tableau0')
    expect(area(match, 'tableau:0')[0]).toBe('-earth-myth-9')
  })
})

describe('what happens instead of a flip', () => {
  it('MB-447 who lets Unite save nothing has the card flipped, and is asked once', () => {
    const match = tournament([{ hand: ['flipper', spare] }, { tableau: ['uniter', 'flip gainer'] }], {
      zones: { 'attached:1': [{ card: 't-earth-construct-1', host: 'tableau:1#1' }] },
    })
    play(match, 'play:t-flipper', 't-uniter@tableau1')
    expect([awaited(match), offered(match)]).toEqual(['1 save', ['t-earth-construct-1', 'no']])
    play(match, 'no')
    expect([area(match, 'tableau:1'), area(match, 'binder:1'), awaited(match)]).toEqual([
      ['-uniter', 'flip-gainer'],
      ['earth-construct-1'],
      '0 turn',
    ])
  })

  it('MB-421 a Heroic card saves Singles of others, and nothing else', () => {
    const own = tournament([{ hand: ['flipper', spare] }, { tableau: ['flip gainer', 'hero'], hand: [spare] }])
    play(own, 'play:t-flipper', 't-flip-gainer@tableau1')
    expect([awaited(own), rp(own)[1]]).toEqual(['1 turn', 8])
    const asked = (card: string, others: object) =>
      awaited(
        play(
          tournament([{ hand: [card, spare] }, { hand: [spare], ...others }, { tableau: ['hero'] }]),
          `play:t-${card.replace(' ', '-')}`,
        ),
      )
    expect(asked('breaker', { accessories: ['acc scorer'] })).toBe('1 turn')
    expect(asked('box breaker', { box: ['box scorer'] })).toBe('1 turn')
    const down = { tableau: ['earth myth 1'] }
    const silent = tournament([
      { hand: ['flipper', spare] },
      down,
      { tableau: [{ card: 'hero', down: true }], hand: [spare] },
    ])
    expect(awaited(play(silent, 'play:t-flipper'))).toBe('2 turn')
  })

  it('MB-220 MB-421 MB-422 Heroic cards are asked for clockwise; one is not saved by another', () => {
    const match = tournament([
      { hand: ['flipper', spare], tableau: ['hero'] },
      { hand: [spare], tableau: ['flip gainer'] },
      { tableau: ['hero'] },
    ])
    play(match, 'play:t-flipper', 't-flip-gainer@tableau1')
    expect([awaited(match), offered(match)]).toEqual(['0 heroic', ['t-hero', 'no']])
    expect(awaited(play(match, 'no'))).toBe('2 heroic')
    play(match, 't-hero')
    expect([awaited(match), area(match, 'tableau:2'), rp(match)]).toEqual(['1 turn', ['-hero'], [0, 0, 2]])
    const saved = table(match).tournament.sides.map(({ counters }: { counters: { saved: number } }) => counters.saved)
    expect(saved).toEqual([0, 0, 1])
  })
})

describe('which cards an effect may be done with', () => {
  const foes = [
    { tableau: ['earth myth 2', 'earth myth 5', 'air myth 2'] },
    { tableau: ['earth myth 5', 'earth myth 4'] },
  ]
  const at = (card: string) =>
    play(tournament([{ hand: [card, spare] }, ...foes]), `play:t-${card.replaceAll(' ', '-')}`)

  it('MB-231 of the lowest and the highest of all, those that tie may be chosen', () => {
    expect(offered(at('low flipper'))).toEqual(['t-earth-myth-2@tableau1', 't-air-myth-2@tableau1'])
    const each = at('high flipper')
    // by their owners: each of them flips their highest
    expect(area(each, 'tableau:1')).toEqual(['earth-myth-2', '-earth-myth-5', 'air-myth-2'])
    expect(area(each, 'tableau:2')).toEqual(['-earth-myth-5', 'earth-myth-4'])
  })

  it('MB-218 “up to two” may be none, one or two', () => {
    const down = (...keys: string[]) => {
      const match = play(at('up to two'), keys)
      return [...area(match, 'tableau:1'), ...area(match, 'tableau:2')].filter((card) => card.startsWith('-'))
    }
    expect(down()).toEqual([])
    expect(down('t-earth-myth-4@tableau2')).toEqual(['-earth-myth-4'])
    expect(down('t-earth-myth-4@tableau2', 't-air-myth-2@tableau1')).toEqual(['-air-myth-2', '-earth-myth-4'])
  })

  it('MB-394 what speaks of the card at its left does nothing without one, or where that lies face down', () => {
    const left = (...tableau: (string | object)[]) => {
      const match = tournament([{ hand: ['left sender', spare], tableau: tableau as string[] }])
      play(match, 'play:t-left-sender')
      return [area(match, 'tableau:0'), area(match, 'binder:0')]
    }
    expect(left()).toEqual([['left-sender'], []])
    expect(left('earth myth 1')).toEqual([['left-sender'], ['earth-myth-1']])
    expect(left({ card: 'earth myth 1', down: true })).toEqual([['-earth-myth-1', 'left-sender'], []])
  })

  it('MB-402 of no tokens nobody hears', () => {
    const match = play(tournament([{ hand: ['no tokens', spare] }]), 'play:t-no-tokens')
    expect([told(match, 'tokens'), area(match, 'tableau:0')]).toEqual([[], ['no-tokens']])
  })

  it('MB-227 MB-394 who chooses a card is told by which rule', () => {
    const rule = (match: ReturnType<typeof at>) => match.open[0]!.spec.rule
    expect(rule(at('flipper'))).toBe('MB-227')
    const tokens = tournament([{ hand: [spare, spare], tableau: ['blast', 'earth myth 1'] }])
    expect(rule(play(tokens, 'action:t-blast'))).toBe('MB-394')
  })

  it('MB-227 MB-H63 of several flips the later ones leave alone what is face down or gone by then', () => {
    const chain = play(
      tournament([{ hand: ['flip all', spare], tableau: ['flip chain', 'flip gainer', 'earth myth 1'] }]),
      'play:t-flip-all',
      't-flip-gainer@tableau0',
    )
    expect([rp(chain)[0], told(chain, 'flipping').length]).toEqual([8, 3])
    const sender = play(
      tournament([{ hand: ['flip all', spare], tableau: ['flip sender', 'flip gainer', 'earth myth 1'] }]),
      'play:t-flip-all',
      't-flip-gainer@tableau0',
    )
    expect([rp(sender)[0], area(sender, 'binder:0'), area(sender, 'tableau:0')]).toEqual([
      0,
      ['flip-gainer'],
      ['-flip-sender', '-earth-myth-1', 'flip-all'],
    ])
  })

  it('MB-208 two cards whose Flip effects flip each other are flipped once each', () => {
    const match = tournament([{ hand: ['flipper', spare] }, { hand: [spare], tableau: ['flip chain', 'flip chain'] }])
    play(match, 'play:t-flipper', 't-flip-chain@tableau1')
    expect([area(match, 'tableau:1'), told(match, 'flipping').length, awaited(match)]).toEqual([
      ['-flip-chain', '-flip-chain'],
      2,
      '1 turn',
    ])
  })

  it('MB-190 MB-H28 no protection saves a card from the flip that its own Action costs', () => {
    const match = tournament([{ hand: [spare, spare], tableau: ['shield'], accessories: ['acc action'] }])
    expect(area(play(match, 'action:t-acc-action'), 'accessories:0')).toEqual(['-acc-action'])
    const own = tournament([{ hand: ['own flipper', spare], tableau: ['shield', 'earth myth 1'] }])
    expect(area(play(own, 'play:t-own-flipper'), 'tableau:0')).toEqual(['shield', 'earth-myth-1', 'own-flipper'])
  })

  it('MB-432 a card that has left by its own Play effect is not flipped after Route Clear', () => {
    const match = tournament([{ hand: ['own flipper', 'leaver', spare], tableau: ['router'] }])
    play(match, 'play:t-own-flipper', 't-leaver')
    expect([area(match, 'tableau:0'), area(match, 'binder:0').toSorted()]).toEqual([
      ['own-flipper'],
      ['leaver', 'router'],
    ])
    expect(told(match, 'flipping')).toHaveLength(1)
  })

  it('MB-444 whoever leaves their markers has a card like any other; the last marker leaves nothing behind', () => {
    const at = (key: string) => {
      const match = tournament([{ hand: ['corpse', spare], markers: 1 }, { hand: ['flipper', spare] }])
      play(match, 'play:t-corpse', key)
      const { markers } = table(match).players[0]
      play(match, 'play:t-flipper')
      const [lying] = table(match).zones['tableau:0']
      return [markers, area(match, 'tableau:0'), typeof lying === 'string' ? undefined : lying.marks]
    }
    expect(at('yes')).toEqual([0, ['corpse'], undefined])
    expect(at('no')).toEqual([1, ['-corpse'], undefined])
  })

  it('MB-273 MB-447 a Keyword card under a Unite card saves nothing, and leaves the game with the flip', () => {
    const match = tournament([{ hand: ['flipper', spare] }, { hand: [spare], tableau: ['uniter'] }], {
      zones: { 'attached:1': [{ card: 'keyword-speed', host: 'tableau:1#1' }] },
    })
    play(match, 'play:t-flipper')
    expect([awaited(match), area(match, 'tableau:1'), area(match, 'attached:1'), area(match, 'binder:1')]).toEqual([
      '1 turn',
      ['-uniter'],
      [],
      [],
    ])
  })
})
