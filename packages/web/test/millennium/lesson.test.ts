import { isRefusal, Match } from '@cardwright/engine'
import { type Facts, millennium } from '@cardwright/millennium'
import { describe, expect, it } from 'vitest'
import { lesson } from '../../src/lessons/millennium.ts'

const begun = () => {
  const { options, seed, given } = lesson
  return Match.start(millennium, { options, seed, given, seats: ['You', 'Teacher'] })
}

/** The first five decisions, and what the teacher answers between them. */
const tournament: readonly (readonly [seat: number, key: string])[] = [
  [0, 'play:stove-golem'],
  [0, 'action:stove-golem'],
  [1, 'play:union-organiser-fern'],
  [0, 'play:owl-of-two-minds'],
  [1, 'play:compost-elemental'],
  [0, 'play:neon-ninja'],
]

function answer(match: Match, seat: number, key: string, at = match.now): void {
  const outcome = match.answer(seat, match.asks(seat)[0]!.id, key, at)
  if (isRefusal(outcome)) expect.fail(`${key} of seat ${seat}: ${outcome.why}`)
}

const places = (match: Match) =>
  match
    .events(0)
    .filter(({ type }) => type === 'placed')
    .map(({ rp }) => rp)

const factsOf = (match: Match): Facts => match.view(0).facts as unknown as Facts

/** What the teacher does when a step begins. */
const foeAt = (title: string): string => lesson.steps.find((step) => step.title === title)!.foe as string

const toMarket = (): Match => {
  const match = begun()
  for (const [seat, key] of tournament) answer(match, seat, key)
  answer(match, 0, 'wheelbarrow-crew@tableau1')
  answer(match, 1, 'play:the-great-marrow')
  answer(match, 1, lesson.foe[3] as string)
  return match
}

function buy(match: Match): void {
  answer(match, 1, foeAt('Buy'))
  const { lot, price } = factsOf(match).lots.find(({ where }) => where === 'aftermarket')!
  answer(match, 0, `buy:${lot}:${price}`)
}

function doTheRest(match: Match): void {
  answer(match, 1, foeAt('An offer'))
  answer(match, 0, 'accept:1')
  answer(match, 0, 'deck:1:velvet-panther+sunflower-sentinel+felt-playmat:')
  answer(match, 0, 'collect:1:whisk-recruit+ladle-lieutenant:')
  answer(match, 1, foeAt('Ready'))
  answer(match, 0, 'ready')
}

describe('the lesson of Millennium Blades', () => {
  it('is answered as the teacher says, in this order', () => {
    const said = lesson.steps.flatMap(({ accept }) => (Array.isArray(accept) ? [accept[0]] : []))
    const own = tournament.filter(([seat]) => seat === 0).map(([, key]) => key)
    expect(said.slice(0, own.length)).toEqual(own)
    expect(said.slice(own.length)).toEqual([
      'wheelbarrow-crew@tableau1',
      'begin',
      /^buy:/,
      /^(accept|decline):/,
      /^deck:/,
      /^collect:/,
      'ready',
    ])
    expect(lesson.foe.slice(0, 3)).toEqual([
      ...tournament.filter(([seat]) => seat === 1).map(([, key]) => key),
      'play:the-great-marrow',
    ])
  })

  it.for([
    ['wheelbarrow-crew@tableau1', [65, 58]],
    ['picket-gnome@tableau1', [65, 68]],
  ] as const)('is won by flipping the card that is still to score: %s', ([flipped, expected]) => {
    const match = begun()
    for (const [seat, key] of tournament) answer(match, seat, key)
    answer(match, 0, flipped)
    answer(match, 1, 'play:the-great-marrow')
    expect(places(match)).toEqual(expected)
  })

  it('then opens a market whose clock stands until the learner starts it, and then runs for a minute', () => {
    const match = toMarket()
    expect([factsOf(match).phase, factsOf(match).until, factsOf(match).lookers]).toEqual(['deckbuilding', null, [0]])
    expect(match.asks(0)[0]!.options.map(({ key }) => key)).toEqual(['begin'])
    answer(match, 0, 'begin', 200_000)
    expect(lesson.clock!.until(match.view(0).facts)).toBe(260_000)
  })

  it('in which all that the teacher speaks of can be done, and the bell rings when both are ready', () => {
    const match = toMarket()
    answer(match, 0, 'begin')
    buy(match)
    expect(match.view(0).zones.aftermarket!.cards).toEqual([])
    doTheRest(match)
    expect([factsOf(match).segment, match.now]).toEqual(['second', 0])
  })

  it('and nothing is lost if the minute passes in the middle of it', () => {
    const match = toMarket()
    answer(match, 0, 'begin')
    buy(match)
    answer(match, 0, 'deck:1:velvet-panther:')
    match.clock(60_000)
    expect(factsOf(match).segment).toBe('second')
    answer(match, 0, 'deck:1::velvet-panther')
    doTheRest(match)
    expect(factsOf(match).segment).toBe('last')
  })
})
