import { cleanName, countOf, type Deck, type Decks, homes, inPart, maxCopies } from './decks.ts'

/** What was read, and a sentence for each line that could not be. */
export interface ReadDeck {
  readonly deck: Deck
  readonly problems: readonly string[]
}

/**
 * A deck as people send it: its name, then `4 CODE Name` a line, each part under its heading.
 *
 *     # Skyfire
 *
 *     Main Deck (24)
 *     2 gorge-drake Gorge Drake
 */
export function makeDeckText(decks: Decks, { name, cards }: Deck): string {
  const known = homes(decks)
  const parts = decks.parts.flatMap((part) => {
    const held = inPart(decks, cards, part.id)
    const lines = Object.entries(held).map(([id, count]) => `${count} ${id} ${known.get(id)?.name ?? ''}`.trimEnd())
    return lines.length > 0 ? [[`${part.name} (${countOf(held)})`, ...lines].join('\n')] : []
  })
  return `${[`# ${name}`, ...parts].join('\n\n')}\n`
}

/** Reads what `makeDeckText` makes, and most of what people write: `4x Name`, `Name x4`, a code or a name alone. */
export function parseDeckText(decks: Decks, text: string): ReadDeck {
  const find = finder(decks)
  const cards = new Map<string, number>()
  const problems: string[] = []
  let name = ''
  for (const [i, raw] of text.split(/\r?\n/).entries()) {
    const line = raw.trim()
    if (line.startsWith('#')) name ||= cleanName(line.replace(/^#+/, ''))
    else if (line !== '' && !line.startsWith('//') && !isHeading(decks, line)) {
      const read = readLine(line, find)
      if (typeof read === 'string') problems.push(`Line ${i + 1}: ${read}`)
      else cards.set(read.id, Math.min(maxCopies, (cards.get(read.id) ?? 0) + read.count))
    }
  }
  return { deck: { name, cards: Object.fromEntries(cards) }, problems }
}

type Find = (words: string) => string | undefined

const plain = (words: string): string => words.trim().toLowerCase()

/** A code as ids have it, however it is printed: `BD/W54-001` is `bd-w54-001`. */
export const codeIn = (word: string): string =>
  plain(word)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** By code first, then by name: of several with one name, the first. */
function finder(decks: Decks): Find {
  const byCode = new Map(decks.cards.map(({ id }) => [codeIn(id), id]))
  const byName = new Map([...decks.cards].reverse().map(({ id, name }) => [plain(name), id]))
  return (words) => byCode.get(codeIn(words.split(/\s/)[0]!)) ?? byName.get(plain(words))
}

const isHeading = (decks: Decks, line: string): boolean =>
  decks.parts.some(({ name }) => plain(line.replace(/\s*(\(\d+\)|:)$/, '')) === plain(name))

function readLine(line: string, find: Find): { readonly id: string; readonly count: number } | string {
  const before = /^(\d+)\s*[x×]?\s+(.+)$/i.exec(line)
  const after = /^(.+?)\s+[x×]\s*(\d+)$/i.exec(line)
  const count = Number(before?.[1] ?? after?.[2] ?? 1)
  const words = before?.[2] ?? after?.[1] ?? line
  if (count < 1 || count > maxCopies) return `${count} is no number of cards.`
  const id = find(words)
  return id === undefined ? `There is no card “${words}”.` : { id, count }
}
