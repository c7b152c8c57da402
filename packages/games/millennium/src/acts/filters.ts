import { isOwned } from '../cards/definitions.ts'
import { isPromo } from '../cards/symbols.ts'
import type { Filter } from '../effects/targets/vocabulary.ts'
import { type CardInPlay, type MillenniumTable, side } from '../state.ts'
import { isInTableau, neighbour, tokensOn } from './sides.ts'
import type { Values } from './values.ts'

type ValuesNow = (card: CardInPlay) => Readonly<Values>

/** What a filter is asked from: the card that says it, and what `it` means. */
export interface Asker {
  readonly card: CardInPlay | null
  readonly side: number
  readonly it?: CardInPlay | null
}

const some = <T>(wanted: T | readonly T[] | undefined, has: readonly T[]): boolean =>
  wanted === undefined || [wanted].flat().some((each) => has.includes(each as T))

const relations = {
  lower: (a: number, b: number) => a < b,
  higher: (a: number, b: number) => a > b,
  equal: (a: number, b: number) => a === b,
}

/** MB-184: without `down` only face-up cards fit. */
const fitsFace = ({ down }: CardInPlay, wanted: Filter['down'] = false): boolean => wanted === 'any' || down === wanted

function fitsPlace(card: CardInPlay, place: Filter['place'], from: CardInPlay | null): boolean {
  if (place === undefined) return true
  const row = card.zone.cards
  const at = row.indexOf(card)
  if (place === 'leftmost') return at === 0
  if (place === 'rightmost') return at === row.length - 1
  if (place === 'others') return card !== from
  if (from === null || from.zone !== card.zone || !isInTableau(card)) return false
  const apart = at - row.indexOf(from)
  switch (place) {
    case 'left':
      return apart === -1
    case 'right':
      return apart === 1
    case 'adjacent':
      return Math.abs(apart) === 1
    case 'before':
      return apart < 0
    case 'after':
      return apart > 0
  }
}

/** MB-408, MB-409: what two cards have in common. */
function shares(a: Readonly<Values>, b: Readonly<Values>, how: NonNullable<Filter['shares']>): boolean {
  const element = a.elements.some((each) => b.elements.includes(each))
  const type = a.types.some((each) => b.types.includes(each))
  switch (how) {
    case 'element':
      return element
    case 'type':
      return type
    case 'any':
      return element || type
    case 'both':
      return element && type
    case 'none':
      return !element && !type
  }
}

/** MB-431: the card next to it on the side to which it is turned. */
export function pointedAt(card: CardInPlay | null): CardInPlay | null {
  const facing = card?.marks?.facing
  return card && (facing === 'left' || facing === 'right') ? neighbour(card, facing) : null
}

/** Whether a card is one of those that are meant. */
export function fits(t: MillenniumTable, filter: Filter, card: CardInPlay, asker: Asker, now: ValuesNow): boolean {
  const { card: from, it = null } = asker
  if (!fitsFace(card, filter.down) || !fitsPlace(card, filter.place, from)) return false
  const own = now(card)
  return (
    some(filter.element, own.elements) &&
    some(filter.type, own.types) &&
    some(filter.rarity, own.rarities) &&
    (!filter.promo || own.rarities.some(isPromo)) &&
    (!filter.sameSet || (from !== null && now(from).sets.some((set) => own.sets.includes(set)))) &&
    own.stars >= (filter.minStars ?? 0) &&
    own.stars <= (filter.maxStars ?? Number.POSITIVE_INFINITY) &&
    (!filter.stars || (from !== null && relations[filter.stars](own.stars, now(from).stars))) &&
    (!filter.starsOfIt || (it !== null && relations[filter.starsOfIt](own.stars, now(it).stars))) &&
    (!filter.pointedAt || pointedAt(from) === card) &&
    (!filter.named || own.names.some((name) => side(t, asker.side).named.includes(name))) &&
    (!filter.tokens || tokensOn(card) > 0) &&
    (!filter.shares || (from !== null && shares(own, now(from), filter.shares))) &&
    (!filter.kind || isKind(card, filter.kind)) &&
    (!filter.trigger || own.abilities.some(({ ability }) => ability.on === filter.trigger))
  )
}

/** MB-202: in the tableau everything is a Single. */
const isKind = (card: CardInPlay, kind: NonNullable<Filter['kind']>): boolean =>
  isOwned(card.def) && (isInTableau(card) ? kind === 'single' : card.def.kind === kind)
