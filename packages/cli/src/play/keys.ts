import type { AskView } from '@cardwright/engine'
import { playWords } from '../words/en/play.ts'

/** The keys that were meant, or what is wrong with what was typed. */
export type Read = { readonly key: string } | { readonly problem: string; readonly ambiguous?: true }

/** Each part between colons is the beginning of the key's part: `p:sc` is `play:scout`. */
function abbreviates(typed: string, key: string): boolean {
  const given = typed.split(':')
  const parts = key.toLowerCase().split(':')
  return given.length <= parts.length && given.every((part, i) => parts[i]!.startsWith(part))
}

const maxNamed = 6

export function readKey(typed: string, keys: readonly string[]): Read {
  if (keys.includes(typed)) return { key: typed }
  // Answers never go by place: a list that has changed since would turn a number into another answer.
  if (/^\d+$/.test(typed)) return { problem: playWords.noNumbers(typed) }
  const small = typed.toLowerCase()
  for (const fits of [(key: string) => key.toLowerCase().startsWith(small), (key: string) => abbreviates(small, key)]) {
    const found = keys.filter(fits)
    if (found.length === 1) return { key: found[0]! }
    if (found.length > 1) {
      const problem = playWords.couldBe(typed, found.slice(0, maxNamed), found.length > maxNamed)
      return { problem, ambiguous: true }
    }
  }
  return { problem: playWords.notOffered(typed) }
}

export const keysOf = ({ options }: AskView): string[] => options.map(({ key }) => key)
