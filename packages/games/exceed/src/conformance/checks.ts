import { canonical, type Json, type Seat } from '@cardwright/engine'
import type { Area } from '../effects/shared/vocabulary.ts'
import { side } from '../state.ts'
import type { Drive } from './drive.ts'
import { Mismatch } from './failure.ts'
import type { CheckStep } from './format.ts'

/** The client's names of a player's areas. */
export const areas: Readonly<Record<string, Area>> = {
  hand: 'hand',
  deck: 'deck',
  gauge: 'gauge',
  discard: 'discard',
  discards: 'discard',
  sealed: 'sealed',
  boosts: 'boosts',
  continuous_boosts: 'boosts',
  transforms: 'transforms',
  overdrive: 'overdrive',
  set_aside: 'aside',
  set_aside_cards: 'aside',
  aside: 'aside',
  stored: 'stored',
  stored_zone: 'stored',
}

type Fact = (drive: Drive, seat: Seat) => Json

const facts: Readonly<Record<string, Fact>> = {
  life: ({ table }, seat) => side(table, seat).life,
  space: ({ table }, seat) => side(table, seat).space,
  exceeded: ({ table }, seat) => side(table, seat).mode === 'exceed',
  mode: ({ table }, seat) => side(table, seat).mode,
  stunned: ({ table }, seat) => table.state.strike?.sides[seat as 0 | 1].stunned ?? false,
  reshuffles: ({ table }, seat) => side(table, seat).reshuffles,
  tokens: ({ table }, seat) => side(table, seat).tokens,
}

const player = (seat: unknown): string | null => (typeof seat === 'number' ? `P${seat + 1}` : null)

const common: Readonly<Record<string, (drive: Drive) => Json>> = {
  turn: ({ table }) => player(table.state.turn),
  winner: ({ match }) => player(match.over?.winner),
  over: ({ match }) => match.over !== null,
}

type Test = (drive: Drive, seat: Seat, area: Area, wanted: Json) => boolean

/** A card that a scenario has named lies there; or one of this kind. */
function lies(drive: Drive, seat: Seat, area: Area, card: Json): boolean {
  const { cards } = drive.table.zone[area](seat)
  const meant = drive.refs.get(String(card).replace(/^\$/, ''))
  if (meant === undefined) return cards.some(({ def }) => def.id === card)
  return meant.every((each) => cards.includes(each))
}

const each = (wanted: Json): readonly Json[] => (Array.isArray(wanted) ? wanted : [wanted])

const tests: Readonly<Record<string, Test>> = {
  has: (drive, seat, area, wanted) => each(wanted).every((card) => lies(drive, seat, area, card)),
  lacks: (drive, seat, area, wanted) => each(wanted).every((card) => !lies(drive, seat, area, card)),
}

/** What is expected now. */
export function check(drive: Drive, step: CheckStep): void {
  for (const [path, wanted] of Object.entries(step.check)) {
    const wrong = compare(drive, path, wanted)
    if (wrong !== null) throw wrong
  }
}

const seatOf: Readonly<Record<string, 0 | 1>> = { P1: 0, P2: 1 }

function compare(drive: Drive, path: string, wanted: Json): Mismatch | null {
  const [who = '', what = '', how = 'count'] = path.split('.')
  const seat = seatOf[who] ?? null
  if (seat === null) return differs(path, wanted, known(common, who, path)(drive))
  if (!Object.hasOwn(areas, what)) return differs(path, wanted, known(facts, what, path)(drive, seat))
  const area = areas[what]!
  const { cards } = drive.table.zone[area](seat)
  if (how === 'count') return differs(path, wanted, cards.length)
  if (known(tests, how, path)(drive, seat, area, wanted)) return null
  return new Mismatch({ [path]: wanted }, { [`${who}.${what}`]: cards.map(({ def }) => def.id) })
}

function known<T>(table: Readonly<Record<string, T>>, name: string, path: string): T {
  const found = Object.hasOwn(table, name) ? table[name] : undefined
  if (found === undefined) throw new Mismatch('something that we can check', path)
  return found
}

const differs = (path: string, wanted: Json, found: Json): Mismatch | null =>
  canonical(wanted) === canonical(found) ? null : new Mismatch({ [path]: wanted }, { [path]: found })
