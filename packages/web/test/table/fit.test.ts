import { expect, it } from 'vitest'
import { fitFor } from '../../src/table/card/fit.ts'

it('A close-up that is too tall never makes the card narrower on a phone that is held upright', () => {
  const phone = { width: 390, height: 844 }
  expect([600, 828, 829, 1400].map((tall) => fitFor(tall, phone))).toEqual(['whole', 'whole', 'long', 'long'])
  expect(fitFor(829, { width: 844, height: 390 })).toBe('broad')
  expect([884, 885, 1010, 1011].map((tall) => fitFor(tall, { width: 1440, height: 900 }))).toEqual([
    'whole',
    'small',
    'small',
    'broad',
  ])
})
