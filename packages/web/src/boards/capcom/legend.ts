import { type Sheet, words } from '@cardwright/capcom'
import { spoken } from '@cardwright/catalog/words'
import type { Explained } from '../../table/contract.ts'

const keywords = spoken(words.keywords)

/** What a word of the sheets means: `Type A`, `R`, `Strength`. */
export const meaningOf = (word: string): string | undefined => keywords[word]?.means

/** The letters on a sheet, and what they mean: types first, then what stands in brackets, then marks. */
export function legendOf({ throw: thrown, moves }: Sheet): Explained[] {
  const attacks = moves.filter((move) => move.kind === 'attack')
  const all = [thrown, ...attacks]
  const explained = (letters: readonly string[], sign: (letter: string) => string, word = sign): Explained[] =>
    [...new Set(letters)].sort().map((each) => ({ sign: sign(each), means: meaningOf(word(each)) ?? '' }))
  return [
    ...explained(
      all.map(({ type }) => type),
      (type) => `Type ${type}`,
    ),
    ...explained(
      all.flatMap(({ attributes }) => attributes),
      (letter) => `(${letter})`,
      (letter) => letter,
    ),
    ...explained(
      attacks.flatMap(({ mark }) => mark ?? []),
      (mark) => mark,
    ),
  ]
}
