// Plays seasons between policies and says how often starters, characters and sets win, or bosses are beaten.
//   node packages/games/millennium/tools/balance.ts season 400
//   node packages/games/millennium/tools/balance.ts boss 400

import { type Ask, Match, playOut, Random, randomAnswer, type Seat, winners } from '@cardwright/engine'
import { isOwned } from '../src/cards/definitions.ts'
import { type MillenniumOptions, millennium } from '../src/index.ts'
import { allSeats, type MillenniumTable } from '../src/state.ts'

const [what = 'season', count = '100', first = '0'] = process.argv.slice(2)
const isBossMode = what === 'boss'
const seats = isBossMode ? 2 : 4
const options: Partial<MillenniumOptions> = { mode: isBossMode ? 'boss' : 'standard', clock: 'none' }

interface Cell {
  games: number
  wins: number
}

const cells = new Map<string, Cell>()

function count1(name: string, won: number): void {
  const cell = cells.get(name) ?? { games: 0, wins: 0 }
  cells.set(name, { games: cell.games + 1, wins: cell.wins + won })
}

/** From so many cards in the last deck on somebody counts as the owner of a set. */
const owns = 1

/** The sets of which a seat's deck has several cards. */
function setsOf(t: MillenniumTable, seat: Seat): string[] {
  const cards = [t.zone.hand(seat), t.zone.deckBox(seat), t.zone.accessories(seat)].flatMap((zone) => zone.cards)
  const sets = cards.flatMap(({ def }) => (isOwned(def) ? [def.set] : []))
  return [...new Set(sets)].filter((set) => sets.filter((each) => each === set).length >= owns)
}

const starterOf = (t: MillenniumTable, seat: Seat): string =>
  t.zone.binder(seat).cards.flatMap(({ def }) => (isOwned(def) && def.rarity === 'starter' ? [def.set] : []))[0] ?? ''

function playSeason(seed: string): void {
  const match = Match.start(millennium, { options, seats, seed, quiet: true })
  const t = match.table as unknown as MillenniumTable
  const random = new Random(seed)
  const starters = allSeats(t).map((seat) => starterOf(t, seat))
  let sets: string[][] = []
  playOut(match as unknown as Match, random, (ask: Ask) => {
    if (t.state.phase === 'tournament' && t.state.round === 3 && sets.length === 0) {
      sets = allSeats(t).map((seat) => setsOf(t, seat))
    }
    return millennium.policy!(t, ask, random) ?? randomAnswer(ask, random)
  })
  const won = winners(match.over!)
  if (isBossMode) {
    count1(`boss ${t.state.boss}`, won.length > 0 ? 1 : 0)
    return
  }
  for (const seat of allSeats(t)) {
    const share = won.includes(seat) ? 1 / won.length : 0
    count1(`starter ${starters[seat]}`, share)
    count1(`character ${t.zone.persona(seat).cards[0]!.def.id}`, share)
    for (const set of sets[seat] ?? []) count1(`set ${set}`, share)
  }
}

for (let n = Number(first); n < Number(first) + Number(count); n++) playSeason(`balance-${n}`)

/** Half of an interval that holds the true share in 95 of 100 cases. */
const uncertainty = (share: number, games: number): number => 1.96 * Math.sqrt((share * (1 - share)) / games)
const percent = (share: number): string => (100 * share).toFixed(1)

const rows = [...cells].sort(([a], [b]) => (a < b ? -1 : 1))
for (const [name, { games, wins }] of rows) {
  const share = wins / games
  console.log(`${name}: ${percent(share)} ± ${percent(uncertainty(share, games))} of ${games}`)
}
