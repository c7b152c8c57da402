import { cleanName, type Deck, maxCopies } from './decks.ts'

/**
 * A deck in one word, for addresses and messages: `~Skyfire~2.0cinder-drakelet.3feint~1.0dawn`. The cards that a deck
 * holds equally often stand together in alphabetical order. Each begins with how many letters it shares with the one
 * before it, in base 36: codes such as `BD-W54-001` shrink to their last digits.
 */
export function makeDeckCode({ name, cards }: Deck): string {
  const byCount = new Map<number, string[]>()
  for (const id of Object.keys(cards).sort()) byCount.set(cards[id]!, [...(byCount.get(cards[id]!) ?? []), id])
  const groups = [...byCount].sort(([a], [b]) => b - a).map(([count, ids]) => [count, ...shortened(ids)].join('.'))
  return ['', escaped(cleanName(name)), ...groups].join('~')
}

export const isDeckCode = (text: string): boolean => text.startsWith('~')

/** Null if it is no such word: part of an address that was cut off, say. */
export function parseDeckCode(code: string): Deck | null {
  if (!isDeckCode(code)) return null
  try {
    const [, name = '', ...groups] = code.split('~')
    const entries = groups.flatMap((group) => {
      const [count, ...ids] = group.split('.')
      return lengthened(ids).map((id) => [id, countIn(count!)] as const)
    })
    return { name: cleanName(decodeURIComponent(name)), cards: Object.fromEntries(entries) }
  } catch {
    return null
  }
}

function countIn(text: string): number {
  const count = Number(text)
  if (!Number.isInteger(count) || count < 1 || count > maxCopies) throw new Error('no number of cards')
  return count
}

const escaped = (text: string): string => encodeURIComponent(text).replaceAll('.', '%2E').replaceAll('~', '%7E')

const maxShared = 35

function sharedBy(a: string, b: string): number {
  let n = 0
  while (n < maxShared && n < a.length && a[n] === b[n]) n++
  return n
}

const shortened = (ids: readonly string[]): string[] =>
  ids.map((id, i) => {
    const shared = sharedBy(ids[i - 1] ?? '', id)
    return shared.toString(36) + escaped(id.slice(shared))
  })

function lengthened(short: readonly string[]): string[] {
  let before = ''
  return short.map((each) => {
    const shared = Number.parseInt(each[0]!, 36)
    if (!(shared <= before.length)) throw new Error('cut off')
    before = before.slice(0, shared) + decodeURIComponent(each.slice(1))
    if (before === '') throw new Error('a card without a code')
    return before
  })
}
