// Checks which way dependencies point: engine <- games, bots <- catalog <- room <- server, cli, web; never back.
// Run by `npm test`; `ARROWS` below is the whole rule.

import { globSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { posix } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'

export interface SourceFile {
  readonly path: string
  readonly text: string
}

const LAYERS = [
  'engine',
  'games',
  'bots',
  'examples',
  'catalog',
  'protocol',
  'room',
  'bench',
  'server',
  'web',
  'cli',
  'tools',
] as const
type Layer = (typeof LAYERS)[number]

/** What each layer may import of the project. */
const ARROWS: Record<Layer, readonly Layer[]> = {
  engine: [],
  games: ['engine'],
  bots: ['engine'],
  examples: ['engine'],
  catalog: ['engine', 'games', 'bots', 'examples'],
  protocol: ['engine'],
  room: ['engine', 'bots', 'catalog', 'protocol'],
  bench: ['engine', 'bots', 'examples', 'protocol', 'server'],
  server: ['engine', 'bots', 'catalog', 'protocol', 'room'],
  web: ['engine', 'games', 'bots', 'catalog', 'protocol', 'room'],
  cli: ['engine', 'games', 'bots', 'examples', 'catalog', 'protocol', 'room', 'bench', 'server'],
  tools: [],
}

/** Tests need something to play: every layer's tests may import the examples. */
const TEST_ARROWS: readonly Layer[] = ['examples']

/** The parts of a package from the lowest to the highest, by their paths: a part imports itself and what is below it. */
export type Parts = Readonly<Record<string, readonly (readonly [name: string, paths: RegExp])[]>>

/** A game is listed here once its parts comply. Files of no part may import all of them, and be imported by all. */
const PARTS: Parts = {
  'packages/games/exodus': [
    ['vocabularies', /^src\/effects\/(\w+\/)?vocabulary\.ts$/],
    ['rules', /^src\/(rules\/|words\/en\/refusals)/],
    ['effects', /^src\/effects\/((\w+\/)?run|resolving)\.ts$/],
    ['texts', /^src\/(effects|cards)\/([\w/]+\/)?text\.ts$/],
    ['words', /^src\/words\//],
  ],
  'packages/games/exceed': [
    ['words for effects', /^src\/effects\/(\w+\/)?(?!run\.ts)\w+\.ts$/],
    ['values', /^src\/values\//],
    ['rules', /^src\/rules\//],
    ['effects', /^src\/effects\/(\w+\/)?run\.ts$/],
  ],
  'packages/games/millennium': [
    ['vocabularies', /^src\/effects\/(\w+\/)?(vocabulary|abilities|lazy)\.ts$/],
    ['acts', /^src\/acts\//],
    ['effects', /^src\/effects\/(\w+\/)?(run|running|naming|completing)\.ts$/],
    ['rules', /^src\/rules\//],
    ['bot', /^src\/bot\//],
  ],
}

/** The engine runs anywhere: nothing but zod from outside, not even Node's own modules. */
const ENGINE_LIBRARIES = ['zod']
const ENGINE_TESTING_LIBRARIES = ['zod', 'fast-check']

interface Package {
  readonly folder: string
  readonly name: string
  readonly layer: Layer
  /** What its code may import, and what its tests may import beside that. */
  readonly declared: ReadonlySet<string>
  readonly declaredForTests: ReadonlySet<string>
}

/** The violations in a tree of files (sources and package.json files), one readable line each. */
export function checkArrows(files: readonly SourceFile[], parts: Parts = PARTS): string[] {
  const packages = readPackages(files)
  return files.filter(({ path }) => /\.tsx?$/.test(path)).flatMap((file) => checkFile(file, packages, parts))
}

function checkFile(file: SourceFile, packages: readonly Package[], parts: Parts): string[] {
  const own = packageOf(file.path, packages)
  if (!own) return [`${file.path} lies in no package: tools/arrows.ts does not know its folder`]
  return importsOf(file).flatMap(({ specifier, line }) => {
    const problem = judge(file.path, own, specifier, packages) ?? judgePart(file.path, own, specifier, parts)
    return problem ? [`${file.path}:${line} imports ${specifier}, but ${problem}`] : []
  })
}

/** Why this import is wrong, or null. */
function judge(path: string, own: Package, specifier: string, packages: readonly Package[]): string | null {
  if (specifier.startsWith('.')) {
    const target = packageOf(posix.join(posix.dirname(path), specifier), packages)
    return target === own ? null : 'that lies in another package, which is imported by its name'
  }
  // what a plugin of the bundler makes lies in no package
  if (specifier.startsWith('virtual:')) return null
  const name = specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')
  if (name === own.name) return null

  const inTest = !/^(src|bin)\//.test(path.slice(own.folder.length).replace(/^\//, ''))
  const layers = inTest ? [...ARROWS[own.layer], ...TEST_ARROWS] : ARROWS[own.layer]
  const internal = packages.find((other) => other.name === name)
  if (internal && !layers.includes(internal.layer)) {
    return `${own.name} may depend only on ${layers.join(', ') || 'nothing else of the project'}`
  }
  if (!internal && own.layer === 'engine' && !inTest) {
    const testing = path.startsWith(`${own.folder}/src/testing/`)
    const libraries = testing ? ENGINE_TESTING_LIBRARIES : ENGINE_LIBRARIES
    if (!libraries.includes(name)) return `${own.name} may depend only on ${libraries.join(', ')}`
  }
  if (isBuiltin(specifier) || own.declared.has(name) || (inTest && own.declaredForTests.has(name))) return null
  return `${posix.join(own.folder, 'package.json')} does not declare ${name}`
}

/** Why an import within a package points upwards, or null. */
function judgePart(path: string, { folder }: Package, specifier: string, all: Parts): string | null {
  const parts = specifier.startsWith('.') ? all[folder] : undefined
  if (parts === undefined) return null
  const partOf = (each: string) => parts.findIndex(([, paths]) => paths.test(each.slice(folder.length + 1)))
  const own = partOf(path)
  const target = partOf(posix.join(posix.dirname(path), specifier))
  return own < 0 || target <= own
    ? null
    : `${parts[target]![0]} are built on ${parts[own]![0]}, not the other way round`
}

/** Every import and re-export, of values and types, static, dynamic and within types. */
function importsOf(file: SourceFile): { specifier: string; line: number }[] {
  const { module, program, errors } = parseSync(file.path, file.text)
  if (errors[0]) throw new Error(`${file.path}: ${errors[0].message}`)
  const requests = [
    ...module.staticImports.map((each) => each.moduleRequest),
    ...module.staticExports.flatMap((each) => each.entries[0]?.moduleRequest ?? []),
    ...module.dynamicImports.map((each) => each.moduleRequest),
  ]
  new Visitor({ TSImportType: (node) => requests.push(node.source) }).visit(program)
  return requests
    .sort((a, b) => a.start - b.start)
    .map(({ start, end }) => ({ text: file.text.slice(start, end), start }))
    .filter(({ text }) => /^(['"]).*\1$/.test(text))
    .map(({ text, start }) => ({ specifier: text.slice(1, -1), line: file.text.slice(0, start).split('\n').length }))
}

function readPackages(files: readonly SourceFile[]): Package[] {
  const manifests = files.filter(({ path }) => posix.basename(path) === 'package.json')
  const read = manifests.map(({ path, text }) => ({ folder: posix.dirname(path), manifest: JSON.parse(text) }))
  const root = read.find(({ folder }) => folder === '.')?.manifest ?? {}
  return read.map(({ folder, manifest }) => ({
    folder,
    name: manifest.name,
    layer: layerOf(folder),
    declared: names(manifest.dependencies, manifest.peerDependencies, manifest.optionalDependencies),
    declaredForTests: names(manifest.devDependencies, root.devDependencies),
  }))
}

const names = (...lists: (object | undefined)[]) => new Set(lists.flatMap((list) => Object.keys(list ?? {})))

/** `packages/games/exceed` is of the layer games, `examples/duel` of examples; the root itself is tools. */
function layerOf(folder: string): Layer {
  const word = folder.replace(/^packages\//, '').split('/')[0]
  const layer = folder === '.' ? 'tools' : LAYERS.find((each) => each === word)
  if (!layer) throw new Error(`${folder}/package.json: add the layer ${word} to ARROWS in tools/arrows.ts`)
  return layer
}

/** The package whose folder holds the path. The root's package owns tools/, bots that need no package, its own files. */
function packageOf(path: string, packages: readonly Package[]): Package | undefined {
  const inner = packages.find(({ folder }) => path.startsWith(`${folder}/`))
  if (inner) return inner
  return /^(tools\/|examples\/bots\/|[^/]+$)/.test(path) ? packages.find(({ folder }) => folder === '.') : undefined
}

if (process.argv[1]?.endsWith('arrows.ts')) {
  const patterns = ['package.json', '*.ts', '{packages,examples,bench,tools}/**/{package.json,*.ts,*.tsx}']
  const paths = globSync(patterns, { exclude: ['**/node_modules', '**/dist'] }).map((path) =>
    path.replaceAll('\\', '/'),
  )
  const violations = checkArrows(paths.sort().map((path) => ({ path, text: readFileSync(path, 'utf8') })))
  for (const violation of violations) console.error(violation)
  if (violations.length > 0) process.exit(1)
}
