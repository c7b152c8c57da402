import type { AskView } from '@cardwright/engine'
import { expect, it } from 'vitest'
import { forceOf, lifePaid, paymentOf } from '../../src/boards/exceed/payment.ts'

const ask = (kind: string, context: number, ...options: object[]): AskView =>
  ({ id: '0.1', kind, context, options, some: { ordered: true, add: [], stop: false } }) as unknown as AskView

const block = { key: 'block', card: 1, def: 'block', worth: 1, from: 'hand' }
const ultra = { key: 'ultra', card: 2, def: 'ultra', worth: 2, from: 'hand' }

it('EX-070 counts what is chosen by its worth, and no more than is due', () => {
  const both = ask('force', 2, block, ultra)
  expect(paymentOf(both, [])).toMatchObject({ paid: 0, due: 2, only: null })
  expect(paymentOf(both, ['block'])?.paid).toBe(1)
  expect(paymentOf(both, ['ultra'])?.paid).toBe(2)
  expect(paymentOf(both, ['block', 'ultra'])?.paid).toBe(2)
  expect([forceOf(both, 'ultra'), forceOf(both, 'spike')]).toEqual([2, null])
})

it('EX-151 takes life a unit at a time, in any mixture with cards', () => {
  const life = [1, 2].map((n) => ({ key: n === 1 ? 'life' : 'life#2', worth: 1, life: 3 }))
  const both = ask('gauge', 2, block, ...life)
  const chosen = ['block', 'life']
  expect(paymentOf(both, chosen)).toMatchObject({ paid: 2, due: 2, life: 3 })
  const offered = both.options.filter(({ key }) => key === 'life#2')
  expect(lifePaid({ ask: both, chosen, offered })).toMatchObject({ price: 3, chosen: [life[0]], next: life[1] })
  expect(lifePaid({ ask: both, chosen, offered: [] })?.next).toBeNull()
  expect(lifePaid({ ask: ask('gauge', 2, block, ultra), chosen, offered })).toBeNull()
})

it('EX-066 EX-070 knows the only way to pay, where all there is has to be given', () => {
  expect(paymentOf(ask('force', 3, block, ultra), [])?.only).toEqual(['block', 'ultra'])
  expect(paymentOf(ask('gauge', 2, block, ultra), [])?.only).toEqual(['block', 'ultra'])
  expect(paymentOf(ask('gauge', 1, block, ultra), [])?.only).toBeNull()
  expect(paymentOf(ask('gauge', 2, block, { key: 'life', life: 3 }), [])?.only).toBeNull()
  expect(paymentOf(ask('take', 2, block, ultra), [])).toBeNull()
})
