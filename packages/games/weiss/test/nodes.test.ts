import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { compile, kindsOf, NODES } from '../src/index.ts'
import { NODE_TABLE } from '../src/text/nodes.ts'

describe('the core language', () => {
  it.each(NODES)('%s is what its example says', (kind) => {
    const result = compile(NODE_TABLE[kind][1])
    if (!result.ok)
      throw new Error(`${result.canon.slice(0, result.at)}⟪⟫${result.canon.slice(result.at)}: ${result.why}`)
    expect(kindsOf(result.core)).toContain(kind)
  })

  it('is in docs/CORE.md, node by node', () => {
    const text = readFileSync(new URL('../docs/CORE.md', import.meta.url), 'utf8')
    const rows = NODES.map((kind) => `| \`${kind}\` | ${NODE_TABLE[kind].join(' | ')} |`)
    expect(rows.filter((row) => !text.includes(row))).toEqual([])
  })
})
