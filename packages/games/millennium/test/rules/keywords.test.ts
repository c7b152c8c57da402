import { offered, play, refused } from '@cardwright/engine/testing'
import { describe, expect, it } from 'vitest'
import { area, awaited, rp, table, told, tournament } from '../support.ts'

const spare = 'water animal 1'
const foes = (...tableau: string[]) => ({ tableau })

describe('keywords', () => {
  it('MB-399 MB-237 Anvil Drop flips a card with fewer stars in another tableau, and then itself', () => {
    const match = tournament([
      { hand: [spare, spare], tableau: ['anvil'] },
      foes('earth myth 4', 'earth myth 5', 'earth myth 6'),
    ])
    play(match, 'action:t-anvil')
    expect(area(match, 'tableau:1')).toEqual(['-earth-myth-4', 'earth-myth-5', 'earth-myth-6'])
    expect(area(match, 'tableau:0')).toEqual(['-anvil'])
  })

  it('MB-400 Anvil Drop PLUS flips a card with more stars', () => {
    const match = tournament([
      { hand: [spare, spare], tableau: ['anvil plus'] },
      foes('earth myth 4', 'earth myth 5', 'earth myth 6'),
    ])
    play(match, 'action:t-anvil-plus')
    expect(area(match, 'tableau:1')).toEqual(['earth-myth-4', 'earth-myth-5', '-earth-myth-6'])
  })

  it.each([
    ['blast', 3],
    ['blast-plus', 5],
  ])('MB-401 MB-402 MB-403 %s puts its star tokens on a card of your tableau', (card, tokens) => {
    const match = tournament([{ hand: [spare, spare], tableau: [card, 'earth myth 4'] }])
    play(match, `action:t-${card}`, 't-earth-myth-4@tableau0')
    expect(area(match, 'tableau:0')).toEqual([`-${card}`, `earth-myth-4+${tokens}`])
  })

  it('MB-404 Bore flips a card with exactly as many stars, in any tableau', () => {
    const match = tournament([
      { hand: [spare, spare], tableau: ['borer', 'earth myth 3'] },
      foes('earth myth 4', 'earth myth 5'),
    ])
    play(match, 'action:t-borer', 't-earth-myth-4@tableau1')
    expect(area(match, 'tableau:1')).toEqual(['-earth-myth-4', 'earth-myth-5'])
  })

  it('MB-405 MB-476 Clobber: the winner of the clash gains 15 RP, the loser’s card is flipped', () => {
    const match = tournament([{ hand: ['clobberer', spare] }, foes('earth myth 4')], {
      store: ['air myth 3', 'air myth 2'],
    })
    play(match, 'play:t-clobberer')
    expect(rp(match)).toEqual([15, 0, 0])
    expect(area(match, 'tableau:1')).toEqual(['-earth-myth-4'])
    const lost = tournament([{ hand: ['clobberer', spare] }, foes('earth myth 9')], {
      store: ['air myth 3', 'air myth 2'],
    })
    play(lost, 'play:t-clobberer')
    expect(rp(lost)).toEqual([0, 15, 0])
    expect(area(lost, 'tableau:0')).toEqual(['-clobberer'])
  })

  it.each([
    ['coin', 2],
    ['coin-plus', 4],
  ])('MB-406 MB-407 %s repeats its Play effects for its price, then is flipped', (card, price) => {
    const match = tournament([{ hand: [spare, spare], tableau: [card], dollars: price }])
    play(match, `action:t-${card}`)
    expect(rp(match)[0]).toBe(7)
    expect(table(match).players[0].dollars).toBe(0)
    expect(area(match, 'tableau:0')).toEqual([`-${card}`])
    const poor = tournament([{ hand: [spare, spare], tableau: [card], dollars: price - 1 }])
    expect(offered(poor, 0)).not.toContain(`action:t-${card}`)
  })

  it.each([
    ['water animal 1', 20],
    ['fire animal 1', 0],
    ['water mage 1', 0],
    ['fire mage 1', 30],
  ])('MB-408 MB-409 Combine, then %s: %i RP', (next, points) => {
    const match = tournament([{ hand: [next, spare], tableau: ['combiner'] }])
    play(match, `play:t-${next.replaceAll(' ', '-')}`)
    expect(rp(match)[0]).toBe(points)
  })

  it('MB-410 MB-411 MB-412 Drink: the chosen player plays the revealed card without its Play effects, or pays twice its stars', () => {
    const at = (points: number) =>
      tournament(
        [
          { hand: ['drinker', spare], tableau: ['earth myth 1'] },
          { hand: [spare], rp: points },
        ],
        { store: ['gainer'] },
      )
    const plays = play(at(6), 'play:t-drinker', 'seat1', 'play')
    expect([area(plays, 'tableau:1'), rp(plays)]).toEqual([['gainer'], [0, 6, 0]])
    const pays = play(at(6), 'play:t-drinker', 'seat1', 'lose')
    expect([rp(pays), area(pays, 'hand:0').includes('gainer')]).toEqual([[0, 0, 0], true])
    // 5 RP do not pay for 3 stars: only one outcome is left
    const poor = play(at(5), 'play:t-drinker', 'seat1')
    expect(area(poor, 'tableau:1')).toEqual(['gainer'])
  })

  it('MB-413 a Duelist may fight in place of the Top Card and is flipped after the clash', () => {
    const match = tournament([{ hand: ['clobberer', spare], tableau: ['duelist'] }, foes('earth myth 8')], {
      store: ['air myth 1', 'air myth 1'],
    })
    play(match, 'play:t-clobberer')
    expect(awaited(match)).toBe('0 duelist')
    play(match, 't-duelist')
    expect(rp(match)).toEqual([16, 0, 0])
    expect(area(match, 'tableau:0')).toEqual(['-duelist', 'clobberer'])
    const declined = play(
      tournament([{ hand: ['clobberer', spare], tableau: ['duelist'] }, foes('earth myth 8')], {
        store: ['air myth 1', 'air myth 1'],
      }),
      'play:t-clobberer',
      'no',
    )
    expect(area(declined, 'tableau:0')).toEqual(['duelist', '-clobberer'])
  })

  it('MB-414 Earthcraft repeats its Play effects whenever another Earth card is played', () => {
    const match = tournament([{ hand: ['earth myth 1', spare], tableau: ['earthy'] }])
    expect(rp(play(match, 'play:t-earth-myth-1'))[0]).toBe(4)
    const other = tournament([{ hand: ['water myth 1', spare], tableau: ['earthy'] }])
    expect(rp(play(other, 'play:t-water-myth-1'))[0]).toBe(0)
  })

  it('MB-416 an Epic card gained in a tournament may be played beside another', () => {
    const match = tournament([{ hand: ['epic two', spare], tableau: ['epic one'] }])
    expect(offered(match, 0)).toContain('play:t-epic-two')
  })

  it('MB-417 MB-418 Foreboding names a card, and only your own names count for your cards', () => {
    const match = tournament([
      { hand: ['seer', spare], tableau: ['earth myth 1'] },
      { hand: [spare], tableau: ['air myth 2'] },
    ])
    play(match, 'play:t-seer', 'name:t-air-myth-2')
    expect(table(match).tournament.sides.map((each: { named: string[] }) => each.named)).toEqual([
      ['air myth 2'],
      [],
      [],
    ])
    expect(refused(tournament([{ hand: ['seer', spare] }]), 'name:t-air-myth-2').why).toBeTruthy()
  })

  it('MB-419 MB-420 Fusion needs an Element and a Type from two different face-up cards', () => {
    const at = (...tableau: (string | object)[]) =>
      offered(tournament([{ hand: ['fused', spare], tableau: tableau as string[] }]), 0).includes('play:t-fused')
    expect(at('fire myth 1', 'water mage 1')).toBe(true)
    expect(at('fire mage 1')).toBe(false)
    expect(at('fire mage 1', 'fire myth 1')).toBe(true)
    expect(at('fire myth 1', 'fire myth 2')).toBe(false)
    expect(at({ card: 'fire myth 1', down: true }, 'water mage 1')).toBe(false)
    const match = tournament([{ hand: ['fused', spare] }])
    expect(refused(match, 'play:t-fused')).toMatchObject({ rule: 'MB-419' })
  })

  it('MB-421 MB-422 a Heroic card is flipped in place of another player’s Single, whose Flip effects do not happen', () => {
    const match = tournament([{ hand: ['flipper', spare] }, foes('flip gainer'), foes('hero')])
    play(match, 'play:t-flipper', 't-flip-gainer@tableau1')
    expect(awaited(match)).toBe('2 heroic')
    play(match, 't-hero')
    expect([area(match, 'tableau:1'), area(match, 'tableau:2'), rp(match)]).toEqual([
      ['flip-gainer'],
      ['-hero'],
      [0, 0, 2],
    ])
  })

  it('MB-423 MB-424 Holdup: 20 RP or the card, and nobody can react', () => {
    const at = (points: number) =>
      tournament([{ hand: ['robber', spare] }, { tableau: ['earth myth 4'], rp: points }, foes('hero')])
    const pays = play(at(20), 'play:t-robber', 't-earth-myth-4@tableau1', 'option-1')
    expect(rp(pays)).toEqual([20, 0, 0])
    const flips = play(at(20), 'play:t-robber', 't-earth-myth-4@tableau1', 'option-2')
    expect(area(flips, 'tableau:1')).toEqual(['-earth-myth-4'])
    expect(area(play(at(19), 'play:t-robber', 't-earth-myth-4@tableau1'), 'tableau:1')).toEqual(['-earth-myth-4'])
  })

  it('MB-425 Investigate: each player reveals all hand cards of the named symbol, and keeps them', () => {
    const match = tournament([{ hand: ['detective', 'fire myth 1'] }, { hand: ['fire soldier 2', 'water myth 1'] }])
    play(match, 'play:t-detective', 'fire')
    expect(
      told(match, 'show')
        .flatMap(({ cards = [] }) => cards.map(({ name }) => name))
        .slice(-2),
    ).toEqual(['t-fire-myth-1', 't-fire-soldier-2'])
    expect(area(match, 'hand:1')).toHaveLength(2)
    expect(match.view(2).zones['hand:1']).toBeTruthy()
  })

  it('MB-426 Level Up enters with a star token and may spend one instead of being flipped', () => {
    const match = tournament([{ hand: ['leveller', spare] }, { hand: [spare] }])
    play(match, 'play:t-leveller')
    expect(area(match, 'tableau:0')).toEqual(['leveller+1'])
    play(match, 'action:t-leveller', 'token')
    expect([area(match, 'tableau:0'), rp(match)[0]]).toEqual([['leveller'], 5])
    const flipped = play(tournament([{ hand: [spare, spare], tableau: ['leveller'] }]), 'action:t-leveller')
    expect(area(flipped, 'tableau:0')).toEqual(['-leveller'])
  })

  it('MB-427 Mean: they use a card of your choice; the winner gains 20 RP and the losing card is flipped', () => {
    const match = tournament([{ hand: ['bully', spare] }, foes('earth myth 1', 'earth myth 9')], {
      store: ['air myth 1', 'air myth 1'],
    })
    play(match, 'play:t-bully', 't-earth-myth-1@tableau1')
    expect([rp(match), area(match, 'tableau:1')]).toEqual([
      [20, 0, 0],
      ['-earth-myth-1', 'earth-myth-9'],
    ])
  })

  it('MB-431 Positioning turns a card, and others may speak of where it points', () => {
    const match = tournament([{ hand: ['pointer', spare], tableau: ['earth myth 1'] }])
    play(match, 'play:t-pointer', 'left')
    expect(table(match).zones['tableau:0'][1].marks.facing).toBe('left')
  })

  it('MB-432 Route Clear: it returns to the binder, another card is played with its effects and flipped', () => {
    const match = tournament([{ hand: ['own flipper', 'gainer', spare], tableau: ['router'] }])
    play(match, 'play:t-own-flipper', 't-gainer')
    expect(area(match, 'tableau:0')).toEqual(['own-flipper', '-gainer'])
    expect([area(match, 'binder:0'), rp(match)[0]]).toEqual([['router'], 5])
  })

  it('MB-433 Scurry: anywhere in your tableau, and the others move right', () => {
    const match = tournament([{ hand: ['scurrier', spare], tableau: ['earth myth 1', 'earth myth 2'] }])
    play(match, 'play:t-scurrier')
    expect(offered(match)).toEqual(['seat0.1', 'seat0.2', 'seat0.3'])
    expect(area(play(match, 'seat0.2'), 'tableau:0')).toEqual(['earth-myth-1', 'scurrier', 'earth-myth-2'])
  })

  it('MB-434 MB-390 Scurry PLUS: into any tableau, whose owner then has the card', () => {
    const match = tournament([{ hand: ['scurrier plus', spare] }, foes('earth myth 1')])
    expect(area(play(match, 'play:t-scurrier-plus', 'seat1.1'), 'tableau:1')).toEqual(['scurrier-plus', 'earth-myth-1'])
  })

  it('MB-435 Shadowbond: your other Dark cards have its Flip effect', () => {
    const match = tournament([{ hand: ['flip all', spare], tableau: ['shadow', 'dark myth 1', 'fire myth 1'] }])
    play(match, 'play:t-flip-all')
    // the bond itself is flipped first: its own effect, and the others no longer have it
    expect(rp(match)[0]).toBe(4)
    const other = tournament([{ hand: [spare] }, { tableau: ['shadow', 'dark myth 1', 'fire myth 1'] }], {})
    expect(rp(other)).toEqual([0, 0, 0])
    const one = tournament([{ hand: ['flipper', spare] }, { tableau: ['shadow', 'dark myth 1', 'fire myth 1'] }])
    expect(rp(play(one, 'play:t-flipper', 't-dark-myth-1@tableau1'))).toEqual([0, 4, 0])
    const light = tournament([{ hand: ['flipper', spare] }, { tableau: ['shadow', 'dark myth 1', 'fire myth 1'] }])
    expect(rp(play(light, 'play:t-flipper', 't-fire-myth-1@tableau1'))).toEqual([0, 0, 0])
  })

  it('MB-436 MB-437 Speed: another card this turn, with an Action in between if you like', () => {
    const match = tournament([{ hand: ['speedy', 'gainer', spare], accessories: ['acc action'] }, { hand: [spare] }])
    play(match, 'play:t-speedy', 'action:t-acc-action', 'play:t-gainer')
    expect(rp(match)[0]).toBe(11)
    expect(awaited(match)).toBe('1 turn')
    const last = tournament([{ hand: ['speedy'] }, { hand: [spare] }])
    expect(awaited(play(last, 'play:t-speedy'))).toBe('1 turn')
  })

  it('MB-438 Speed PLUS: even without a free slot, in a slot of its own', () => {
    const full = ['earth myth 1', 'earth myth 2', 'earth myth 3', 'earth myth 4', 'earth myth 5']
    const match = tournament([{ hand: ['speedy plus', 'gainer', spare], tableau: full }, { hand: [spare] }])
    play(match, 'play:t-speedy-plus', 'play:t-gainer')
    expect(area(match, 'tableau:0')).toHaveLength(7)
    const twice = tournament([{ hand: ['speedy plus', 'speedy', spare], tableau: full }, { hand: [spare] }])
    expect(awaited(play(twice, 'play:t-speedy-plus', 'play:t-speedy'))).toBe('1 turn')
    const plain = tournament([{ hand: ['speedy', 'gainer', spare], tableau: full }, { hand: [spare] }])
    expect(awaited(play(plain, 'play:t-speedy'))).toBe('1 turn')
  })

  it('MB-438 MB-391 the slot that Speed PLUS brings lasts as long as the card in it, and no longer', () => {
    const five = [1, 2, 3, 4, 5].map((n) => `earth myth ${n}`)
    const match = tournament([
      { hand: ['speedy plus', 'gainer', spare], tableau: five },
      { hand: ['free flipper', 'returner', spare], tableau: ['earth myth 1'] },
    ])
    play(match, 'play:t-speedy-plus', 'play:t-gainer', 'play:t-free-flipper', 't-earth-myth-5@tableau0')
    expect(area(match, 'tableau:0').slice(4)).toEqual(['-earth-myth-5', 'speedy-plus', 'gainer'])
    expect(awaited(match)).toBe('1 turn')
    play(match, 'play:t-returner')
    expect(area(match, 'tableau:0')).toEqual(['-earth-myth-5'])
    expect(awaited(match)).toBe('0 turn')
  })

  it('MB-439 Spellbook: a card of its symbol from the Aftermarket, if you like', () => {
    const at = () => tournament([{ hand: ['book', spare] }], { aftermarket: ['water myth 1', 'fire myth 1'] })
    const match = play(at(), 'play:t-book')
    expect(offered(match)).toEqual(['t-water-myth-1@aftermarket'])
    expect(area(play(match, 't-water-myth-1@aftermarket'), 'hand:0')).toContain('water-myth-1')
    expect(area(play(play(at(), 'play:t-book'), []), 'aftermarket')).toHaveLength(2)
    const two = tournament([{ hand: ['book', spare] }], { aftermarket: ['water myth 1', 'water myth 2'] })
    play(two, 'play:t-book')
    expect(refused(two, ['t-water-myth-1@aftermarket', 't-water-myth-2@aftermarket']).why).toBeTruthy()
  })

  it('MB-440 Synchro: the next card enters with two star tokens, then this gets two', () => {
    const match = tournament([{ hand: ['earth myth 1', spare, 'earth myth 2'], tableau: ['singer'] }, { hand: [] }])
    play(match, 'play:t-earth-myth-1')
    expect(area(match, 'tableau:0')).toEqual(['singer+2', 'earth-myth-1+2'])
    play(match, 'play:t-earth-myth-2')
    expect(area(match, 'tableau:0')).toEqual(['singer+2', 'earth-myth-1+2', 'earth-myth-2'])
  })

  it.each([
    ['earth myth 4', ['-earth-myth-4', 'thwomper'], 10],
    ['earth myth 5', ['earth-myth-5', 'thwomper'], 0],
  ])('MB-441 Thwomp! beside %s', (left, tableau, points) => {
    const match = play(tournament([{ hand: ['thwomper', spare], tableau: [left] }]), 'play:t-thwomper')
    expect([area(match, 'tableau:0'), rp(match)[0]]).toEqual([tableau, points])
  })

  it('MB-442 MB-443 Toll: the loser of any clash pays 2 Dollars, or loses 5 RP to you', () => {
    const at = (dollars: number) =>
      tournament([{ hand: ['clobberer', spare] }, { tableau: ['earth myth 1'], dollars, rp: 8 }, foes('toller')], {
        store: ['air myth 1', 'air myth 1'],
      })
    const pays = play(at(2), 'play:t-clobberer', 'seat1')
    expect([table(pays).players[1].dollars, table(pays).players[2].dollars, rp(pays)]).toEqual([0, 2, [15, 8, 0]])
    const owes = play(at(1), 'play:t-clobberer', 'seat1')
    expect([table(owes).players[1].dollars, rp(owes)]).toEqual([1, [15, 3, 5]])
  })

  it.each([
    ['corpse', 1],
    ['corpse plus', 2],
  ])('MB-444 MB-445 %s may enter with Sell Markers, and an opponent’s flip takes one of them', (card, markers) => {
    const id = `t-${card.replaceAll(' ', '-')}`
    const match = tournament([{ hand: [card, spare] }, { hand: ['flipper', 'flipper', 'flipper', spare], tableau: [] }])
    play(match, `play:${id}`, 'yes')
    expect(table(match).players[0].markers).toBe(4 - markers)
    play(match, 'play:t-flipper')
    expect(area(match, 'tableau:0')).toEqual([id.slice(2)])
    expect(table(match).players[0].markers).toBe(5 - markers)
    const own = tournament([{ hand: ['own flipper', spare], tableau: [{ card, marks: { markers } }] }])
    expect(area(play(own, 'play:t-own-flipper'), 'tableau:0')[0]).toBe(`-${id.slice(2)}`)
  })

  it('MB-446 MB-447 Unite: Constructs from hand are attached on your turn, and one of them may prevent any flip', () => {
    const match = tournament([{ hand: ['earth construct 1', spare, 'own flipper'], tableau: ['uniter'] }])
    expect(offered(match, 0).filter((key) => key.startsWith('attach'))).toEqual(['attach:t-earth-construct-1:t-uniter'])
    play(match, 'attach:t-earth-construct-1:t-uniter', 'play:t-own-flipper')
    expect(awaited(match)).toBe('0 save')
    play(match, 't-earth-construct-1')
    expect([area(match, 'tableau:0')[0], area(match, 'binder:0')]).toEqual(['uniter', ['earth-construct-1']])
  })

  it('MB-448 Unite PLUS takes on stars, symbols, sets, rarities and names of what is attached', () => {
    const match = tournament([{ hand: ['earth construct 4', spare, spare], tableau: ['uniter plus'] }])
    play(match, 'attach:t-earth-construct-4:t-uniter-plus')
    const about = match.view(0).zones['tableau:0']!.cards![0] as { about?: { stars?: number; elements?: string[] } }
    expect(JSON.stringify(about)).toContain('"stars":7')
    expect(JSON.stringify(about)).toContain('"earth"')
  })

  it('MB-448 set and rarity of what is attached count for the host, and only for PLUS', () => {
    const counted = (counter: string, host: string) => {
      const match = tournament([{ hand: [counter, spare], tableau: [host] }], {
        zones: { 'attached:0': [{ card: 'whisk-recruit', host: 'tableau:0#1' }] },
      })
      return rp(play(match, `play:t-${counter.replace(' ', '-')}`))[0]
    }
    for (const counter of ['set counter', 'rarity counter'])
      expect([counted(counter, 'uniter plus'), counted(counter, 'uniter')]).toEqual([2, 1])
  })

  it('MB-428 MB-429 MB-430 Mimicry has the symbols of its left neighbour, PLUS of both; it ends with the flip', () => {
    const symbols = (...tableau: (string | object)[]) => {
      const match = tournament([{ hand: [spare, spare], tableau: tableau as string[] }])
      return (match.view(0).zones['tableau:0']!.cards! as readonly object[]).map((card) => JSON.stringify(card))
    }
    expect(symbols('earth myth 1', 'mimic')[1]).toMatch(/"elements":\["earth"\],"types":\["myth"\]/)
    expect(symbols({ card: 'earth myth 1', down: true }, 'mimic')[1]).toMatch(
      /"elements":\["fire"\],"types":\["mage"\]/,
    )
    expect(symbols('earth myth 1', 'mimic plus', 'water animal 1')[1]).toMatch(
      /"elements":\["earth","water"\],"types":\["myth","animal"\]/,
    )
  })

  it('MB-418 a card that somebody has named is counted for them when it is played', () => {
    const match = tournament([
      { hand: ['seer', spare], tableau: ['earth myth 1'] },
      { hand: ['air myth 2', spare], tableau: ['air myth 2'] },
    ])
    play(match, 'play:t-seer', 'name:t-air-myth-2', 'play:t-air-myth-2')
    expect(
      table(match).tournament.sides.map((each: { counters: { namedPlayed: number } }) => each.counters.namedPlayed),
    ).toEqual([1, 0, 0])
  })
})
