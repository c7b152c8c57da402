import { describe, expect, it } from 'vitest'
import { type ClientMessage, protocolVersion } from '../src/index.ts'
import { idOf, linkOf, switchboard, types } from './support/switchboard.ts'

/** A link that is up, and the first wire under it. */
async function up() {
  const { wires, options, until } = switchboard()
  const link = linkOf({ ...options, url: 'a', name: 'Ann' })
  const isLive = () => link.status === 'live'
  await until(isLive)
  return { wires, link, until, isLive }
}

describe('A link', () => {
  it('says hello with its name, and keeps who it is and what is played', async () => {
    const { wires, link } = await up()
    expect(wires[0]!.said).toEqual([{ type: 'hello', protocol: protocolVersion, name: 'Ann' }])
    expect(link.person).toEqual({ id: 'ann', name: 'Ann', guest: true })
  })

  it('mends a wire that breaks, and says again what was not answered, under the same id and once', async () => {
    const { wires, link, until } = await up()
    const statuses: string[] = []
    link.onStatus = (status) => statuses.push(status)
    const [answered, open] = [
      link.request({ type: 'undo', match: 'm' }),
      link.request({ type: 'answer', match: 'm', ask: '1', keys: ['a'] }),
    ]
    wires[0]!.end.said({ type: 'done', re: idOf(wires[0]!, 'undo'), match: 'm', seq: 1 })
    await answered
    const id = idOf(wires[0]!, 'answer')
    for (const broken of [0, 1]) {
      wires[broken]!.end.closed()
      await until(() => wires.length === broken + 2 && types(wires[broken + 1]!).includes('answer'))
    }
    expect(wires.slice(1).map(types)).toEqual([
      ['hello', 'answer'],
      ['hello', 'answer'],
    ])
    expect(idOf(wires[2]!, 'answer')).toBe(id)
    wires[2]!.end.said({ type: 'done', re: id, match: 'm', seq: 2 })
    expect(await open).toEqual({ type: 'done', re: id, match: 'm', seq: 2 })
    expect(statuses).toEqual(['lost', 'live', 'lost', 'live'])
  })

  it('says what it is told to say first, first and once', async () => {
    const { wires, link, until } = await up()
    void link.request({ type: 'answer', match: 'm', ask: '1', keys: [] })
    link.onLive = () => void link.request({ type: 'join', match: 'm' })
    wires[0]!.end.closed()
    await until(() => wires.length === 2 && types(wires[1]!).includes('answer'))
    expect(types(wires[1]!)).toEqual(['hello', 'join', 'answer'])
  })

  it('keeps what is asked for before it is up, and forgets what is only said', async () => {
    const { wires, options, until } = switchboard()
    const link = linkOf({ ...options, url: 'a' })
    link.say({ type: 'lobby', on: true })
    void link.request({ type: 'quick', game: 'duel' })
    await until(() => wires[0]!.said.length === 2)
    expect(types(wires[0]!)).toEqual(['hello', 'quick'])
  })

  it('takes an id that somebody else has given', async () => {
    const { wires, link } = await up()
    const done = link.request({ type: 'undo', match: 'm' }, 'mine')
    expect(wires[0]!.said.at(-1)).toEqual({ type: 'undo', match: 'm', id: 'mine' })
    wires[0]!.end.said({ type: 'done', re: 'mine', match: 'm', seq: 1 })
    expect(await done).toMatchObject({ re: 'mine' })
  })

  it('never gives an id twice', async () => {
    const { wires, link } = await up()
    for (let i = 0; i < 500; i++) link.say({ type: 'undo', match: 'm' })
    const ids = wires[0]!.said.flatMap((message) => ('id' in message ? [message.id] : []))
    expect(ids).toHaveLength(500)
    expect(new Set(ids).size).toBe(500)
  })

  it('goes where it is sent, and says there what was not answered', async () => {
    const { wires, link, until } = await up()
    const joined = link.request({ type: 'join', match: 'm' })
    const id = idOf(wires[0]!, 'join')
    wires[0]!.end.said({ type: 'redirect', re: id, match: 'm', url: 'elsewhere' })
    expect(link.status).toBe('connecting')
    await until(() => types(wires[1]!).includes('join'))
    expect(wires[1]).toMatchObject({ url: 'elsewhere', isClosed: false })
    expect(wires[0]!.isClosed).toBe(true)
    expect(idOf(wires[1]!, 'join')).toBe(id)
    wires[1]!.end.said({ type: 'refusal', re: id, code: 'unknown', why: 'No.' })
    expect(await joined).toMatchObject({ type: 'refusal', why: 'No.' })
  })

  it('says again what could not be done just then, and no more once it was', async () => {
    const { wires, link, until } = await up()
    const undone = link.request({ type: 'undo', match: 'm' })
    const undos = () => wires[0]!.said.filter((message: ClientMessage) => message.type === 'undo')
    const { id } = undos()[0]!
    wires[0]!.end.said({ type: 'refusal', re: id, code: 'busy', why: 'Not now.' })
    await until(() => undos().length === 2)
    expect(undos()[1]).toEqual(undos()[0])
    wires[0]!.end.said({ type: 'refusal', re: id, code: 'busy', why: 'Not now.' })
    wires[0]!.end.said({ type: 'done', re: id, match: 'm', seq: 3 })
    expect(await undone).toMatchObject({ type: 'done' })
    const again = link.request({ type: 'undo', match: 'm' })
    wires[0]!.end.said({ type: 'refusal', re: undos().at(-1)!.id, code: 'busy', why: 'Not now.' })
    await until(() => undos().length === 4)
    wires[0]!.end.said({ type: 'done', re: undos().at(-1)!.id, match: 'm', seq: 4 })
    await again
    expect(undos().filter((undo) => undo.id === id)).toHaveLength(2)
  })

  it('hears nothing more once it is closed', async () => {
    const { wires, link } = await up()
    const heard: string[] = []
    link.onMessage = ({ type }) => heard.push(type)
    wires[0]!.end.said({ type: 'gone', match: 'm' })
    link.close()
    wires[0]!.end.said({ type: 'gone', match: 'm' })
    wires[0]!.end.closed()
    expect(heard).toEqual(['gone'])
    expect(wires).toHaveLength(1)
  })

  it('tries at once when it is told to, and leaves the wire that it was trying', async () => {
    const { wires, options } = switchboard(() => false)
    const link = linkOf({ ...options, url: 'a' })
    link.renew()
    expect(wires.map(({ isClosed }) => isClosed)).toEqual([true, false])
  })
})
