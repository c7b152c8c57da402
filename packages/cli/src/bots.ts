import { type Bot, type Evaluate, makeBot } from '@cardwright/bots'
import { UsageError } from './problems.ts'

export function botNamed(name: string, seed: string, evaluate?: Evaluate): Bot {
  try {
    return makeBot(name, seed, evaluate)
  } catch (error) {
    throw new UsageError((error as Error).message)
  }
}
