import type { Flow, Seat } from '@cardwright/engine'
import type { Script, Select } from '../effects/vocabulary.ts'
import { type ExodusTable, foe, type Item, type Target, type Window } from '../table.ts'
import { inPlay } from './field.ts'
import { isCardFrozen } from './freeze.ts'
import { canDeclare, declarePayment, priceOf } from './payment.ts'
import { attackOnStack, isSameTarget, isThere, legalTargets, pickTarget, type Selecting } from './targets.ts'

/** What is played or triggered: a text of a card, for a player. */
export interface Source extends Selecting {
  readonly script: Script
}

/** XO-040, XO-045, XO-056, XO-069: there is a target for each selection, the energy, and what is to be frozen. */
export function canActivate(t: ExodusTable, by: Source): boolean {
  const { seat, script } = by
  if (script.onlyInAttack && attackOnStack(t) === undefined) return false
  if (script.freezeThis && !canFreezeThis(t, by)) return false
  if (!canDeclare(t, seat, priceOf(t, seat, script.pay))) return false
  return script.select === undefined || hasTargets(t, by, script.select, [])
}

/** XO-H18: it is there, and not frozen. */
export function canFreezeThis(t: ExodusTable, { source }: Selecting): boolean {
  const card = inPlay(t, source)
  return card !== undefined && !isCardFrozen(t, card)
}

const isNew = (chosen: readonly Target[], target: Target): boolean => !chosen.some((each) => isSameTarget(each, target))

/** Whether all selections can be made, of different things. */
export function hasTargets(
  t: ExodusTable,
  by: Selecting,
  selects: readonly Select[],
  chosen: readonly Target[],
): boolean {
  const [first, ...rest] = selects
  if (first === undefined) return true
  if (rest.length === 0 && chosen.length === 0) return isThere(t, by, first)
  return legalTargets(t, by, first).some(
    (target) => isNew(chosen, target) && (rest.length === 0 || hasTargets(t, by, rest, [...chosen, target])),
  )
}

/** XO-053, XO-056: names what each selection is. */
export function* selectTargets(
  t: ExodusTable,
  by: Source,
  { chooser = by.seat, not = [] }: { chooser?: Seat; not?: readonly Target[] } = {},
): Flow<Target[]> {
  const chosen: Target[] = []
  const selects = by.script.select ?? []
  for (const [i, select] of selects.entries()) {
    const rest = selects.slice(i + 1)
    const legal = () =>
      others(
        not,
        legalTargets(t, by, select).filter(
          (target) => isNew(chosen, target) && hasTargets(t, by, rest, [...chosen, target]),
        ),
      )
    const context = { for: by.text, select }
    const target = Object.freeze(yield* pickTarget(t, chooser, 'select', 'XO-056', legal, { context }))
    announce(t, target)
    chosen.push(target)
  }
  return chosen
}

/** XO-056, XO-H32: what is selected is declared; a card of a hand is shown, or nobody could tell whether it is still there. */
function announce(t: ExodusTable, target: Target): void {
  const card = target.kind === 'card' ? t.card(target.ref.card) : undefined
  if (card?.zone.family === 'hand' || card?.zone.family === 'reserve') t.show([card], 'all')
}

/** Without what it was aimed at, if anything else is legal. */
export const others = (not: readonly Target[], legal: readonly Target[]): readonly Target[] => {
  const rest = not.length === 0 ? legal : legal.filter((target) => isNew(not, target))
  return rest.length > 0 ? rest : legal
}

/** D.2.5: declares targets and payment, and lays it on the stack. */
export function* activate(t: ExodusTable, by: Source, kind: Item['kind'], ability: number): Flow {
  const targets = yield* selectTargets(t, by)
  const payment = yield* declarePayment(t, by.seat, by.text, by.script.pay)
  pushItem(t, { owner: by.seat, kind, source: by.source, text: by.text, ability, targets, payment })
}

/** The other player may answer, whoever's turn it is: XO-023, XO-029, XO-038, XO-H24, D.2.5. */
export function pushItem(t: ExodusTable, item: Omit<Item, 'id'>): void {
  const { state } = t
  state.stack.push({ id: state.nextItem++, ...item })
  t.tell({
    type: 'stacked',
    seat: item.owner,
    kind: item.kind,
    name: item.text,
    card: item.source.card,
    ...cardsOf(item),
  })
  openStack(t, foe(item.owner))
}

/** XO-046, XO-056: what was declared is said aloud. */
function cardsOf({ targets, payment }: Omit<Item, 'id'>) {
  const aimed = targets.flatMap((target) => (target.kind === 'card' ? [target.ref.card] : []))
  return {
    ...(aimed.length === 1 && { on: aimed[0]! }),
    ...(payment.length > 0 && { cards: payment.map(({ card }) => card) }),
  }
}

/** D.1: a stack comes back to the window that it was opened from. */
function openStack(t: ExodusTable, holder: Seat): void {
  const { state } = t
  if (state.window.kind !== 'stack' && state.window.kind !== 'resolve') {
    state.back = state.window
    state.resolved = 0
  }
  state.window = Object.freeze({ kind: 'stack', holder, passes: 0 }) satisfies Window
}
