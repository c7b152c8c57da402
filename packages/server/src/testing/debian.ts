import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const script = fileURLToPath(new URL('../../../../tools/debian.sh', import.meta.url))

/** What `find` finds, at the latest when a Debian package is installed that has it; null if that cannot be done. */
export function findOrInstall<T>(name: string, find: () => T | null): T | null {
  const found = find()
  if (found !== null) return found
  spawnSync('sh', [script, name], { stdio: ['ignore', 'inherit', 'ignore'] })
  return find()
}
