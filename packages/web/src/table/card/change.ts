/** How a number stands to the one that is printed; undefined if it is the same. Style sheets go by these words. */
export type Change = 'raised' | 'lowered' | undefined

export function changeOf(now: number, printed: number): Change {
  if (now === printed) return undefined
  return now > printed ? 'raised' : 'lowered'
}
