import { golden } from '@cardwright/engine/testing'
import { expect, it } from 'vitest'
import { duel } from '../src/index.ts'

it('a duel goes as it always went', async () => {
  await expect(golden(duel, { options: { deck: 12, life: 8 } })).toMatchFileSnapshot('golden/duel.txt')
})
