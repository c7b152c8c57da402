import { loadGame } from '@cardwright/catalog'
import { type AskView, Match } from '@cardwright/engine'
import { describe, expect, it } from 'vitest'
import { note, pip } from '../../src/boards/exceed/notes.ts'
import type { BoardProps } from '../../src/table/contract.ts'

const entry = (await loadGame('exceed'))!

/** Sefa on space 7, four away from her opponent, with an Ultra that costs 3 Gauge and a Normal. */
function at(gauge: readonly string[], foe = 3) {
  const given = {
    turn: 0,
    seats: [
      { space: 7, hand: ['sky-of-strings', 'spike'], gauge },
      { space: foe, hand: ['spike'] },
    ],
  }
  const options = { fighters: ['sefa', 'isaura'], first: 0 }
  const match = Match.start(entry.game, { options, seats: ['You', 'Foe'], seed: 'notes', given })
  const ask = match.asks(0)[0]!
  const view = match.view(0)
  const props = { entry, words: entry.words, view, near: 0, beat: null, answering: { ask } } as unknown as BoardProps
  return { ask, props, strike: (card: string) => ask.options.find(({ key }) => key === `strike:${card}`)! }
}

describe('an Ultra within reach', () => {
  it('that cannot be paid for is not recommended, and to strike with it is warned of: EX-102', () => {
    const { ask, props, strike } = at(['cross', 'dive'])
    expect(pip('sky-of-strings', props)).toMatchObject({ text: 'Gauge 2/3', isGood: false })
    expect(note(strike('sky-of-strings'), ask, props)).toMatchObject({
      isDanger: true,
      text: expect.stringContaining('costs 3 Gauge and you have 2'),
    })
  })

  it('is recommended once there is Gauge enough', () => {
    const { ask, props, strike } = at(['cross', 'dive', 'grasp'])
    expect(pip('sky-of-strings', props)).toMatchObject({ text: 'in reach', isGood: true })
    expect(note(strike('sky-of-strings'), ask, props)).toEqual({ text: expect.stringContaining('It reaches') })
  })
})

it('an attack that would miss is warned of, and one that reaches says what decides', () => {
  const far = at([])
  expect(note(far.strike('spike'), far.ask, far.props)).toEqual({
    text: 'It would miss from where you both stand: 1 short of reach.',
  })
  const near = at([], 4)
  expect(note(near.strike('spike'), near.ask, near.props)).toEqual({
    text: 'It reaches from where you both stand: Power 5, Speed 3.',
  })
})

it('a Boost says what it does, for how long and for how much', () => {
  const given = {
    turn: 0,
    seats: [{ space: 3, hand: ['grasp', 'cross', 'three-stairs', 'dive', 'sweep'] }, { space: 7 }],
  }
  const options = { fighters: ['ketta', 'corra'], first: 0 }
  const match = Match.start(entry.game, { options, seats: ['You', 'Foe'], seed: 'boosts', given })
  const ask = match.asks(0)[0]!
  const props = { entry, words: entry.words, view: match.view(0), near: 0, beat: null, answering: { ask } }
  const said = (card: string) =>
    note(ask.options.find(({ key }) => key === `boost:${card}`)!, ask, props as unknown as BoardProps)?.text
  expect(said('grasp')).toBe('As a Boost, until the next Strike is over: +2 Power.')
  expect(said('cross')).toBe('As a Boost, at once: Advance up to 3.')
  expect(said('three-stairs')).toBe(
    'As a Boost for 1 Force, until the next Strike is over: +1 Power. Cleanup: If your attack hit, sustain this.',
  )
})

describe('an Ultra of a fighter who pays with life what her Gauge lacks', () => {
  const corra = (life: number) => {
    const given = {
      turn: 0,
      seats: [
        { space: 4, life, hand: ['last-bell'], gauge: ['dive', 'focus'] },
        { space: 5, hand: ['spike'] },
      ],
    }
    const options = { fighters: ['corra', 'ketta'], first: 0 }
    const match = Match.start(entry.game, { options, seats: ['You', 'Foe'], seed: 'life', given })
    const ask = match.asks(0)[0]!
    const props = { entry, words: entry.words, view: match.view(0), near: 0, beat: null, answering: { ask } }
    return {
      ask,
      props: props as unknown as BoardProps,
      strike: ask.options.find(({ key }) => /strike:last/.test(key))!,
    }
  }

  it('is recommended, and says what it costs: EX-151', () => {
    const { ask, props, strike } = corra(20)
    expect(pip('last-bell', props)).toMatchObject({ text: 'for 3 life', isGood: true })
    expect(note(strike, ask, props)).toEqual({
      text: 'It costs 3 Gauge and you have 2: the rest costs 3 of your 20 life.',
      isDanger: true,
    })
  })

  it('is not, if that would be the last of it', () => {
    const { props } = corra(3)
    expect(pip('last-bell', props)).toMatchObject({ text: 'Gauge 2/3', isGood: false })
  })
})

it('how far a card reaches is beside the point of a question that is not about attacks', () => {
  const { props } = at([])
  const ask = { kind: 'boost', options: [{ key: 'spike', def: 'spike' }] }
  expect(pip('spike', { ...props, answering: { ask } } as unknown as BoardProps)).toBeNull()
  expect(pip('dive', { ...props, answering: { ask } } as unknown as BoardProps)).not.toBeNull()
})

it('what reaches is told of where both are shown to stand, and not of where they stood before', () => {
  const { props } = at([])
  expect(pip('spike', props)).toMatchObject({ text: '1 short', isGood: false })
  const moved = { type: 'moved', seat: 1, to: 4 }
  const shown = { ...props, beat: moved, snapshot: { events: [moved] } } as unknown as BoardProps
  expect(pip('spike', shown)).toMatchObject({ text: 'in reach', isGood: true })
})

it('an attack whose own movement carries it past the foe says so, and not that it falls short: EX-080', () => {
  const given = {
    turn: 0,
    seats: [
      { space: 4, hand: ['dive', 'focus'] },
      { space: 5, hand: ['spike'] },
    ],
  }
  const options = { fighters: ['ketta', 'corra'], first: 0 }
  const match = Match.start(entry.game, { options, seats: ['You', 'Foe'], seed: 'past', given })
  const answering = { ask: match.asks(0)[0]! }
  const props = {
    entry,
    words: entry.words,
    view: match.view(0),
    near: 0,
    beat: null,
    answering,
  } as unknown as BoardProps
  expect(pip('dive', props)).toMatchObject({ text: 'jumps 2 too far', isGood: false })
})

describe('to Exceed', () => {
  const corra = (gauge: readonly string[]) => {
    const given = {
      turn: 0,
      seats: [
        { space: 4, life: 20, hand: ['spike'], gauge },
        { space: 7, hand: ['spike'] },
      ],
    }
    const options = { fighters: ['corra', 'ketta'], first: 0 }
    const match = Match.start(entry.game, { options, seats: ['You', 'Foe'], seed: 'exceed', given })
    const ask = match.asks(0)[0]!
    const answering = { ask }
    const props = { entry, words: entry.words, view: match.view(0), near: 0, beat: null, answering }
    return note(ask.options.find(({ move }) => move === 'exceed')!, ask, props as unknown as BoardProps)
  }

  it('says what it does, and what it costs in life where Gauge is lacking: EX-049, EX-151', () => {
    expect(corra(['dive', 'focus', 'cross'])).toEqual({ text: entry.words!.keywords.Exceed!.means })
    expect(corra(['dive'])).toEqual({
      text: `${entry.words!.keywords.Exceed!.means} It costs 3 Gauge and you have 1: the rest costs 6 of your 20 life.`,
      isDanger: true,
    })
  })
})

it('a further attack that would miss is warned of, and one without Range is not recommended: EX-165', () => {
  const { props } = at([])
  const options = [{ key: 'attack:spike', def: 'spike' }]
  const ask = { kind: 'extra', options } as unknown as AskView
  const asked = { ...props, answering: { ask } } as unknown as BoardProps
  expect(note(options[0]!, ask, asked)).toEqual({
    text: 'It would miss from where you both stand: 1 short of reach.',
  })
  expect(pip('block', asked)).toMatchObject({ text: 'no Range', isGood: false })
  expect(pip('block', props)).toBeNull()
})
