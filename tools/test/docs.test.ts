import { execFile } from 'node:child_process'
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const exclude = ['**/node_modules', '**/dist', '**/coverage']
const paths = globSync('**/*.md', { cwd: root, exclude })
  .map((path) => path.replaceAll('\\', '/'))
  .sort()

interface Block {
  readonly language: string
  /** `file=` in the line that opens the block: the file whose text it shows. */
  readonly file: string | null
  readonly line: number
  readonly lines: readonly string[]
}

interface Page {
  readonly path: string
  /** What is outside of fenced blocks, without code in the line; blocks are blank lines. */
  readonly prose: readonly string[]
  readonly blocks: readonly Block[]
}

function parsePage(path: string, text: string): Page {
  const prose: string[] = []
  const blocks: Block[] = []
  let fence: { mark: string; info: string; line: number; lines: string[] } | null = null
  for (const [i, line] of text.split('\n').entries()) {
    const mark = /^\s*(```+|~~~+)/.exec(line)?.[1]
    if (fence === null && mark !== undefined) {
      fence = { mark, info: line.trim().slice(mark.length).trim(), line: i + 1, lines: [] }
    } else if (fence !== null && line.trim() === fence.mark) {
      const { info, lines } = fence
      const file = /\bfile=(\S+)/.exec(info)?.[1] ?? null
      blocks.push({ language: info.split(' ', 1)[0]!, file, line: fence.line, lines })
      fence = null
    } else fence?.lines.push(line.trimEnd())
    prose.push(fence !== null || mark !== undefined ? '' : line.replace(/`[^`]*`/g, '``'))
  }
  if (fence) throw new Error(`${path}:${fence.line} opens a block that is never closed`)
  return { path, prose, blocks }
}

const pages = paths.map((path) => parsePage(path, read(path)))
const texts = new Map<string, readonly string[]>()

function linesOf(path: string): readonly string[] {
  let lines = texts.get(path)
  if (!lines) {
    lines = read(path)
      .split('\n')
      .map((line) => line.trimEnd())
    texts.set(path, lines)
  }
  return lines
}

/** Where a run of lines begins in a file, from a line on; -1 if it does not occur. */
function indexOfLines(lines: readonly string[], part: readonly string[], from: number): number {
  for (let at = from; at + part.length <= lines.length; at++)
    if (part.every((line, i) => lines[at + i] === line)) return at
  return -1
}

/** What a block shows that its file does not say; a line `// ...` stands for what is left out. */
function strayParts({ lines }: Block, source: readonly string[]): string[] {
  const parts: string[][] = [[]]
  for (const line of lines) {
    if (line.trim() === '// ...') parts.push([])
    else parts.at(-1)!.push(line)
  }
  let from = 0
  return parts.flatMap((part) => {
    while (part[0] === '') part.shift()
    while (part.at(-1) === '') part.pop()
    const at = indexOfLines(source, part, from)
    if (at >= 0) from = at + part.length
    return at >= 0 ? [] : [part.join('\n')]
  })
}

describe('code in the documents', () => {
  const blocks = pages.flatMap(({ path, blocks }) =>
    blocks.map((block) => ({ ...block, where: `${path}:${block.line}` })),
  )

  test('is not invented: a block of TypeScript says which file it is from', () => {
    expect(blocks.filter(({ language, file }) => language === 'ts' && file === null).map(({ where }) => where)).toEqual(
      [],
    )
  })

  test.each(blocks.filter(({ file }) => file !== null))('$where is the text of $file', (block) => {
    expect(existsSync(join(root, block.file!)), `${block.where} names ${block.file}, which is not there`).toBe(true)
    expect(strayParts(block, linesOf(block.file!))).toEqual([])
  })
})

/** The anchors that a page's headings get on GitHub. */
function anchorsOf({ prose, path }: Page): Set<string> {
  const anchors = new Set<string>()
  const lines = read(path).split('\n')
  prose.forEach((line, i) => {
    if (!/^#{1,6} /.test(line)) return
    const words = lines[i]!.replace(/^#+ /, '').replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    const slug = words
      .trim()
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replace(/\s/g, '-')
    let anchor = slug
    for (let n = 1; anchors.has(anchor); n++) anchor = `${slug}-${n}`
    anchors.add(anchor)
  })
  return anchors
}

const linksIn = ({ prose }: Page): { target: string; line: number }[] =>
  prose.flatMap((line, i) =>
    [...line.matchAll(/\]\(<?([^)\s>]+)>?(?:\s+"[^"]*")?\)/g)].map(([, target]) => ({ target: target!, line: i + 1 })),
  )

/** Why a link leads nowhere, or null. */
function brokenLink(path: string, target: string): string | null {
  if (/^[a-z]+:/.test(target)) return null
  const [file = '', anchor] = target.split('#')
  const to = file === '' ? path : join(dirname(path), decodeURIComponent(file)).replaceAll('\\', '/')
  if (!existsSync(join(root, to))) return `${to} is not there`
  if (anchor === undefined) return null
  const page = pages.find((each) => each.path === to)
  return page && anchorsOf(page).has(anchor) ? null : `${to} has no heading #${anchor}`
}

describe.each(pages)('$path', (page) => {
  test('links to what is there', () => {
    const broken = linksIn(page).flatMap(({ target, line }) => {
      const why = brokenLink(page.path, target)
      return why ? [`${page.path}:${line}: ${why}`] : []
    })
    expect(broken).toEqual([])
  })

  test('names no path of a machine', () => {
    const found = read(page.path)
      .split('\n')
      .flatMap((line, i) =>
        /(?<![\w.>-])\/(work|root|home|tmp|Users)\b/.test(line) ? [`${page.path}:${i + 1}: ${line}`] : [],
      )
    expect(found).toEqual([])
  })
})

const run = promisify(execFile)

/** What `cardwright ... --help` says. */
async function helpOf(...command: string[]): Promise<string> {
  const { stdout } = await run(process.execPath, [join(root, 'packages/cli/bin/cardwright.mjs'), ...command, '--help'])
  return stdout
}

/** The options that a help text lists. */
const optionsIn = (help: string): Set<string> =>
  new Set(
    help
      .split('\n')
      .flatMap((line) =>
        /^ {2}-/.test(line) ? [...line.matchAll(/(?:^|[ ,])(--?[a-zA-Z][\w-]*)/g)].map(([, option]) => option!) : [],
      ),
  )

interface Call {
  readonly where: string
  readonly words: readonly string[]
}

const calls: readonly Call[] = pages.flatMap(({ path, blocks }) =>
  blocks
    .filter(({ language }) => language === 'sh')
    .flatMap(({ lines, line }) =>
      lines.map((text, i) => ({
        where: `${path}:${line + 1 + i}`,
        words: text
          .replace(/\s+#.*/, '')
          .trim()
          .split(/\s+/),
      })),
    ),
)

describe('commands in the documents', () => {
  test('are commands of `cardwright`, with options that they have', async () => {
    const ours = calls
      .filter(({ words: [first, second] }) => first === 'npx' && second === 'cardwright')
      .map(({ where, words: [, , ...rest] }) => ({ where, rest }))
    const names = [...new Set(ours.map(({ rest: [name = ''] }) => name).filter((name) => !name.startsWith('-')))]
    const [program, ...helps] = await Promise.all([helpOf(), ...names.map((name) => helpOf(name))])
    const commands = new Set([...program!.matchAll(/^ {2}([a-z]+) (?:\[options\] )?/gm)].map(([, name]) => name!))
    expect(names.filter((name) => !commands.has(name))).toEqual([])
    const options = new Map(names.map((name, i) => [name, optionsIn(helps[i]!)]))
    const wrong = ours.flatMap(({ where, rest: [name = '', ...words] }) => {
      const known = options.get(name) ?? optionsIn(program!)
      const used = [name, ...words].filter((word) => /^--?[a-z]/i.test(word)).map((word) => word.split('=')[0]!)
      return used.filter((option) => !known.has(option)).map((option) => `${where}: ${name} has no option ${option}`)
    })
    expect(wrong).toEqual([])
  })

  test('or tasks of package.json', () => {
    const scripts = Object.keys(JSON.parse(read('package.json')).scripts)
    const wrong = calls.flatMap(({ where, words: [first, second = '', third = ''] }) => {
      if (first !== 'npm') return []
      const task = second === 'run' ? third : second
      return scripts.includes(task) || second === 'install' ? [] : [`${where}: there is no task ${task}`]
    })
    expect(wrong).toEqual([])
  })
})

describe('lists in documents are whole', () => {
  /** The names that a page mentions in code, `like.ts` or `folder`. */
  const namedIn = (path: string): ReadonlySet<string> =>
    new Set([...read(path).matchAll(/`([\w./-]+)`/g)].map(([, name]) => name!.replace(/\/$/, '')))
  const inFolder = (path: string): string[] => readdirSync(join(root, path)).filter((name) => name !== 'index.ts')

  test.each([
    ['docs/ARCHITECTURE.md', 'packages/engine/src'],
    ['docs/ARCHITECTURE.md', 'packages/server/src'],
    ['CONTRIBUTING.md', 'packages'],
  ])('%s names everything in %s', (page, folder) => {
    const named = [...namedIn(page)]
    const missing = inFolder(folder).filter((each) => !named.some((name) => `/${name}/`.includes(`/${each}/`)))
    expect(missing).toEqual([])
  })

  const withRules = inFolder('packages/games').filter((game) =>
    existsSync(join(root, `packages/games/${game}/src/rules`)),
  )

  test.each(withRules)('the README of %s tells where each file of its rules belongs', (game) => {
    const page = `packages/games/${game}/README.md`
    const [, section = ''] = /^## From a rule to its code\n(.*?)^## /ms.exec(read(page)) ?? []
    expect(section).toContain('| chapter | ids | begin here | then |')
    const files = globSync('**/*.ts', { cwd: join(root, `packages/games/${game}/src/rules`) })
    const links = files.map((file) => `](src/rules/${file.replaceAll('\\', '/')})`)
    expect(links.filter((link) => !section.includes(link))).toEqual([])
  })

  test('README.md has a row for every large game', () => {
    const missing = inFolder('packages/games').filter((game) => !read('README.md').includes(`packages/games/${game}/`))
    expect(missing).toEqual([])
  })
})

describe('the checks themselves', () => {
  const page = (text: string) => parsePage('docs/a.md', text)
  const source = ['const a = 1', 'const b = 2', '', 'const c = 3']

  test.each([
    ['what is there', ['const b = 2', '', 'const c = 3'], []],
    ['parts with something left out', ['const a = 1', '// ...', 'const c = 3'], []],
    ['what is there in part of a line', ['const b'], ['const b']],
    ['parts in another order', ['const c = 3', '// ...', 'const a = 1'], ['const a = 1']],
    ['what differs in its indentation', ['  const a = 1'], ['  const a = 1']],
  ])('know %s', (_name, lines, stray) => {
    expect(strayParts({ language: 'ts', file: 'a.ts', line: 1, lines }, source)).toEqual(stray)
  })

  test('see links outside of code alone', () => {
    const text = ['[a](b.md) and `[c](d.md)`', '```', '[e](f.md)', '```', '[g](h.md#i "j")'].join('\n')
    expect(linksIn(page(text)).map(({ target }) => target)).toEqual(['b.md', 'h.md#i'])
  })

  test('read the file that a block is from', () => {
    const [block] = page('```ts file=src/a.ts\nlet x  \n```').blocks
    expect(block).toEqual({ language: 'ts', file: 'src/a.ts', line: 1, lines: ['let x'] })
  })

  test('find no page and no heading where there is none', () => {
    expect(brokenLink('CONTRIBUTING.md', 'nowhere.md')).toBe('nowhere.md is not there')
    expect(brokenLink('CONTRIBUTING.md', '#nowhere')).toBe('CONTRIBUTING.md has no heading #nowhere')
    expect(brokenLink('CONTRIBUTING.md', '#style')).toBeNull()
  })
})
