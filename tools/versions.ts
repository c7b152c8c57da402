// Checks that a golden record never changes under the same version of its game: what was released must replay.
// Run by `npm test`; `npm run golden` writes what a new version plays like.

import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** By the version of a game, the hash of its golden record: `versions.json` beside the record. */
export type Versions = Readonly<Record<string, string>>

export interface Golden {
  readonly path: string
  readonly text: string
  readonly versions: Versions
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16)

/** `Exceed 1.1.0` is the first line of a record. */
function titleOf({ path, text }: Golden): { title: string; version: string } {
  const [, title, version] = /^(.+) (\d+\.\d+\.\d+)\n/.exec(text) ?? []
  if (title === undefined || version === undefined)
    throw new Error(`${path} does not begin with a title and a version.`)
  return { title, version }
}

/** What is wrong with a golden record; null if nothing is. */
export function problemOf(golden: Golden): string | null {
  const { title, version } = titleOf(golden)
  const known = golden.versions[version]
  if (known === hashOf(golden.text)) return null
  return known === undefined
    ? `${golden.path}: version ${version} of ${title} is new. Run \`npm run golden\`, which notes how it plays.`
    : `${golden.path}: ${title} plays differently, but is still version ${version}. Raise the version in its game.ts, ` +
        'say in CHANGELOG.md what has changed, then run `npm run golden`.'
}

/** The versions with the one that a record is of. A version that is known stays as it is. */
export function noted(golden: Golden): Versions {
  const { version } = titleOf(golden)
  return { ...golden.versions, [version]: golden.versions[version] ?? hashOf(golden.text) }
}

const versionsBeside = (path: string): string => join(dirname(path), 'versions.json')

function read(path: string): Golden {
  const file = versionsBeside(path)
  const versions = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Versions) : {}
  return { path, text: readFileSync(path, 'utf8'), versions }
}

if (process.argv[1]?.endsWith('versions.ts')) {
  const records = globSync('{packages/games,examples}/*/test/golden/*.txt').map((path) => path.replaceAll('\\', '/'))
  if (process.argv.includes('--write')) {
    for (const path of records) writeFileSync(versionsBeside(path), `${JSON.stringify(noted(read(path)), null, 2)}\n`)
  }
  const problems = records.sort().flatMap((path) => problemOf(read(path)) ?? [])
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) process.exit(1)
}
