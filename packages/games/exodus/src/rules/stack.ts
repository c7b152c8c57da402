import type { CardId, RuleId, Seat } from '@cardwright/engine'
import { type Fizzling, type Showing, tell } from '../events.ts'
import type { Item, Ref, Target, Window } from '../state.ts'
import { type ExodusInPlay, type ExodusTable, foe, found, refer } from '../table.ts'

export const itemOf = ({ state }: ExodusTable, id: number): Item | undefined =>
  state.stack.find((item) => item.id === id)

/** XO-056, XO-H32: a target is declared; a card of a hand is shown, or nobody could tell whether it is still there. */
export function announce(t: ExodusTable, targets: readonly Target[]): void {
  const cards = targets.flatMap((target) => (target.kind === 'card' ? [t.card(target.ref.card)] : []))
  const held = cards.filter(({ zone: { family } }) => family === 'hand' || family === 'reserve')
  const [first] = held
  if (first) t.show(held, 'all', { seat: first.zone.owner, why: 'target' satisfies Showing, rule: 'XO-H32' })
}

/** The other player may answer, whoever's turn it is: XO-023, XO-029, XO-038, XO-H24. */
export function pushItem(t: ExodusTable, item: Omit<Item, 'id'>): void {
  const { state } = t
  announce(t, item.targets)
  state.stack.push({ id: state.nextItem++, ...item })
  tell(t, {
    type: 'stacked',
    seat: item.owner,
    kind: item.kind,
    name: item.text,
    card: item.source.card,
    ...cardsOf(t, item),
  })
  openStack(t, foe(item.owner))
}

/** XO-046, XO-056: what was declared is said aloud. */
const cardsOf = (t: ExodusTable, { targets, payment }: Omit<Item, 'id'>) => ({
  ...aimedAt(targets),
  ...(payment.length > 0 && {
    cards: payment.map(({ card }) => card),
    pays: payment.map(({ card }) => t.card(card).def.id),
  }),
})

/** The target, if it is one card. */
export function aimedAt(targets: readonly Target[]): { readonly on?: CardId } {
  const [aimed, ...others] = targets.flatMap((target) => (target.kind === 'card' ? [target.ref.card] : []))
  return aimed !== undefined && others.length === 0 ? { on: aimed } : {}
}

/** A stack comes back to the window that it was opened from. */
function openStack(t: ExodusTable, holder: Seat): void {
  const { state } = t
  if (state.window.kind !== 'stack' && state.window.kind !== 'resolve') {
    state.back = state.window
    state.resolved = []
  }
  state.window = Object.freeze({ kind: 'stack', holder, passes: 0 }) satisfies Window
}

export function drop({ state }: ExodusTable, item: Item): null {
  state.stack = state.stack.filter(({ id }) => id !== item.id)
  state.resolved.push(Object.freeze({ owner: item.owner, name: item.text }))
  return null
}

/** The rule by which something does not resolve; what is negated fails by the text of a card. */
const fizzlingRules: Readonly<Record<Fizzling, RuleId | undefined>> = {
  payment: 'XO-049',
  targets: 'XO-058',
  freezing: 'XO-H18',
  gone: 'XO-H25',
  negated: undefined,
}

/** XO-050, XO-059, XO-072, XO-P25: nothing is paid; a symmetry goes to the graveyard. */
export function fizzle(t: ExodusTable, item: Item, why: Fizzling): null {
  const rule = fizzlingRules[why]
  tell(t, { type: 'fizzles', seat: item.owner, name: item.text, card: item.source.card, why, rule })
  const card = cardOf(t, item)
  if (card !== undefined) t.move(card, t.zone.graveyard(card.owner))
  return null
}

type Played = Pick<Item, 'kind' | 'source' | 'owner'>

/** The symmetry that lies on the stack as this item, until it leaves it: from then on it is another object. */
const cardOf = (t: ExodusTable, { kind, source }: Played): ExodusInPlay | undefined =>
  kind === 'symmetry' ? found(t, source) : undefined

const isLasting = ({ def }: ExodusInPlay): boolean => def.kind === 'symmetry' && def.lasting

/** XO-H14: a Lasting symmetry is on the field when it acts. */
export function enterField(t: ExodusTable, item: Played): Ref {
  const card = cardOf(t, item)
  if (card === undefined || !isLasting(card)) return item.source
  leaveStack(t, item)
  return refer(card)
}

/** A symmetry that has resolved goes to the field or the graveyard. */
export function leaveStack(t: ExodusTable, item: Played): void {
  const card = cardOf(t, item)
  if (card !== undefined) t.move(card, isLasting(card) ? t.zone.lasting(item.owner) : t.zone.graveyard(card.owner))
}
