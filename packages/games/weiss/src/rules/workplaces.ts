import type { WeissCard } from '../cards/definitions.ts'
import type { WeissTable, ZoneName } from '../table.ts'
import { clausesOf } from './influences.ts'

const offStage = ['climaxArea', 'hand', 'clock', 'memory', 'level', 'waitingRoom', 'resolution'] as const

/** The zones beside the stage in which abilities of the cards of a match work. */
export interface Workplaces {
  /** How many cards it was made of: setup looks while it still makes some. */
  readonly cards: number
  readonly cont: readonly ZoneName[]
  readonly auto: readonly ZoneName[]
  /** Whether a continuous ability of any of the cards grants abilities. */
  readonly isGranting: boolean
}

const known = new WeakMap<WeissTable, Workplaces>()
/** Mostly it is the table that was asked for before. */
let last: { readonly t: WeissTable; readonly found: Workplaces } | null = null

/** Which cards a match has does not change, so this is found once for a table. */
export function workplacesOf(t: WeissTable): Workplaces {
  if (last?.t === t && last.found.cards === t.cards.length) return last.found
  let found = known.get(t)
  if (found?.cards !== t.cards.length) {
    const defs = [...new Set(t.cards.map(({ def }) => def))]
    found = {
      cards: t.cards.length,
      cont: offStage.filter((zone) => defs.some(({ working }) => working.cont[zone] !== undefined)),
      auto: offStage.filter((zone) => defs.some(({ working }) => working.auto[zone] !== undefined)),
      isGranting: defs.some(grants),
    }
    known.set(t, found)
  }
  last = { t, found }
  return found
}

const grants = ({ abilities }: WeissCard): boolean =>
  abilities.some(
    ({ ability }) => ability.kind === 'cont' && clausesOf(ability).some(({ mod }) => mod.mod === 'ability'),
  )
