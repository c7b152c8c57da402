import { offered, play, refused } from '@cardwright/engine/testing'
import { describe, expect, it } from 'vitest'
import { area, awaited, rp, table, told, tournament } from '../../support.ts'

const spare = 'water animal 1'
const key = (card: string) => `play:t-${card.replaceAll(' ', '-')}`

describe('choices that effects offer', () => {
  it('MB-H27 what may be done is asked, with where it is written, and may be left', () => {
    const at = () => play(tournament([{ hand: ['maybe', spare] }, { hand: [spare] }]), 'play:t-maybe')
    expect([awaited(at()), offered(at())]).toEqual(['0 may', ['yes', 'no']])
    expect(at().open[0]!.spec).toMatchObject({ skip: 'no', context: { effect: 't-maybe:0.do.0' } })
    expect([rp(play(at(), 'yes'))[0], rp(play(at(), 'no'))[0]]).toEqual([5, 0])
  })

  it('MB-218 who can pay is asked whether they do', () => {
    const at = (dollars: number) =>
      play(tournament([{ hand: ['payer', spare], dollars }, { hand: [spare] }]), 'play:t-payer')
    expect([awaited(at(2)), awaited(at(3))]).toEqual(['1 turn', '0 pay'])
    const after = (answer: string) => {
      const match = play(at(3), answer)
      return [rp(match)[0], table(match).players[0].dollars]
    }
    expect([after('yes'), after('no')]).toEqual([
      [5, 0],
      [0, 3],
    ])
  })

  it('MB-442 who is charged pays if they can, and it is counted; who cannot gives nothing', () => {
    const match = play(tournament([{ hand: ['charger', spare] }, { dollars: 2 }, { dollars: 1 }]), 'play:t-charger')
    expect(table(match).players.map(({ dollars }: { dollars: number }) => dollars)).toEqual([2, 0, 1])
    expect(table(match).tournament.sides[0].counters.dollarsTaken).toBe(2)
  })

  it.each([
    ['discards', { hand: [spare, spare] }, true],
    ['discards', { hand: [spare] }, false],
    ['returns', { tableau: ['fire myth 1'] }, true],
    ['returns', { tableau: [{ card: 'fire myth 1', down: true }] }, false],
    ['sends', { tableau: ['fire myth 1'] }, true],
    ['sends', {}, false],
    ['marks', { tableau: ['fire myth 1'] }, true],
    ['marks', { tableau: [{ card: 'fire myth 1', down: true }] }, false],
    ['unmarks', { tableau: [{ card: 'fire myth 1', marks: { tokens: 2 } }] }, true],
    ['unmarks', { tableau: [{ card: 'fire myth 1', marks: { tokens: 1 } }, 'fire myth 2'] }, false],
    ['flips', { tableau: ['fire myth 1', 'fire myth 2'] }, true],
    ['flips', { tableau: ['fire myth 1', { card: 'fire myth 2', down: true }] }, false],
    ['turns', { tableau: [{ card: 'fire myth 2', down: true }] }, true],
    ['turns', { tableau: ['fire myth 1'] }, false],
    ['all', {}, true],
    ['harms', {}, true],
    ['pays', { rp: 10 }, true],
    ['pays', { rp: 9 }, false],
    ['two', { hand: [spare], tableau: ['fire myth 1'] }, true],
    ['two', { tableau: ['fire myth 1'] }, false],
    ['two', { hand: [spare] }, false],
  ])('MB-395 an option that %s, with %j, can be chosen: %j', (name, own, can) => {
    const match = tournament(
      [{ hand: [`dilemma ${name}`, spare] }, own as object],
      {},
      { seats: 2, options: { mode: 'duel' } },
    )
    play(match, key(`dilemma ${name}`))
    expect(awaited(match)).toBe('1 either')
    expect(match.open[0]!.spec.context).toEqual({ effect: `t-dilemma-${name}:0.do.0` })
    expect(offered(match)).toEqual([...(can ? ['option-1'] : []), 'option-2', 'option-3'])
  })

  it('MB-230 MB-395 what is protected from the effect cannot be flipped to escape it', () => {
    const at = (points: number) => {
      const tableau = ['protector', 'earth myth 4']
      const match = tournament([{ hand: ['robber', spare] }, { hand: [spare], tableau, rp: points }])
      play(match, 'play:t-robber', 't-earth-myth-4@tableau1')
      return [awaited(match), rp(match), area(match, 'tableau:1')]
    }
    expect(at(20)).toEqual(['1 turn', [20, 0, 0], ['protector', 'earth-myth-4']])
    expect(at(19)).toEqual(['1 turn', [0, 19, 0], ['protector', 'earth-myth-4']])
  })

  it('MB-215 MB-395 what somebody chooses to flip may be reacted to', () => {
    const match = tournament([
      { hand: ['table flipper', spare] },
      { rp: 9, tableau: ['fire myth 1', 'fire myth 2'] },
      { tableau: ['reactor'] },
    ])
    expect(awaited(play(match, 'play:t-table-flipper'))).toBe('2 react')
  })
})

describe('where cards lie', () => {
  it('MB-433 MB-434 Scurry offers each place of its tableau, PLUS those of others that are not full', () => {
    const six = [1, 2, 3, 4, 5, 6].map((n) => `earth myth ${n}`)
    const places = (card: string, own: string[], ...others: object[]) =>
      offered(play(tournament([{ hand: [card, spare], tableau: own }, ...others, { hand: [spare] }]), key(card)))
    expect(places('scurrier plus', ['fire myth 1'], { tableau: ['fire myth 1'] })).toEqual([
      'seat0.1',
      'seat0.2',
      'seat1.1',
      'seat1.2',
      'seat2.1',
    ])
    expect(places('scurrier plus', six.slice(1), { tableau: six })).toEqual([
      ...[1, 2, 3, 4, 5, 6].map((n) => `seat0.${n}`),
      'seat2.1',
    ])
    const alone = tournament([{ hand: ['scurrier', spare] }, { hand: [spare] }])
    expect(awaited(play(alone, 'play:t-scurrier'))).toBe('1 turn')
  })

  it('MB-171 a card is moved to either end, or changes places with another of its tableau', () => {
    const after = (card: string, ...keys: string[]) => {
      const tableau = ['fire myth 1', 'fire myth 2', 'fire myth 3']
      const match = tournament([
        { hand: [card, spare], tableau },
        { hand: [spare], tableau: ['air myth 1'] },
      ])
      return area(play(match, key(card), ...keys), 'tableau:0').map((each) => each.replace('fire-myth-', ''))
    }
    expect(after('mover left', 't-fire-myth-2@tableau0')).toEqual(['2', '1', '3', 'mover-left'])
    expect(after('mover right', 't-fire-myth-2@tableau0')).toEqual(['1', '3', 'mover-right', '2'])
    expect(after('swapper', 't-fire-myth-1@tableau0')).toEqual(['swapper', '2', '3', '1'])
    expect(after('swapped', 't-fire-myth-1@tableau0')).toEqual(['swapped', '2', '3', '1'])
    expect(after('swapped', 't-fire-myth-3@tableau0')).toEqual(['1', '2', 'swapped', '3'])
    expect(after('swapper', 't-air-myth-1@tableau1')).toEqual(['1', '2', '3', 'swapper'])
    expect(after('swapped', 't-air-myth-1@tableau1')).toEqual(['1', '2', '3', 'swapped'])
  })

  it('MB-427 Mean chooses among the face-up cards; of one there is no choice', () => {
    const store = ['air myth 1', 'air myth 1']
    const down = { card: 'earth myth 2', down: true }
    const at = (...tableau: (string | object)[]) =>
      play(
        tournament([{ hand: ['bully', spare] }, { hand: [spare], tableau: tableau as string[] }], { store }),
        'play:t-bully',
      )
    expect(offered(at('earth myth 1', down, 'earth myth 9'))).toEqual([
      't-earth-myth-1@tableau1',
      't-earth-myth-9@tableau1',
    ])
    expect(awaited(at('earth myth 1', down))).toBe('1 turn')
  })

  it('MB-238 without a Top Card of one’s own there is no clash, and nobody to choose', () => {
    const foe = { tableau: ['fire myth 1'] }
    const match = tournament([{ hand: [spare, spare], accessories: ['loaded-die'] }, foe, foe])
    play(match, 'action:loaded-die')
    expect([awaited(match), told(match, 'clash'), area(match, 'accessories:0')]).toEqual([
      '0 turn',
      [],
      ['-loaded-die'],
    ])
  })
})

describe('what effects add to a turn', () => {
  it('MB-191 MB-436 it is added to the turn of whoever has the effect, and to no other', () => {
    const accessories = ['acc action', 'acc flipper']
    const match = tournament([
      { hand: ['more action', spare], accessories: ['acc action', 'acc flipper'] },
      { hand: [spare] },
    ])
    play(match, 'play:t-more-action', 'action:t-acc-action')
    expect(offered(match, 0)).toContain('action:t-acc-flipper')
    for (const card of ['speedy', 'more action']) {
      const other = tournament([
        { hand: ['flipper', spare, spare], accessories },
        { hand: [card, spare], tableau: ['router'] },
      ])
      play(other, 'action:t-acc-action', 'play:t-flipper', `t-${card.replace(' ', '-')}`)
      expect(awaited(other)).toBe('1 turn')
    }
  })

  it('MB-417 MB-418 what lies open is offered to be named; any card may be, once each', () => {
    const at = () =>
      tournament(
        [
          { hand: ['seer', 'seer', spare], tableau: ['big box'] },
          { hand: [spare], tableau: ['fire myth 1', 'fire myth 1'] },
        ],
        {
          aftermarket: ['air myth 2'],
        },
      )
    const match = play(at(), 'play:t-seer')
    expect(offered(match)).toEqual(['name:t-seer', 'name:t-fire-myth-1', 'name:t-air-myth-2'])
    for (const no of ['the-hush', 'meta-fire', 'nothing']) expect(refused(match, `name:${no}`).why).toBeTruthy()
    play(match, 'name:pip-pilot', 'play:t-water-animal-1', 'play:t-seer', 'name:pip-pilot')
    expect(table(match).tournament.sides[0].named).toEqual(['Pip Pilot'])
  })
})
