import { count, either } from '../saying.ts'
import type { Filter, Pick, Players, Target } from './vocabulary.ts'

/** Who does or loses something: "each opponent". */
export const who: Readonly<Record<Players, string>> = {
  you: 'you',
  them: 'that player',
  each: 'each player',
  others: 'each other player',
  opponents: 'each opponent',
  richer: 'each player with more RP than you',
  poorer: 'each player with less RP than you',
  owner: 'its owner',
  'a-player': 'a player',
  another: 'another player',
  'an-opponent': 'an opponent',
}

/** Whose tableau: "your tableau". */
export const whose: Readonly<Record<Players, string>> = {
  you: 'your tableau',
  them: 'that player’s tableau',
  each: 'any tableau',
  others: 'another player’s tableau',
  opponents: 'an opponent’s tableau',
  richer: 'the tableau of a player with more RP than you',
  poorer: 'the tableau of a player with less RP than you',
  owner: 'its owner’s tableau',
  'a-player': 'a player’s tableau',
  another: 'another player’s tableau',
  'an-opponent': 'an opponent’s tableau',
}

/** All of them together: "other players". */
export const together: Readonly<Record<Players, string>> = {
  you: 'you',
  them: 'that player',
  each: 'all players',
  others: 'other players',
  opponents: 'opponents',
  richer: 'players with more RP than you',
  poorer: 'players with less RP than you',
  owner: 'its owner',
  'a-player': 'any player',
  another: 'other players',
  'an-opponent': 'opponents',
}

const places: Readonly<Record<NonNullable<Filter['place']>, string>> = {
  left: 'directly left of this',
  right: 'directly right of this',
  adjacent: 'next to this',
  others: '',
  leftmost: 'at the left end',
  rightmost: 'at the right end',
  before: 'left of this',
  after: 'right of this',
}

const shared: Readonly<Record<NonNullable<Filter['shares']>, string>> = {
  element: 'that shares an Element with this',
  type: 'that shares a Type with this',
  any: 'that shares a symbol with this',
  both: 'that shares an Element and a Type with this',
  none: 'that shares no symbol with this',
}

const kinds = { single: '', deckBox: 'Deck Box', accessory: 'Accessory' } as const
const areas = { tableau: null, deckBox: 'Deck Box', accessories: 'Accessory' } as const

const before = ({ place, promo, rarity, element, type, kind, down }: Filter): string =>
  [
    place === 'others' ? 'other' : '',
    down === true ? 'face-down' : '',
    promo ? 'Promo' : '',
    rarity ? either(rarity) : '',
    element ? either(element) : '',
    type ? either(type) : '',
    kind ? kinds[kind] : '',
  ]
    .filter((word) => word !== '')
    .join(' ')

function after(filter: Filter): string {
  const { minStars, maxStars, stars, starsOfIt, place, shares, named, tokens, pointedAt, sameSet, down, trigger } =
    filter
  const range =
    minStars !== undefined && minStars === maxStars
      ? `with exactly ${count(minStars, 'star')}`
      : [
          minStars === undefined ? '' : `with ${minStars} or more stars`,
          maxStars === undefined ? '' : `with ${count(maxStars, 'star')} or fewer`,
        ]
          .filter((part) => part !== '')
          .join(' and ')
  return [
    range,
    stars ? `with ${relation[stars]} this` : '',
    starsOfIt ? `with ${relation[starsOfIt]} it` : '',
    place ? places[place] : '',
    shares ? shared[shares] : '',
    named ? 'that you have named' : '',
    tokens ? 'with a star token' : '',
    pointedAt ? 'that this points at' : '',
    sameSet ? 'of the same set' : '',
    trigger ? `with a ${trigger} effect` : '',
    down === 'any' ? '(face-down ones count)' : '',
  ]
    .filter((part) => part !== '')
    .join(' ')
}

const relation = { lower: 'fewer stars than', higher: 'more stars than', equal: 'as many stars as' } as const

/** "Fire card with 3 or more stars", "other Animal cards". */
export function cardsOf(filter: Filter, plural: boolean): string {
  return [before(filter), plural ? 'cards' : 'card', after(filter)].filter((part) => part !== '').join(' ')
}

/** "a card with 2 stars or fewer in another player's tableau" */
export function pickText({ pick, of, where = {}, extreme, by, upTo, in: area }: Pick): string {
  const noun = areas[area ?? 'tableau']
  const place = noun ? `of ${who[of]}` : `in ${by === 'owner' ? 'their tableau' : whose[of]}`
  const what = (plural: boolean) => noun ?? cardsOf(where, plural)
  if (extreme) return `the ${extreme} ${what(false)} ${place}`
  if (pick === 'all') return `each ${what(false)} ${place}`
  return `${upTo ? 'up to ' : ''}${pick === 1 ? count(1, what(false)) : `${pick} ${what(true)}`} ${place}`
}

const names = {
  this: 'this card',
  it: 'that card',
  left: 'the card to its left',
  right: 'the card to its right',
  top: 'your Top Card',
} as const

export const targetText = (target: Target): string => (typeof target === 'object' ? pickText(target) : names[target])
export const nameText = (name: keyof typeof names): string => names[name]
