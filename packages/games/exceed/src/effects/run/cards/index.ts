import type { Runs } from '../index.ts'
import { callOut } from './callOut.ts'
import { draw } from './draw.ts'
import { put } from './put.ts'
import { showHand } from './showHand.ts'
import { take } from './take.ts'

export const cards: Runs<'draw' | 'take' | 'put' | 'showHand' | 'callOut'> = { draw, take, put, showHand, callOut }
