import { battery } from '@cardwright/engine/testing'
import { it } from 'vitest'
import { game } from './support.ts'

it('the rules pass the battery', { timeout: 120_000 }, () => battery(game, undefined, { matches: 12 }))
