import type { Side, State, Tournament } from './state.ts'

const cloneSide = ({ rp, looped, named, counters, breakdown }: Side): Side => ({
  rp,
  looped,
  named: named.slice(),
  counters: { ...counters },
  breakdown: breakdown.map((each) => ({ ...each })),
})

/** Tasks and triggers never change, so the copies share them. */
const cloneTournament = (from: Tournament): Tournament => ({
  first: from.first,
  turn: { ...from.turn },
  passes: from.passes,
  stage: from.stage,
  stack: from.stack.map((task) => structuredClone(task)),
  pools: from.pools.map((pool) => pool.map((waiting) => ({ ...waiting }))),
  chain: { length: from.chain.length, seen: from.chain.seen.slice() },
  sides: from.sides.map(cloneSide),
})

/** A deep copy, by hand. */
export const clone = (state: State): State => ({
  terms: {
    ...state.terms,
    clock: state.terms.clock && { ...state.terms.clock },
    secondStore: [...state.terms.secondStore],
  },
  phase: state.phase,
  round: state.round,
  players: state.players.map((own) => ({
    ...own,
    vp: { ...own.vp },
    recorded: own.recorded.slice(),
    decks: own.decks.slice(),
    used: own.used.slice(),
  })),
  deckbuilding: {
    ...state.deckbuilding,
    contests: state.deckbuilding.contests.map((each) => ({ ...each, bids: [...each.bids] })),
    refusals: state.deckbuilding.refusals.map((each) => ({ ...each })),
    offers: state.deckbuilding.offers.map((each) => ({ ...each, wants: [...each.wants] })),
    pauses: state.deckbuilding.pauses.slice(),
    paused: state.deckbuilding.paused && {
      ...state.deckbuilding.paused,
      goneOn: state.deckbuilding.paused.goneOn.slice(),
      timers: state.deckbuilding.paused.timers.map((each) => ({ ...each })),
    },
    grace: state.deckbuilding.grace.slice(),
    lots: {
      area: state.deckbuilding.lots.area.slice(),
      store: { ...state.deckbuilding.lots.store },
      core: { ...state.deckbuilding.lots.core },
    },
  },
  tournament: cloneTournament(state.tournament),
  prizes: { ...state.prizes },
  reserves: lists(state.reserves),
  fusion: lists(state.fusion),
  boss: state.boss,
  bossesLeft: state.bossesLeft.slice(),
})

const lists = ({ bronze, silver, gold }: State['reserves']): State['reserves'] => ({
  bronze: bronze.slice(),
  silver: silver.slice(),
  gold: gold.slice(),
})
