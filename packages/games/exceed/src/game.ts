import { canonical, type Flow, frozen, type Game, mustDiffer, readCards, type Seat } from '@cardwright/engine'
import { z } from 'zod'
import { policy } from './bot/policy.ts'
import {
  type ExceedDef,
  type FighterDef,
  type FighterFile,
  fighterFileSchema,
  isCard,
  type TokenDef,
} from './cards/definitions.ts'
import { normals } from './cards/normals.ts'
import { clone } from './clone.ts'
import { runs } from './effects/run.ts'
import { about, facts } from './facts.ts'
import { arrange } from './position/arrange.ts'
import { rename } from './position/calls.ts'
import { describe } from './position/describe.ts'
import { rulebook } from './rulebook/index.ts'
import { bringEffects } from './rules/perform.ts'
import { mulligan, setup } from './rules/setup.ts'
import { lookAtTops } from './rules/sight.ts'
import { guardFell } from './rules/strike/damage.ts'
import { strikeStep } from './rules/strike/index.ts'
import { turnStep } from './rules/turn.ts'
import { type ExceedTable, foe, type State, type ZoneName } from './state.ts'
import { bringCounts } from './values/amounts.ts'
import { conditionKinds } from './values/condition-kinds.ts'
import { bringConditions } from './values/conditions.ts'
import { counts } from './values/counts.ts'

bringCounts(counts)
bringConditions(conditionKinds)
bringEffects(runs, guardFell)

export const anyFighter = 'random'

export interface ExceedOptions {
  readonly fighters: readonly [string, string]
  readonly first?: 0 | 1 | undefined
}

export type ExceedGame = Game<State, ExceedOptions, ExceedDef, ZoneName>

/** The next part of the match: EX-028, EX-040, EX-089. */
function step(t: ExceedTable): Flow | null {
  if (t.state.phase === 'mulligan') return mulligan(t)
  lookAtTops(t)
  return t.state.strike === null ? turnStep(t) : strikeStep(t)
}

/** Whose EX attacks need not be two of a name: public, as deck lists are. */
const overloads = (t: ExceedTable, seat: Seat): boolean =>
  t.cards.some(({ owner, def }) => owner === seat && isCard(def) && def.boost.kind === 'overload')

/** Several fighters may bring the same card. */
const isSame = (a: ExceedDef, b: ExceedDef): boolean => a === b || canonical(a) === canonical(b)

const secretsOf = (fighter: FighterDef): TokenDef[] =>
  (fighter.tokens ?? []).flatMap(({ id, name, secret }) => (secret ? { id, name, kind: 'token' as const } : []))

/** The library of these fighters: every card once. */
function libraryOf(files: readonly FighterFile[]): Map<string, ExceedDef> {
  const library = new Map<string, ExceedDef>()
  for (const def of [
    ...normals,
    ...files.flatMap(({ fighter, cards }) => [fighter, ...cards, ...secretsOf(fighter)]),
  ]) {
    const known = library.get(def.id)
    if (known === undefined) library.set(def.id, frozen(def))
    else if (!isSame(known, def)) throw new Error(`There are two definitions of ${def.id}.`)
  }
  for (const { fighter } of files) {
    for (const { card } of fighter.deck)
      if (!library.has(card)) throw new Error(`The deck of ${fighter.id} names ${card}, which is defined nowhere.`)
  }
  return library
}

/** The game with these fighters: the project's own, or those that somebody brings. */
export function makeExceed(files: readonly FighterFile[]): ExceedGame {
  mustDiffer(files.map(({ fighter }) => fighter))
  const library = libraryOf(files)
  const fighters = new Map(files.map(({ fighter }) => [fighter.id, fighter]))
  const ids = [...fighters.keys()]
  const fighter = z.enum([...ids, anyFighter])
  const options = z.strictObject({
    fighters: z.tuple([fighter, fighter]).default([anyFighter, anyFighter]),
    /** Who goes first; by lot unless said: EX-023. */
    first: z.union([z.literal(0), z.literal(1)]).optional(),
  })

  return {
    id: 'exceed',
    title: 'Exceed',
    version: '1.3.6',
    seats: [2, 2],
    rulebook,
    options,
    library,
    withCards: (more) => makeExceed([...files, ...readCards(fighterFileSchema, more)]),
    // EX-031, EX-032, EX-034, EX-036
    zones: {
      character: { per: 'seat', shape: 'row', faces: 'all' },
      deck: { per: 'seat', shape: 'pile', faces: 'none' },
      hand: { per: 'seat', shape: 'hand', faces: 'owner' },
      gauge: { per: 'seat', shape: 'row', faces: 'all' },
      discard: { per: 'seat', shape: 'row', faces: 'all' },
      sealed: { per: 'seat', shape: 'row', faces: 'all' },
      boosts: { per: 'seat', shape: 'row', faces: 'all' },
      transforms: { per: 'seat', shape: 'row', faces: 'all' },
      overdrive: { per: 'seat', shape: 'row', faces: 'all' },
      stored: { per: 'seat', shape: 'row', faces: 'all' },
      aside: { per: 'seat', shape: 'row', faces: 'all' },
      played: { per: 'seat', shape: 'row', faces: 'all' },
      arena: { per: 'seat', shape: 'row', faces: 'all' },
      pouch: { per: 'seat', shape: 'hand', faces: 'owner' },
      secrets: { per: 'seat', shape: 'row', faces: 'all' },
      under: { per: 'seat', shape: 'row', faces: 'none' },
      // a Wild Swing is seen by nobody; what comes from the hand its player knows: EX-094
      strike: { per: 'seat', shape: 'row', faces: 'all', looks: 'none' },
    },
    // secret tokens are never taken for cards
    ...(files.some(({ fighter }) => secretsOf(fighter).length > 0) && {
      back: ({ kind }) => (kind === 'token' ? kind : 'card'),
    }),
    longestStep: 60,
    setup(t, { fighters: wanted, first }) {
      const chosen = wanted.map((id) => fighters.get(id === anyFighter ? t.random.pick(ids) : id)!)
      setup(t, chosen, library, first ?? t.random.int(2))
    },
    step,
    clone,
    rename,
    arrange,
    describe,
    facts,
    about,
    policy,
    /** The two cards of an EX attack that lies face down are the same: EX-092. */
    bonds: (t, seat) => {
      const cards = t.zone.strike(foe(seat)).cards.filter((card) => card.down)
      return cards.length > 1 && !overloads(t, foe(seat)) ? [cards] : []
    },
  }
}
