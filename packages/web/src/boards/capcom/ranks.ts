import { type Avoid, ace, type CapcomDef, jack, king, type Line, type Lines, queen } from '@cardwright/capcom'
import type { BoardProps } from '../../table/contract.ts'

const letters: Readonly<Record<number, string>> = { [ace]: 'A', [jack]: 'J', [queen]: 'Q', [king]: 'K', 14: '★' }

/** As it stands on a card. */
export const letterOf = (rank: number): string => letters[rank] ?? String(rank)

/** The rank of a playing card; null for anything else. */
export function rankOf({ entry }: Pick<BoardProps, 'entry'>, card: string | undefined): number | null {
  const def = card === undefined ? undefined : (entry.game.library.get(card) as CapcomDef | undefined)
  return def?.kind === 'card' ? def.rank : null
}

const between = (least: number, most: number): number[] =>
  Array.from({ length: Math.max(0, most - least + 1) }, (_, i) => least + i)

/** CC-042, CC-044, CC-099: the ranks that a line takes. */
export function ranksOf(line: Line | Avoid, { sheet }: Lines): readonly number[] {
  if ('number' in line) return [line.number]
  if (line.class === 'basic') return between(2, sheet.strength)
  return line.class === 'throw' ? between(sheet.strength + 1, 10) : [line.rank]
}
