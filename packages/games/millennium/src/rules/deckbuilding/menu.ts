import {
  type AskSpec,
  askThen,
  type Flow,
  type Form,
  type Move,
  type MoveOption,
  Moves,
  type Refusal,
  type Seat,
} from '@cardwright/engine'
import { type MillenniumTable, segments } from '../../state.ts'
import { usesNpcs } from '../../terms.ts'
import { hints } from '../../words/en/hints.ts'
import { refusals } from '../../words/en/refusals.ts'
import { buy } from './buying.ts'
import { begin, grace, isVoting, pause, ready, resume, unready } from './clock.ts'
import { collect, collectForm, collectionsOf } from './collection.ts'
import type { DealOption } from './deals.ts'
import { buildDeck, deckForm } from './deck.ts'
import { fuse, fuseForm } from './fusion.ts'
import { npcForm, takeNpc } from './npcs.ts'
import { recalled } from './recall.ts'
import { sell, sellForm } from './selling.ts'
import { giveForm, handOver, teammates } from './team.ts'
import { accept, decline, drawnFields, makeOffer, offerForm, withdraw } from './trade.ts'

// biome-ignore lint/suspicious/noExplicitAny: moves are made with different things
type AnyMove = Move<MillenniumTable, any, any>

const isPaused = (t: MillenniumTable): boolean => t.state.deckbuilding.paused !== null

/** MB-122, MB-H79: while the clock stands nothing is done; after the bell one may only agree to grace. */
const whileOpen = (move: AnyMove): AnyMove => ({
  ...move,
  why(t, seat, x) {
    if (isPaused(t)) return refusals.paused
    return isVoting(t) ? refusals.bell : move.why(t, seat, x)
  },
})

const onlyPaused = (move: AnyMove): AnyMove => ({
  ...move,
  why: (t, seat, x) => (isPaused(t) ? move.why(t, seat, x) : refusals.notPaused),
})

const unlessPaused = (move: AnyMove): AnyMove => ({
  ...move,
  why: (t, seat, x) => (isPaused(t) ? refusals.paused : move.why(t, seat, x)),
})

/** MB-156: after the bell somebody who is ready agrees to grace, or does not. */
const untilAsked = (move: AnyMove): AnyMove => ({
  ...move,
  why(t, seat, x) {
    if (isVoting(t) && !t.state.deckbuilding.grace.includes(seat)) return refusals.bell
    return move.why(t, seat, x)
  },
})

/** MB-097: what is shared is listed. What one does with one's own cards is typed. */
const moves = new Moves<MillenniumTable>('market', {
  buy: whileOpen(buy),
  accept: whileOpen(accept),
  decline: whileOpen(decline),
  withdraw: whileOpen(withdraw),
  ready: unlessPaused(ready),
  unready: unlessPaused(untilAsked(unready)),
  grace: unlessPaused(grace),
  pause: whileOpen(pause),
  resume: onlyPaused(resume),
  begin: onlyPaused(begin),
})

/** The forms by how their keys begin, and whether the mode knows them. */
const forms: Readonly<
  Record<string, { readonly form: Form<DealOption>; isUsed(t: MillenniumTable, seat: Seat): boolean }>
> = {
  deck: { form: deckForm, isUsed: () => true },
  collect: { form: collectForm, isUsed: (t) => collectionsOf(t).length > 0 },
  sell: { form: sellForm, isUsed: () => true },
  fuse: { form: fuseForm, isUsed: () => true },
  npc: { form: npcForm, isUsed: (t) => usesNpcs(t.state.terms) },
  give: { form: giveForm, isUsed: (t, seat) => teammates(t, seat).length > 0 },
  offer: { form: offerForm, isUsed: (t) => t.seats > 1 },
}

const allForms = Object.values(forms)

function suggestions(t: MillenniumTable, seat: Seat): DealOption[] {
  const all: DealOption[] = []
  for (const { form, isUsed } of allForms) if (isUsed(t, seat)) all.push(...form.suggest(t, seat))
  return all
}

/** MB-053: what is done is done, so each form says whole what it does. */
const ownCards: Form<DealOption> = {
  hint: hints.market,
  parse(key, t: MillenniumTable, seat) {
    const prefix = key.split(':', 1)[0]!
    const own = Object.hasOwn(forms, prefix) ? forms[prefix] : undefined
    if (!own?.isUsed(t, seat)) return { why: hints.market, rule: 'MB-097' }
    if (isPaused(t)) return refusals.paused
    return isVoting(t) ? refusals.bell : own.form.parse(key, t, seat)
  },
  suggest: (t: MillenniumTable, seat) => (isPaused(t) || isVoting(t) ? [] : recalled(t, seat, suggestions)),
  fields: drawnFields,
}

type Act = (t: MillenniumTable, seat: Seat, option: never) => void
const acts: Readonly<Record<string, Act>> = {
  deck: buildDeck as Act,
  collect: collect as Act,
  sell: sell as Act,
  fuse: fuse as Act,
  npc: takeNpc as Act,
  handOver: handOver as Act,
  offer: makeOffer as Act,
}

/** Why a key is not offered whose terms have gone by. */
const goneBy: ReadonlyMap<string, Refusal> = new Map([
  ['buy', refusals.soldOut],
  ['accept', refusals.offerGone],
  ['decline', refusals.offerGone],
])

const specs = new Map<number, AskSpec<MoveOption>>()

/** Of each standing ask there is one for all tables: six of them stand open at every step of a market. */
function specOf({ state }: MillenniumTable, seat: Seat): AskSpec<MoveOption> {
  const { round, deckbuilding } = state
  const { fusions } = state.players[seat]!
  const place = ((fusions * 16 + round) * segments.length + segments.indexOf(deckbuilding.segment)) * 8 + seat
  let spec = specs.get(place)
  if (!spec) {
    spec = {
      kind: 'market',
      id: `market-${round}-${deckbuilding.segment}-${seat}-${fusions}`,
      rule: 'MB-097',
      options: (t: MillenniumTable, seat) => moves.options(t, seat),
      explain: (key, t: MillenniumTable, seat) =>
        moves.explain(key, t, seat) ?? goneBy.get(key.split(':', 1)[0]!) ?? null,
      form: ownCards,
    }
    specs.set(place, spec)
  }
  return spec
}

function deal(t: MillenniumTable, seat: Seat, chosen: MoveOption): Flow | null {
  const act = acts[chosen.move]
  if (!act) return moves.make(t, seat, chosen)
  act(t, seat, chosen as never)
  return null
}

/** MB-086, MB-097: a seat's menu, which stands open all through a segment. */
export function menu(t: MillenniumTable, seat: Seat): Flow {
  return askThen<MillenniumTable, MoveOption>(t, seat, specOf(t, seat), deal)
}
