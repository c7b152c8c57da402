import { type Flow, frozen, type Game, mustDiffer, readCards } from '@cardwright/engine'
import { policy } from './bot/policy.ts'
import { waits } from './bot/waits.ts'
import { backOf, type CardDef, cardSchema } from './cards/definitions.ts'
import { catalogOf } from './catalog.ts'
import { clone } from './clone.ts'
import { about, facts } from './facts.ts'
import { type MillenniumOptions, optionsOf, seatsFor } from './options.ts'
import { arrange } from './position/arrange.ts'
import { describe } from './position/describe.ts'
import { rename } from './position/places.ts'
import { rulebook } from './rulebook/index.ts'
import { draft } from './rules/deckbuilding/draft.ts'
import { market } from './rules/deckbuilding/phase.ts'
import { handIn } from './rules/season/decks.ts'
import { endTournament } from './rules/season/end.ts'
import { leave } from './rules/season/leaving.ts'
import { draftRelic } from './rules/season/relics.ts'
import { setup } from './rules/season/setup.ts'
import { turnsStep } from './rules/season/turnbased.ts'
import { tournamentStep } from './rules/tournament/machine.ts'
import type { MillenniumTable, State } from './state.ts'
import { type ZoneName, zones } from './zones.ts'

export type MillenniumGame = Game<State, MillenniumOptions, CardDef, ZoneName>

/** MB-041: what is played now. */
function step(t: MillenniumTable): Flow | null {
  switch (t.state.phase) {
    case 'relics':
      return draftRelic(t)
    case 'draft':
      return draft(t)
    case 'deckbuilding':
      return market(t)
    case 'decks':
      return handIn(t)
    case 'tournament':
      return tournamentStep(t, endTournament)
    case 'turns':
      return turnsStep(t)
    case 'over':
      throw new Error('The season is over.')
  }
}

/** The game with these cards. */
export function makeMillennium(cards: readonly CardDef[]): MillenniumGame {
  mustDiffer(cards)
  const library = new Map(cards.map((def) => [def.id, frozen(def)]))
  const catalog = catalogOf([...library.values()])
  return {
    id: 'millennium',
    title: 'Millennium Blades',
    version: '1.6.4',
    seats: [1, 6],
    seatsFor,
    rulebook,
    options: optionsOf(catalog),
    library,
    withCards: (more) => makeMillennium([...cards, ...readCards(cardSchema, more)]),
    zones,
    // in a market each of six seats may have chosen a promo before somebody comes to an end
    longestStep: 13,
    // MB-053
    undo: false,
    setup: (t, options) => setup(t, catalog, options),
    step,
    clone,
    rename,
    arrange,
    describe,
    facts,
    about,
    back: backOf,
    policy,
    waits,
    leave,
  }
}
