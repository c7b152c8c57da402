import type { Runs } from '../index.ts'
import { gainLife } from './gainLife.ts'
import { loseLife } from './loseLife.ts'
import { spend } from './spend.ts'

export const costs: Runs<'spend' | 'loseLife' | 'gainLife'> = { spend, loseLife, gainLife }
