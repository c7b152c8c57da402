import type { ZodType } from 'zod'
import { misfits } from './misfits.ts'

/** Definitions of somebody's own, each checked. Throws an error for people that names the card and the field. */
export function readCards<D>(schema: ZodType<D>, cards: readonly unknown[]): D[] {
  return cards.map((card, at) => {
    const { data, error } = schema.safeParse(card)
    if (error === undefined) return data
    const { path, message } = misfits(error).issues[0]!
    const id = (card as { id?: unknown } | null)?.id
    throw new Error(`cards.${at}${typeof id === 'string' ? ` (${id})` : ''}: ${[...path, message].join(': ')}`)
  })
}

/** Fails if two of these definitions have one name. */
export function mustDiffer(cards: readonly { readonly id: string }[]): void {
  const ids = new Set<string>()
  for (const { id } of cards) {
    if (ids.has(id)) throw new Error(`There are two definitions of ${id}.`)
    ids.add(id)
  }
}
