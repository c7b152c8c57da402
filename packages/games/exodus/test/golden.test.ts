import { golden } from '@cardwright/engine/testing'
import { expect, it } from 'vitest'
import { exodus } from '../src/index.ts'

it('a match goes as it always went', async () => {
  const options = { decks: ['skyfire', 'clockwork'], turnLimit: 2 }
  await expect(golden(exodus, { options })).toMatchFileSnapshot('golden/exodus.txt')
})
