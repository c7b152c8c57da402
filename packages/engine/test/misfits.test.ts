import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { misfits } from '../src/index.ts'

const ability = z.union([
  z.strictObject({ on: z.enum(['play', 'flip']), do: z.array(z.discriminatedUnion('do', [gain(), draw()])) }),
  z.strictObject({ on: z.literal('ongoing'), static: z.string() }),
])
const keyword = z.union([z.enum(['speed', 'toll']), z.strictObject({ spellbook: z.enum(['fire', 'water']) })])
const schema = z.strictObject({ keywords: z.array(keyword).default([]), abilities: z.array(ability).default([]) })

function gain() {
  return z.strictObject({ do: z.literal('gain'), rp: z.union([z.int(), z.strictObject({ each: z.string() })]) })
}
function draw() {
  return z.strictObject({ do: z.literal('draw'), cards: z.int() })
}

const said = (card: unknown) =>
  misfits(schema.safeParse(card).error!).issues.map(({ path, message }) => `${path.join('.')}: ${message}`)

describe('What does not fit a schema', () => {
  it('is told by the way that was meant: by its kind, by its name, by what is nearest', () => {
    expect(said({ keywords: ['sped'] })).toEqual(['keywords.0: Invalid option: expected one of "speed"|"toll"'])
    expect(said({ keywords: [{ spellbook: 'fyre' }] })).toEqual([
      'keywords.0.spellbook: Invalid option: expected one of "fire"|"water"',
    ])
    expect(said({ abilities: [{ on: 'ongoing', statc: 'x' }] })).toEqual([
      'abilities.0.static: Invalid input: expected string, received undefined',
      'abilities.0: Unrecognized key: "statc"',
    ])
    expect(said({ abilities: [{ on: 'flip', do: [{ do: 'draw', cards: '1' }] }] })).toEqual([
      'abilities.0.do.0.cards: Invalid input: expected number, received string',
    ])
  })

  it('names all ways where none was meant', () => {
    expect(said({ abilities: [{ on: 'plays', do: [] }] })).toEqual([
      'abilities.0.on: Invalid option: expected one of "play"|"flip"|"ongoing"',
    ])
    const few = z.union([z.literal(0), z.literal(1), z.literal('speed')])
    expect(misfits(few.safeParse(3).error!).issues).toMatchObject([
      { path: [], message: 'Invalid option: expected one of 0|1|"speed"' },
    ])
  })

  it('is found in ways within ways', () => {
    expect(said({ abilities: [{ on: 'play', do: [{ do: 'gain', rp: { each: 1 } }] }] })).toEqual([
      'abilities.0.do.0.rp.each: Invalid input: expected string, received number',
    ])
  })

  it('leaves the words of a schema alone, and what is no union', () => {
    const own = z.union([z.int(), z.literal('all')], { error: 'a number, or all' })
    expect(misfits(own.safeParse('some').error!).issues[0]!.message).toBe('a number, or all')
    expect(said({ keyword: [] })).toEqual([': Unrecognized key: "keyword"'])
    expect(said({ abilities: [{ on: 'play', do: [{ do: 'gian' }] }] })).toEqual([
      "abilities.0.do.0.do: Invalid discriminator value. Expected 'gain' | 'draw'",
    ])
  })
})
