import type { Entry } from '@cardwright/catalog'
import type { AskView } from '@cardwright/engine'
import { type Icon, iconText, type WeissCard } from '@cardwright/weiss'
import type { BoardProps } from '../../table/contract.ts'
import { ownStage } from './sight.ts'

/** The ability that asks something: whose it is, what is printed of it, and which cards its words mean by now. */
export interface Asking {
  readonly source: string
  readonly ability: string
  readonly text: string | null
  readonly bound: readonly string[]
  readonly cause: string | null
}

/** What is printed of an ability, or what its trigger icon does; of one that the card was given, nothing. */
export function printed({ game }: Entry, card: string, ability: string): string | null {
  if (ability.startsWith('icon ')) return iconText(ability.slice('icon '.length) as Icon)
  const def = game.library.get(card) as WeissCard | undefined
  return def?.abilities.find(({ key }) => key === ability)?.text ?? null
}

/** Null if no ability asks. */
export function askingIn(ask: AskView | null, entry: Entry): Asking | null {
  const { source, ability, bound, cause } = (ask?.context ?? {}) as Partial<Record<string, unknown>>
  if (typeof source !== 'string' || typeof ability !== 'string') return null
  return {
    source,
    ability,
    text: printed(entry, source, ability),
    bound: Array.isArray(bound) ? bound : [],
    cause: typeof cause === 'string' ? cause : null,
  }
}

/** The keyword of a text that ends with its cost: what it does is not printed, `Bond/"Kesh" [Put 1 card …]`. Else null. */
export const shortOf = (text: string): string | null =>
  /^(?:【[^】]*】\s*)*([A-Z]\w+).*\]$/s.exec(text.trim())?.[1] ?? null

/** The character that asks where another card goes. Of two that are alike, none is said to be it. */
export function asker({ context, card }: AskView, props: BoardProps): number | null {
  const { source } = (context ?? {}) as Partial<Record<string, unknown>>
  if (typeof source !== 'string' || card?.name === source) return null
  const [only, ...more] = ownStage(props).filter(({ name }) => name === source)
  return only && more.length === 0 ? only.handle : null
}
