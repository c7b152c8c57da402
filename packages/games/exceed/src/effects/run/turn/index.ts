import type { Runs } from '../index.ts'
import { exceed } from './exceed.ts'
import { extraAction } from './extraAction.ts'
import { revert } from './revert.ts'
import { skipDraw } from './skipDraw.ts'

export const turn: Runs<'extraAction' | 'exceed' | 'revert' | 'skipDraw'> = { extraAction, exceed, revert, skipDraw }
