import { expect, it } from 'vitest'
import { optionsIn } from '../../src/app/options-in.ts'

it('reads the options of an address, and leaves out what it cannot read', () => {
  const read = (options: string) => optionsIn(new URLSearchParams({ options }))
  expect(read('{"mode":"duel"}')).toEqual({ mode: 'duel' })
  expect([read('{bad'), read('null'), read('[1]'), read('7'), optionsIn(new URLSearchParams())]).toEqual([
    {},
    {},
    {},
    {},
    {},
  ])
})
