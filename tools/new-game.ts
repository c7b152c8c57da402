// Makes a game: `npm run new-game <id>` copies examples/glimmer to packages/games/<id> under its new name, lists it in
// packages/catalog, links it, and runs its tests, which write its golden record; notes its version.

import { spawnSync } from 'node:child_process'
import {
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const template = 'examples/glimmer'
const catalog = 'packages/catalog/package.json'
const list = 'packages/catalog/src/games.ts'
const lock = 'package-lock.json'

/** Texts by path, from the project's folder. */
export type Files = Readonly<Record<string, string>>

/** Why no game can have this id, as a sentence; null if one can. */
export function whyNot(id: string, taken: readonly string[]): string | null {
  if (id === '') return 'A game needs an id: npm run new-game snow-fort'
  if (!/^[a-z]{2}[a-z0-9]*(-[a-z0-9]+)*$/.test(id) || id.length > 30) {
    return `${id} cannot be an id: it begins with two small letters and goes on with small letters, digits and single dashes, 30 at most, like snow-fort.`
  }
  if (id in {} || id === 'generic') return `${id} has a meaning of its own here; choose another id.`
  return taken.includes(id) ? `There is a ${id} already; choose another id.` : null
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** `snow-fort` is Snow Fort. */
export const titleOf = (id: string): string => id.split('-').map(capital).join(' ')

/** What its rule ids begin with: `SF-1` for snow-fort, `DU-1` for duel. */
export function prefixOf(id: string): string {
  const initials = id.split('-').flatMap((word) => word.match(/^[a-z]/)?.[0] ?? [])
  return (initials.length > 1 ? initials.join('') : id.slice(0, 2)).toUpperCase()
}

/** The files of the template under the game's name. */
export function filesOf(id: string, from: Files): Files {
  const names: Readonly<Record<string, string>> = {
    [template]: `packages/games/${id}`,
    '@cardwright/example-glimmer': `@cardwright/${id}`,
    Glimmer: titleOf(id),
    glimmer: id,
    'GL-': `${prefixOf(id)}-`,
    '](../../': '](../../../',
  }
  const old = /examples\/glimmer|@cardwright\/example-glimmer|\bGlimmer\b|\bglimmer\b|\bGL-|\]\(\.\.\/\.\.\//g
  const renamed = (text: string): string => text.replace(old, (name) => names[name]!)
  return Object.fromEntries(Object.entries(from).map(([path, text]) => [renamed(path), renamed(text)]))
}

/** The catalog and the lock file with this game in them. */
export function listed(id: string, { [list]: games, [catalog]: manifest, [lock]: locked }: Files): Files {
  const name = `@cardwright/${id}`
  const end = '\n}\n\nexport const gameIds'
  if (!games?.includes(end)) throw new Error(`${list} has no list of games that ends before gameIds.`)
  const load = `
  '${id}': async () => {
    const { game, cardText, cardSchema, words } = await import('${name}')
    return entry('${name}', game, { cardText, cardSchema, words })
  },`
  const { dependencies, ...manifestHead } = JSON.parse(manifest!)
  const { packages, ...head } = JSON.parse(locked!)
  const { version } = packages[template]
  const needs = (path: string) => ({
    ...packages[path],
    dependencies: sorted({ ...packages[path].dependencies, [name]: version }),
  })
  return {
    [list]: games.replace(end, () => `${load}${end}`),
    [catalog]: json({ ...manifestHead, dependencies: sorted({ ...dependencies, [name]: version }) }),
    [lock]: json({
      ...head,
      packages: sorted({
        ...packages,
        [dirname(catalog)]: needs(dirname(catalog)),
        [`node_modules/${name}`]: { resolved: `packages/games/${id}`, link: true },
        [`packages/games/${id}`]: { ...packages[template], name },
      }),
    }),
  }
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

/** In npm's order. */
const sorted = <T>(record: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => a.localeCompare(b, 'en')))

function makeGame(root: string, id: string): number {
  const read = (path: string): string => readFileSync(join(root, path), 'utf8')
  const readAll = (paths: readonly string[]): Files => Object.fromEntries(paths.map((path) => [path, read(path)]))
  const taken = ['packages', 'packages/games', 'examples'].flatMap((folder) => readdirSync(join(root, folder)))
  const why = whyNot(id, taken)
  if (why !== null) {
    console.error(why)
    return 2
  }
  const kept = globSync(`${template}/**/*.{ts,json,md}`, { cwd: root, exclude: ['**/node_modules', '**/golden'] })
  const files = {
    ...filesOf(id, readAll(kept.map((path) => path.replaceAll('\\', '/')))),
    ...listed(id, readAll([list, catalog, lock])),
  }
  for (const [path, text] of Object.entries(files)) write(join(root, path), text)
  const link = join(root, 'node_modules/@cardwright', id)
  if (!existsSync(link)) symlinkSync(join('..', '..', 'packages', 'games', id), link, 'junction')
  const folder = `packages/games/${id}`
  const run = (...args: string[]): number =>
    spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status ?? 1
  const isMade =
    run('node_modules/@biomejs/biome/bin/biome', 'check', '--write', '--log-level=warn', folder, list) === 0 &&
    run('node_modules/vitest/vitest.mjs', 'run', '--project', 'code', `${folder}/`, '--update=all') === 0 &&
    run('tools/versions.ts', '--write') === 0
  if (!isMade) return 1
  console.log(`
${titleOf(id)} is in ${folder}. docs/WRITING-A-GAME.md explains its files.
  in the terminal: npx cardwright play ${id}
  in the browser:  npm start`)
  return 0
}

/** Whole or not at all. */
function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(`${path}~`, text)
  renameSync(`${path}~`, path)
}

if (process.argv[1]?.endsWith('new-game.ts')) {
  process.exitCode = makeGame(fileURLToPath(new URL('..', import.meta.url)), process.argv[2] ?? '')
}
