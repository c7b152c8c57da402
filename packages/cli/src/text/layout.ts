import { stripVTControlCharacters } from 'node:util'
import colours from 'picocolors'

export const { bold, dim, cyan, green, red, yellow } = colours

/** As wide as the terminal, within what is good to read; 80 where there is none. */
export const screenWidth = (): number => Math.max(40, Math.min(process.stdout.columns || 80, 100))

export const widthOf = (text: string): number => stripVTControlCharacters(text).length

export const padEnd = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - widthOf(text)))

/** Items side by side, in as many lines as they need; the first line may begin with something else than an indent. */
export function flowLines(items: readonly string[], width: number, first: string, gap = '  '): string[] {
  const indent = ' '.repeat(widthOf(first))
  const lines: string[] = []
  let line = first
  let empty = true
  const room = width - indent.length
  for (const item of items.flatMap((each) => (widthOf(each) > room ? breakUp(each, room) : [each]))) {
    if (!empty && widthOf(line) + widthOf(gap) + widthOf(item) > width) {
      lines.push(line)
      line = indent
      empty = true
    }
    line += empty ? item : gap + item
    empty = false
  }
  return [...lines, line]
}

/** An item that is wider than a line, in pieces that are not, cut between words where there are any. */
function breakUp(item: string, room: number): string[] {
  const pieces: string[] = []
  for (const word of item.split(' ')) {
    const longer = `${pieces.at(-1)} ${word}`
    if (pieces.length > 0 && widthOf(longer) <= room) pieces[pieces.length - 1] = longer
    else pieces.push(word)
  }
  return pieces
}

/** A text in lines, each after an indent, or the first after something else. */
export const wrapText = (text: string, width: number, first = ''): string[] =>
  flowLines(text.split(/\s+/), width, first, ' ')

/** Text at the left and at the right of one line. */
export function leftAndRight(left: string, right: string, width: number): string {
  if (widthOf(right) === 0) return left
  return left + ' '.repeat(Math.max(2, width - widthOf(left) - widthOf(right))) + right
}

/** `── Duel ───────────── turn: you ──` */
export function ruler(left: string, right: string, width: number): string {
  const start = left === '' ? '' : `${dim('──')} ${left} `
  const end = right === '' ? '' : ` ${right} ${dim('──')}`
  return start + dim('─'.repeat(Math.max(2, width - widthOf(start) - widthOf(end)))) + end
}

/** Rows of cells, each column as wide as its widest cell. */
export function table(rows: readonly (readonly string[])[], gap = '  '): string[] {
  const widths: number[] = []
  for (const row of rows)
    row.forEach((cell, i) => {
      widths[i] = Math.max(widths[i] ?? 0, widthOf(cell))
    })
  return rows.map((row) =>
    row
      .map((cell, i) => padEnd(cell, widths[i]!))
      .join(gap)
      .trimEnd(),
  )
}

export const print = (lines: string | readonly string[]): void => {
  process.stdout.write(`${typeof lines === 'string' ? lines : lines.join('\n')}\n`)
}

export const printJson = (value: unknown): void => print(JSON.stringify(value, null, 2))
