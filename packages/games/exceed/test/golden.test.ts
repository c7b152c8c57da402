import { golden } from '@cardwright/engine/testing'
import { expect, it } from 'vitest'
import { exceed } from '../src/index.ts'

it('a match goes as it always went', async () => {
  await expect(golden(exceed, { options: { fighters: ['ketta', 'odrun'] } })).toMatchFileSnapshot('golden/exceed.txt')
})
