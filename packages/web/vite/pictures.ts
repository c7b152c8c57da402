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

/** What is seen at once on the front page, what other pages and posters show, any table, and a game's cards and board. */
const atOnce = ['src/app/Shell.tsx', 'src/pages/HeroPlay.tsx']
const ofPages = ['src/{app,pages,design}/**/*.{ts,tsx}', 'src/boards/*/poster{,s}.ts']
const ofTable = ['src/table/**/*.tsx']
const ofAll = ['src/table/pictures.ts', 'src/boards/generic/**/*.tsx', '../../examples/*/src/**/*.ts']
/** A large game that has no board yet is played at the generic table. */
const ofTheRest = (root: string) =>
  readdirSync(join(root, '../games'))
    .filter((game) => !existsSync(join(root, 'src/boards', game)))
    .map((game) => `../games/${game}/src/cards.ts`)
const ofGame = (game: string) => [`src/boards/${game}/**/*.{ts,tsx}`, `src/lessons/${game}.ts`]

/** So many letters of drawings are fetched together. */
const together = 1600

type Drawings = readonly (readonly [name: string, body: string])[]

/** Drawings of files, each of which is shown as a whole: a poster. */
const byFile = (all: readonly Drawings[]): Drawings[] => all.filter((each) => each.length > 0)

/** Drawings that are named near each other, in pieces that are fetched as one. */
function inPieces(all: Drawings): Drawings[] {
  const pieces: (readonly [string, string])[][] = []
  let size = together
  for (const drawing of all) {
    if (size >= together) {
      pieces.push([])
      size = 0
    }
    pieces.at(-1)!.push(drawing)
    size += drawing[1].length
  }
  return pieces
}

/**
 * Serves those symbols of game-icons whose names are written somewhere in the sources, since the whole set is far too
 * large to send. `virtual:symbols` holds those that are seen at once. `virtual:pictures` has a list for the pages and one for
 * each board, fetched with it, in pieces of what is named together: a piece is fetched when something of it is to be seen.
 */
export function drawings(root: string): Plugin {
  const read = (): IconSet =>
    JSON.parse(readFileSync(createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json'), 'utf8'))
  let set: IconSet | null = null
  const filesOf = (patterns: readonly string[]) =>
    patterns.flatMap((pattern) => globSync(pattern, { cwd: root })).sort()
  const drawingsIn = (files: readonly string[]): Drawings => {
    set ??= read()
    const { icons, aliases = {} } = set
    const found = new Map<string, string>()
    for (const path of files) {
      for (const [, name = ''] of readFileSync(join(root, path), 'utf8').matchAll(/['"`]([a-z0-9][a-z0-9-]+)['"`]/g)) {
        const icon = icons[aliases[name]?.parent ?? name]
        if (icon) found.set(name, icon.body)
      }
    }
    return [...found]
  }
  const module = (all: Drawings) => `export const bodies = ${JSON.stringify(Object.fromEntries(all))}`
  const patternsOf = (set: string) => {
    if (set === 'table') return ofTable
    return set === 'generic' ? [...ofAll, ...ofTheRest(root)] : ofGame(set)
  }
  const piecesOf = (set: string) =>
    set === 'pages'
      ? byFile(filesOf(ofPages).map((file) => drawingsIn([file])))
      : inPieces(drawingsIn(filesOf(patternsOf(set))))
  const boards = () =>
    readdirSync(join(root, 'src/boards'), { withFileTypes: true }).flatMap((each) =>
      each.isDirectory() ? [each.name] : [],
    )
  const lists = () => {
    const sets = ['table', ...boards()].map((name) => `${JSON.stringify(name)}: () => import('${pictures}/${name}')`)
    return `export const sets = { ${sets.join(', ')} }`
  }
  const list = (set: string) => {
    const pieces = piecesOf(set).map(
      (piece, i) =>
        `{ names: ${JSON.stringify(piece.map(([each]) => each))}, load: () => import('${pictures}/${set}/${i}') }`,
    )
    return `export const pieces = [${pieces.join(', ')}]`
  }
  return {
    name: 'cardwright-drawings',
    resolveId: (id) => (id === symbols || id === pictures || id.startsWith(`${pictures}/`) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${symbols}`) return module(drawingsIn(filesOf(atOnce)))
      if (id === `\0${pictures}`) return lists()
      if (!id.startsWith(`\0${pictures}/`)) return null
      const [set = '', piece] = id.slice(pictures.length + 2).split('/')
      return piece === undefined ? list(set) : module(piecesOf(set)[Number(piece)] ?? [])
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
