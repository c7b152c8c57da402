import { roster } from '@cardwright/capcom'
import { Match } from '@cardwright/engine'
import { expect, it } from 'vitest'
import { capcomWith } from '../src/capcom.ts'
import { decide, fitting, loadGame, sideName, sideProblem, withSides } from '../src/index.ts'

const capcom = (await loadGame('capcom'))!
const { names } = capcom.sides!
const [one, two, three] = names as [string, string, string]

it('a seat plays with two fighters in a tag battle, and nowhere else', () => {
  const pair = `${one}+${two}`
  expect(sideProblem(capcom, pair, { mode: 'tag' })).toBeNull()
  expect(sideProblem(capcom, pair, { mode: 'team' })).toMatch(/^A seat plays with 1 here, not with 2/)
  expect(sideProblem(capcom, `${pair}+${three}`, { mode: 'tag' })).toMatch(/with 2 here, not with 3/)
  expect(sideProblem(capcom, `${one}+nobody`, { mode: 'tag' })).toMatch(/has no nobody/)
  expect(sideName(capcom, pair)).toBe(`${sideName(capcom, one)} and ${sideName(capcom, two)}`)
  expect(fitting(capcom, pair, {})).toBe(one)
  expect(fitting(capcom, pair, { mode: 'tag' })).toBe(pair)
})

it('whoever is not named is decided by the seed, each seat keeping what it chose', () => {
  const options = withSides(capcom, { mode: 'tag' }, [`${one}+${two}`, three])
  const decided = decide(capcom, options, 'sides') as { mode: string; fighters: readonly string[] }
  expect(decided.mode).toBe('tag')
  expect(decided.fighters.slice(0, 3)).toEqual([one, two, three])
  expect(names).toContain(decided.fighters[3])
  expect(decide(capcom, options, 'sides')).toEqual(decided)
  const match = Match.start(capcom.game, { options: decided, seed: '1' })
  const fought = [0, 1].map((seat) => match.table.zone.fighters!(seat).cards.map((card) => card.def.id))
  expect(fought).toEqual([[one, two], decided.fighters.slice(2)])
})

it('chance lets nobody meet themselves, as long as there is somebody else', () => {
  const chosen = (entry: typeof capcom, options: object, seed: string) =>
    (decide(entry, options, seed) as { fighters: readonly string[] }).fighters
  for (let seed = 0; seed < 30; seed++) {
    expect(new Set(chosen(capcom, { mode: 'tag', fighters: [one] }, `${seed}`)).size).toBe(4)
    expect(chosen(capcom, { fighters: [one, 'random'] }, `${seed}`)[1]).not.toBe(one)
  }
  const alone = capcomWith(roster.slice(0, 1))
  expect(chosen(alone, { fighters: ['random', 'random'] }, 'alone')).toEqual([one, one])
  const mirror = { fighters: [one, one] }
  expect(decide(capcom, mirror, 'mirror')).toBe(mirror)
})

it('nobody but the boss sits in the seat of the boss', () => {
  const { fighters } = withSides(capcom, { mode: 'boss' }, [one, undefined, two]) as { fighters: readonly string[] }
  expect([fighters[0], fighters[2]]).toEqual([one, two])
  expect(names).not.toContain(fighters[1])
})
