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

function answer(match: Match, seat: number, key: string): void {
  const outcome = match.answer(seat, match.asks(seat)[0]!.id, key)
  if (isRefusal(outcome)) expect.fail(`${key} of seat ${seat}: ${outcome.why}`)
}

const places = (match: Match) =>
  match
    .events(0)
    .filter(({ type }) => type === 'placed')
    .map(({ rp }) => rp)

describe('the lesson of Millennium Blades', () => {
  it('is answered as the teacher says, in this order', () => {
    const said = lesson.steps.flatMap(({ accept }) => (Array.isArray(accept) ? [accept[0]] : []))
    const own = tournament.filter(([seat]) => seat === 0).map(([, key]) => key)
    expect(said.slice(0, own.length)).toEqual(own)
    expect(said.slice(own.length)).toEqual(['wheelbarrow-crew@tableau1', /^buy:/, /^deck:/, /^collect:/, 'ready'])
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

  it('then opens a market that waits, in which the rival has sold a card that lies open', () => {
    const match = begun()
    for (const [seat, key] of tournament) answer(match, seat, key)
    answer(match, 0, 'wheelbarrow-crew@tableau1')
    answer(match, 1, 'play:the-great-marrow')
    answer(match, 1, lesson.foe[3] as string)
    const { facts, zones } = match.view(0)
    const { phase, until, lots } = facts as unknown as Facts
    expect(phase).toBe('deckbuilding')
    expect(until).toBeNull()
    expect(zones.aftermarket!.cards).toMatchObject([{ name: 'sunflower-sentinel' }])
    const { lot, price } = lots.find(({ where }) => where === 'aftermarket')!
    answer(match, 0, `buy:${lot}:${price}`)
    answer(match, 0, 'deck:1:velvet-panther+sunflower-sentinel:')
    answer(match, 0, 'collect:1:whisk-recruit+ladle-lieutenant:')
    answer(match, 0, 'ready')
  })
})
