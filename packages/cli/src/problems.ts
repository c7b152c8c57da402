import { problemWords } from './words/en/problems.ts'

/** The command was called wrongly: exit code 2. The message says what was wrong and what would be right. */
export class UsageError extends Error {}

/** What was to be checked does not hold, or a server cannot be run with its settings: exit code 1. */
export class CheckError extends Error {}

export const oneLine = (text: string): string => text.replace(/\s*\n\s*/g, ' ').trim()

/** Says what is wrong, or what else is no result, on the error stream: what is reported stays clean. */
export const complain = (message: string): void => {
  process.stderr.write(`cardwright: ${oneLine(message)}\n`)
}

/** How many letters must be changed, put in or left out to make one word of the other. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const changed = row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min(changed, row[j]! + 1, next[j - 1]! + 1))
    }
    row = next
  }
  return row[b.length]!
}

/** The name that was probably meant, if one is near. */
export function nearest(word: string, names: readonly string[]): string | null {
  const small = word.toLowerCase()
  let best: string | null = null
  let least = Math.max(1, Math.floor(word.length / 2)) + 1
  for (const name of names) {
    const far = distance(small, name.toLowerCase())
    if (far < least) {
      best = name
      least = far
    }
  }
  return best
}

const maxNamed = 12

/** What can be looked for in vain, as it is called. */
export const { things } = problemWords

/** `There is no game duell. Did you mean duel? There are: duel, market.` */
export function unknownName(what: string, word: string, names: readonly string[]): UsageError {
  const [first = ''] = names
  const all = names.length > maxNamed ? problemWords.fromTo(first, names.at(-1)!, names.length) : names.join(', ')
  return new UsageError(problemWords.unknown(what, word, nearest(word, names), all))
}
