import { asJson, type Json, type JsonObject, makePlace } from '@cardwright/engine'
import { clone } from '../clone.ts'
import { draftOf } from '../rules/deckbuilding/deck.ts'
import { victoryPoints } from '../rules/season/scoring.ts'
import type { CardInPlay, MillenniumTable } from '../state.ts'
import { withPlaces } from './places.ts'

const inPlay = ['tableau', 'bossTableau', 'deckBox', 'accessories', 'bossBox', 'bossAccessories']

/** The whole table in the terms of `arrange`. */
export function describe(t: MillenniumTable): JsonObject {
  const { terms: _terms, players, tournament, deckbuilding, ...rest } = clone(t.state)
  const { stack, pools, ...restOfTournament } = tournament
  const places = (value: unknown): Json => withPlaces(t, value as Json)
  const ages = t.cards
    .filter(({ zone }) => inPlay.includes(zone.family))
    .sort((a, b) => a.gen - b.gen)
    .map(({ id }) => id)
  const lying = (card: CardInPlay): Json => {
    const age = ages.indexOf(card.id)
    const { def, down, marks, host } = card
    if (!down && marks === null && host === null && age < 0) return def.id
    return {
      card: def.id,
      ...(down && { down }),
      ...(marks !== null && { marks: { ...marks } }),
      ...(host !== null && { host: makePlace(t.card(host)) }),
      ...(age >= 0 && { age }),
    }
  }
  return {
    ...asJson(rest),
    players: players.map((own, seat) => {
      const draft = draftOf(t, seat)
      return {
        ...asJson(own),
        ...(draft && { draft: draft.map((each) => [...each]) }),
        total: victoryPoints(t, seat),
      }
    }),
    tournament: { ...asJson(restOfTournament), stack: places(stack), pools: places(pools) },
    deckbuilding: asJson(deckbuilding),
    now: t.now / 1000,
    timers: Object.fromEntries(t.timers.map(({ name, at }) => [name, (at - t.now) / 1000])),
    zones: Object.fromEntries(
      t.zones.map((zone) => [zone.name, (zone.shape === 'pile' ? zone.cards.toReversed() : zone.cards).map(lying)]),
    ),
    over: t.result !== null,
    winner: (t.result?.winner ?? null) as Json,
  }
}
