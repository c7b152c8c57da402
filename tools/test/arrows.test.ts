import { describe, expect, test } from 'vitest'
import { checkArrows, type Parts } from '../arrows.ts'

const manifests = {
  'package.json': { name: 'cardwright', devDependencies: { vitest: '1.0.0', 'fast-check': '1.0.0' } },
  'packages/engine/package.json': {
    name: '@cardwright/engine',
    dependencies: { zod: '1.0.0' },
    peerDependencies: { 'fast-check': '1.0.0' },
  },
  'packages/bots/package.json': { name: '@cardwright/bots', dependencies: { '@cardwright/engine': '1.0.0' } },
  'packages/cli/package.json': {
    name: '@cardwright/cli',
    dependencies: { '@cardwright/engine': '1.0.0', '@cardwright/bots': '1.0.0', '@cardwright/game-whist': '1.0.0' },
  },
  'packages/games/whist/package.json': {
    name: '@cardwright/game-whist',
    dependencies: { '@cardwright/engine': '1.0.0', '@cardwright/game-rummy': '1.0.0' },
  },
  'packages/games/rummy/package.json': { name: '@cardwright/game-rummy' },
  'examples/duel/package.json': { name: '@cardwright/example-duel', dependencies: { '@cardwright/engine': '1.0.0' } },
}

const parts: Parts = {
  'packages/games/whist': [
    ['values', /^src\/values\//],
    ['rules', /^src\/rules\//],
  ],
}

/** The violations of one file with this text, in a project with the packages above. */
function check(path: string, text: string): string[] {
  const tree = Object.entries(manifests).map(([path, manifest]) => ({ path, text: JSON.stringify(manifest) }))
  return checkArrows([...tree, { path, text }], parts)
}

describe('imports that are allowed', () => {
  test.each([
    ['packages/engine/src/index.ts', "import { z } from 'zod'"],
    ['packages/engine/src/index.ts', "export * from './table.ts'"],
    ['packages/engine/src/testing/index.ts', "import fc from 'fast-check'"],
    ['packages/engine/test/a.test.ts', "import { readFileSync } from 'node:fs'; import { test } from 'vitest'"],
    ['packages/engine/test/a.test.ts', "import { z } from '../src/index.ts'"],
    ['packages/games/whist/src/rules/deal.ts', "import type { Table } from '@cardwright/engine'"],
    ['packages/games/whist/test/rules/deal.test.ts', "import { battery } from '@cardwright/engine/testing'"],
    ['packages/cli/bin/cardwright.ts', "await import('@cardwright/game-whist')"],
    ['packages/cli/src/play.ts', "import { createInterface } from 'node:readline'"],
    ['packages/bots/src/random.ts', "// import '@cardwright/cli'\nconst text = `import '@cardwright/cli'`"],
    ['vitest.config.ts', "import { defineConfig } from 'vitest/config'"],
    ['examples/bots/bot.ts', "import { createInterface } from 'node:readline'"],
  ])('%s: %s', (path, text) => {
    expect(check(path, text)).toEqual([])
  })
})

describe('imports that point back', () => {
  test.each([
    [
      'packages/engine/src/a.ts',
      '@cardwright/bots',
      '@cardwright/engine may depend only on nothing else of the project',
    ],
    ['packages/bots/src/a.ts', '@cardwright/cli', '@cardwright/bots may depend only on engine'],
    ['packages/games/whist/src/a.ts', '@cardwright/game-rummy', '@cardwright/game-whist may depend only on engine'],
    ['examples/duel/src/a.ts', '@cardwright/bots', '@cardwright/example-duel may depend only on engine'],
    ['packages/bots/test/a.test.ts', '@cardwright/cli', '@cardwright/bots may depend only on engine, examples'],
  ])('%s may not import %s', (path, name, why) => {
    expect(check(path, `import '${name}'`)).toEqual([`${path}:1 imports ${name}, but ${why}`])
  })
})

describe('libraries', () => {
  test.each(['node:crypto', 'vitest', 'fast-check', 'lodash'])('the engine may not import %s', (name) => {
    const expected = `packages/engine/src/a.ts:1 imports ${name}, but @cardwright/engine may depend only on zod`
    expect(check('packages/engine/src/a.ts', `import x from '${name}'`)).toEqual([expected])
  })

  test('an import is declared in its own package.json', () => {
    const path = 'packages/bots/src/a.ts'
    const why = 'but packages/bots/package.json does not declare zod'
    expect(check(path, "import { z } from 'zod'")).toEqual([`${path}:1 imports zod, ${why}`])
  })

  test("the root's dev tools are for tests only", () => {
    const why = 'but packages/bots/package.json does not declare vitest'
    expect(check('packages/bots/src/a.ts', "import 'vitest'")).toEqual([
      `packages/bots/src/a.ts:1 imports vitest, ${why}`,
    ])
    expect(check('packages/bots/test/a.test.ts', "import 'vitest'")).toEqual([])
  })

  test('a package that does not exist is not declared', () => {
    const why = 'but packages/bots/package.json does not declare @cardwright/nothing'
    const name = '@cardwright/nothing'
    expect(check('packages/bots/src/a.ts', `import '${name}'`)).toEqual([
      `packages/bots/src/a.ts:1 imports ${name}, ${why}`,
    ])
  })
})

test.each(["import '../../engine/src/index.ts'", "export * from '../../engine/src/index.ts'"])(
  'a relative import stays in its package: %s',
  (text) => {
    const why = 'but that lies in another package, which is imported by its name'
    expect(check('packages/bots/src/a.ts', text)).toEqual([
      `packages/bots/src/a.ts:1 imports ../../engine/src/index.ts, ${why}`,
    ])
  },
)

test('every kind of import is seen, with its line', () => {
  const text = [
    "import a from '@cardwright/cli'",
    "import type { B } from '@cardwright/cli'",
    'export {',
    '  c,',
    "} from '@cardwright/cli'",
    "export type * from '@cardwright/cli'",
    'const d = await import("@cardwright/cli")',
    "type E = import('@cardwright/cli').E",
  ].join('\n')
  const lines = check('packages/bots/src/a.ts', text).map((line) => line.split(' ')[0])
  expect(lines).toEqual([1, 2, 5, 6, 7, 8].map((line) => `packages/bots/src/a.ts:${line}`))
})

describe('the parts of a package', () => {
  test.each([
    ['src/rules/deal.ts', '../values/trumps.ts'],
    ['src/rules/deal.ts', './play.ts'],
    ['src/game.ts', './rules/deal.ts'],
    ['src/values/trumps.ts', '../cards.ts'],
    ['test/trumps.test.ts', '../src/rules/deal.ts'],
  ])('%s may import %s', (path, target) => {
    expect(check(`packages/games/whist/${path}`, `import '${target}'`)).toEqual([])
  })

  test('a lower one may not import a higher one, not even a type', () => {
    expect(check('packages/games/whist/src/values/trumps.ts', "import type { Deal } from '../rules/deal.ts'")).toEqual([
      'packages/games/whist/src/values/trumps.ts:1 imports ../rules/deal.ts, but rules are built on values, not the other way round',
    ])
  })

  test('a package that lists none may import as it likes', () => {
    expect(check('packages/games/rummy/src/values/a.ts', "import '../rules/b.ts'")).toEqual([])
  })
})
