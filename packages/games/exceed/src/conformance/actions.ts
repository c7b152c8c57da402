import type { MoveOption, Option, Seat } from '@cardwright/engine'
import type { CardDef, FighterDef } from '../cards/definitions.ts'
import { faceOf } from '../state.ts'
import type { Attack, Drive, Held } from './drive.ts'
import { Mismatch } from './failure.ts'
import type { ActionStep, AnswerStep, ClientChoice, StrikeStep } from './format.ts'

type Act = (drive: Drive, seat: Seat, step: ActionStep) => void

const seatOf = (player: string): Seat => (player === 'P1' ? 0 : 1)

/** Takes the action with this key. */
function act(drive: Drive, seat: Seat, key: string, more?: (option: Option) => boolean): void {
  const ask = drive.acting(seat)
  const option = ask.offered().find((each) => each.key === key && (more?.(each) ?? true))
  if (option === undefined) throw new Mismatch(`P${seat + 1}: ${key}`, ask.explain(key)?.why ?? `it is not offered`)
  drive.choose(ask, [option])
}

const acts: Readonly<Record<string, Act>> = {
  prepare: (drive, seat) => act(drive, seat, 'prepare'),
  reshuffle: (drive, seat) => act(drive, seat, 'reshuffle'),
  exceed: (drive, seat) => act(drive, seat, 'exceed'),
  move: (drive, seat, step) => act(drive, seat, `move:${step.space ?? step.to ?? step.location}`),
  change: (drive, seat, step) => act(drive, seat, `change:${worthOf(drive, step)}`),
  boost,
  character_action: (drive, seat, { index = 0 }) => {
    const action = faceOf(drive.table, seat).actions[index]
    if (action === undefined) throw new Mismatch(`P${seat + 1} has an action number ${index}`, 'there is none')
    act(drive, seat, `action:${action.name}`)
  },
  bonus_action: bonusAction,
  bonus_turn_action: bonusAction,
}

/** An action that a card in play gives, by its place among them. */
function bonusAction(drive: Drive, seat: Seat, { index = 0 }: ActionStep): void {
  const own = new Set(faceOf(drive.table, seat).actions.map(({ name }) => `action:${name}`))
  const given = drive
    .acting(seat)
    .offered()
    .filter(({ key }) => key.startsWith('action:') && !own.has(key))
  const option = given[index]
  if (option === undefined) throw new Mismatch(`P${seat + 1} has an action of a card, number ${index}`, 'there is none')
  drive.choose(drive.acting(seat), [option])
}

/** A Boost is an action, or what an effect asks for. */
function boost(drive: Drive, seat: Seat, { card: name }: ActionStep): void {
  const [card] = drive.named(name ?? '')
  const { ask } = drive
  if (card === undefined || ask === null || ask.seat !== seat) throw new Mismatch(`P${seat + 1} boosts`, drive.asked())
  drive.bringForward(card)
  const moves = ['boost', 'transform']
  const option = ask
    .offered()
    .find((each) => each.card === card.id && (ask.kind !== 'act' || moves.includes((each as MoveOption).move)))
  if (option === undefined) throw new Mismatch(`P${seat + 1} boosts ${card.def.id}`, drive.asked())
  // the other copy is what a transform costs
  if ((option as MoveOption).move === 'transform') drive.prepare(seat, [])
  drive.choose(ask, [option])
}

/** What Change Cards is paid with says how much it is. */
function worthOf(drive: Drive, { pay = [], force }: ActionStep): number {
  if (typeof force === 'number') return force
  const cards = pay.flatMap((each) => (typeof each === 'boolean' ? [] : drive.named(each)))
  return cards.reduce((sum, { def }) => sum + (def.kind === 'ultra' ? 2 : 1), 0)
}

export function takeAction(drive: Drive, step: ActionStep): void {
  const seat = seatOf(step.player)
  const known = Object.hasOwn(acts, step.action) ? acts[step.action] : undefined
  if (known === undefined) throw new Mismatch('an action that we know', step.action)
  const pay = step.pay ?? []
  drive.prepare(seat, pay.length > 0 ? [pay] : [])
  known(drive, seat, step)
  drive.settle({ limit: step.discard_to_7 !== undefined })
  finish(drive)
}

const given = (step: AnswerStep): ClientChoice | undefined => step.choose ?? step.spend_force ?? step.spend_gauge

/** A step that answers a question is to come. */
export function expect(drive: Drive, step: AnswerStep): void {
  const choice = given(step)
  if (choice !== undefined) drive.await(seatOf(step.player), choice)
}

/** Answers the question that is open. */
export function answer(drive: Drive, step: AnswerStep): void {
  const seat = seatOf(step.player)
  const choice = given(step)
  if (choice === undefined) throw new Mismatch('a step that we know', Object.keys(step).join(', '))
  // what is not asked for cannot be spent either
  if (Array.isArray(choice) && choice.length === 0 && (drive.ask === null || drive.ask.kind === 'act')) return
  if (drive.ask?.seat !== seat) throw new Mismatch(`P${seat + 1} chooses ${JSON.stringify(choice)}`, drive.asked())
  drive.prepare(seat, [choice])
  drive.settle()
  finish(drive)
}

function finish(drive: Drive): void {
  const left = drive.leftOver()
  if (left !== null) throw new Mismatch('every answer is asked for', left)
}

export function strike(drive: Drive, step: StrikeStep): void {
  const attacker = seatOf(step.attacker)
  const defender = 1 - attacker
  const auto = step.auto_order !== undefined || step.auto_pay_gauge === true
  const first = ready(drive, attacker, step.attack, step.attack_ex === true, 1)
  const second = ready(drive, defender, step.defend, step.defend_ex === true, 2)
  // the older of the client's tests deal both attacks before the first is set
  if (auto) first.card()
  if (auto) second.card()
  drive.attacks[attacker] = first
  drive.attacks[defender] = second
  const { ask } = drive
  // whether such an attack is turned up is chosen as it is set
  const isEarly = (first.card()?.def as CardDef | undefined)?.open !== undefined
  if (isEarly) drive.prepare(attacker, step.attacker_choices ?? [])
  if (ask?.kind === 'act') drive.setAttack(drive.acting(attacker), first)
  else if (drive.table.state.strike === null) throw new Mismatch(`P${attacker + 1} strikes`, drive.asked())
  if (!isEarly) drive.prepare(attacker, step.attacker_choices ?? [])
  drive.prepare(defender, step.defender_choices ?? [])
  drive.settle({ bySpace: !auto, auto })
  // what lies at the bottom of a question that is not answered is that the Strike has not begun
  if (drive.attacks[attacker] !== null) throw new Mismatch(`P${attacker + 1} strikes`, drive.asked())
  finish(drive)
  if (!auto && drive.table.state.strike !== null && drive.match.over === null)
    throw new Mismatch('the Strike comes to its end', drive.asked())
}

/** The attack of a seat: a card that has a name, one out of nowhere, or a Wild Swing. */
function ready(
  drive: Drive,
  seat: Seat,
  given: string | number | null | undefined,
  ex: boolean,
  number: number,
): Attack {
  let card: Held | null | undefined
  const deal = (): Held | null => {
    if (given === null || given === undefined || given === '' || Number(given) < 0) return null
    const name = String(given)
    const isNamed = name.startsWith('$') || (drive.refs.has(name) && !drive.isCard(name))
    const dealt = isNamed ? drive.named(name)[0]! : drive.conjure(name, seat)
    if (!isNamed) drive.refs.set(`TestCardId${number}`, [dealt])
    if (ex) drive.refs.set(`TestCardId${number + 2}`, [drive.conjure((dealt.def as CardDef | FighterDef).id, seat)])
    return dealt
  }
  return {
    ex,
    card: () => {
      if (card === undefined) card = deal()
      return card
    },
  }
}
