import { expect, it } from 'vitest'
import { usualBudgets } from '../src/budgets.ts'
import { Flow } from '../src/flow.ts'

const budgets = {
  ...usualBudgets,
  unsentBytesPerConnection: 1600,
  unsentBytesPerPerson: 2000,
  unsentBytesPerAddress: 3000,
}

const someone = () => ({ unsent: 0 })

function flowOf(person = someone(), address = someone()) {
  const socket = {
    bufferedAmount: 0,
    isPaused: false,
    pause() {
      this.isPaused = true
    },
    resume() {
      this.isPaused = false
    },
  }
  const flow = new Flow(socket, budgets, person, address)
  const lie = (bytes: number) => {
    socket.bufferedAmount = bytes
    flow.count()
  }
  return { flow, socket, lie }
}

it('hears nobody who does not read, until they do', () => {
  const { flow, socket, lie } = flowOf()
  lie(100)
  expect(socket.isPaused).toBe(false)
  lie(101)
  flow.hold('unread')
  expect(socket.isPaused).toBe(true)
  lie(100)
  expect(socket.isPaused).toBe(true)
  flow.release('unread')
  expect(socket.isPaused).toBe(false)
})

it('gives up a connection that has too much lying', () => {
  const { flow, lie } = flowOf()
  lie(1600)
  expect(flow.isFull).toBe(false)
  lie(1601)
  expect(flow.isFull).toBe(true)
})

it.each([
  ['a person', 2000, true],
  ['an address', 3000, false],
])('counts what lies over all connections of %s, and gives up those that do not read', (_, most, isOne) => {
  const [person, address] = [someone(), someone()]
  const flows = [1, 2, 3, 4].map(() => flowOf(isOne ? person : someone(), address))
  const [reader, ...slow] = flows
  reader!.lie(100)
  for (const each of slow) each.lie(Math.floor((most - 100) / 3))
  expect(flows.map(({ flow }) => flow.isFull)).toEqual([false, false, false, false])
  slow[0]!.lie(Math.floor((most - 100) / 3) + 10)
  expect(flows.map(({ flow }) => flow.isFull)).toEqual([false, true, true, true])
  // what a connection that is gone had lying lies no more, also where word of it comes later
  slow[0]!.flow.close()
  slow[0]!.lie(5000)
  expect(flows.slice(1).map(({ flow }) => flow.isFull)).toEqual([false, false, false])
})
