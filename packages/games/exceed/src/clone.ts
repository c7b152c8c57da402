import type { Side, State, Strike, StrikeSide } from './state.ts'

const side = (s: Side): Side => ({
  life: s.life,
  space: s.space,
  reach: s.reach,
  mode: s.mode,
  reshuffles: s.reshuffles,
  faceAttack: s.faceAttack,
  tokens: { ...s.tokens },
  lifeSpent: s.lifeSpent,
  counters: { ...s.counters },
  turn: { ...s.turn, actions: { ...s.turn.actions }, counters: { ...s.turn.counters } },
})

const strikeSide = (s: StrikeSide): StrikeSide => ({
  ...s,
  cards: s.cards.slice(),
  paid: s.paid.slice(),
  spentNames: s.spentNames.slice(),
  bonuses: s.bonuses.slice(),
  traits: s.traits.slice(),
  granted: s.granted.slice(),
  sustained: s.sustained.slice(),
  bound: s.bound.slice(),
  extras: s.extras.slice(),
  used: s.used.slice(),
  placed: s.placed.slice(),
})

const strike = (s: Strike): Strike => ({
  ...s,
  sides: [strikeSide(s.sides[0]), strikeSide(s.sides[1])],
  demands: [s.demands[0], s.demands[1]],
})

/** A deep copy. What is frozen (abilities, terms) is shared. */
export const clone = (s: State): State => ({
  phase: s.phase,
  turn: s.turn,
  next: s.next,
  first: s.first,
  actions: s.actions,
  noStrike: s.noStrike,
  struck: s.struck,
  lastTurnStruck: s.lastTurnStruck,
  sides: [side(s.sides[0]), side(s.sides[1])],
  strike: s.strike && strike(s.strike),
  summons: s.summons,
  recent: { ...s.recent, cards: s.recent.cards.slice(), entered: s.recent.entered.slice() },
  places: { ...s.places },
  boosting: s.boosting && { ...s.boosting },
  fresh: s.fresh.slice(),
})
