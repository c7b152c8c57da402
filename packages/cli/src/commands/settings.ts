import { ConfigError } from '@cardwright/server'
import { CheckError } from '../problems.ts'

/** Does something with the settings of a server; what is wrong about them is said without a stack. */
export async function withSettings<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw error instanceof ConfigError ? new CheckError(error.message) : error
  }
}
