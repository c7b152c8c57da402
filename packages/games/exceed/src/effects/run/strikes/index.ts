import type { Runs } from '../index.ts'
import { advantage } from './advantage.ts'
import { foeMustSwing } from './foeMustSwing.ts'
import { read } from './read.ts'
import { strike } from './strike.ts'

export const strikes: Runs<'strike' | 'advantage' | 'read' | 'foeMustSwing'> = { strike, advantage, read, foeMustSwing }
