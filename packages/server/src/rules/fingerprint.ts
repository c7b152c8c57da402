import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Entry } from '@cardwright/catalog/node'

/** What plays no part in how a match is played. */
const aside = /(^|\/)(node_modules|test|testing|scenarios)\//

const resolve = createRequire(import.meta.url).resolve

function folderOf(name: string): string {
  let folder = dirname(resolve(name))
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder)
  return folder
}

const sources = new Map<string, string>()

/** A hash of everything that a package is made of. */
function sourceOf(name: string): string {
  const known = sources.get(name)
  if (known !== undefined) return known
  const folder = folderOf(name)
  const hash = createHash('sha256')
  for (const file of globSync('**/*.{ts,js,json}', { cwd: folder, exclude: (at) => at === 'node_modules' }).sort()) {
    if (aside.test(file)) continue
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(folder, file)))
      .update('\0')
  }
  const source = hash.digest('hex')
  sources.set(name, source)
  return source
}

/**
 * The rules that a match is played by, as a hash of the engine, of the game's package and of its cards. Whoever has the
 * same plays every match the same.
 */
export function fingerprintOf({ from, game }: Entry): string {
  const hash = createHash('sha256').update(sourceOf('@cardwright/engine')).update(sourceOf(from))
  for (const [id, def] of game.library) hash.update(id).update('\0').update(JSON.stringify(def)).update('\0')
  return hash.digest('hex').slice(0, 32)
}
