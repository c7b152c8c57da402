import { readdirSync, readFileSync } from 'node:fs'
import { coverage, showingsIn } from '@cardwright/engine'
import { expect, it } from 'vitest'
import { duel } from '../src/index.ts'

it('every rule of the duel is shown by a test, and none that there is not', () => {
  const folder = new URL('./rules/', import.meta.url)
  const shown = readdirSync(folder).flatMap((file) => showingsIn(file, readFileSync(new URL(file, folder), 'utf8')))
  expect(coverage(duel.rulebook, shown)).toMatchObject({ total: 14, covered: 14, uncovered: [], unknown: [] })
})
