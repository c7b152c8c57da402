// Changes the sources of a package, one place at a time, and looks whether a test notices:
//   npm run mutants packages/games/exodus                        # all its rules
//   npm run mutants packages/games/exodus src/rules/battle.ts     # one file, or a glob
// The tests are those of `npm run check` without the golden records, which notice everything and explain nothing. What no
// test noticed is listed at the end: each line is a rule without a test, code without a use, or no difference at all.
// StrykerJS makes the changes (https://stryker-mutator.io); it is installed beside this when it is first needed.

import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { isLong } from '../long-tests.ts'
import { listOf, type Report } from './report.ts'

const root = join(import.meta.dirname, '../..')
const home = join(import.meta.dirname, 'stryker')
const stryker = join(home, 'node_modules/@stryker-mutator/core/bin/stryker.js')
const reportFile = join(root, '.cardwright/mutants.json')

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}

function run(command: string, args: readonly string[], cwd: string, env: NodeJS.ProcessEnv = {}): number {
  const isShell = process.platform === 'win32' && command === 'npm'
  return (
    spawnSync(command, args, { cwd, env: { ...process.env, ...env }, stdio: 'inherit', shell: isShell }).status ?? 1
  )
}

/** The files that the globs name, as they are called from the project's folder. */
const filesOf = (folder: string, globs: readonly string[]): readonly string[] =>
  globs
    .flatMap((glob) => globSync(glob, { cwd: folder, exclude: ['**/node_modules'] }))
    .map((file) => relative(root, join(folder, file)).replaceAll(sep, '/'))

const [name, ...globs] = process.argv.slice(2)
if (name === undefined) fail('Which package? For example: npm run mutants packages/games/exodus src/rules/battle.ts')
const folder = join(root, name)
if (!existsSync(join(folder, 'package.json')))
  fail(`${name} is no package: give its folder, such as packages/games/exodus.`)

const sources = filesOf(folder, globs.length > 0 ? globs : ['src/rules/**/*.ts'])
if (sources.length === 0) fail(`No file of ${name} is called ${globs.join(' ') || 'src/rules/**/*.ts'}.`)
const tests = filesOf(folder, ['test/**/*.test.ts']).filter(
  (file) => !isLong(root, file) && !file.endsWith('/golden.test.ts'),
)

if (!existsSync(stryker)) {
  console.log('Installing StrykerJS (once; about half a minute)...')
  if (run('npm', ['ci', '--legacy-peer-deps'], home) !== 0) fail('npm ci failed: see above.')
}
mkdirSync(join(root, '.cardwright'), { recursive: true })
const code = run(process.execPath, [stryker, 'run', join(home, 'config.mjs')], root, {
  MUTANTS_SOURCES: JSON.stringify(sources),
  MUTANTS_TESTS: JSON.stringify(tests),
  MUTANTS_REPORT: reportFile,
})
if (code !== 0) fail('StrykerJS broke off: see above.')
console.log(listOf(JSON.parse(readFileSync(reportFile, 'utf8')) as Report).join('\n'))
