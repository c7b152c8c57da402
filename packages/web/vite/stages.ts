import { existsSync, readdirSync } from 'node:fs'
import { join, resolve, sep } from 'node:path'

/** What the bundler tells of a module. */
interface Graph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[]; readonly isEntry: boolean } | null
}

/** The chunk that the page and its threads both begin with; it knows how to load each game. */
export const common = 'common'

/** The parts of motion that a table begins with; what moves cards is fetched later. */
const motion = /node_modules\/framer-motion\/dist\/es\/components\/(LazyMotion|MotionConfig)\//

/** Of other packages, by path: those that come through a package's index would else all count as wanted at once. */
const elsewhere: readonly (readonly [stage: string, path: RegExp])[] = [
  [common, /packages\/catalog\/src\/(games|entry|words\/spoken)\.ts$/],
  [common, /packages\/engine\/src\/(english|game|random|sha256|seats)\.ts$/],
  [common, /vite\/preload-helper|rolldown\/runtime/],
  [
    'front',
    /node_modules\/(@fontsource-variable|react|react-dom|scheduler|use-sync-external-store|wouter|regexparam|mitt)\//,
  ],
  ['rules', /packages\/(engine|protocol|room|bots)\/src\//],
  ['rules', /packages\/catalog\/src\/(?!(exceed|exodus|weiss|capcom)\.ts)/],
  ['rules', /node_modules\/zod\//],
  ['table', motion],
]
/** A game, and what the catalog knows of it. */
const game = /packages\/(?:games\/(\w+)\/src\/|catalog\/src\/(exceed|exodus|weiss|capcom)\.ts$)/

/** Of the client itself, by what is reached from where; a file is in the first stage that reaches it. */
function stagesIn(root: string): readonly { name: string; roots: readonly string[]; and?: readonly string[] }[] {
  const at = (path: string) => resolve(root, path)
  const page = [at('src/main.tsx')]
  const threads = ['host', 'thinker', 'replayer'].map((name) => at(`src/worker/${name}.ts`))
  const pictures = (set: string) => `\0virtual:pictures/${set}`
  const boards = readdirSync(at('src/boards')).flatMap((game) => {
    const board = ['index.ts', 'index.tsx'].map((file) => at(`src/boards/${game}/${file}`)).find(existsSync)
    return board && game !== 'generic' ? [{ name: `${game}-board`, roots: [board, pictures(game)] }] : []
  })
  // what lies beside the boards is shared by several: in the chunk of one it would bring all of that board to the others
  const shared = readdirSync(at('src/boards'), { withFileTypes: true }).filter((entry) => entry.isFile())
  const table = [
    'pages/Practice.tsx',
    'pages/Play.tsx',
    'boards/generic/index.tsx',
    ...shared.map(({ name }) => `boards/${name}`),
  ].map((path) => at(`src/${path}`))
  return [
    { name: common, roots: page, and: threads },
    { name: 'front', roots: page },
    { name: 'rules', roots: threads },
    { name: 'table', roots: [...table, pictures('table'), pictures('generic')] },
    ...boards,
  ]
}

/**
 * Names the chunk of a module by the moment at which it is wanted: the front page, then a table and the rules, then a game
 * and its board. The bundler by itself makes a chunk of every set of modules that some pages share, a hundred of a few
 * lines each, and every one costs a request and a kilobyte of headers.
 */
export function stages(root: string): (id: string, graph: Graph) => string | null {
  let known: Map<string, string> | null = null
  return (id, graph) => {
    known ??= assign(root, graph)
    const path = id.replaceAll('\\', '/')
    const [, rules, catalogued] = game.exec(path) ?? []
    return known.get(id) ?? elsewhere.find(([, pattern]) => pattern.test(path))?.[0] ?? rules ?? catalogued ?? null
  }
}

function assign(root: string, graph: Graph): Map<string, string> {
  const own = resolve(root, 'src') + sep
  const stage = new Map<string, string>()
  for (const { name, roots, and } of stagesIn(root)) {
    const others = and && reached(and, own, graph)
    for (const id of reached(roots, own, graph)) if (!stage.has(id) && (!others || others.has(id))) stage.set(id, name)
  }
  // a thread begins when its file is read: that file is nobody else's
  for (const id of stage.keys())
    if (id.startsWith(join(own, 'worker')) && graph.getModuleInfo(id)?.isEntry) stage.delete(id)
  return stage
}

function reached(roots: readonly string[], own: string, graph: Graph): Set<string> {
  const found = new Set(roots)
  for (const id of found)
    for (const next of graph.getModuleInfo(id)?.importedIds ?? [])
      if (next.startsWith(own) || next.startsWith('\0virtual:')) found.add(next)
  return found
}
