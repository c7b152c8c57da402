import type { Runs } from '../index.ts'
import { exceed } from './exceed.ts'
import { extraAction } from './extraAction.ts'
import { revert } from './revert.ts'

export const turn: Runs<'extraAction' | 'exceed' | 'revert'> = { extraAction, exceed, revert }
