import { frozen, type Game, readCards } from '@cardwright/engine'
import { z } from 'zod'
import { policy } from './bot/policy.ts'
import { jokers, plainDeck } from './cards/deck.ts'
import { type Sheet, sheetSchema } from './cards/sheet.ts'
import { facts } from './facts.ts'
import { arrange } from './position/arrange.ts'
import { describe } from './position/describe.ts'
import { rulebook } from './rulebook/index.ts'
import { goesOn, leave } from './rules/leave.ts'
import { setup } from './rules/setup.ts'
import { step } from './rules/step.ts'
import { type CapcomDef, clone, type Dials, type Mode, modes, type State, type ZoneName } from './state.ts'

export const anyFighter = 'random'

export interface CapcomOptions extends Dials {
  readonly mode: Mode
  /** In the order of the seats; in a tag battle two for each seat. Those who are not named are chosen by chance. */
  readonly fighters: readonly string[]
  readonly first?: 0 | 1 | undefined
}

export type CapcomGame = Game<State, CapcomOptions, CapcomDef, ZoneName>

/** How many seats, and how many characters each plays: CC-150, CC-183, CC-184, CC-A57. */
const seats: Readonly<Record<Mode, number>> = { duel: 2, tag: 2, team: 4, boss: 3 }
const perSeat: Readonly<Record<Mode, number>> = { duel: 1, tag: 2, team: 1, boss: 1 }
export const fightersPerSeat = (mode: Mode = 'duel'): number => perSeat[mode]

/** The seat of the boss: its opponents sit on both sides. */
export const bossSeat = 1

/** A fighter who is not named is chosen by chance; a boss where one stands. */
export const lineUp = ({ mode, fighters }: Pick<CapcomOptions, 'mode' | 'fighters'>, boss: string): string[] =>
  Array.from({ length: seats[mode] * perSeat[mode] }, (_, i) => {
    const named = fighters[i] ?? anyFighter
    return named === anyFighter && mode === 'boss' && i === bossSeat ? boss : named
  })

/** Unless it is said, the fighters that are named tell it: one for each seat. */
const modeFor = (fighters: number): Mode => {
  if (fighters <= 2) return 'duel'
  return fighters === 3 ? 'boss' : 'team'
}

const dials = {
  firstDraw: z
    .union([z.literal(0), z.literal(1), z.literal(2), z.literal('speed')])
    .default(0)
    .describe('CC-020, house rule CC-H08: how many cards the starting player draws in the first turn.'),
  turnLimit: z.int().min(2).max(999).default(100).describe('House rule CC-H01: time over after so many turns.'),
  cut: z.enum(['random', 'asked']).default('random').describe('CC-074: is the opponent asked where to cut?'),
}

interface Wrong {
  readonly path: (string | number)[]
  readonly message: string
}

/** The game with these fighters: the project's own, or those that somebody brings. */
export function makeCapcom(sheets: readonly Sheet[]): CapcomGame {
  const library = new Map<string, CapcomDef>()
  for (const def of [...plainDeck, ...jokers, ...sheets]) {
    if (library.has(def.id)) throw new Error(`There are two definitions of ${def.id}.`)
    library.set(def.id, frozen(def))
  }
  const fighters = new Map(sheets.map((sheet) => [sheet.id, library.get(sheet.id) as Sheet]))
  const plain = sheets.filter(({ boss }) => !boss).map(({ id }) => id)
  const bosses = sheets.filter(({ boss }) => boss).map(({ id }) => id)
  const isBossSeat = (mode: Mode, seat: number) => mode === 'boss' && seat === bossSeat

  /** A fighter who is named must be there, stand where bosses or fighters stand, and not be too many. */
  function wrongIn({ mode, fighters: wanted }: Pick<CapcomOptions, 'mode' | 'fighters'>): Wrong[] {
    const most = seats[mode] * perSeat[mode]
    const wrong: Wrong[] = []
    if (wanted.length > most)
      wrong.push({ path: ['fighters'], message: `${mode} takes ${most} fighters, not ${wanted.length}` })
    wanted.forEach((id, i) => {
      if (id === anyFighter) return
      const sheet = fighters.get(id)
      const seat = Math.floor(i / perSeat[mode])
      if (sheet === undefined)
        wrong.push({
          path: ['fighters', i],
          message: `there is no ${id}; there are ${[...fighters.keys()].join(', ')}`,
        })
      else if (sheet.boss !== isBossSeat(mode, seat))
        wrong.push({
          path: ['fighters', i],
          message: sheet.boss ? `${id} is a boss: CC-184` : `seat ${seat} is the boss’s: CC-184`,
        })
    })
    return wrong
  }

  return {
    id: 'capcom',
    title: 'Capcom Crossovers',
    version: '1.5.2',
    seats: [2, 4],
    seatsFor: ({ mode }) => [seats[mode], seats[mode]],
    rulebook,
    options: z
      .strictObject({
        mode: z.enum(modes).optional().describe('One on one, tag teams, four at the table, or all against a boss.'),
        fighters: z.array(z.string()).default([]),
        first: z.union([z.literal(0), z.literal(1)]).optional(),
        ...dials,
      })
      .transform(({ mode, ...rest }): CapcomOptions => ({ ...rest, mode: mode ?? modeFor(rest.fighters.length) }))
      .check(({ value, issues }) => {
        for (const { path, message } of wrongIn(value))
          issues.push({ code: 'custom', message, path, input: value.fighters, continue: true })
      }),
    library,
    withCards: (more) => makeCapcom([...sheets, ...readCards(sheetSchema, more)]),
    // CC-022, CC-077
    zones: {
      fighters: { per: 'seat', shape: 'row', faces: 'all' },
      deck: { per: 'seat', shape: 'pile', faces: 'none' },
      hand: { per: 'seat', shape: 'hand', faces: 'owner' },
      discard: { per: 'seat', shape: 'row', faces: 'all' },
      meter: { per: 'seat', shape: 'row', faces: 'all' },
      block: { per: 'seat', shape: 'row', faces: 'all' },
      played: { per: 'seat', shape: 'row', faces: 'all' },
    },
    longestStep: 4,
    setup(t, { mode, fighters: wanted, first, ...rest }) {
      const chosen: string[] = []
      for (let i = 0; i < seats[mode] * perSeat[mode]; i++) {
        const named = wanted[i] ?? anyFighter
        const pool = isBossSeat(mode, Math.floor(i / perSeat[mode])) ? bosses : plain
        const rest = pool.filter((id) => !chosen.includes(id) && !wanted.includes(id))
        chosen.push(named === anyFighter ? t.random.pick(rest.length > 0 ? rest : pool) : named)
      }
      const each = perSeat[mode]
      const sides = Array.from({ length: seats[mode] }, (_, seat) =>
        chosen.slice(seat * each, (seat + 1) * each).map((id) => fighters.get(id)!),
      )
      // CC-019
      setup(t, { mode, dials: rest, first: first ?? (t.random.int(2) as 0 | 1), fighters: sides })
    },
    step,
    clone,
    arrange,
    describe,
    facts,
    leave,
    goesOn,
    policy,
    /** Sheets lie open and are never taken for cards of the deck. */
    back: ({ kind }) => kind,
  }
}
