import type { Seat } from '@cardwright/engine'
import type { Cause, Happening, Known, Site } from '../table.ts'
import type { Ability, AbilityRef, Event, Place, Ref, Source } from '../text/core.ts'
import { type Env, isSame, seatsOf } from './env.ts'
import { isIn, isZone } from './places.ts'
import { siteAt } from './tests.ts'

type EventOf<K extends Event['when']> = Extract<Event, { when: K }>
type HappeningOf<K> = K extends 'any' ? Happening : Extract<Happening, { when: K }>

/** WS-162: the card as it was before it moved, whichever object it is by now. */
const asItWas = (card: Known): Known => ({ ...card, gen: -1 })

/** WS-116: a card that has left and come back is another one. */
const isIt = (each: Known, card: Known): boolean => isSame(each, card) || (card.gen === -1 && each.card === card.card)

/** "A character in your back stage": which row counts, as far as the card is or was on the stage. */
function isInRow(env: Env, place: Place, card: Known): boolean {
  if (!('zone' in place) || (place.zone !== 'centerStage' && place.zone !== 'backStage')) return true
  const site = siteAt(env, card)
  return site?.zone !== 'stage' || isZone(place.zone, site)
}

/** Whether a card that something happened to is one that the text means; `of` is whose it is or was. */
function isMeant(env: Env, ref: Ref, card: Known, of: Seat): boolean {
  switch (ref.ref) {
    case 'this':
      return isIt(env.memo.source, card)
    case 'select': {
      const { place, where } = ref
      if ('of' in place && !seatsOf(env, place.of).includes(of)) return false
      if (!isInRow(env, place, card)) return false
      if ('among' in place && !env.read.cards(env, place.among).some((each) => isIt(each, card))) return false
      return env.read.passes(env, card, where)
    }
    case 'either':
    case 'union':
      return ref.of.some((each) => isMeant(env, each, card, of))
    default:
      return env.read.cards(env, ref).some((each) => isIt(each, card))
  }
}

/** Whether it was brought about in such a way. */
export function caused(env: Env, { of, card, kind, keyword }: Source, by: Cause | null): boolean {
  if (by === null) return false
  if (of !== null && !seatsOf(env, of).includes(by.seat)) return false
  if (keyword !== null && by.ability.keyword !== keyword) return false
  if (kind !== null && kind !== 'effect') {
    if (kind === 'combo' ? !by.ability.combo : by.ability.kind !== kind) return false
  }
  return card === null || isMeant(env, card, by.card, by.seat)
}

function isAbility(env: Env, { of, kind, keyword }: AbilityRef, ability: Ability, card: Known, seat: Seat): boolean {
  if (kind !== null && ability.kind !== kind) return false
  if (keyword !== null && ability.keyword !== keyword) return false
  return of === null || isMeant(env, of, card, seat)
}

const sideOf = (env: Env, card: Known): Seat => card.was?.of ?? env.t.card(card.card).zone.owner

const leavesPublic = (from: Site, to: Site): boolean =>
  from.zone === 'stage' || to.zone === 'hand' || to.zone === 'deck'

/** One small function for each event: whether what happened is what the text waits for. */
export const events: {
  readonly [K in Event['when']]: (env: Env, event: EventOf<K>, happening: HappeningOf<K>) => boolean
} = {
  placed(env, { card, to, from, by }, happening) {
    const seen =
      leavesPublic(happening.from, happening.to) && happening.card.was ? asItWas(happening.card) : happening.card
    const side = happening.from.zone === 'stage' ? happening.from.of : happening.to.of
    return (
      (to === null || isIn(env, to, happening.to, happening.card)) &&
      (from === null || isIn(env, from, happening.from, happening.card)) &&
      (by === null || caused(env, by, happening.by)) &&
      isMeant(env, card, seen, side)
    )
  },
  attacks: (env, { card, how }, happening) =>
    (how === null || happening.how === how) && isMeant(env, card, happening.card, sideOf(env, happening.card)),
  attacked: (env, { card, how }, happening) =>
    (how === null || happening.how === how) && isMeant(env, card, happening.card, sideOf(env, happening.card)),
  becomes: (env, { card, state, from, inBattle }, happening) =>
    happening.state === state &&
    (from === null || happening.from === from) &&
    (!inBattle || happening.inBattle) &&
    isMeant(env, card, happening.card, sideOf(env, happening.card)),
  begins: (env, { phase, of }, happening) => happening.phase === phase && seatsOf(env, of).includes(happening.seat),
  ends: (env, { phase, of }, happening) => happening.phase === phase && seatsOf(env, of).includes(happening.seat),
  attackEnds: (env, { card }, happening) => isMeant(env, card, happening.card, sideOf(env, happening.card)),
  damage: (env, { by, to, cancelled }, happening) =>
    seatsOf(env, to).includes(happening.seat) &&
    happening.cancelled === (cancelled ?? false) &&
    (by === null || (happening.by !== null && isMeant(env, by, happening.by, sideOf(env, happening.by)))),
  triggers: (env, { card, reveals }, happening) =>
    isMeant(env, card, happening.card, sideOf(env, happening.card)) &&
    env.read.passes(env, happening.revealed, reveals),
  uses: (env, { who, ability }, happening) =>
    seatsOf(env, who).includes(happening.seat) &&
    isAbility(env, ability, happening.ability, happening.card, happening.seat),
  plays: (env, { who, card }, happening) =>
    seatsOf(env, who).includes(happening.seat) && isMeant(env, card, happening.card, happening.seat),
  levelUp: (env, { who }, happening) => seatsOf(env, who).includes(happening.seat),
  any: (env, { of }, happening) => of.some((each) => env.read.matches(env, each, happening)),
}

export function matches(env: Env, event: Event, happening: Happening): boolean {
  if (event.when !== 'any' && event.when !== happening.when) return false
  return (events[event.when] as (env: Env, event: Event, happening: Happening) => boolean)(env, event, happening)
}
