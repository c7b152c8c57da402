import { readdirSync, readFileSync } from 'node:fs'
import { runScenario } from '@cardwright/engine'
import { describe, expect, it } from 'vitest'
import { millennium } from '../src/index.ts'

const folder = new URL('../scenarios/', import.meta.url)
const files = readdirSync(folder).filter((file) => file.endsWith('.json'))

describe('the scenarios', () => {
  it.each(files)('%s', (file) => {
    const { failures, rules } = runScenario(millennium, JSON.parse(readFileSync(new URL(file, folder), 'utf8')))
    expect(failures).toEqual([])
    for (const rule of rules) expect(Object.keys(millennium.rulebook)).toContain(rule)
    expect(rules).not.toEqual([])
  })

  it('are there', () => {
    expect(files.length).toBeGreaterThanOrEqual(187)
  })
})
