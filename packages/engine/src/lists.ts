/** Takes the item at this place out of a list. `splice` would make a list of what it takes out, and costs far more. */
export function removeAt<T>(list: T[], at: number): void {
  for (let i = at + 1; i < list.length; i++) list[i - 1] = list[i]!
  list.pop()
}
