import type { AskView, CardView, OptionView, Pattern } from '@cardwright/engine'
import { factsIn, type SeenItem, type Sight } from '@cardwright/exodus'
import { type Aim, cardSpot, type Spot } from '../../table/aim/spots.ts'
import type { BoardProps } from '../../table/contract.ts'

export const pileSpot = (seat: number, pile: number): Spot => `pile ${seat} ${pile}`
export const playerSpot = (seat: number): Spot => `player ${seat}`
export const graveSpot = (seat: number): Spot => `graveyard ${seat}`
export const itemSpot = (id: number): Spot => `item ${id}`

/** `my:pile:2`, `their:player`: keys are made from the side of who is asked. */
const named = /^(my|their):(?:pile:(\d)|(player|graveyard))$/

function namedSpot(key: string, own: number): Spot | null {
  const [, whose, pile, place] = named.exec(key) ?? []
  if (whose === undefined) return null
  const seat = whose === 'my' ? own : 1 - own
  return pile !== undefined ? pileSpot(seat, Number(pile)) : place === 'player' ? playerSpot(seat) : graveSpot(seat)
}

/** Moves of which one says first what, then where. */
const isAimed = ({ move, pile, key }: OptionView): boolean =>
  move === 'place' ||
  move === 'shift' ||
  move === 'summon' ||
  move === 'attack' ||
  (pile !== undefined && key !== 'none')

/** Attacks on the player name no card. */
const hitsPlayer = ({ key, on, move }: OptionView, kind: string): boolean =>
  on === undefined && (move === 'attack' || (kind === 'playback' && (key === 'continue' || key === 'retarget:player')))

const nameOfItem = (key: string): string => key.replace(/^item:/, '').replace(/#\d+$/, '')

/** Items of one name are numbered, one's own first; if it is not clear which is meant, none is. */
function itemMeant({ key }: OptionView, { options }: AskView, sight: Sight, own: number): SeenItem | null {
  if (!key.startsWith('item:')) return null
  const alike = options.filter((each) => each.key.startsWith('item:') && nameOfItem(each.key) === nameOfItem(key))
  const items = factsIn(sight).stack.filter(({ name }) => name === nameOfItem(key))
  if (alike.length !== items.length) return null
  const ordered = [...items].sort((a, b) => Number(a.owner !== own) - Number(b.owner !== own))
  return ordered[alike.findIndex((each) => each.key === key)] ?? null
}

/** Where an answer comes true: the card that is chosen, where something goes, who is attacked, what is answered. */
export function aim(option: OptionView, ask: AskView, { view, near }: BoardProps): Aim {
  const own = view.seat ?? near
  const { card, on, pile, key } = option
  const isTwoSteps = isAimed(option)
  const item = itemMeant(option, ask, view, own)
  const at: (Spot | null)[] = [
    typeof on === 'number' ? cardSpot(on) : null,
    typeof card === 'number' && !isTwoSteps ? cardSpot(card) : null,
    isTwoSteps && typeof pile === 'number' ? pileSpot(own, pile + 1) : null,
    namedSpot(key, own),
    hitsPlayer(option, ask.kind) ? playerSpot(1 - own) : null,
    item === null ? null : itemSpot(item.id),
  ]
  return {
    from: isTwoSteps && typeof card === 'number' ? cardSpot(card) : null,
    at: at.filter((spot) => spot !== null),
  }
}

const piles = [0, 1, 2, 3, 4, 5]

/** What would say why a creature cannot go there. */
export function refusedAt({ handle }: CardView, spots: readonly Spot[], { view, near }: BoardProps): Pattern[] {
  const own = view.seat ?? near
  return piles.flatMap((pile) => (spots.includes(pileSpot(own, pile + 1)) ? [{ card: handle, pile }] : []))
}
