import type { CardView, OptionView, Seat, TableView } from '@cardwright/engine'
import type { WeissCard } from './cards/definitions.ts'
import { center, facing, foe, positions } from './table.ts'

/** What an attack comes to as things stand: before its trigger, and before anybody answers it. */
export interface Outlook {
  readonly attacker: CardView
  /** Who faces it. */
  readonly defender: CardView | null
  /** Null where nobody battles. */
  readonly battle: { readonly power: number; readonly against: number } | null
  readonly damage: number
  /** What the level of who faces it takes of its soul. */
  readonly lost: number
}

const number = (value: unknown): number => (typeof value === 'number' ? value : 0)

/** Whether a card says of itself that a side attack costs it no soul. */
const keepsSoul = (card: WeissCard | undefined): boolean =>
  JSON.stringify(card?.abilities ?? []).includes('loseSoulBySide')

/** WS-123..126, WS-143, WS-147. Null for what is no attack from the center stage. */
export function outlookOf(
  { zones }: TableView,
  library: ReadonlyMap<string, unknown>,
  seat: Seat,
  { how, at }: OptionView,
): Outlook | null {
  const position = center.find((each) => positions[each] === at)
  if (position === undefined || typeof how !== 'string') return null
  const characterOn = (owner: Seat, where: number) => zones[`stage:${owner}:${where}`]?.cards?.[0] ?? null
  const attacker = characterOn(seat, position)
  const defender = characterOn(foe(seat), facing(position))
  if (attacker === null) return null
  const soul = number(attacker.soul)
  if (how === 'direct') return { attacker, defender: null, battle: null, damage: soul + 1, lost: 0 }
  if (how === 'front') {
    const battle = { power: number(attacker.power), against: number(defender?.power) }
    return { attacker, defender, battle: defender && battle, damage: soul, lost: 0 }
  }
  const isKept = keepsSoul(library.get(attacker.name ?? '') as WeissCard | undefined)
  const lost = isKept ? 0 : Math.max(0, Math.min(soul, number(defender?.level)))
  return { attacker, defender, battle: null, damage: Math.max(0, soul - lost), lost }
}
