import { readdirSync, readFileSync } from 'node:fs'
import { coverage, showingsIn } from '@cardwright/engine'
import { expect, it } from 'vitest'
import { rulebook } from '../src/rulebook/index.ts'

it('every rule is shown by a test, and none that there is not', () => {
  const folder = new URL('./rules/', import.meta.url)
  const shown = readdirSync(folder).flatMap((file) => showingsIn(file, readFileSync(new URL(file, folder), 'utf8')))
  expect(coverage(rulebook, shown)).toMatchObject({
    total: 183,
    covered: 179,
    notApplicable: 4,
    uncovered: [],
    unknown: [],
  })
})
