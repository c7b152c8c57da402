// Which tests take long. They begin first, so that no worker is left alone with one at the end, and `npm run check`
// leaves them out.

import { globSync, readFileSync } from 'node:fs'
import { join, matchesGlob } from 'node:path'

/** These start servers, processes and threads. */
export const withProcesses = [
  'packages/{bots,cli,server}/test/**/*.test.ts',
  'bench/test/**/*.test.ts',
  'tools/test/new-game.test.ts',
]

/** And these play many matches at random. */
const plays = /\b(battery|playOut|randomAnswer)\b/

/** Whether a test takes long, by its path in the repository. */
export const isLong = (root: string, path: string): boolean =>
  withProcesses.some((glob) => matchesGlob(path, glob)) || plays.test(readFileSync(join(root, path), 'utf8'))

export const longTests = (root: string): readonly string[] =>
  globSync('{packages,examples,bench,tools}/**/test/**/*.test.ts', { cwd: root, exclude: ['**/node_modules'] })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => isLong(root, path))
