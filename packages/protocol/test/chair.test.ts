import { type Diff, diff, type Json, type SeenEvent } from '@cardwright/engine'
import { describe, expect, it } from 'vitest'
import type { SentView, ServerMessage, TableInfo } from '../src/index.ts'
import { chairOf, idOf, switchboard, types } from './support/switchboard.ts'

const table: TableInfo = {
  match: 'm',
  game: 'duel',
  options: {},
  status: 'playing',
  open: false,
  host: 'ann',
  seats: [
    { kind: 'person', name: 'Ann', person: 'ann', here: true },
    { kind: 'bot', name: 'easy bot', strength: 'easy' },
  ],
  time: null,
  commitment: 'c',
  created: 0,
  result: null,
  rematch: null,
}

const joined = (more: Partial<TableInfo> = {}, seat: number | null = 0): ServerMessage => ({
  type: 'joined',
  re: null,
  match: 'm',
  seat,
  table: { ...table, ...more },
  chat: [],
  windows: [],
})

const viewAt = (now: number): SentView => ({
  seat: 0,
  seats: 2,
  now,
  facts: { turn: 0 },
  zones: { 'hand:0': { count: 1, cards: [{ handle: -1, name: 'scout' }] } },
  waiting: [],
  result: null,
})

const event = (n: number): SeenEvent => ({ type: `event ${n}` })
const events = (from: number, ...list: number[]) => ({ from, list: list.map(event) })
const whole = (seq: number, told = events(0)): ServerMessage => ({
  type: 'view',
  match: 'm',
  seq,
  view: viewAt(seq),
  events: told,
})
const changed = (base: number, seq: number, told: ReturnType<typeof events>): ServerMessage => ({
  type: 'view',
  match: 'm',
  seq,
  base,
  change: diff(viewAt(base) as unknown as Json, viewAt(seq) as unknown as Json) as Diff,
  events: told,
})

/** A chair that has joined, and what its table says. */
async function seated(...said: ServerMessage[]) {
  const { wires, options, until } = switchboard()
  const chair = chairOf({ ...options, url: 'a' })
  await until(() => wires.length > 0 && types(wires[0]!).includes('join'))
  const hear = (...messages: ServerMessage[]) => {
    for (const message of messages) wires.at(-1)!.end.said(message)
  }
  hear(joined(), ...said)
  const joins = () => wires.at(-1)!.said.filter((message) => message.type === 'join')
  return { chair, wires, until, hear, joins }
}

describe('A chair', () => {
  it('follows whole views and changes, and the events beside them', async () => {
    const { chair, hear, joins } = await seated(whole(0, events(0, 0, 1)))
    hear(changed(0, 3, events(2, 2)), changed(3, 4, events(3)))
    expect(chair.snapshot).toMatchObject({ seat: 0, seq: 4, view: viewAt(4) })
    expect(chair.snapshot.events).toEqual([event(0), event(1), event(2)])
    expect(joins()).toHaveLength(1)
  })

  it('joins anew when it has missed a view, and changes nothing until then', async () => {
    const { chair, hear, joins } = await seated(whole(0))
    const before = chair.snapshot
    hear(changed(1, 2, events(0)))
    expect(chair.snapshot).toBe(before)
    expect(joins().at(-1)).toEqual({ type: 'join', id: expect.any(String), match: 'm' })
    hear(joined(), whole(2, events(0, 7)))
    expect(chair.snapshot).toMatchObject({ seq: 2, view: viewAt(2), events: [event(7)] })
  })

  it('joins anew when it has missed events', async () => {
    const { chair, hear, joins } = await seated(whole(0, events(0, 0)))
    hear(changed(0, 1, events(2, 2)))
    expect(chair.snapshot.seq).toBe(0)
    expect(joins()).toHaveLength(2)
  })

  it('forgets the events that an undo has taken back', async () => {
    const { chair, hear } = await seated(whole(0, events(0, 0, 1, 2, 3)))
    hear(changed(0, 1, events(2)))
    expect(chair.snapshot.events).toEqual([event(0), event(1)])
    hear(changed(1, 2, events(1, 8, 9)))
    expect(chair.snapshot.events).toEqual([event(0), event(8), event(9)])
  })

  it('replaces its snapshot at every change, and leaves what has not changed as it was', async () => {
    const { chair, hear } = await seated(whole(0, events(0, 0)))
    const seen = [chair.snapshot]
    chair.subscribe(() => seen.push(chair.snapshot))
    hear(changed(0, 1, events(1)), { type: 'ask', match: 'm', seq: 1, asks: [] })
    hear({ type: 'chat', match: 'm', line: { n: 0, person: 'bo', name: 'Bo', text: 'hi', at: 0 } })
    expect(seen).toHaveLength(4)
    expect(new Set(seen).size).toBe(4)
    expect(seen[0]).toMatchObject({ seq: 0, view: viewAt(0) })
    expect(seen[1]!.events).toBe(seen[0]!.events)
    expect(seen[1]!.view).not.toBe(seen[0]!.view)
    expect(seen[1]!.view!.zones).toBe(seen[0]!.view!.zones)
    expect(seen[3]!.view).toBe(seen[1]!.view)
    expect(seen[3]!.chat).toHaveLength(1)
    expect(seen[0]!.chat).toHaveLength(0)
  })

  it('says when it comes back what it has seen', async () => {
    const { wires, until } = await seated(whole(0, events(0, 0)), changed(0, 5, events(1, 1, 2)))
    wires[0]!.end.closed()
    await until(() => wires.length === 2 && types(wires[1]!).includes('join'))
    expect(wires[1]!.said.at(-1)).toEqual({ type: 'join', id: expect.any(String), match: 'm', seq: 5, events: 3 })
  })

  it('says its preferences again whenever it has joined: another process may lead the match now', async () => {
    const { chair, wires, hear } = await seated()
    const said = () => wires.at(-1)!.said.flatMap((message) => (message.type === 'prefer' ? [message.windows] : []))
    expect(said()).toEqual([])
    const windows = [{ when: { window: 'phaseEnd' }, ask: true }]
    void chair.prefer(windows)
    hear(joined())
    expect(chair.snapshot.windows).toEqual(windows)
    expect(said()).toEqual([windows, windows])
  })

  it('adds to the seed while the table waits, each time anew, and never for who watches', async () => {
    const { wires, options, until } = switchboard()
    chairOf({ ...options, url: 'a' })
    await until(() => types(wires[0]!).includes('join'))
    const ready = () => wires[0]!.said.flatMap((message) => (message.type === 'ready' ? [message.contribution] : []))
    wires[0]!.end.said(joined({ status: 'waiting' }, null))
    wires[0]!.end.said(joined({ status: 'playing' }))
    expect(ready()).toEqual([])
    wires[0]!.end.said(joined({ status: 'waiting' }))
    wires[0]!.end.said(joined({ status: 'waiting' }))
    expect(ready()).toHaveLength(2)
    for (const contribution of ready()) expect(contribution).toMatch(/^[0-9a-f]{32}$/)
    expect(ready()[0]).not.toBe(ready()[1])
  })

  it('says why it cannot be ready: the others wait for it', async () => {
    const { wires, options, until } = switchboard()
    const chair = chairOf({ ...options, url: 'a' })
    await until(() => types(wires[0]!).includes('join'))
    wires[0]!.end.said(joined({ status: 'waiting' }))
    const why = 'You play 50 matches already.'
    wires[0]!.end.said({ type: 'refusal', re: idOf(wires[0]!, 'ready'), code: 'illegal', why })
    await chair.until(({ problem }) => problem === why)
    wires[0]!.end.said(joined({ status: 'playing' }))
    expect(chair.snapshot.problem).toBeNull()
  })

  it('says again that it is ready when that could not be kept just then', async () => {
    const { wires, options, until } = switchboard()
    chairOf({ ...options, url: 'a' })
    await until(() => types(wires[0]!).includes('join'))
    const ready = () => wires[0]!.said.filter((message) => message.type === 'ready')
    wires[0]!.end.said(joined({ status: 'waiting' }))
    const [first] = ready()
    wires[0]!.end.said({ type: 'refusal', re: first!.id, code: 'busy', why: 'Not now.' })
    await until(() => ready().length > 1)
    expect(ready()).toEqual([first, first])
  })

  it('hears nothing of other matches', async () => {
    const { chair, hear } = await seated(whole(0))
    const before = chair.snapshot
    hear({ ...whole(9), match: 'another' } as ServerMessage, { type: 'draw', match: 'another', agreed: [1] })
    expect(chair.snapshot).toBe(before)
  })

  it('comes back with what was refused, and why', async () => {
    const { chair, wires, hear } = await seated(whole(0))
    const answered = chair.answer('1', ['a'])
    hear({ type: 'refusal', re: idOf(wires[0]!, 'answer'), code: 'illegal', why: 'No.', rule: 'DU-5' })
    expect(await answered).toEqual({ why: 'No.', rule: 'DU-5' })
    const next = chair.next('1', ['a'])
    hear({ type: 'next', re: idOf(wires[0]!, 'next'), add: ['b'], stop: true })
    expect(await next).toMatchObject({ add: ['b'], stop: true })
    const explained = chair.explain('b')
    hear({ type: 'explained', re: idOf(wires[0]!, 'explain'), why: null })
    expect(await explained).toBeNull()
    expect(chair.snapshot.problem).toBeNull()
  })

  it('is asked nothing more when the match is over', async () => {
    const ask = { id: '1', kind: 'act', options: [{ key: 'done' }] }
    const { chair, hear } = await seated(whole(0), { type: 'ask', match: 'm', seq: 0, asks: [ask] })
    expect(chair.snapshot.asks).toEqual([ask])
    const result = { winner: 0, why: 'life' }
    hear({ type: 'over', match: 'm', result, seal: null, seed: 's', record: null })
    expect(chair.snapshot).toMatchObject({ asks: [], over: { result } })
  })
})
