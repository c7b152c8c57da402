import { expect, it } from 'vitest'
import type { Effect } from '../../src/effects/vocabulary.ts'
import type { CardDef } from '../../src/index.ts'
import { arena, asked, face, fight, given, play, rest, ultra } from '../support.ts'

const attack = (id: string, more: Partial<CardDef>) => ultra(id, { power: 4, speed: 5, ...more })
/** Red sets `ray` next to blue, who sets `rest`. */
const raying = (ray: Partial<CardDef>, red = {}, more: CardDef[] = []) =>
  arena([attack('ray', ray), rest, ...more], red)
const withRay = (mine: object = {}) =>
  [
    { space: 4, deckTop: ['grasp'], ...mine, hand: ['ray', ...((mine as { hand?: string[] }).hand ?? [])] },
    { space: 5, hand: ['rest'] },
  ] as const
const rayed = (...more: string[]) => ['0 strike:ray', '1 strike:rest', ...more]

it('EX-099, EX-100: Gauge that is not there makes an attack invalid without a question', () => {
  const game = raying({ gauge: 2 })
  fight(game, {
    seats: withRay({ gauge: ['dive', 'cross'] }),
    play: rayed('0 gauge:dive gauge:cross'),
    expect: { '1.life': 26 },
  })
  fight(game, {
    seats: withRay({ gauge: ['dive'] }),
    play: rayed('0 push:1'),
    expect: { '1.life': 27, '0.discard': ['ray'] },
  })
})

it('EX-100: whether Force can be paid others cannot see, so its player is asked', () => {
  const game = raying({ force: 2 }, {}, [ultra('beam')])
  const at = (hand: string[]) => asked(play(given(game, withRay({ hand })), ...rayed()), 0)
  expect(at(['beam'])).toEqual([{ kind: 'cost', keys: ['pay'] }])
  expect(at(['dive'])).toEqual([{ kind: 'cost', keys: ['invalidate'] }])
  expect(at(['dive', 'cross']).map(({ kind }) => kind)).toEqual(['force'])
  expect(at([]).map(({ kind }) => kind)).toEqual(['choose'])
})

it('EX-007: a cost that is another under a condition', () => {
  const free = (gaugeWhen: CardDef['gaugeWhen']) => raying({ gauge: 3, gaugeWhen })
  const empty = free([{ if: { is: 'atMost', amount: { count: 'hand' }, than: 0 }, gauge: 0 }])
  fight(empty, { seats: withRay(), play: rayed(), expect: { '1.life': 26 } })
  fight(empty, { seats: withRay({ hand: ['dive'] }), play: rayed('0 push:1'), expect: { '1.life': 27 } })
  const less = free([{ gauge: { count: 'sealed', times: -1, plus: 3, atLeast: 0 } }])
  fight(less, {
    seats: withRay({ sealed: ['dive', 'dive'], gauge: ['cross'] }),
    play: rayed('0 gauge:cross'),
    expect: { '1.life': 26 },
  })
  fight(raying({ gauge: 1, gaugeWhen: [{ gauge: { count: 'range' } }] }), {
    seats: withRay({ gauge: ['dive', 'cross'] }),
    play: rayed('0 gauge:cross'),
    expect: { '0.gauge': ['dive', 'ray'] },
  })
})

it('EX-151, EX-152: life instead of the cost; only who swung wildly may say no', () => {
  const game = raying({ gauge: 2, lifeInstead: { life: 3, if: { is: 'wildSwing' } } })
  const wild = [
    { space: 4, deckTop: ['ray', 'grasp'] },
    { space: 5, hand: ['rest'] },
  ] as const
  const swung = ['0 wild', '1 strike:rest', '0 offered life invalidate']
  fight(game, { seats: wild, play: [...swung, '0 life'], expect: { '0.life': 27, '1.life': 26 } })
  fight(game, { seats: wild, play: [...swung, '0 invalidate', '0 push:1'], expect: { '0.life': 30, '1.life': 27 } })
  fight(game, { seats: withRay(), play: rayed('0 push:1'), expect: { '0.life': 30, '1.life': 27 } })
})

it('EX-151: life instead of the cost is never the last of it, and says how much it is', () => {
  const game = raying({ gauge: 2, lifeInstead: { life: 3 } })
  const ways = (life: number) =>
    play(given(game, withRay({ life, deckTop: ['ray', 'grasp'] })), '0 wild', '1 strike:rest').asks(0)[0]!
  expect(ways(3).kind).toBe('choose')
  expect(ways(4)).toMatchObject({
    kind: 'cost',
    options: [
      { key: 'life', gauge: 2, force: 0, life: 3 },
      { key: 'invalidate', gauge: 2, force: 0, life: 0 },
    ],
  })
})

it('EX-101: who swung wildly may decline even what costs nothing now', () => {
  const game = raying({ gauge: 2, gaugeWhen: [{ if: { is: 'wildSwing' }, gauge: 0 }] })
  const wild = [
    { space: 4, deckTop: ['ray', 'grasp'] },
    { space: 5, hand: ['rest'] },
  ] as const
  fight(game, { seats: wild, play: ['0 wild', '1 strike:rest', '0 pay'], expect: { '1.life': 26 } })
  fight(game, { seats: wild, play: ['0 wild', '1 strike:rest', '0 invalidate', '0 push:1'], expect: { '1.life': 27 } })
})

it('EX-102: what an invalid attack does, where it goes; not if that was chosen', () => {
  const armor: Effect = { do: 'bonus', to: 'power', amount: 3 }
  fight(raying({ gauge: 1, invalid: { do: [armor] } }), {
    seats: withRay(),
    play: rayed('0 push:1'),
    expect: { '1.life': 24 },
  })
  fight(raying({ gauge: 1, invalid: { to: 'gauge' } }), {
    seats: withRay(),
    play: rayed('0 push:1'),
    expect: { '0.gauge': ['ray', 'grasp'] },
  })
  const back = raying({ gauge: 1, invalid: { to: 'hand', if: { is: 'wildSwing' }, notByChoice: true } })
  const wild = (mine: object) =>
    [
      { space: 4, deckTop: ['ray', 'grasp'], ...mine },
      { space: 5, hand: ['rest'] },
    ] as const
  fight(back, { seats: wild({}), play: ['0 wild', '1 strike:rest', '0 push:1'], expect: { '0.hand': ['ray'] } })
  fight(back, {
    seats: wild({ gauge: ['dive'] }),
    play: ['0 wild', '1 strike:rest', '0 invalidate', '0 push:1'],
    expect: { '0.hand': [], '0.discard': ['ray'] },
  })
  fight(back, { seats: withRay(), play: rayed('0 push:1'), expect: { '0.hand': [] } })
})

it('an attack that has to be set face up is invalid otherwise', () => {
  const game = raying({ setOnly: 'open' })
  fight(game, { seats: withRay(), play: rayed('0 push:1'), expect: { '1.life': 27 } })
})

it('in a Strike Gauge may be generated as Force', () => {
  const game = raying({ gauge: 2 }, { basic: face({ on: 'strike', do: [{ do: 'trait', trait: 'gaugeByForce' }] }) }, [
    ultra('beam'),
  ])
  fight(game, { seats: withRay({ hand: ['beam'] }), play: rayed('0 pay', '0 beam'), expect: { '1.life': 26 } })
  fight(game, { seats: withRay({ hand: ['dive', 'cross'] }), play: rayed('0 dive cross'), expect: { '1.life': 26 } })
  fight(game, { seats: [{ hand: ['dive', 'cross'] }, {}], play: ['0 refused exceed'] })
})

it('EX-099, EX-165: Gauge that is generated as Force does not come from the extra attack itself', () => {
  const again = attack('again', { power: 1, abilities: [{ on: 'after', do: [{ do: 'extraAttack' }] }] })
  const game = raying({ gauge: 1 }, { basic: face({ on: 'strike', do: [{ do: 'trait', trait: 'gaugeByForce' }] }) }, [
    again,
  ])
  const extra = (...hand: string[]) => {
    const match = given(game, [
      { space: 4, hand: ['again', ...hand] },
      { space: 5, hand: ['rest'] },
    ])
    return asked(play(match, '0 strike:again', '1 strike:rest'), 0)
  }
  expect(extra('ray')).toEqual([{ kind: 'extra', keys: ['pass'] }])
  expect(extra('ray', 'dive')).toEqual([{ kind: 'extra', keys: ['attack:ray', 'attack:dive', 'pass'] }])
})
