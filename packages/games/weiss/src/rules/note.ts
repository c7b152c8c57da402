import { type Before, frozen } from '@cardwright/engine'
import type { Borne } from '../cards/definitions.ts'
import { envOf } from '../read/env.ts'
import {
  type Cause,
  type Delay,
  type Happening,
  isWithin,
  type Known,
  know,
  levelOf,
  live,
  type Memo,
  type Site,
  type Snapshot,
  type Source,
  siteOf,
  type Waiting,
  type WeissInPlay,
  type WeissTable,
  type ZoneName,
} from '../table.ts'
import type { Event } from '../text/core.ts'
import { abilitiesOf, type Listener, listeners } from './listeners.ts'
import { memoOf, reader, refersTo } from './values.ts'

/** Whether an event is about this card itself, wherever that lies. */
function isOwn(event: Event): boolean {
  if (event.when === 'any') return event.of.some(isOwn)
  if (event.when === 'uses') return event.ability.of?.ref === 'this'
  return (event.when === 'placed' || event.when === 'plays') && event.card.ref === 'this'
}

/** WS-106: notes the automatic abilities that wait because of this. `before` are those that worked before the move. */
export function note(t: WeissTable, happening: Happening, before?: readonly Listener[], own?: readonly Borne[]): void {
  const found = [
    ...ofListeners(t, happening, before ?? listeners(t, happening.when)),
    ...ofItself(t, happening, own),
    ...delayed(t, happening),
  ]
  if (found.length > 0) t.state.waiting = frozen([...t.state.waiting, ...found])
  if (isRemembered(happening)) {
    t.state.happened = frozen([...t.state.happened, happening])
    t.touch()
  }
}

/** "By that effect": what has begun to wait for the use of an ability knows what came of it. */
export function learn(t: WeissTable, use: Happening, moved: Memo['moved']): null {
  t.state.waiting = frozen(
    t.state.waiting.map((each) => (each.memo.event === use ? { ...each, memo: { ...each.memo, moved } } : each)),
  )
  return null
}

const subjectOf = (happening: Happening): Known | Source | null => ('card' in happening ? happening.card : null)

/** Abilities of cards that look on. The card itself is known as it was when this happened. */
function ofListeners(t: WeissTable, happening: Happening, all: readonly Listener[]): Waiting[] {
  const subject = subjectOf(happening)
  return all.flatMap(({ card, seat, borne }): readonly Waiting[] => {
    const isItself = subject !== null && refersTo(subject, card)
    if (isItself && isOwn(borne.ability.event!)) return nothing
    return trigger(t, { ...(isItself ? subject : know(card)), def: card.def.id }, card, seat, borne, happening)
  })
}

/** Abilities of the card that this happened to, about that card, wherever it lies now. */
function ofItself(t: WeissTable, happening: Happening, own: readonly Borne[] | undefined): Waiting[] {
  const subject = subjectOf(happening)
  if (subject === null) return []
  const card = live(t, subject)
  // paying for its ability may have shuffled it into a deck: then what is printed on it counts
  const def = card?.def ?? ('def' in subject && t.rules.library.get(subject.def))
  if (!def) return []
  const side = t.card(subject.card).zone.owner
  const seat = happening.when === 'placed' && happening.from.zone === 'stage' ? happening.from.of : side
  const source = { ...subject, def: def.id }
  return (own ?? (card ? abilitiesOf(t, card) : def.abilities)).flatMap((borne): readonly Waiting[] =>
    borne.ability.event && isOwn(borne.ability.event) ? trigger(t, source, card, seat, borne, happening) : nothing,
  )
}

const nothing: readonly never[] = []

const isRemembered = (happening: Happening): boolean =>
  happening.when === 'placed'
    ? happening.from.zone === 'stage' || happening.to.zone === 'stage' || happening.to.zone === 'climaxArea'
    : happening.when !== 'begins' && happening.when !== 'ends'

function trigger(
  t: WeissTable,
  source: Source,
  card: WeissInPlay | null,
  seat: number,
  borne: Borne,
  happening: Happening,
): readonly Waiting[] {
  const { ability } = borne
  const { event, guard } = ability
  if (!event) return nothing
  const memo = memoOf(seat, source, borne, happening)
  const env = envOf(t, reader, memo)
  if (!reader.matches(env, event, happening)) return nothing
  if (guard && !reader.holds(env, guard)) return nothing
  // Shift needs a player's level
  if (ability.level !== null && levelOf(t, seat) < ability.level) return nothing
  if (card && !spendUse(t, card, borne)) return nothing
  return [{ memo, steps: null }]
}

const usedMark = (key: string): string => `used ${key}`

/** How often an ability has been used or has activated this turn. */
export function usesOf(t: WeissTable, card: WeissInPlay, key: string): number {
  const [turn, times] = String(card.marks?.[usedMark(key)] ?? '').split(':')
  return Number(turn) === t.state.turns ? Number(times) : 0
}

/** "This ability activates up to 1 time per turn": counts, or says that it cannot any more. */
export function spendUse(t: WeissTable, card: WeissInPlay, { key, ability }: Borne): boolean {
  if (ability.perTurn === null) return true
  const times = usesOf(t, card, key)
  if (times >= ability.perTurn) return false
  t.mark(card, usedMark(key), `${t.state.turns}:${times + 1}`)
  return true
}

/** "The end of your next turn" is not the end of the one that was under way when this was said; nor that of a phase. */
const isOfThisOne = (t: WeissTable, { event, since, phase }: Delay, happening: Happening): boolean =>
  'next' in event &&
  event.next &&
  happening.when === 'ends' &&
  t.state.turns === since &&
  isWithin(phase, happening.phase)

/** Effects that wait for a later event happen once. */
function delayed(t: WeissTable, happening: Happening): Waiting[] {
  const due = t.state.delays.filter(
    (delay) =>
      !isOfThisOne(t, delay, happening) && reader.matches(envOf(t, reader, delay.memo), delay.event, happening),
  )
  if (due.length === 0) return []
  t.state.delays = frozen(t.state.delays.filter((each) => !due.includes(each)))
  const cancelled = happening.when === 'damage' ? happening.cancelled : null
  // a phase is about no card: "that character" is still the one that has set the effect off
  const isMoment = happening.when === 'begins' || happening.when === 'ends'
  return due.map(({ memo, steps }) => ({
    memo: { ...memo, event: isMoment ? memo.event : happening, cancelled },
    steps,
  }))
}

/** WS-106, WS-162: notes what these moves have set off; `before` and `own` are for cards that leave the stage. */
export function noteMoves(
  t: WeissTable,
  moves: readonly Before[],
  by: Cause | null,
  before: readonly Listener[] = [],
  own: readonly (readonly Borne[])[] = [],
): void {
  const happenings = moves.flatMap(
    (move, n): (readonly [Happening, readonly Listener[] | undefined, readonly Borne[] | undefined])[] => {
      const card = t.card(move.card)
      if (card.gen === move.gen) return []
      const was = move.was as Snapshot | null
      const from = { ...siteNamed(move.zone), host: move.host }
      const to = siteOf(card)
      const happening: Happening = { when: 'placed', card: { card: card.id, gen: card.gen, was }, from, to, by }
      const counts = from.zone === 'stage'
      return [[happening, counts ? before : undefined, counts ? own[n] : undefined]]
    },
  )
  for (const [happening, old, mine] of happenings) note(t, happening, old, mine)
}

function siteNamed(name: string): Site {
  const [zone, of, at] = name.split(':')
  return { zone: zone as ZoneName, of: Number(of), at: at === undefined ? -1 : Number(at) }
}
