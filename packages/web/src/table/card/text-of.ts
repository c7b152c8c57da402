import type { Entry } from '@cardwright/catalog'
import type { Words } from '@cardwright/engine'

/** The printed text of a card, for screen readers. */
export function textOf({ game }: Entry, words: Words, name: string): string {
  const def = game.library.get(name)
  return def ? (words.lines?.(def) ?? []).map(({ head, text }) => `${head ? `${head}: ` : ''}${text}`).join(' ') : ''
}
