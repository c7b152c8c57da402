import { describe, expect, it } from 'vitest'
import type { Ability } from '../../src/effects/abilities/vocabulary.ts'
import type { EffectList } from '../../src/effects/list.ts'
import { arena, asked, continuous, face, fight, given, instant, play, rest, special } from '../support.ts'
import { action } from './support.ts'

const aura = continuous('aura', [])

it('EX-072: the question about its cost names the Boost that asks for it', () => {
  const dear = continuous('dear', [], { cost: 1 })
  const match = play(given(arena([dear]), [{ hand: ['dear', 'dive', 'cross'] }, {}]), '0 boost:dear')
  expect(match.asks(0)[0]).toMatchObject({ kind: 'force', card: { name: 'dear' }, source: '0 dear boost' })
})

describe('EX-162: a card of the opponent that goes elsewhere as it is played or leaves play', () => {
  const on = (card: ReturnType<typeof special>) => arena([card], action({ do: 'boost', from: ['gauge'] }))
  const seats = (card: string) => [{ gauge: [card], owners: { gauge: [1] } }, {}] as const
  const played = (card: ReturnType<typeof special>, expect: Parameters<typeof fight>[1]['expect']) =>
    fight(on(card), { seats: seats(card.id), play: ['0 action:go', `0 boost:${card.id}`], expect: expect! })

  it('comes to Gauge or sealed area of who played it, and else to the discard pile of its owner', () => {
    const to = (area: 'gauge' | 'sealed' | 'hand') => instant('boomerang', [{ do: 'put', what: 'this', to: area }])
    played(to('gauge'), { '0.gauge': ['boomerang'], '1.gauge': [] })
    played(to('sealed'), { '0.sealed': ['boomerang'], '1.sealed': [] })
    played(to('hand'), { '1.discard': ['boomerang'], '1.hand': [], '0.handSize': 1 })
    played(instant('boomerang', []), { '1.discard': ['boomerang'], '0.discard': [] })
  })

  it('the same if it lay in play before', () => {
    const to = (area: 'gauge' | 'hand') =>
      continuous('boomerang', [{ on: 'afterAction', do: [{ do: 'put', what: 'this', to: area }] }])
    played(to('gauge'), { '0.gauge': ['boomerang'], '0.boosts': [] })
    played(to('hand'), { '1.discard': ['boomerang'], '1.hand': [], '0.boosts': [] })
  })

  it("but to its owner's hand, where a text says so", () => {
    const back = { do: 'discardBoost', of: 'either', to: 'hand' } as const
    const game = arena([aura, instant('back', [back])])
    fight(game, {
      seats: [{ hand: ['back'], boosts: ['aura'], owners: { boosts: [1] } }, {}],
      play: ['0 boost:back', '0 your:aura'],
      expect: { '1.hand': ['aura'], '0.boosts': [] },
    })
  })
})

describe('EX-182: a Boost that is played in a Strike', () => {
  const call = (sustain: boolean): Ability => ({
    on: 'before',
    do: [{ do: 'boost', from: ['hand'], ...(sustain && { sustain }) }],
  })
  const seats = [{ hand: ['jab', 'aura'] }, { hand: ['rest'] }] as const
  const lines = ['0 strike:jab', '1 strike:rest', '0 boost:aura']

  it('stays if that is said, and only then', () => {
    const game = (sustain: boolean) => arena([special('jab', { abilities: [call(sustain)] }), aura, rest])
    fight(game(true), { seats, play: lines, expect: { '0.boosts': ['aura'] } })
    fight(game(false), { seats, play: lines, expect: { '0.boosts': [], '0.discard': ['aura', 'jab'] } })
  })

  it('outside of one it stays anyway', () => {
    const game = arena([aura], action({ do: 'boost', from: ['hand'], sustain: true }))
    fight(game, {
      seats: [{ hand: ['aura'] }, {}],
      play: ['0 action:go', '0 boost:aura'],
      expect: { '0.boosts': ['aura'] },
    })
  })
})

describe('EX-029: a Boost that may be cut short', () => {
  const quick = instant('quick', [], { cancel: 1 })
  const seats = [{ life: 10, hand: ['quick'], gauge: ['dive'] }, {}] as const
  const kinds = (match: ReturnType<typeof given>) => asked(match, 0).map(({ kind }) => kind)

  it('costs Gauge: without it nobody is asked', () => {
    expect(kinds(play(given(arena([quick]), seats), '0 boost:quick'))).toEqual(['cancel'])
    fight(arena([quick]), { seats: [{ hand: ['quick'] }, {}], play: ['0 boost:quick'], expect: { turn: 1 } })
  })

  it('is not once it was cancelled', () => {
    const veto = { basic: face({ on: 'foeBoost', do: [{ do: 'cancelBoost' }] }) }
    fight(arena([quick], {}, veto), { seats, play: ['0 boost:quick'], expect: { turn: 1, '0.gauge': ['dive'] } })
  })

  it('is not in a Strike', () => {
    const jab = special('jab', { abilities: [{ on: 'before', do: [{ do: 'boost', from: ['hand'] }] }] })
    fight(arena([quick, jab, rest]), {
      seats: [{ hand: ['quick', 'jab'], gauge: ['dive'] }, { hand: ['rest'] }],
      play: ['0 strike:jab', '1 strike:rest', '0 boost:quick'],
      expect: { '0.discard': ['quick', 'jab'], '0.gauge': ['dive'], turn: 1, phase: 'act' },
    })
  })

  it('is known to have been, until the turn ends', () => {
    const proud = face({ on: 'afterAction', if: { is: 'cutShort' }, do: [{ do: 'gainLife', amount: 1 }] })
    fight(arena([quick], { basic: proud }), {
      seats,
      play: [
        '0 boost:quick',
        '0 cancel',
        '0 gauge:dive',
        { expect: { '0.life': 11 } },
        '0 prepare',
        '1 prepare',
        '0 prepare',
      ],
      expect: { '0.life': 12 },
    })
  })
})

it('EX-040: a Boost that another has led to gives an action, and both together no more than one', () => {
  const more = { do: 'extraAction' } as const
  const outer = (...effects: EffectList) => instant('outer', [{ do: 'boost', from: ['hand'] }, ...effects])
  const inner = instant('inner', [more])
  for (const effects of [[], [more]])
    fight(arena([outer(...effects), inner]), {
      seats: [{ hand: ['outer', 'inner'] }, {}],
      play: ['0 boost:outer', '0 boost:inner', { expect: { turn: 0 } }, '0 prepare'],
      expect: { turn: 1 },
    })
})
