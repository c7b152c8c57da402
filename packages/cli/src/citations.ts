import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import { ruleIdsIn } from '@cardwright/engine'
import { filesIn, readText } from './files.ts'

/** A function or a line of a game's source that names rules. */
export interface Citation {
  /** `src/rules/turn.ts:12` */
  readonly where: string
  /** What is declared there; null for a line in the midst of something. */
  readonly name: string | null
  readonly rules: readonly string[]
}

const declaration =
  /^\s*(?:export )?(?:default )?(?:async )?(?:function\*? ?|const |let |class |interface |type |static |readonly )?['"]?([\w$#]+)['"]?\s*(?:[(:=<{]|extends|implements)/

/** Where the source in a game's folder carries out which rules. The rulebook itself, which only tells them, is left out. */
export function citationsOf(folder: string): Citation[] {
  const source = join(folder, 'src')
  if (!existsSync(source)) return []
  return filesIn(source, '.ts').flatMap((path) => {
    const file = relative(folder, path).replaceAll('\\', '/')
    return /^src\/rulebook\b/.test(file) ? [] : citationsIn(file, readText(path))
  })
}

const isComment = (line: string): boolean => /^\s*(?:\/\/|\/\*|\*)/.test(line)

export function citationsIn(file: string, source: string): Citation[] {
  const lines = source.split('\n')
  return lines.flatMap((line, at) => {
    const rules = ruleIdsIn(line)
    if (rules.length === 0) return []
    // a comment speaks of what follows it
    let told = at
    while (isComment(lines[told]!) && told + 1 < lines.length) told++
    const name = isComment(line) ? (declaration.exec(lines[told]!)?.[1] ?? null) : null
    return [{ where: `${file}:${told + 1}`, name, rules }]
  })
}
