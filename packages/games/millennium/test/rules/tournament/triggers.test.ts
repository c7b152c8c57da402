import { offered, play } from '@cardwright/engine/testing'
import { describe, expect, it } from 'vitest'
import { area, awaited, rp, table, tableOf, told, tournament } from '../../support.ts'

const spare = 'water animal 1'

describe('triggers and priority', () => {
  it('MB-205 a Play effect happens when the card comes into play, which then counts as in play', () => {
    expect(rp(play(tournament([{ hand: ['gainer', spare] }]), 'play:t-gainer'))[0]).toBe(5)
  })

  it('MB-206 MB-207 Next is for the next card only, and only while its card is face up', () => {
    const match = tournament([{ hand: [spare, spare, spare], tableau: ['nexter'] }])
    play(match, 'play:t-water-animal-1')
    expect(rp(match)[0]).toBe(6)
    expect(rp(play(match, 'play:t-water-animal-1'))[0]).toBe(6)
    const down = tournament([{ hand: [spare, spare], tableau: [{ card: 'nexter', down: true }] }])
    expect(rp(play(down, 'play:t-water-animal-1'))[0]).toBe(0)
  })

  it('MB-206 MB-219 a Next whose card is flipped before its turn comes does not happen, and says so', () => {
    const match = tournament([{ hand: ['own flipper', spare], tableau: ['nexter'] }])
    expect(rp(play(match, 'play:t-own-flipper'))[0]).toBe(0)
    expect(told(match, 'stopped')).toMatchObject([{ card: { name: 't-nexter' }, trigger: 'next', why: 'down' }])
    const bystander = tournament([{ hand: ['gainer', spare], tableau: ['nexter'] }])
    play(bystander, 'play:t-gainer')
    expect(told(bystander, 'stopped')).toEqual([])
  })

  it('MB-208 a Flip effect happens first, then the card turns over', () => {
    const match = play(tournament([{ hand: ['flipper', spare] }, { tableau: ['flip gainer'] }]), 'play:t-flipper')
    expect([rp(match)[1], area(match, 'tableau:1')]).toEqual([8, ['-flip-gainer']])
    const types = match.events(null).map(({ type }) => type)
    expect(types.lastIndexOf('points')).toBeLessThan(types.lastIndexOf('flip'))
  })

  it('MB-209 MB-210 Ongoing effects work while face up, those of several cards together', () => {
    const stars = (...tableau: (string | object)[]) =>
      JSON.stringify(
        tournament([{ hand: [spare, spare], tableau: tableau as string[] }]).view(0).zones['tableau:0']!.cards![0],
      )
    expect(stars('earth myth 1', 'ongoing star')).toContain('"stars":3')
    expect(stars('earth myth 1', 'ongoing star', 'ongoing star')).toContain('"stars":5')
    expect(stars('earth myth 1', { card: 'ongoing star', down: true })).toContain('"stars":1')
  })

  it('MB-213 MB-214 MB-250 face-up cards score from left to right, then Deck Box, Accessories and Metagames, for each player', () => {
    const match = tournament(
      [
        {
          hand: [spare],
          tableau: ['scorer', { card: 'scorer', down: true }, 'left counter'],
          box: ['box scorer'],
          accessories: ['acc scorer'],
        },
        { tableau: ['fire myth 1'] },
      ],
      { zones: { metas: ['meta-fire'] } },
    )
    play(match, 'play:t-water-animal-1')
    const own = told(match, 'points').map(({ side, card, rp: points }) => [side, card?.name, points])
    expect(own).toEqual([
      [0, 't-scorer', 11],
      [0, 't-left-counter', 10],
      [0, 't-box-scorer', 9],
      [0, 't-acc-scorer', 7],
      [1, 'meta-fire', 3],
    ])
  })

  it('MB-249 Ongoing effects end with the tournament, and Mimicry goes on', () => {
    const match = tournament([{ hand: [spare], tableau: ['ongoing star', 'fire myth 3', 'mimic'] }], {
      zones: { metas: ['meta-threes', 'meta-myth'] },
    })
    play(match, 'play:t-water-animal-1')
    // three cards have three stars without the bonus; two are Myths, one of them by Mimicry
    expect(told(match, 'points').map(({ card, rp: points }) => [card?.name, points])).toEqual([
      ['meta-threes', 9],
      ['meta-myth', 6],
    ])
  })

  it('MB-215 MB-216 MB-217 MB-218 a Reaction may be used when its condition is met, and its card is flipped', () => {
    const at = () => tournament([{ hand: ['flipper', spare] }, { tableau: ['earth myth 1'] }, { tableau: ['reactor'] }])
    const used = play(at(), 'play:t-flipper', 't-earth-myth-1@tableau1', 't-reactor')
    expect([rp(used)[2], area(used, 'tableau:2')]).toEqual([4, ['-reactor']])
    const kept = play(at(), 'play:t-flipper', 't-earth-myth-1@tableau1', 'no')
    expect([rp(kept)[2], area(kept, 'tableau:2')]).toEqual([0, ['reactor']])
  })

  it('MB-219 MB-221 Ongoing comes before Play; a player orders effects of one trigger', () => {
    // the watcher flips the card that is played before its Play effect comes about
    const match = tournament([{ hand: ['gainer', spare], tableau: ['play watcher'] }])
    expect(rp(play(match, 'play:t-gainer'))[0]).toBe(0)
    const two = tournament([{ hand: ['two effects', spare] }, { tableau: ['earth myth 1'] }])
    play(two, 'play:t-two-effects')
    expect(awaited(two)).toBe('0 trigger')
  })

  it('MB-220 MB-379 Reactions are offered to the active player first, then clockwise', () => {
    const match = tournament(
      [{ tableau: ['reactor'] }, { hand: ['own flipper', spare], tableau: ['earth myth 1'] }, { tableau: ['reactor'] }],
      { turn: { side: 1 } },
    )
    play(match, 'play:t-own-flipper')
    expect(awaited(match)).toBe('2 react')
    expect(awaited(play(match, 'no'))).toBe('0 react')
  })

  it('MB-222 what is stolen counts as gained, and no more than there is', () => {
    const match = tournament([{ hand: ['thief', spare] }, { rp: 4 }, { rp: 30 }])
    expect(rp(play(match, 'play:t-thief'))).toEqual([14, 0, 20])
  })

  it('MB-176 MB-223 MB-224 discards come from hand and go to the owner’s binder', () => {
    const match = tournament([
      { hand: ['discarder', spare] },
      { hand: ['earth myth 1', 'earth myth 2'] },
      { tableau: ['earth myth 3'] },
    ])
    play(match, 'play:t-discarder', 't-earth-myth-1')
    expect([area(match, 'binder:1'), area(match, 'hand:1'), area(match, 'tableau:2')]).toEqual([
      ['earth-myth-1'],
      ['earth-myth-2'],
      ['earth-myth-3'],
    ])
  })

  it('MB-215 who may react is asked about the card that was flipped', () => {
    const match = tournament([{ hand: ['flipper', spare] }, { tableau: ['earth myth 1'] }, { tableau: ['reactor'] }])
    play(match, 'play:t-flipper', 't-earth-myth-1@tableau1')
    expect(tableOf(match).card(match.open[0]!.spec.card!).def.id).toBe('t-earth-myth-1')
  })

  it('MB-219 MB-221 everybody sees what waits, in the order in which it will come', () => {
    const match = tournament([
      { hand: ['two effects', spare], tableau: ['nexter'] },
      { tableau: ['fire myth 1', 'fire myth 2'] },
    ])
    const waiting = (seat: number | null) =>
      (match.view(seat).facts.waiting as { side: number; band: string; name: string }[]).map(
        ({ side, band, name }) => `${side} ${band} ${name}`,
      )
    expect(waiting(null)).toEqual([])
    play(match, 'play:t-two-effects')
    expect(awaited(match)).toBe('0 trigger')
    expect(waiting(1)).toEqual(['0 play t-two-effects', '0 play t-two-effects', '0 next t-nexter'])
    play(match, 't-two-effects')
    expect(awaited(match)).toBe('0 card')
    expect(waiting(null)).toEqual(['0 play t-two-effects', '0 next t-nexter'])
  })

  it('MB-219 what comes later may have begun to wait earlier: Top is done, then Ongoing, Play and Next wait', () => {
    const match = tournament([
      { hand: ['two effects', spare], tableau: ['nexter', 'play watcher'] },
      { hand: [spare], tableau: ['top flipper'] },
    ])
    play(match, 'play:t-two-effects')
    expect(awaited(match)).toBe('1 card')
    const waiting = match.view(null).facts.waiting as { band: string }[]
    expect(waiting.map(({ band }) => band)).toEqual(['ongoing', 'play', 'play', 'next'])
  })

  it('MB-220 of triggers of several players those of the active one come first, then clockwise', () => {
    const by = (active: number) => {
      const match = tournament(
        [0, 1, 2].map(() => ({ hand: [spare, spare], tableau: ['topper'] })),
        { turn: { side: active } },
      )
      const { length } = told(match, 'points')
      play(match, 'play:t-water-animal-1')
      return told(match, 'points')
        .slice(length)
        .map(({ side }) => side)
    }
    // the Top Card of the active player is another by then
    expect([by(0), by(1), by(2)]).toEqual([
      [1, 2],
      [2, 0],
      [0, 1],
    ])
  })

  it('MB-219 everybody hears which trigger comes about, and which does not and why', () => {
    const match = tournament([{ hand: ['gainer', spare], tableau: ['nexter'] }, { tableau: ['flip gainer'] }])
    play(match, 'play:t-gainer')
    expect(told(match, 'trigger')).toMatchObject([
      { side: 0, card: { name: 't-gainer' }, trigger: 'play', rule: 'MB-219' },
      { side: 0, card: { name: 't-nexter' }, trigger: 'next', rule: 'MB-219' },
    ])
    const lone = (...tableau: string[]) => play(tournament([{ hand: ['loner', spare], tableau }]), 'play:t-loner')
    expect([
      rp(lone('fire myth 1', 'fire myth 2'))[0],
      rp(lone('fire myth 1', 'fire myth 2', 'fire myth 3'))[0],
    ]).toEqual([5, 0])
    const stopped = told(lone('fire myth 1', 'fire myth 2', 'fire myth 3'), 'stopped')
    expect(stopped).toMatchObject([
      { side: 0, card: { name: 't-loner' }, trigger: 'play', why: 'condition', rule: 'MB-219' },
    ])
  })

  it('MB-208 Flip effects that have happened are counted for who had them', () => {
    const match = play(tournament([{ hand: ['flipper', spare] }, { tableau: ['flip gainer'] }]), 'play:t-flipper')
    const counts = table(match).tournament.sides.map(
      ({ counters }: { counters: { flipEffects: number } }) => counters.flipEffects,
    )
    expect(counts).toEqual([0, 1, 0])
  })

  it('MB-221 what is alike needs no order: nobody is asked', () => {
    const match = tournament([{ hand: ['earth animal 1', spare], tableau: ['earthy'] }, { hand: [spare] }])
    play(match, 'play:t-earth-animal-1')
    expect([rp(match)[0], awaited(match)]).toEqual([4, '1 turn'])
  })

  it('MB-215 MB-424 an effect may be reacted to, a choice like any other too, and Holdup not', () => {
    const after = (card: string, ...keys: string[]) => {
      const tables = [{ hand: [card, spare] }, { tableau: ['effect reactor', 'fire myth 1'], rp: 30 }, { rp: 30 }]
      return awaited(play(tournament(tables), `play:t-${card.replace(' ', '-')}`, ...keys))
    }
    expect([after('gainer'), after('toll taker', 'option-1', 'option-1')]).toEqual(['1 react', '1 react'])
    expect(after('robber', 't-fire-myth-1@tableau1', 'option-1')).not.toContain('react')
    const match = tournament([{ hand: ['gainer', spare] }, { tableau: ['effect reactor'] }])
    play(match, 'play:t-gainer', 't-effect-reactor')
    expect([rp(match), area(match, 'tableau:1')]).toEqual([[5, 1, 0], ['-effect-reactor']])
  })

  it('MB-219 what waits for long and is flipped meanwhile falls silent, and nobody hears that', () => {
    const match = tournament([
      { hand: ['gainer', spare], tableau: ['play watcher'] },
      { hand: [spare], tableau: ['top flipper'] },
    ])
    play(match, 'play:t-gainer', 't-play-watcher@tableau0')
    expect([rp(match)[0], area(match, 'tableau:0'), told(match, 'stopped')]).toEqual([
      5,
      ['-play-watcher', 'gainer'],
      [],
    ])
    const tops = tournament([
      { hand: ['gainer', spare] },
      { hand: [spare], tableau: ['top flipper'] },
      { hand: [spare], tableau: ['top flipper'] },
    ])
    play(tops, 'play:t-gainer', 't-top-flipper@tableau2')
    expect([rp(tops)[0], area(tops, 'tableau:2'), told(tops, 'stopped')]).toEqual([5, ['-top-flipper'], []])
  })

  it('MB-221 two cards of one name are two cards: their owner says which comes first', () => {
    const match = tournament([{ hand: ['gainer', spare], tableau: ['play watcher', 'play watcher'] }])
    expect(awaited(play(match, 'play:t-gainer'))).toBe('0 trigger')
  })

  it('MB-219 MB-220 what waits of several players is seen in the order in which it will come', () => {
    const match = tournament(
      [
        { hand: [spare], tableau: ['play watcher'] },
        { hand: ['two effects', spare], tableau: ['fire myth 1'] },
        { hand: [spare], tableau: ['play watcher', 'top flipper'] },
      ],
      { turn: { side: 1 } },
    )
    play(match, 'play:t-two-effects')
    expect(awaited(match)).toBe('2 card')
    const waiting = match.view(null).facts.waiting as { side: number; band: string }[]
    expect(waiting.map(({ side, band }) => [side, band])).toEqual([
      [2, 'ongoing'],
      [0, 'ongoing'],
      [1, 'play'],
      [1, 'play'],
    ])
  })

  it('MB-216 MB-266 the Reaction of a persona is used once a tournament, and nothing of it is flipped', () => {
    const match = tournament(
      [{ hand: ['flipper', 'flipper', spare] }, { tableau: ['earth myth 1', 'earth myth 2'] }, { hand: [spare] }],
      { zones: { 'persona:2': ['t-lawyer'] } },
    )
    play(match, 'play:t-flipper', 't-earth-myth-1@tableau1', 't-lawyer')
    expect([rp(match)[2], area(match, 'persona:2'), awaited(match)]).toEqual([4, ['lawyer'], '2 turn'])
    play(match, 'play:t-water-animal-1', 'play:t-flipper', 't-earth-myth-2@tableau1')
    expect([area(match, 'tableau:1'), rp(match)[2]]).toEqual([['-earth-myth-1', '-earth-myth-2'], 4])
  })

  it('MB-218 MB-222 “another player”, “a player” and “an opponent” are one, who is chosen', () => {
    const at = (card: string) =>
      play(tournament([{ hand: [card, spare], rp: 10 }, { rp: 10 }, { rp: 10 }]), `play:t-${card}`)
    const pickpocket = at('pickpocket')
    expect([awaited(pickpocket), offered(pickpocket)]).toEqual(['0 player', ['seat1', 'seat2']])
    expect(rp(play(pickpocket, 'seat2'))).toEqual([15, 10, 5])
    const benefactor = at('benefactor')
    expect(offered(benefactor)).toEqual(['seat0', 'seat1', 'seat2'])
    expect(rp(play(benefactor, 'seat1'))).toEqual([10, 15, 10])
    const rival = at('rival')
    expect(offered(rival)).toEqual(['seat1', 'seat2'])
    expect(rp(play(rival, 'seat1'))).toEqual([10, 5, 10])
    const two = tournament([{ hand: ['pickpocket', spare] }, { rp: 10 }], {}, { seats: 2, options: { mode: 'duel' } })
    expect(rp(play(two, 'play:t-pickpocket'))).toEqual([5, 5])
  })

  it('MB-127 with no card left in Store and discard nothing is drawn, and nothing shuffled', () => {
    const match = tournament([{ hand: ['drawer', spare] }])
    const t = tableOf(match)
    t.move([...t.zone.store().cards, ...t.zone.storeDiscard().cards], t.zone.box())
    play(match, 'play:t-drawer')
    expect([area(match, 'hand:0'), told(match, 'reshuffle'), told(match, 'gainCard')]).toEqual([
      ['water-animal-1'],
      [],
      [],
    ])
  })

  it('MB-395 what follows a choice of several players happens once, after all of them', () => {
    const match = tournament([{ hand: ['chooser', spare] }, {}, {}])
    play(match, 'play:t-chooser')
    expect([awaited(match), rp(match)]).toEqual(['1 either', [0, 0, 0]])
    play(match, 'option-1')
    expect([awaited(match), rp(match)]).toEqual(['2 either', [0, 1, 0]])
    expect(rp(play(match, 'option-2'))).toEqual([5, 1, 2])
  })

  it('MB-218 what waits for a card means cards like it, and itself only if it says so', () => {
    const points = (card: string, ...tableau: string[]) =>
      rp(play(tournament([{ hand: [card, spare], tableau }]), `play:t-${card.replaceAll(' ', '-')}`))[0]
    expect([points('fire myth 1', 'fire watcher'), points('water myth 1', 'fire watcher')]).toEqual([2, 0])
    expect([points('fire watcher'), points('watch gain'), points('self watcher')]).toEqual([0, 0, 3])
    expect([points('gainer', 'self watcher'), points('self watcher', 'self watcher')]).toEqual([8, 6])
  })

  it.each([
    [0, {}, 1 + 8],
    [1, {}, 2 + 4 + 8],
    [2, {}, 2 + 4 + 8],
    [0, { mode: 'team' }, 1 + 8],
    [1, { mode: 'team' }, 2 + 4 + 8],
    [2, { mode: 'team' }, 2 + 8],
  ])('MB-218 MB-322 who plays is you, another, an opponent: seat %i, %j', (side, options, points) => {
    const watchers = ['who you', 'who others', 'who opponents', 'who each']
    const tables = [0, 1, 2, 3].map((n) => ({ hand: [spare, spare], tableau: n === 0 ? watchers : [] }))
    const match = tournament(tables, { turn: { side }, zones: { 'persona:0': [], 'persona:2': [] } }, { options })
    const before = rp(match)[0]!
    play(match, 'play:t-water-animal-1')
    expect(rp(match)[0]! - before).toBe(points)
  })
})
