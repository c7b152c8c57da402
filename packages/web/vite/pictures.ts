import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Plugin } from 'vite'

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>
  readonly aliases?: Readonly<Record<string, { readonly parent: string }>>
}

const symbols = 'virtual:symbols'
const pictures = 'virtual:pictures'

/** What the pages themselves need, and what a game's cards and board may show. */
const own = ['src/{app,pages,design}/**/*.{ts,tsx}', 'src/table/**/*.tsx', 'src/boards/*/poster{,s}.ts']
const ofAll = ['src/table/pictures.ts', 'src/boards/generic/**/*.tsx', '../../examples/*/src/**/*.ts']
/** A large game that has no board yet is played at the generic table. */
const ofTheRest = (root: string) =>
  readdirSync(join(root, '../games'))
    .filter((game) => !existsSync(join(root, 'src/boards', game)))
    .map((game) => `../games/${game}/src/cards.ts`)
const ofGame = (game: string) => [`src/boards/${game}/**/*.{ts,tsx}`, `src/lessons/${game}.ts`]

/**
 * Serves those symbols of game-icons whose names are written somewhere in the sources: `virtual:symbols` holds the inside
 * of each drawing that the pages name, `virtual:pictures` loads those of a game's board when they are asked for. The
 * whole set is far too large to send.
 */
export function drawings(root: string): Plugin {
  const read = (): IconSet =>
    JSON.parse(readFileSync(createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json'), 'utf8'))
  let set: IconSet | null = null
  const bodiesIn = (patterns: readonly string[]): string => {
    set ??= read()
    const { icons, aliases = {} } = set
    const found: Record<string, string> = {}
    for (const path of patterns.flatMap((pattern) => globSync(pattern, { cwd: root }))) {
      for (const [, name = ''] of readFileSync(join(root, path), 'utf8').matchAll(/['"`]([a-z0-9][a-z0-9-]+)['"`]/g)) {
        const icon = icons[aliases[name]?.parent ?? name]
        if (icon) found[name] = icon.body
      }
    }
    return `export const bodies = ${JSON.stringify(found)}`
  }
  const boards = () =>
    readdirSync(join(root, 'src/boards'), { withFileTypes: true }).filter((each) => each.isDirectory())
  const loaders = () => {
    const games = boards().map(({ name }) => `${JSON.stringify(name)}: () => import('${pictures}/${name}')`)
    return `export const sets = { ${games.join(', ')} }`
  }
  return {
    name: 'cardwright-drawings',
    resolveId: (id) => (id === symbols || id === pictures || id.startsWith(`${pictures}/`) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${symbols}`) return bodiesIn(own)
      if (id === `\0${pictures}`) return loaders()
      if (!id.startsWith(`\0${pictures}/`)) return null
      const game = id.slice(pictures.length + 2)
      return bodiesIn(game === 'generic' ? [...ofAll, ...ofTheRest(root)] : ofGame(game))
    },
    configureServer(server) {
      server.watcher.on('change', (path) => {
        if (!/\.tsx?$/.test(path)) return
        for (const [id, known] of server.moduleGraph.idToModuleMap) {
          if (id.startsWith('\0virtual:')) server.moduleGraph.invalidateModule(known)
        }
      })
    },
  }
}
