/** What StrykerJS writes, as far as it is read here: https://github.com/stryker-mutator/mutation-testing-elements */
export interface Report {
  readonly files: Readonly<Record<string, { readonly source: string; readonly mutants: readonly Mutant[] }>>
}

interface Mutant {
  readonly status: string
  readonly replacement: string
  readonly location: { readonly start: Position; readonly end: Position }
  /** The tests that come by. */
  readonly coveredBy?: readonly string[]
}

/** Counted from 1. */
interface Position {
  readonly line: number
  readonly column: number
}

const isFound = ({ status }: Mutant): boolean => status === 'Killed' || status === 'Timeout'
const isMissed = ({ status }: Mutant): boolean => status === 'Survived' || status === 'NoCoverage'

/** On one line, and not too long. */
function short(code: string): string {
  const line = code.replaceAll(/\s+/g, ' ')
  return line.length > 90 ? `${line.slice(0, 60)} … ${line.slice(-27)}` : line
}

/** The code that the mutant replaced. */
function originalOf(source: string, { start, end }: Mutant['location']): string {
  const lines = source.split('\n').slice(start.line - 1, end.line)
  lines[lines.length - 1] = lines.at(-1)!.slice(0, end.column - 1)
  lines[0] = lines[0]!.slice(start.column - 1)
  return lines.join('\n')
}

/** A line for each change that no test noticed, by file, and a line that counts. */
export function listOf({ files }: Report): readonly string[] {
  const lines = Object.entries(files).flatMap(([file, { source, mutants }]) => {
    const missed = mutants.filter(isMissed)
    const line = (mutant: Mutant): string => {
      const { line, column } = mutant.location.start
      const change = `${short(originalOf(source, mutant.location))}  ->  ${short(mutant.replacement)}`
      return `  ${line}:${column}  ${change}  (${mutant.coveredBy?.length ?? 0} tests come by)`
    }
    return missed.length > 0 ? ['', `${file}: ${missed.length} of ${mutants.length}`, ...missed.map(line)] : []
  })
  const all = Object.values(files).flatMap(({ mutants }) => mutants)
  const found = all.filter(isFound).length
  return [...lines, '', `${found} of ${found + all.filter(isMissed).length} changes were noticed by a test.`]
}
