import type { Runs } from '../index.ts'
import { advantage } from './advantage.ts'
import { copyTrigger } from './copyTrigger.ts'
import { extraAttack } from './extraAttack.ts'
import { faceAttack } from './faceAttack.ts'
import { gainTriggers } from './gainTriggers.ts'
import { read } from './read.ts'
import { reveal } from './reveal.ts'
import { strike } from './strike.ts'
import { swingAgain } from './swingAgain.ts'

type Names =
  | 'strike'
  | 'advantage'
  | 'read'
  | 'reveal'
  | 'swingAgain'
  | 'extraAttack'
  | 'gainTriggers'
  | 'copyTrigger'
  | 'faceAttack'

export const strikes: Runs<Names> = {
  strike,
  advantage,
  read,
  reveal,
  swingAgain,
  extraAttack,
  gainTriggers,
  copyTrigger,
  faceAttack,
}
