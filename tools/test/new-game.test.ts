import { type SpawnSyncReturns, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { filesOf, listed, prefixOf, titleOf, whyNot } from '../new-game.ts'

const project = fileURLToPath(new URL('../..', import.meta.url))

describe('the id of a new game', () => {
  it.each(['lanterns', 'snow-fort', 'go', 'duel-2'])('may be %s', (id) => expect(whyNot(id, ['duel'])).toBeNull())

  it.each([
    ['', 'needs an id'],
    ['Snow', 'cannot be an id'],
    ['snow fort', 'cannot be an id'],
    ['snow--fort', 'cannot be an id'],
    ['../duel', 'cannot be an id'],
    ['x', 'cannot be an id'],
    ['7up', 'cannot be an id'],
    ['a'.repeat(31), 'cannot be an id'],
    ['constructor', 'a meaning of its own'],
    ['generic', 'a meaning of its own'],
    ['duel', 'There is a duel already'],
  ])('may not be "%s"', (id, why) => expect(whyNot(id, ['duel'])).toContain(why))

  it.each([
    ['snow-fort', 'Snow Fort', 'SF'],
    ['duel', 'Duel', 'DU'],
    ['duel-2', 'Duel 2', 'DU'],
  ])('%s gives the title %s and rules %s-1 ...', (id, title, prefix) => {
    expect([titleOf(id), prefixOf(id)]).toEqual([title, prefix])
  })
})

it('the template is told apart from words that only begin like it', () => {
  const text =
    'Glimmer, glimmer, glimmering, GL-1, [docs](../../docs) of @cardwright/example-glimmer in examples/glimmer'
  expect(filesOf('snow-fort', { 'examples/glimmer/test/golden/glimmer.txt': text })).toEqual({
    'packages/games/snow-fort/test/golden/snow-fort.txt':
      'Snow Fort, snow-fort, glimmering, SF-1, [docs](../../../docs) of @cardwright/snow-fort in packages/games/snow-fort',
  })
})

it('a catalog that is not as it was is left alone', () => {
  const files = { 'packages/catalog/src/games.ts': 'export const games = []' }
  expect(() => listed('snow-fort', files)).toThrow('packages/catalog/src/games.ts')
})

/** What is copied; all other packages and libraries are those of the project itself. */
const copied = ['packages/catalog', 'packages/cli', 'examples/glimmer', 'tools']
const files = ['package.json', 'package-lock.json', 'tsconfig.json', 'vitest.config.ts', 'biome.json', '.gitignore']

/** A copy of the project in which a game can be made. */
function copyProject(): string {
  const root = mkdtempSync(join(tmpdir(), 'new-game-'))
  const modules = join(root, 'node_modules')
  mkdirSync(join(modules, '@cardwright'), { recursive: true })
  mkdirSync(join(root, 'packages/games'), { recursive: true })
  for (const path of [...copied, ...files]) {
    cpSync(join(project, path), join(root, path), {
      recursive: true,
      filter: (from) => !from.includes('node_modules/'),
    })
  }
  for (const name of readdirSync(join(project, 'node_modules'))) {
    if (name !== '@cardwright') symlinkSync(join(project, 'node_modules', name), join(modules, name), 'junction')
  }
  for (const name of readdirSync(join(project, 'node_modules/@cardwright'))) {
    const own = copied.find((path) => path.endsWith(`/${name}`))
    const to = own ? join(root, own) : join(project, 'node_modules/@cardwright', name)
    symlinkSync(to, join(modules, '@cardwright', name), 'junction')
  }
  return root
}

describe('npm run new-game', () => {
  const root = copyProject()
  afterAll(() => rmSync(root, { recursive: true, force: true }))

  const run = (...args: string[]): SpawnSyncReturns<string> =>
    spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8', env: { ...process.env, CARDWRIGHT_HOME: root } })
  const read = (path: string): string => readFileSync(join(root, path), 'utf8')
  const registries = ['packages/catalog/src/games.ts', 'packages/catalog/package.json', 'package-lock.json']

  it('changes nothing for an id that is taken', () => {
    const before = registries.map(read)
    const { status, stderr } = run('tools/new-game.ts', 'glimmer')
    expect([status, stderr]).toEqual([2, 'There is a glimmer already; choose another id.\n'])
    expect(registries.map(read)).toEqual(before)
    expect(readdirSync(join(root, 'packages/games'))).toEqual([])
  })

  it('makes a game that passes its tests and its types, and is in the catalog', () => {
    const { status, stdout, stderr } = run('tools/new-game.ts', 'snow-fort')
    expect(status, `${stdout}${stderr}`).toBe(0)
    expect(stdout).toMatch(/\b26 passed, 0 failed\n/)
    expect(readdirSync(join(root, 'packages/games/snow-fort/test/golden'))).toEqual(['snow-fort.txt', 'versions.json'])

    writeFileSync(join(root, 'tsconfig.game.json'), '{ "extends": "./tsconfig.json", "include": ["packages/games"] }')
    expect(run('node_modules/typescript/bin/tsc', '-p', 'tsconfig.game.json').stdout).toBe('')
    expect(run('node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', 'packages').status).toBe(0)

    const games = JSON.parse(run('packages/cli/bin/cardwright.mjs', 'games', '--json').stdout)
    expect(games.at(-1)).toMatchObject({ id: 'snow-fort', title: 'Snow Fort', seats: { min: 2, max: 4 }, rules: 10 })
  })

  it('lists it once in the catalog and the lock file, and changes nothing else there', () => {
    const { packages } = JSON.parse(read('package-lock.json'))
    expect(packages['packages/games/snow-fort']).toEqual({
      ...packages['examples/glimmer'],
      name: '@cardwright/snow-fort',
    })
    expect(packages['node_modules/@cardwright/snow-fort']).toEqual({ resolved: 'packages/games/snow-fort', link: true })
    for (const path of registries) {
      const before = readFileSync(join(project, path), 'utf8').split('\n')
      const after = read(path).split('\n')
      expect(
        before.filter((line) => !after.includes(line)),
        path,
      ).toEqual([])
    }
    expect(JSON.parse(read('packages/catalog/package.json')).dependencies).toEqual(
      packages['packages/catalog'].dependencies,
    )
  })
})
