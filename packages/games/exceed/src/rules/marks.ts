import type { CardId, Seat } from '@cardwright/engine'
import type { By } from '../effects/by.ts'
import { defOf, type ExceedTable, fighterOf, foe, side } from '../table.ts'
import { centre, occupies } from './arena.ts'
import { openSecret, takeUp } from './secrets.ts'
import { originOf } from './strike/attack.ts'

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
export function marksOf(t: ExceedTable, by: By, spot: string | undefined): Mark[] {
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

function laid(t: ExceedTable, cards: readonly CardId[]): Mark[] {
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
export const spaceOf = (t: ExceedTable, by: By, spot: string | undefined): number | null =>
  marksOf(t, by, spot)[0]?.space ?? null

/** Those of them that lie where the opponent stands. */
export const underFoe = (t: ExceedTable, by: By, spot: string | undefined): Mark[] =>
  marksOf(t, by, spot).filter(({ space }) => occupies(t, foe(by.seat), space))

/** Puts a token on a space, or takes it from the arena. */
export function setToken(t: ExceedTable, seat: Seat, token: string, space: number | null): void {
  const mine = side(t, seat)
  const secret = space === null ? openSecret(t, seat, token) : undefined
  if (secret !== undefined) {
    takeUp(t, seat, secret)
    return
  }
  if (space === null) {
    if (!(token in mine.tokens)) return
    delete mine.tokens[token]
  } else {
    if (!(token in mine.tokens)) t.state.strike?.sides[seat as 0 | 1].placed.push(token)
    mine.tokens[token] = space
  }
  t.touch()
  t.tell({ type: 'token', seat, token, space })
}

/** Lays a card that is in the arena, or will be, on a space. */
export function lay(t: ExceedTable, seat: Seat, card: CardId, space: number): void {
  t.state.places[card] = space
  t.touch()
  t.tell({ type: 'laid', seat, card, space, rule: 'EX-076' })
}
