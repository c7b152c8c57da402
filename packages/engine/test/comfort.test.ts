import {
  type AskView,
  Attendant,
  ask as askOne,
  askSome,
  between,
  type Flow,
  type JsonObject,
  Match,
} from '@cardwright/engine'
import { describe, expect, it } from 'vitest'
import { keys, openAsk, type TinyTable, tiny } from './tiny.ts'

const ask = (context: JsonObject | undefined, skip: string | undefined = 'pass'): AskView => ({
  id: '0.1',
  kind: 'respond',
  options: [],
  ...(skip !== undefined && { skip }),
  ...(context !== undefined && { context }),
})
const window = (name: string, phase = 'energy') => ask({ window: name, phase })
const own = ask(undefined, 'end')

describe('an attendant', () => {
  it('asks everywhere unless told otherwise', () => {
    expect(new Attendant().passes(window('notice'))).toBeNull()
  })

  it('passes where the first preference that fits says so, by the key of the ask', () => {
    const attendant = new Attendant({
      windows: [
        { when: { window: 'phaseEnd', phase: 'attack' }, ask: true },
        { when: { window: 'phaseEnd' }, ask: false },
      ],
    })
    expect(attendant.passes(window('phaseEnd', 'attack'))).toBeNull()
    expect(attendant.passes(window('phaseEnd', 'energy'))).toBe('pass')
    expect(attendant.passes(window('stack'))).toBeNull()
    attendant.prefer({ phase: 'attack' }, false)
    expect(attendant.passes(window('phaseEnd', 'attack'))).toBe('pass')
  })

  it('never passes what is no window: a turn of its own, or what cannot be passed', () => {
    const attendant = new Attendant({ windows: [{ when: {}, ask: false }] })
    expect(attendant.passes(own)).toBeNull()
    expect(attendant.passes({ ...window('notice'), skip: undefined })).toBeNull()
    expect(attendant.passes(window('notice'))).toBe('pass')
  })

  it('yields until something fits, once', () => {
    const attendant = new Attendant()
    attendant.yieldUntil({ window: 'stack' })
    expect(attendant.passes(window('notice'))).toBe('pass')
    expect(attendant.passes(window('phaseEnd'))).toBe('pass')
    expect(attendant.passes(window('stack'))).toBeNull()
    expect(attendant.passes(window('notice'))).toBeNull()
  })

  it('yields to its own turn, past everything else', () => {
    const attendant = new Attendant({ windows: [{ when: { window: 'stack' }, ask: true }] })
    attendant.yieldToOwn()
    expect(attendant.passes(window('stack'))).toBe('pass')
    expect(attendant.passes(own)).toBeNull()
    expect(attendant.passes(window('stack'))).toBeNull()
  })
})

it('an ask has a sole answer where there is one option, no form is filled in and not several are chosen', () => {
  const one = { kind: 'pick', options: () => keys('a') }
  const form = { hint: '', parse: () => ({ why: 'no' }), suggest: () => [] }
  const isSole = (step: (t: TinyTable) => Flow<unknown>) =>
    openAsk(Match.start(tiny({ step: (t) => step(t) as Flow })), 0).isSole
  expect(isSole((t) => askOne(t, 0, one))).toBe(true)
  expect(isSole((t) => askOne(t, 0, { ...one, options: () => keys('a', 'b') }))).toBe(false)
  expect(isSole((t) => askOne(t, 0, { ...one, form }))).toBe(false)
  expect(isSole((t) => askSome(t, 0, { ...one, next: between(0, 1, one.options) }))).toBe(false)
})
