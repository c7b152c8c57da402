import { gameIds, loadGame } from '@cardwright/catalog'
import { wordsOf } from '@cardwright/catalog/words'
import { expect, it } from 'vitest'
import { parted } from '../../src/words/en/parted.ts'

it.each([
  ['Cartographer', 'Car-to-gra-pher'],
  ['Weathervane', 'Wea-ther-vane'],
  ['Greaseproof Sleeves', 'Grease-proof Sleeves'],
  ['Boiler Room Salamander', 'Boiler Room Sala-man-der'],
  ['Dishwasher Newt', 'Dish-washer Newt'],
  ['Cobblestone', 'Cob-ble-stone'],
  ['Ringmaster', 'Ring-ma-ster'],
  ['Lighthouse Adept', 'Light-house Adept'],
  ['Switchback Railway', 'Switch-back Railway'],
])('A long word of %s is parted between syllables: %s', (name, wanted) => {
  expect(parted(name).replaceAll('\u00ad', '-')).toBe(wanted)
})

it.each(['Merrow, Keeper of Tides', 'Every Door at Once', 'Whistling'])('%s stays as it is', (name) => {
  expect(parted(name)).toBe(name)
})

it('No letter is parted from both its neighbours', async () => {
  for (const id of gameIds) {
    const entry = (await loadGame(id))!
    for (const card of entry.game.library.keys())
      for (const part of parted(wordsOf(entry).name(card)).split('\u00ad')) expect(part.length).toBeGreaterThan(1)
  }
})
