import { formKey } from '@cardwright/engine'

/** What is offered, and for what. */
export interface Terms {
  readonly to: number
  readonly give: readonly string[]
  readonly dollars: number
  readonly friendship: string
  readonly wants: readonly string[]
  readonly wantsDollars: number
  readonly wantsFriendship: number
}

/** No Friendship card. */
export const none = 'none'

export const offerKey = ({ to, ...terms }: Terms): string => formKey('offer', { to: String(to), ...terms })

/** So much of a side is missing to make both worth the same. */
export function evened(terms: Terms, starsOf: (name: string) => number): Terms {
  const sum = (names: readonly string[]) => names.reduce((all, name) => all + starsOf(name), 0)
  const more = sum(terms.give) - sum(terms.wants)
  return { ...terms, dollars: Math.max(0, -more), wantsDollars: Math.max(0, more) }
}
