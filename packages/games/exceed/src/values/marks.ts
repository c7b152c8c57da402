import type { CardId, Seat } from '@cardwright/engine'
import { defOf, type ExceedInPlay, type ExceedTable, fighterOf, foe, side } from '../state.ts'
import { amountOf } from './amounts.ts'
import { centre, occupies } from './arena.ts'
import type { Source } from './source.ts'
import { traitsOf } from './traits.ts'

/** The one of this id that lies open in the arena: as long as it lies face down it has no name. */
export const openSecret = (t: ExceedTable, seat: Seat, token: string): ExceedInPlay | undefined =>
  t.zone.secrets(seat).cards.find(({ down, def }) => !down && def.id === token)

/** Something that lies on a space of the arena. */
export interface Mark {
  readonly space: number
  readonly token?: string
  readonly card?: CardId
}

/**
 * What a text means by a name of something in the arena, as far as it is there: `this` card, the `centre`, where your
 * attack comes from (`origin`) or lay before it was set (`lay`), your `rods`; else your tokens of that id or name and
 * your Boosts of that name that lie on spaces. Without a name, or for `token`: your first token.
 */
export function marksOf(t: ExceedTable, by: Source, spot: string | undefined): Mark[] {
  if (spot === undefined || spot === 'token') return tokensOf(t, by.seat, fighterOf(t, by.seat).tokens?.[0]?.id)
  if (spot === 'this') return by.card === null ? [] : laid(t, [by.card])
  if (spot === 'centre') return [{ space: centre }]
  if (spot === 'rods') return laid(t, idsIn(t, by.seat, 'arena'))
  if (spot === 'lay') {
    const space = t.state.strike?.sides[by.seat as 0 | 1].lay ?? null
    return space === null ? [] : [{ space }]
  }
  if (spot === 'origin') {
    const space = originOf(t, by.seat)
    return space < 1 ? [] : [{ space }]
  }
  const boosts = idsIn(t, by.seat, 'boosts').filter((id) => defOf(t.card(id)).boost.name === spot)
  return [...tokensOf(t, by.seat, spot), ...laid(t, boosts)]
}

const idsIn = (t: ExceedTable, seat: Seat, area: 'arena' | 'boosts'): CardId[] =>
  t.zone[area](seat).cards.map(({ id }) => id)

export function laid(t: ExceedTable, cards: readonly CardId[]): Mark[] {
  const { places } = t.state
  return cards.flatMap((card) => (card in places ? [{ space: places[card]!, card }] : []))
}

/** The tokens of a seat that are in the arena, in the order of its character card. */
function tokensOf(t: ExceedTable, seat: Seat, name: string | undefined): Mark[] {
  if (name === undefined) return []
  return kindred(t, seat, name).flatMap((token) => {
    const space = spaceOfToken(t, seat, token)
    return space === undefined ? [] : [{ space, token }]
  })
}

function spaceOfToken(t: ExceedTable, seat: Seat, token: string): number | undefined {
  const secret = openSecret(t, seat, token)
  return secret === undefined ? side(t, seat).tokens[token] : t.state.places[secret.id]
}

/** The ids of the tokens that a name stands for: an id for one, a name for all that are called so. */
export function kindred(t: ExceedTable, seat: Seat, name: string | undefined): string[] {
  const all = fighterOf(t, seat).tokens ?? []
  if (name === undefined) return all.slice(0, 1).map(({ id }) => id)
  return all.filter((token) => token.id === name || token.name === name).map(({ id }) => id)
}

/** Where the first of them lies; null if none is in the arena. */
export const spaceOf = (t: ExceedTable, by: Source, spot: string | undefined): number | null =>
  marksOf(t, by, spot)[0]?.space ?? null

/** Those of them that lie where the opponent stands. */
export const underFoe = (t: ExceedTable, by: Source, spot: string | undefined): Mark[] =>
  marksOf(t, by, spot).filter(({ space }) => occupies(t, foe(by.seat), space))

/** The space of what is not in the arena: where an attack comes from whose token has left it. */
export const infinitelyFar = Number.NEGATIVE_INFINITY

/** EX-109, EX-156: the space that a seat's attack is measured from, normally its fighter's that is nearest. */
export function originOf(t: ExceedTable, seat: Seat): number {
  const origin = t.state.strike === null ? undefined : traitsOf(t, seat, 'origin')[0]
  if (origin !== undefined) {
    const { token, amount } = origin.trait
    return (amount === undefined ? spaceOf(t, origin.by, token) : amountOf(t, origin.by, amount)) ?? infinitelyFar
  }
  const { space, reach } = side(t, seat)
  return side(t, foe(seat)).space > space ? space + reach : space - reach
}
