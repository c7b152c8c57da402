import { readFileSync } from 'node:fs'
import { type AnyGame, runScenario } from '@cardwright/engine'
import { duel } from '@cardwright/example-duel'
import { market } from '@cardwright/example-market'
import { describe, expect, it } from 'vitest'

const games: readonly (readonly [string, AnyGame])[] = [
  ['duel', duel],
  ['market', market],
]

describe('the scenarios of docs/TESTING.md', () => {
  it.each(games)('%s', (name, game) => {
    const text = readFileSync(new URL(`../examples/scenarios/${name}.json`, import.meta.url), 'utf8')
    expect(runScenario(game, JSON.parse(text)).failures).toEqual([])
  })
})
