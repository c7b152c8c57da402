import { existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'

/** Makes a folder for its owner alone, with those above it. `recursive` of Node itself never comes back from `/proc/x`. */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  makeFolder(dirname(folder))
  try {
    mkdirSync(folder, { mode: 0o700 })
  } catch (error) {
    // another process may have been first
    if (!existsSync(folder)) throw error
  }
}
