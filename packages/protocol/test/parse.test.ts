import { canonical } from '@cardwright/engine'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type ClientMessage, clientMessageSchema, isMalformed, parseClientMessage } from '../src/index.ts'
import { schemaArbitrary } from './support/arbitrary.ts'

const messages = schemaArbitrary(z.toJSONSchema(clientMessageSchema, { io: 'input' })) as fc.Arbitrary<ClientMessage>

/** A text with a few places changed, cut out or doubled. */
const spoilt = (texts: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc
    .tuple(texts, fc.array(fc.tuple(fc.nat(), fc.nat(20), fc.string({ maxLength: 4 })), { maxLength: 4 }))
    .map(([text, edits]) =>
      edits.reduce((now, [at, cut, put]) => {
        const place = at % (now.length + 1)
        return now.slice(0, place) + put + now.slice(place + cut)
      }, text),
    )

/** An object that is nearly a message: its type is one, and its fields are whatever. */
const nearly = fc
  .record({
    type: fc.constantFrom(...clientMessageSchema.options.map((option) => [...option.shape.type.values][0]!), 'dance'),
    id: fc.oneof(fc.string({ maxLength: 100 }), fc.jsonValue()),
    match: fc.jsonValue(),
    keys: fc.jsonValue(),
    ask: fc.jsonValue(),
  })
  .map((message) => JSON.stringify(message))

describe('A message of a client', () => {
  it('survives being text', () => {
    const seen = new Set<string>()
    fc.assert(
      fc.property(messages, (message) => {
        seen.add(message.type)
        const parsed = parseClientMessage(JSON.stringify(message))
        expect(isMalformed(parsed) ? parsed.malformed : canonical(parsed)).toBe(canonical(message))
      }),
      { numRuns: 800 },
    )
    // all kinds were tried
    expect(seen.size).toBe(clientMessageSchema.options.length)
  })

  it.each([
    ['{"type":"nope"}', /'report'/],
    ['{"type":"prefer","id":"a","match":"m","windows":[{"when":{"__proto__":"x"},"ask":true}]}', /__proto__/],
    ['{"type":"explain","id":"a","match":"m","like":{"\\u005f_proto__":"x"}}', /__proto__/],
    ['{"type":"join","id":"a","match":"\\u202e"}', /match: no characters that cannot be seen/],
  ])('says what is wrong with it: %s', (text, why) => {
    const parsed = parseClientMessage(text)
    expect(isMalformed(parsed) && parsed.malformed).toMatch(why)
  })

  it('is read or refused with a reason, whatever it is, and never throws', () => {
    const anything = fc.oneof(
      fc.string({ maxLength: 200 }),
      fc.json(),
      nearly,
      spoilt(messages.map((message) => JSON.stringify(message))),
    )
    fc.assert(
      fc.property(anything, (text) => {
        const parsed = parseClientMessage(text)
        if (!isMalformed(parsed)) {
          // what was read can be said again
          expect(parseClientMessage(JSON.stringify(parsed))).toEqual(parsed)
          return
        }
        expect(parsed.malformed.length).toBeGreaterThan(0)
        expect(parsed.malformed.length).toBeLessThan(400)
        expect(parsed.re === null || parsed.re.length <= 64).toBe(true)
      }),
      { numRuns: 1500 },
    )
  })

  it.each([
    ['', 'This is no JSON'],
    ['null', 'no message that is known here'],
    ['[]', 'no message that is known here'],
    ['{"type":"dance","id":"7"}', 'at type'],
    ['{"type":"undo","id":"7"}', 'at match'],
    ['{"type":"undo","id":"7","match":"m","more":1}', 'more'],
    ['{"type":"answer","id":"7","match":"m","ask":"1","keys":"a"}', 'at keys'],
    ['{"type":"answer","id":"7","match":"m","ask":"1","keys":["a\\u0000"]}', 'at keys.0'],
    ['{"type":"create","id":"7","game":"duel","seats":[{"kind":"king"}]}', 'at seats.0.kind'],
    [`{"type":"chat","id":"7","match":"m","text":"${'x'.repeat(501)}"}`, 'at text'],
    ['{"type":"chat","id":"7","match":"m","text":"   "}', 'at text'],
    ['['.repeat(60_000), 'This is no JSON'],
  ])('says what is wrong in %.60s', (text, why) => {
    const parsed = parseClientMessage(text)
    expect(parsed).toMatchObject({ malformed: expect.stringContaining(why) })
    expect(parsed).toMatchObject({ re: text.includes('"7"') ? '7' : null })
  })
})
