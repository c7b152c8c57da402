import { afterEach, describe, expect, it, vi } from 'vitest'
import type { ClientMessage } from '../src/index.ts'
import { chairOf, linkOf, switchboard, types } from './support/switchboard.ts'

afterEach(() => vi.useRealTimers())

describe('A link', () => {
  it('knocks at the next door when one is closed', async () => {
    const { wires, options, until, urls } = switchboard((url) => url !== 'a')
    linkOf({ ...options, url: ['a', 'b'] })
    wires[0]!.end.closed()
    await until(() => wires.length === 2 && types(wires[1]!).includes('hello'))
    wires[1]!.end.closed()
    await until(() => wires.length === 3)
    expect(urls()).toEqual(['a', 'b', 'a'])
  })

  it('asks whoever sent it away again if nobody is there', async () => {
    const { wires, options, until, urls } = switchboard()
    linkOf({ ...options, url: ['a', 'b'] })
    await until(() => types(wires[0]!).includes('hello'))
    wires[0]!.end.said({ type: 'redirect', re: null, match: 'm', url: 'c' })
    expect(urls()).toEqual(['a', 'c'])
    expect(wires[0]!.isClosed).toBe(true)
    wires[1]!.end.closed()
    await until(() => wires.length === 3)
    expect(urls()).toEqual(['a', 'c', 'a'])
  })

  it('rests when it is sent to and fro, until somebody has something else to say', async () => {
    const rests: number[] = []
    const { wires, options, until } = switchboard()
    const link = linkOf({ ...options, url: 'a', patience: (attempt) => rests.push(attempt) })
    for (let sent = 1; sent <= 3; sent++) {
      await until(() => types(wires[sent - 1]!).includes('hello'))
      wires[sent - 1]!.end.said({ type: 'redirect', re: null, match: 'm', url: `${sent}` })
      await until(() => wires.length === sent + 1)
    }
    expect(rests).toEqual([0, 1])
    await until(() => types(wires[3]!).includes('hello') && link.status === 'live')
    wires[3]!.end.said({ type: 'gone', match: 'm' })
    wires[3]!.end.said({ type: 'redirect', re: null, match: 'm', url: '4' })
    expect(wires).toHaveLength(5)
    expect(rests).toEqual([0, 1])
  })

  it('asks who is silent whether they are there, and then leaves them', async () => {
    vi.useFakeTimers()
    const { wires, options, urls } = switchboard()
    const link = linkOf({ ...options, url: ['a', 'b'], silence: 20 })
    await vi.advanceTimersByTimeAsync(19)
    expect(types(wires[0]!)).not.toContain('ping')
    await vi.advanceTimersByTimeAsync(1)
    expect(types(wires[0]!)).toContain('ping')
    const done = link.request({ type: 'leave', match: 'm' })
    expect(wires).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(25)
    expect(types(wires[1]!)).toContain('leave')
    expect(wires[0]!.isClosed).toBe(true)
    expect(urls().slice(0, 2)).toEqual(['a', 'b'])
    // what it says late is not heard
    const id = (message: ClientMessage | undefined) => (message as { id: string }).id
    const [first, second] = wires.map(({ said }) => said.find(({ type }) => type === 'leave'))
    expect(id(second)).toBe(id(first))
    wires[0]!.end.said({ type: 'done', re: id(first), match: 'late', seq: null })
    wires[1]!.end.said({ type: 'done', re: id(first), match: null, seq: null })
    expect(await done).toMatchObject({ type: 'done', match: null })
  })

  it('leaves who never lets it in', async () => {
    const { wires, options, until, urls } = switchboard((url) => url !== 'a')
    linkOf({ ...options, url: ['a', 'b'], silence: 20 })
    await until(() => wires.length === 2)
    expect(urls()).toEqual(['a', 'b'])
    expect(types(wires[0]!)).toEqual([])
  })

  it('gives one who is slow more time with each attempt, or it would never be let in', async () => {
    vi.useFakeTimers()
    let attempts = 0
    const { options } = switchboard()
    const link = linkOf({
      ...options,
      url: 'a',
      silence: 20,
      connect: (url, end) => {
        attempts++
        const letIn = setTimeout(() => end.opened(), 70)
        const wire = options.connect(url, { ...end, opened: () => {} })
        const close = () => {
          clearTimeout(letIn)
          wire.close()
        }
        return { ...wire, close }
      },
    })
    await vi.advanceTimersByTimeAsync(140)
    expect(link.status).toBe('live')
    // 20, 40, and 80 ms
    expect(attempts).toBe(3)
  })

  it('says all again that was not read because it was too much', async () => {
    const { wires, options, until } = switchboard()
    const link = linkOf({ ...options, url: 'a' })
    await until(() => types(wires[0]!).includes('hello') && link.status === 'live')
    const done = link.request({ type: 'leave', match: 'm' })
    wires[0]!.end.said({ type: 'refusal', re: null, code: 'tooMany', why: 'Wait a moment.' })
    await until(() => types(wires[0]!).filter((type) => type === 'leave').length === 2)
    wires[0]!.end.said({ type: 'done', re: (wires[0]!.said.at(-1) as { id: string }).id, match: null, seq: null })
    expect(await done).toMatchObject({ type: 'done' })
  })
})

describe('A chair', () => {
  it('joins again when its table is moved, and when it could not be joined just then', async () => {
    const { wires, options, until } = switchboard()
    const chair = chairOf({ ...options, url: 'a' })
    const joins = () => wires[0]!.said.filter((message) => message.type === 'join')
    await until(() => joins().length === 1)
    wires[0]!.end.said({ type: 'closing', match: 'another', why: 'It is moved.' })
    expect(joins()).toHaveLength(1)
    wires[0]!.end.said({ type: 'closing', match: 'm', why: 'It is moved.' })
    expect(joins()).toHaveLength(2)
    wires[0]!.end.said({ type: 'refusal', re: joins()[1]!.id, code: 'busy', why: 'Try again in a moment.' })
    await until(() => joins().length === 3)
    expect(chair.snapshot.problem).toBeNull()
    wires[0]!.end.said({ type: 'refusal', re: joins()[2]!.id, code: 'unknown', why: 'There is no such match.' })
    expect(chair.snapshot.problem).toBe('There is no such match.')
  })
})
