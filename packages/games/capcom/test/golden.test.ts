import { golden } from '@cardwright/engine/testing'
import { expect, it } from 'vitest'
import { capcom } from '../src/index.ts'

it('a match goes as it always went', async () => {
  const options = { mode: 'tag', fighters: ['asha-vell', 'bruno-karst', 'ember-lio', 'sable-nix'], turnLimit: 6 }
  await expect(golden(capcom, { options, seats: 2 })).toMatchFileSnapshot('golden/capcom.txt')
})
