/** Selects everything that can be chosen now: a card, a place on the board, a button. */
const lit = '[data-lit]'

/** The order for keys: first the hand, then the answers, then the board. */
const places = ['.table__hand', '.table__ask', '.table__board']

/** Not where something else has taken its place for now. */
const isSeen = (element: HTMLElement): boolean =>
  element.offsetParent !== null && getComputedStyle(element).visibility !== 'hidden'

/** What is lit at a table, the first so many of it. */
export function litIn(table: HTMLElement, count = Number.POSITIVE_INFINITY): HTMLElement[] {
  const found: HTMLElement[] = []
  for (const place of places) {
    for (const each of table.querySelectorAll<HTMLElement>(`${place} ${lit}`)) {
      if (found.length === count) return found
      if (isSeen(each)) found.push(each)
    }
  }
  return found
}

interface Spot {
  readonly x: number
  readonly y: number
}

const middleOf = (element: Element): Spot => {
  const { x, y, width, height } = element.getBoundingClientRect()
  return { x: x + width / 2, y: y + height / 2 }
}

const ways: Readonly<Record<string, Spot>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** The nearest of these in the direction of a key: what lies straight ahead comes before what lies aside. */
export function neighbour(all: readonly HTMLElement[], from: EventTarget | null, key: string): HTMLElement | null {
  const way = ways[key]
  if (!way) return null
  if (!(from instanceof HTMLElement) || !all.includes(from)) return all[0] ?? null
  const here = middleOf(from)
  let best: HTMLElement | null = null
  let least = Number.POSITIVE_INFINITY
  for (const each of all) {
    if (each === from) continue
    const there = middleOf(each)
    const [dx, dy] = [there.x - here.x, there.y - here.y]
    const ahead = dx * way.x + dy * way.y
    const aside = Math.abs(dx * way.y) + Math.abs(dy * way.x)
    if (ahead < 4) continue
    const far = ahead + aside * 2.5
    if (far < least) {
      least = far
      best = each
    }
  }
  return best
}
