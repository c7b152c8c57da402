import { type CardId, type Flow, inTurn, type Part, type Seat } from '@cardwright/engine'
import type { z } from 'zod'
import { type Showing, tell } from '../../events.ts'
import { canActivate, selectTargets } from '../../rules/activate.ts'
import { declarePayment, pay } from '../../rules/payment.ts'
import { pickCards } from '../../rules/pick.ts'
import { type Playing, type Resolving, type RunEffects, symmetryOf } from '../../rules/source.ts'
import { announce, enterField, leaveStack } from '../../rules/stack.ts'
import type { Ref, Target } from '../../state.ts'
import { type ExodusInPlay, type ExodusTable, means, refer, side } from '../../table.ts'
import { cardAt, type Runs } from '../resolving.ts'
import type { Hue } from '../terms/vocabulary.ts'
import type { EffectList, EffectOf } from '../vocabulary.ts'
import type { Filter, revealEffects, Take } from './vocabulary.ts'

export const reveal: Runs<ReturnType<typeof revealEffects<z.ZodType<EffectList>>>> = {
  reveal(t, by, effect, run) {
    const revealing = { by, effect, run, shown: turnUp(t, by, effect.amount), taken: [] }
    return inTurn(revealParts, (part) => part(t, revealing))
  },
  playNow(t, by, { at }, run) {
    const card = cardAt(t, by, at)
    return card ? playAtOnce(t, by, card, run) : null
  },
}

interface Revealing {
  readonly by: Resolving
  readonly effect: EffectOf<'reveal'>
  readonly run: RunEffects
  readonly shown: readonly Shown[]
  /** The cards that are taken, once they are chosen. */
  taken: readonly CardId[]
}

/** A revealed card, as it was then. */
interface Shown {
  readonly ref: Ref
  readonly def: ExodusInPlay['def']
}

const revealParts: readonly ((t: ExodusTable, revealing: Revealing) => Part)[] = [
  chooseTaken,
  take,
  layOthers,
  actForEach,
]

const isIn = (refs: readonly Ref[], card: ExodusInPlay): boolean => refs.some((ref) => means(ref, card))

/** XO-P31, XO-H34: cards stay in the deck; those that lie revealed are passed over, so that the next Reveal goes deeper. */
function turnUp(t: ExodusTable, { seat }: Resolving, amount: number): Shown[] {
  const { revealed } = side(t, seat)
  const hidden = t.zone.mainDeck(seat).cards.filter((card) => !isIn(revealed, card))
  const cards = hidden.slice(-amount).reverse()
  showAll(t, seat, cards)
  const shown = cards.map((card) => ({ ref: refer(card), def: card.def }))
  revealed.push(...shown.map(({ ref }) => ref))
  return shown
}

const showAll = (t: ExodusTable, seat: Seat, cards: readonly ExodusInPlay[]): void =>
  t.show(cards, 'all', { seat, why: 'reveal' satisfies Showing })

/** The revealed cards that still lie in the deck, the topmost first. */
const inDeck = (t: ExodusTable, { shown }: Revealing): ExodusInPlay[] =>
  shown.flatMap(({ ref }) => {
    const card = t.card(ref.card)
    return means(ref, card) ? [card] : []
  })

const fits = (def: ExodusInPlay['def'], { kind, subtype }: Filter): boolean => {
  if (kind !== undefined && def.kind !== kind) return false
  return subtype === undefined || (def.kind === 'creature' && def.subtype === subtype)
}

/** Not asked if all of them have to be taken. */
function chooseTaken(t: ExodusTable, revealing: Revealing): Part {
  const { take } = revealing.effect
  if (take === undefined) return null
  const meant = () => inDeck(t, revealing).filter(({ def }) => fits(def, take.of ?? {}))
  const all = meant().map(({ id }) => id)
  const max = Math.min(take.amount ?? 1, all.length)
  if (max > 0 && (take.may || all.length > max)) return askTaken(t, revealing, meant, max)
  revealing.taken = all
  return null
}

function* askTaken(t: ExodusTable, revealing: Revealing, from: () => ExodusInPlay[], max: number): Flow {
  const { by, effect } = revealing
  const context = { source: by.text, amount: max }
  const min = effect.take?.may ? 0 : max
  revealing.taken = yield* pickCards(t, by.seat, { kind: 'take', rule: 'XO-P31', context, min, max, from })
}

function take(t: ExodusTable, { by, effect, taken, run }: Revealing): Part {
  return inTurn(taken, (id) => destinations[effect.take!.to](t, by, t.card(id), run))
}

const destinations: {
  readonly [W in Take['to']]: (t: ExodusTable, by: Resolving, card: ExodusInPlay, run: RunEffects) => Part
} = {
  hand: (t, { seat }, card) => {
    t.move(card, t.zone.hand(seat))
    return stayOpen(t, seat, [card])
  },
  top: (t, { seat }, card) => {
    t.move(card, t.zone.mainDeck(seat))
    return stayOpen(t, seat, [card])
  },
  play: playAtOnce,
}

/** The others, in the order in which they lay. */
function layOthers(t: ExodusTable, revealing: Revealing): Part {
  const { by, effect, taken } = revealing
  if (effect.rest === undefined) return null
  const cards = inDeck(t, revealing).filter(({ id }) => !taken.includes(id))
  for (const card of cards) {
    if (effect.rest === 'bottom') t.move(card, t.zone.mainDeck(by.seat), 'bottom')
    else t.move(card, t.zone.graveyard(by.seat))
  }
  return stayOpen(t, by.seat, cards)
}

/** Both players saw these cards, and see where each of them goes, even within the deck. */
function stayOpen(t: ExodusTable, seat: Seat, cards: readonly ExodusInPlay[]): null {
  const lost = cards.filter((card) => !t.sees(0, card) || !t.sees(1, card))
  if (lost.length > 0) showAll(t, seat, lost)
  return null
}

function actForEach(t: ExodusTable, { by, effect: { forEach }, shown, run }: Revealing): Part {
  if (forEach === undefined) return null
  return inTurn(
    shown.filter(({ def }) => fits(def, forEach.of)),
    () => run(t, by, forEach.so),
  )
}

/** A symmetry that is played within an effect. */
interface AtOnce {
  readonly playing: Playing
  readonly run: RunEffects
  targets: readonly Target[]
  paid: readonly Hue[]
}

/**
 * XO-P32, XO-H35: it selects, is paid for and resolves at once; nobody can answer. Without a target or the energy it is not
 * played, and stays where it is (XO-040).
 */
function playAtOnce(t: ExodusTable, { seat }: Resolving, card: ExodusInPlay, run: RunEffects): Part {
  const held = symmetryOf(card, seat)
  if (held === null || !canActivate(t, held)) return null
  t.move(card, t.zone.stack())
  tell(t, { type: 'immediately', seat, card: card.id, rule: 'XO-P32' })
  const atOnce = { playing: symmetryOf(card, seat)!, run, targets: [], paid: [] }
  return inTurn(atOnceParts, (part) => part(t, atOnce))
}

const atOnceParts: readonly ((t: ExodusTable, atOnce: AtOnce) => Part)[] = [declareAndPay, act, leave]

function* declareAndPay(t: ExodusTable, atOnce: AtOnce): Flow {
  const { playing } = atOnce
  atOnce.targets = yield* selectTargets(t, playing)
  announce(t, atOnce.targets)
  atOnce.paid = pay(t, yield* declarePayment(t, playing))
}

const itemOf = ({ playing: { seat: owner, source } }: AtOnce) => ({ kind: 'symmetry', owner, source }) as const

function act(t: ExodusTable, atOnce: AtOnce): Part {
  const { playing, targets, paid, run } = atOnce
  return run(t, { ...playing, source: enterField(t, itemOf(atOnce)), targets, paid }, playing.script.do)
}

function leave(t: ExodusTable, atOnce: AtOnce): null {
  leaveStack(t, itemOf(atOnce))
  return null
}
