import type { Entry } from '@cardwright/catalog'

/** The zone that a seat holds in hand: `hand`, or the first that has the shape of one. */
export function handZone({ game }: Entry, seat: number): string | null {
  const families = Object.entries(game.zones).filter(([, { per, shape }]) => per === 'seat' && shape === 'hand')
  const [family] = families.find(([name]) => name === 'hand') ?? families[0] ?? []
  return family === undefined ? null : `${family}:${seat}`
}
