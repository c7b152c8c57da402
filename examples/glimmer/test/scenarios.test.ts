import { readdirSync, readFileSync } from 'node:fs'
import { runScenario } from '@cardwright/engine'
import { expect, it } from 'vitest'
import { game } from '../src/index.ts'

const folder = new URL('../scenarios/', import.meta.url)

it.each(readdirSync(folder))('the scenario %s', (file) => {
  const { failures } = runScenario(game, JSON.parse(readFileSync(new URL(file, folder), 'utf8')))
  expect(failures).toEqual([])
})
