import { readdirSync, readFileSync } from 'node:fs'
import { coverage, showingsIn } from '@cardwright/engine'
import { expect, it } from 'vitest'
import { rulebook } from '../src/rulebook/index.ts'

it('every rule is shown by a test, and none that there is not', () => {
  const folder = new URL('./', import.meta.url)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.test.ts'))
  const shown = files.flatMap((file) => showingsIn(file, readFileSync(new URL(file, folder), 'utf8')))
  expect(coverage(rulebook, shown)).toMatchObject({
    total: 277,
    covered: 276,
    notApplicable: 1,
    uncovered: [],
    unknown: [],
  })
})
