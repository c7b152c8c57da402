import { type Card, nobody, type Seat, type Zone } from '@cardwright/engine'
import type { CardDef } from '../cards/definitions.ts'
import { allSeats, type CardInPlay, type MillenniumTable, player, type SideNumber, side } from '../state.ts'

type Area = Zone<CardDef>

/** MB-347: the boss counts as a player. */
export const bossSide = (t: MillenniumTable): SideNumber | null => (t.state.boss === null ? null : t.seats)
export const isBossSide = (t: MillenniumTable, number: SideNumber): boolean => number === t.seats

export const tableau = (t: MillenniumTable, s: SideNumber): Area =>
  s < t.seats ? t.zone.tableau(s) : t.zone.bossTableau()
/** MB-H34: what a boss has left of its deck is its hand. */
export const handOf = (t: MillenniumTable, s: SideNumber): Area => (s < t.seats ? t.zone.hand(s) : t.zone.bossDeck())
export const deckBoxOf = (t: MillenniumTable, s: SideNumber): Area =>
  s < t.seats ? t.zone.deckBox(s) : t.zone.bossBox()
export const accessoriesOf = (t: MillenniumTable, s: SideNumber): Area =>
  s < t.seats ? t.zone.accessories(s) : t.zone.bossAccessories()
export const attachedOf = (t: MillenniumTable, s: SideNumber): Area =>
  s < t.seats ? t.zone.attached(s) : t.zone.bossAttached()

/** MB-390: whose a card in play is. */
export const sideOf = (t: MillenniumTable, card: Card<CardDef>): SideNumber =>
  card.zone.owner === nobody ? t.seats : card.zone.owner

/** All that take part in this tournament. */
export const allSides = (t: MillenniumTable): SideNumber[] => {
  const boss = bossSide(t)
  return boss === null ? allSeats(t) : [...allSeats(t), boss]
}

/** MB-233: who has been removed takes part no more. */
export const takesPart = (t: MillenniumTable, s: SideNumber): boolean =>
  !side(t, s).looped && (isBossSide(t, s) || !t.hasLeft(s))

export const sidesInPlay = (t: MillenniumTable): SideNumber[] => allSides(t).filter((s) => takesPart(t, s))

/** MB-220: all of them clockwise, this one first. */
export function clockwise(t: MillenniumTable, from: SideNumber, sides = sidesInPlay(t)): SideNumber[] {
  const count = allSides(t).length
  return [...sides].sort((a, b) => ((a - from + count) % count) - ((b - from + count) % count))
}

/** MB-322, MB-346. */
export function areOpponents(t: MillenniumTable, a: SideNumber, b: SideNumber): boolean {
  if (a === b) return false
  if (t.state.boss !== null) return isBossSide(t, a) || isBossSide(t, b)
  return !areTeammates(t, a, b)
}

/** MB-320: of one team. Those who face a boss together are none. */
export const areTeammates = (t: MillenniumTable, a: SideNumber, b: SideNumber): boolean =>
  t.state.terms.mode === 'team' && player(t, a).team === player(t, b).team

export const opponentsOf = (t: MillenniumTable, s: SideNumber): SideNumber[] =>
  sidesInPlay(t).filter((each) => areOpponents(t, s, each))

/** MB-344: the players decide for the boss; the one who went first speaks for them. */
export function decider(t: MillenniumTable, s: SideNumber): Seat {
  if (s < t.seats) return s
  const { first } = t.state.tournament
  return clockwise(t, first).find((each) => !isBossSide(t, each)) ?? first % t.seats
}

/** MB-388: everything in a side's Play Area. */
export const playArea = (t: MillenniumTable, s: SideNumber): CardInPlay[] => [
  ...tableau(t, s).cards,
  ...deckBoxOf(t, s).cards,
  ...accessoriesOf(t, s).cards,
]

/** MB-182, MB-196, MB-199, MB-463: the right-most face-up card. */
export function topCard(t: MillenniumTable, s: SideNumber): CardInPlay | null {
  const { cards } = tableau(t, s)
  for (let at = cards.length - 1; at >= 0; at--) if (!cards[at]!.down) return cards[at]!
  return null
}

export const isInTableau = (card: Card<CardDef>): boolean =>
  card.zone.family === 'tableau' || card.zone.family === 'bossTableau'

/** MB-171, MB-393: neighbours are in the tableau. */
export function neighbour(card: CardInPlay, direction: 'left' | 'right'): CardInPlay | null {
  if (!isInTableau(card)) return null
  const { cards } = card.zone
  return cards[cards.indexOf(card) + (direction === 'left' ? -1 : 1)] ?? null
}

export const tokensOn = ({ marks }: CardInPlay): number => (marks?.tokens as number | undefined) ?? 0
export const markersOn = ({ marks }: CardInPlay): number => (marks?.markers as number | undefined) ?? 0
