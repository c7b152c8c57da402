import { loadGame } from '@cardwright/catalog'
import { Match } from '@cardwright/engine'
import { expect, it } from 'vitest'
import { hints } from '../../src/boards/exceed/hints.ts'
import type { BoardProps } from '../../src/table/contract.ts'
import { guide } from '../../src/words/en/boards/exceed/guide.ts'

const entry = (await loadGame('exceed'))!

interface Given {
  readonly hand?: readonly string[]
  readonly gauge?: readonly string[]
  readonly deck?: number
  readonly reshuffles?: number
  readonly foeLife?: number
  readonly beat?: object | null
}

/** Ketta, four away from Corra or beside her. */
function hintsAt(space: number, { foeLife = 30, beat = null, deck, ...own }: Given): readonly string[] {
  const hand = ['focus', 'cross', 'grasp', ...(own.hand ?? [])]
  const given = {
    turn: 0,
    seats: [
      { space, ...own, hand: own.hand?.length === 1 ? own.hand : hand },
      { space: 7, life: foeLife },
    ],
  }
  const options = { fighters: ['ketta', 'corra'], first: 0 }
  const match = Match.start(entry.game, { options, seats: ['You', 'Foe'], seed: 'hints', given })
  const ask = match.asks(0)[0]!
  const view = match.view(0)
  const zones = { ...view.zones, ...(deck !== undefined && { 'deck:0': { count: deck } }) }
  const props = { entry, words: entry.words, view: { ...view, zones }, near: 0, beat, answering: { ask } }
  return hints(ask, props as unknown as BoardProps)
}

it.for([
  ['far away', 3, {}, ['act', 'far']],
  ['within reach', 6, {}, ['act', 'near', 'boosting']],
  ['with Gauge enough to Exceed', 3, { gauge: ['spike', 'dive'] }, ['act', 'exceed', 'far']],
  ['with too little Gauge for it', 3, { gauge: ['spike'] }, ['act', 'far']],
  ['with two of one name that reach', 6, { hand: ['grasp', 'dive'] }, ['act', 'ex', 'near', 'boosting']],
  ['with two of one name that do not', 3, { hand: ['grasp', 'sweep'] }, ['act', 'far']],
  ['with one card left', 6, { hand: ['cross'] }, ['act', 'few', 'near']],
  ['with a blow that could be the last', 6, { foeLife: 4 }, ['act', 'finish', 'near', 'boosting']],
  ['with one that falls short by 1', 6, { foeLife: 5 }, ['act', 'near', 'boosting']],
  ['with a deck that runs out', 3, { deck: 5 }, ['act', 'deck', 'far']],
  ['with a deck that has been shuffled anew', 3, { reshuffles: 1, deck: 10 }, ['act', 'lastDeck', 'far']],
  ['while something is still being shown', 6, { foeLife: 4, beat: { type: 'hit' } }, ['act']],
] as const)('what matters %s is said, the most pressing first', ([, space, given, wanted]) => {
  const found = hintsAt(space, given)
  expect(found).toEqual(wanted)
  for (const name of found) expect(guide).toHaveProperty(name)
})

it('what is said begins with what matters, and can be read at a glance', () => {
  for (const { title, text } of Object.values(guide)) expect(`${title}. ${text}`.length, title).toBeLessThan(220)
})
