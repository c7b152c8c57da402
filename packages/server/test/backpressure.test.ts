import { expect, it } from 'vitest'
import { Backpressure } from '../src/backpressure.ts'
import { usualBudgets } from '../src/budgets.ts'

const budgets = {
  ...usualBudgets,
  unsentBytesPerConnection: 1600,
  unsentBytesPerPerson: 2000,
  unsentBytesPerAddress: 3000,
}

const someone = () => ({ unsent: 0 })

function connection(person = someone(), address = someone()) {
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
  const backpressure = new Backpressure(socket, budgets, person, address)
  const lie = (bytes: number) => {
    socket.bufferedAmount = bytes
    backpressure.count()
  }
  return { backpressure, socket, lie }
}

it('hears nobody who does not read, until they do', () => {
  const { backpressure, socket, lie } = connection()
  lie(100)
  expect(socket.isPaused).toBe(false)
  lie(101)
  backpressure.hold('unread')
  expect(socket.isPaused).toBe(true)
  lie(100)
  expect(socket.isPaused).toBe(true)
  backpressure.release('unread')
  expect(socket.isPaused).toBe(false)
})

it('gives up a connection that has too much lying', () => {
  const { backpressure, lie } = connection()
  lie(1600)
  expect(backpressure.isFull).toBe(false)
  lie(1601)
  expect(backpressure.isFull).toBe(true)
})

it.each([
  ['a person', 2000, true],
  ['an address', 3000, false],
])('counts what lies over all connections of %s, and gives up those that do not read', (_, most, isOne) => {
  const [person, address] = [someone(), someone()]
  const connections = [1, 2, 3, 4].map(() => connection(isOne ? person : someone(), address))
  const [reader, ...slow] = connections
  reader!.lie(100)
  for (const each of slow) each.lie(Math.floor((most - 100) / 3))
  expect(connections.map(({ backpressure }) => backpressure.isFull)).toEqual([false, false, false, false])
  slow[0]!.lie(Math.floor((most - 100) / 3) + 10)
  expect(connections.map(({ backpressure }) => backpressure.isFull)).toEqual([false, true, true, true])
  // what a connection that is gone had lying lies no more, also where word of it comes later
  slow[0]!.backpressure.close()
  slow[0]!.lie(5000)
  expect(connections.slice(1).map(({ backpressure }) => backpressure.isFull)).toEqual([false, false, false])
})
