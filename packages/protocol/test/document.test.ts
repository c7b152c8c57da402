import { readFileSync } from 'node:fs'
import { commit, type Diff, diff, type Json, patch, refusalCodes, sealedSeed } from '@cardwright/engine'
import { describe, expect, it } from 'vitest'
import {
  clientMessageSchema,
  isMalformed,
  parseClientMessage,
  parseServerMessage,
  protocolVersion,
  type ServerMessage,
  serverMessageSchema,
} from '../src/index.ts'

const text = readFileSync(new URL('../../../docs/PROTOCOL.md', import.meta.url), 'utf8')

/** The part of the page under a heading of the second rank. */
const part = (heading: string): string => text.split(/^## /m).find((each) => each.startsWith(`${heading}\n`)) ?? ''

const blocksIn = (section: string): string[] =>
  [...section.matchAll(/^```json\n([\s\S]*?)^```$/gm)].map(([, json]) => json!)

/** Every example with the message type that its heading names. */
const examplesIn = (heading: string): { type: string; json: string }[] =>
  part(heading)
    .split(/^### /m)
    .slice(1)
    .flatMap((section) => blocksIn(section).map((json) => ({ type: /^`(\w+)`/.exec(section)![1]!, json })))

const typesOf = (schema: typeof clientMessageSchema | typeof serverMessageSchema): string[] =>
  schema.options.map((option) => [...option.shape.type.values][0]!)

const named = (name: string): Json =>
  JSON.parse(new RegExp(`^\`\`\`json example=${name}\n([\\s\\S]*?)^\`\`\``, 'm').exec(text)![1]!)

describe.each([
  ['What a client says', clientMessageSchema, parseClientMessage],
  ['What a table says', serverMessageSchema, parseServerMessage],
] as const)('PROTOCOL.md, %s', (heading, schema, parse) => {
  const examples = examplesIn(heading)

  it('has an example for every message, and for none that there is not', () => {
    expect([...new Set(examples.map(({ type }) => type))]).toEqual(typesOf(schema))
  })

  it.each(examples)('$type: the example is one', ({ type, json }) => {
    const message = parse(json)
    expect(isMalformed(message) ? message.malformed : message).toMatchObject({ type })
    expect(message).toEqual(JSON.parse(json))
  })

  it('lists every message in the table of all, with every field that it may have', () => {
    const rows = new Map(
      [...part('All messages').matchAll(/^\| \[`(\w+)`\]\(#([\w-]+)\) \| ([^|]*) \| (.*) \|$/gm)]
        .filter(([, , , , last]) => last!.startsWith('[') === (schema === clientMessageSchema))
        .map(([, type, , fields]) => [type!, fields!.trim()]),
    )
    const wanted = schema.options.map((option) => {
      const fields = Object.entries(option.shape).filter(([name]) => name !== 'type')
      const names = fields.map(([name, field]) => (field.safeParse(undefined).success ? `${name}?` : name))
      return [[...option.shape.type.values][0]!, names.join(', ')]
    })
    expect([...rows]).toEqual(wanted)
  })
})

describe('PROTOCOL.md', () => {
  it('says which version it is about', () => {
    expect(text).toContain(`\n\nVersion ${protocolVersion}. `)
  })

  it('shows a change that leads from the one to the other', () => {
    const [before, change, after] = [named('before'), named('change'), named('after')]
    expect(patch(before, change as unknown as Diff)).toEqual(after)
    expect(diff(before, after, true)).toEqual(change)
  })

  it('has no JSON that nothing looks at', () => {
    const all = blocksIn(text).length
    expect(all).toBe(examplesIn('What a client says').length + examplesIn('What a table says').length)
  })

  it('shows a seal that holds', () => {
    const { json } = examplesIn('What a table says').find(({ type }) => type === 'over')!
    const { seal, seed } = JSON.parse(json) as Extract<ServerMessage, { type: 'over' }>
    expect(commit(seal!.secret)).toBe(seal!.commitment)
    expect(sealedSeed(seal!.secret, seal!.contributions)).toBe(seed)
  })

  it('lists every code and every reason of a refusal', () => {
    const refusal = serverMessageSchema.options.find((option) => option.shape.type.values.has('refusal' as never))!
    const codes = [...part('Refusals').matchAll(/^\| `(\w+)` \|/gm)].map(([, code]) => code)
    expect(codes).toEqual([
      ...(refusal.shape as { code: { options: string[] } } & object).code.options,
      ...refusalCodes,
    ])
  })
})
