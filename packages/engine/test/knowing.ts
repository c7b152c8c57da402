import { type Card, dealFor, Random, type Seat } from '@cardwright/engine'
import { type Face, lay, put, type Tiny, type TinyTable } from './tiny.ts'

export const zones = {
  deck: { per: 'seat', shape: 'pile', faces: 'none' },
  hand: { per: 'seat', shape: 'hand', faces: 'owner' },
  row: { per: 'seat', shape: 'row', faces: 'all' },
  vault: { per: 'seat', shape: 'row', faces: 'none' },
} as const

export function knowing(deck: string, hand = '') {
  const { game, t, view } = lay(zones, {}, 3)
  const cards = deck === '' ? [] : put(t, t.zone.deck!(0), deck)
  const held = hand === '' ? [] : put(t, t.zone.hand!(0), hand)
  const known = (seat: Seat | null, zone: string) => view(seat).zones[zone]!.known ?? []
  const groups = (seat: Seat) =>
    t.groups[seat]!.map(({ faces, among }) => ({
      faces: faces.map((def) => def.id).join(' '),
      among: [...among].sort((a, b) => a - b),
    }))
  return { game, t, view, cards, held, known, groups }
}

export const ids = (...cards: readonly (Card<Face> | undefined)[]): number[] =>
  cards.map((card) => card!.id).sort((a, b) => a - b)

/** What a card may be, for all that a seat knows: the faces that many deals gave it. */
export function possible(game: Tiny, t: TinyTable, seat: Seat, card: Card<Face>): string[] {
  const faces = new Set<string>()
  for (let n = 0; n < 60; n++) {
    const dealt = dealFor(game as never, t as never, seat, new Random(`deal ${n}`)).faces
    faces.add((dealt.find(([id]) => id === card.id)?.[1] ?? card.def).id)
  }
  return [...faces].sort()
}
