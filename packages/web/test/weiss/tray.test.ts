import { expect, it } from 'vitest'
import { trayOf } from '../../src/boards/weiss/tray.ts'

it('what waits is chosen in its list: two abilities of one card would look the same in the tray', () => {
  const cards = [{ handle: 1, name: 'cinder-chorus-line' }]
  const view = { zones: { 'waitingRoom:0': { count: 1, cards } } }
  const options = ['1', 'given'].map((key) => ({ key, card: 1 }))
  const asked = (kind: string) =>
    ({ answering: { ask: { kind, options } }, view }) as unknown as Parameters<typeof trayOf>[0]
  expect(trayOf(asked('choose'))).toHaveLength(2)
  expect(trayOf(asked('trigger'))).toEqual([])
})
