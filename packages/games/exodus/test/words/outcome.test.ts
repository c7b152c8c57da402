import type { JsonObject, Match } from '@cardwright/engine'
import { expect, it } from 'vitest'
import { outcomeOf } from '../../src/index.ts'
import { wordsOf } from '../../src/words/en/index.ts'
import { outcomeShort } from '../../src/words/en/outcome.ts'
import { arena, game, given, lasting, play, script } from '../support.ts'

const on = (creature: string, energy: number): JsonObject => ({ energy: Array(energy).fill('dawn'), creature })

/** What an attack with the first creature would come to, in words, and what it came to. */
function attack(near: JsonObject[], far: JsonObject[], more: JsonObject = {}, of = game) {
  const match = given(of, { phase: 'attack', seats: [{ piles: near }, { piles: far, ...more }] })
  const view = match.view(0)
  const card = view.zones['creature:0:0']!.cards![0]!.handle
  const victim = view.zones['creature:1:0']!.cards![0]?.handle
  const outcome = outcomeOf(view, card, victim)!
  const said = wordsOf(of.library).outcome(outcome, { seat: 0, names: ['You', 'Robin'], view } as never)
  play(match, `0 attack:1:${victim === undefined ? 'player' : 1}`, '1 pass', '0 pass')
  const at = match.game.describe((match as unknown as Match).table as never) as JsonObject
  return { said, short: outcome.on === 'creature' ? outcomeShort(outcome) : null, after: at.seats as JsonObject[] }
}

it.each([
  [2, 2, 'Unanswered: both creatures are destroyed.', 'both fall', [], []],
  [3, 1, 'Unanswered: Robin’s pup is destroyed; your cub loses 1 energy.', 'falls', ['cub'], []],
  [1, 3, 'Unanswered: your cub is destroyed; Robin’s pup loses 1 energy.', 'yours falls', [], ['pup']],
])('XO-H10: %i against %i comes to what was foreseen', (near, far, said, short, own, others) => {
  const seen = attack([on('cub', near)], [on('pup', far)])
  expect(seen).toMatchObject({ said, short, after: [{ creatures: own }, { creatures: others }] })
})

it('XO-H11: an attack on a player comes to what was foreseen, less what is prevented', () => {
  expect(attack([on('cub', 3)], [])).toMatchObject({
    said: 'Unanswered: 3 damage; Robin keeps 7 Life.',
    after: [{}, { life: 7 }],
  })
  expect(attack([on('cub', 3)], [], { life: 3 }).said).toBe('Unanswered: 3 damage; Robin loses.')
  const wall = arena(lasting('wall', script([]), [{ on: 'prevent', amount: 1 }]))
  expect(attack([on('cub', 3)], [], { lasting: ['wall'] }, wall)).toMatchObject({
    said: 'Unanswered: 3 damage, 1 of it prevented; Robin keeps 8 Life.',
    after: [{}, { life: 8 }],
  })
})
