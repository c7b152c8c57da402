import { describe, expect, it } from 'vitest'
import type { TableInfo } from '../src/index.ts'
import { idOf, lobbyOf, switchboard, types } from './support/switchboard.ts'

const table = (match: string, more: Partial<TableInfo> = {}): TableInfo => ({
  match,
  game: 'duel',
  options: {},
  status: 'waiting',
  open: true,
  host: 'ann',
  seats: [],
  time: null,
  commitment: 'c',
  created: 0,
  result: null,
  rematch: null,
  ...more,
})

async function inside() {
  const { wires, options, until } = switchboard()
  const lobby = lobbyOf({ ...options, url: 'a' })
  await until(() => wires.length > 0 && types(wires[0]!).includes('lobby'))
  return { wires, lobby, until, end: wires[0]!.end }
}

describe('A lobby', () => {
  it('shows the tables as they come, change and go', async () => {
    const { lobby, end } = await inside()
    const matches = () => lobby.snapshot.tables.map(({ match }) => match)
    end.said({ type: 'tables', tables: [table('a'), table('b')] })
    end.said({ type: 'table', re: null, table: table('c') })
    expect(matches()).toEqual(['c', 'a', 'b'])
    end.said({ type: 'table', re: null, table: table('b', { status: 'playing' }) })
    expect(lobby.snapshot.tables.filter(({ match }) => match === 'b')).toEqual([table('b', { status: 'playing' })])
    end.said({ type: 'gone', match: 'a' })
    expect(matches().toSorted()).toEqual(['b', 'c'])
    end.said({ type: 'tables', tables: [table('z')] })
    expect(matches()).toEqual(['z'])
  })

  it('does not list what it made itself, which may be private', async () => {
    const { lobby, wires, end } = await inside()
    const made = lobby.create({ game: 'duel', seats: [{ kind: 'me' }, { kind: 'open' }] })
    end.said({ type: 'table', re: idOf(wires[0]!, 'create'), table: table('mine', { open: false }) })
    expect(await made).toMatchObject({ match: 'mine' })
    expect(lobby.snapshot.tables).toEqual([])
  })

  it('comes back with why there is no table', async () => {
    const { lobby, wires, end } = await inside()
    const sat = lobby.sit('a', 1)
    expect(wires[0]!.said.at(-1)).toMatchObject({ type: 'sit', match: 'a', seat: 1 })
    end.said({ type: 'refusal', re: idOf(wires[0]!, 'sit'), code: 'illegal', why: 'Seat 1 is taken.' })
    expect(await sat).toEqual({ why: 'Seat 1 is taken.' })
  })

  it('looks again when the link was lost, and says who one is', async () => {
    const { lobby, wires, until } = await inside()
    expect(lobby.snapshot).toMatchObject({ status: 'live', person: { name: 'Ann' } })
    const statuses: string[] = []
    lobby.subscribe(() => statuses.push(lobby.snapshot.status))
    wires[0]!.end.closed()
    await until(() => wires.length === 2 && types(wires[1]!).includes('lobby'))
    expect(statuses[0]).toBe('lost')
    expect(lobby.snapshot.status).toBe('live')
  })
})
