import { loadGame } from '@cardwright/catalog'
import { isRefusal, Match } from '@cardwright/engine'
import { expect, it } from 'vitest'
import { adviseHere } from '../src/thought.ts'

it('units of life that are paid are equal: advice names the first of them, and compares with another choice', async () => {
  const entry = (await loadGame('exceed'))!
  const given = {
    turn: 0,
    seats: [
      { space: 3, life: 20, hand: ['spike'], gauge: ['dive', 'assault'] },
      { space: 7, hand: ['spike'] },
    ],
  }
  const options = { fighters: ['corra', 'ketta'], first: 0 }
  const match = Match.start(entry.game, { options, seats: ['You', 'Foe'], seed: 'advice', given })
  const act = match.asks(0)[0]!
  match.answer(0, act.id, [act.options.find(({ move }) => move === 'exceed')!.key])
  const ask = match.asks(0)[0]!
  expect(ask.kind).toBe('gauge')
  const { keys, compared } = await adviseHere(entry)({ id: 'm', match, seat: 0, ask: ask.id })
  expect(isRefusal(match.next(0, ask.id, keys))).toBe(false)
  const life = (of: readonly string[]) => of.filter((key) => key.startsWith('life')).sort()
  for (const each of [keys, ...compared.map(({ keys }) => keys)])
    expect(life(each)).toEqual(['life', 'life#2', 'life#3'].slice(0, life(each).length))
  const [own, other] = compared.map(({ keys }) => [...keys].sort().join())
  expect(own).not.toBe(other)
})

it('what comes of an answer is played on by rules of thumb, until it is the seat’s turn again', async () => {
  const entry = (await loadGame('exceed'))!
  const given = {
    turn: 0,
    seats: [
      { space: 4, life: 20, hand: ['spike', 'sweep'] },
      { space: 6, hand: ['dive'] },
    ],
  }
  const options = { fighters: ['corra', 'ketta'], first: 0 }
  const match = Match.start(entry.game, { options, seats: ['You', 'Foe'], seed: 'outlook', given })
  const hash = match.hash()
  const { compared, outlook } = await adviseHere(entry)({ id: 'm', match, seat: 0, ask: match.asks(0)[0]!.id })
  expect(compared).toHaveLength(2)
  const [own, other] = outlook!
  expect(own.length).toBeGreaterThan(0)
  expect(other).toHaveLength(own.length)
  // nobody has lost so much yet that the match could be over
  for (const { facts } of [...own, ...other]) expect(facts.turn).toBe(0)
  expect(match.hash()).toBe(hash)
})

it('a game without rules of thumb is not played on', async () => {
  const entry = (await loadGame('hearth'))!
  const match = Match.start(entry.game, { seats: ['You', 'Foe'], seed: 'outlook' })
  const { seat, id } = match.open[0]!
  expect(await adviseHere(entry)({ id: 'm', match, seat, ask: id })).not.toHaveProperty('outlook')
})
