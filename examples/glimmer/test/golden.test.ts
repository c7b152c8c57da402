import { golden } from '@cardwright/engine/testing'
import { expect, it } from 'vitest'
import { game } from '../src/index.ts'

it('goes as it always went', () => expect(golden(game, { seats: 3 })).toMatchFileSnapshot('golden/glimmer.txt'))
