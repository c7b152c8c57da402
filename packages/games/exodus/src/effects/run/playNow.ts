import type { Flow } from '@cardwright/engine'
import { canActivate, type Source, selectTargets } from '../../rules/activate.ts'
import { declarePayment, pay } from '../../rules/payment.ts'
import { leaveStack } from '../../rules/resolve.ts'
import { type ExodusInPlay, type ExodusTable, refer } from '../../table.ts'
import type { EffectOf } from '../vocabulary.ts'
import { cardAt } from './aim.ts'
import { type By, runEffects } from './index.ts'

export function playNow(t: ExodusTable, by: By, { at }: EffectOf<'playNow'>): Flow | null {
  const card = cardAt(t, by, at)
  return card ? playAtOnce(t, by, card) : null
}

const sourceOf = (card: ExodusInPlay, { seat }: By): Source | null =>
  card.def.kind === 'symmetry' ? { seat, source: refer(card), text: card.def.id, script: card.def.script } : null

/**
 * XO-P32, XO-H35: it selects, is paid for and resolves at once; nobody can answer. Without a target or the energy it is not
 * played, and stays where it is (XO-040).
 */
export function* playAtOnce(t: ExodusTable, by: By, card: ExodusInPlay): Flow {
  const from = sourceOf(card, by)
  if (from === null || !canActivate(t, from)) return
  t.move(card, t.zone.stack())
  const source = sourceOf(card, by)!
  t.tell({ type: 'immediately', seat: by.seat, card: card.id, rule: 'XO-P32' })
  const targets = yield* selectTargets(t, source)
  const paid = pay(t, yield* declarePayment(t, by.seat, source.text, source.script.pay))
  const item = { kind: 'symmetry', owner: by.seat, source: source.source } as const
  const isLasting = card.def.kind === 'symmetry' && card.def.lasting
  if (isLasting) leaveStack(t, item)
  const flow = runEffects(t, { seat: by.seat, source: refer(card), text: card.def.id, targets, paid }, source.script.do)
  if (flow !== null) yield* flow
  if (!isLasting) leaveStack(t, item)
}
