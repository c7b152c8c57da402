import { writeStore } from '@cardwright/catalog/node'

const reads = '【AUTO】 When this card attacks, you may draw a card.'

/** A text that nobody understands. */
export const riddle = '【AUTO】 When the moon sings, shuffle the sea.'

const caller = (n: number, more: object = {}) => ({
  ...{ id: `lf-w01-${n}`, name: `Bell Caller ${n}`, type: 'character', colour: 'red', level: 0, cost: 0, power: 1500 },
  ...{ soul: 1, traits: ['Bell'], icons: [], title: 'LF', text: [reads], ...more },
})

/** A set as an import leaves it: 11 characters, two climaxes, and a character that is understood in part. */
const lanterns = {
  id: 'lf-w01',
  name: 'Lanterns over the Fog',
  cards: [
    ...Array.from({ length: 11 }, (_, n) => caller(n + 1)),
    ...[12, 13].map((n) => caller(n, { type: 'climax', name: `Toll ${n}`, power: 0, soul: 0, text: [] })),
    caller(14, { name: 'Moon Caller', text: [reads, riddle] }),
  ],
  whole: 13,
  partly: 1,
}

/** Cards that were imported where a server runs. */
export const importCards = (home: string): string => writeStore('weiss', [lanterns], home)
