import { andThen, askThen, type Option, type Part, type Refusal, type Seat } from '@cardwright/engine'
import type { Borne } from '../cards/definitions.ts'
import { foe, levelOf, live, type WeissInPlay, type WeissTable } from '../table.ts'
import { refusals } from '../words/en/refusals.ts'
import { isBarredKeyword, whyNotPlayable } from './conditions.ts'
import { isCounter, playEvent, useAbility, whyNotUsable } from './main.ts'
import { onTo } from './turn.ts'

interface CounterOption extends Option {
  readonly card: number | undefined
  readonly name: string | undefined
  readonly ability: string | undefined
}

const pass: CounterOption = { key: 'pass', card: undefined, name: undefined, ability: undefined }

const countersOf = ({ def }: WeissInPlay): readonly Borne[] =>
  def.abilities.filter(({ ability }) => ability.kind === 'act' && ability.counter)

/** WS-141: level and cost of the ability; its colour does not matter. */
function whyNotCounter(t: WeissTable, seat: Seat, card: WeissInPlay, borne: Borne): Refusal | null {
  if ((borne.ability.level ?? 0) > levelOf(t, seat)) return refusals.backupLevel
  if (isBarredKeyword(t, seat, borne.ability.keyword)) return refusals.forbidden
  return whyNotUsable(t, seat, { card, borne })
}

function options(t: WeissTable, seat: Seat): CounterOption[] {
  const found: CounterOption[] = [pass]
  const offer = (key: string, card: WeissInPlay, ability: string | undefined) => {
    if (!found.some((each) => each.key === key)) found.push({ key, card: card.id, name: card.def.id, ability })
  }
  for (const card of t.zone.hand(seat).cards) {
    if (isCounter(card) && whyNotPlayable(t, seat, card) === null) offer(`play:${card.def.id}`, card, undefined)
    for (const borne of countersOf(card)) {
      if (whyNotCounter(t, seat, card, borne) === null) offer(`use:${card.def.id}:${borne.key}`, card, borne.key)
    }
  }
  return found
}

function explain(key: string, t: WeissTable, seat: Seat): Refusal | null {
  const [verb, id, ability] = key.split(':')
  const card = t.zone.hand(seat).cards.find(({ def }) => def.id === id)
  if (!card) return null
  if (verb === 'play') return isCounter(card) ? whyNotPlayable(t, seat, card) : refusals.counterOnly
  const borne = countersOf(card).find((each) => each.key === ability)
  return borne ? whyNotCounter(t, seat, card, borne) : refusals.counterOnly
}

/** WS-010, WS-140..142: in a front attack, the defender may use one counter. */
export function counter(t: WeissTable): Part {
  const { kind, attacker, defender } = t.state.attack!
  const seat = foe(t.state.turn)
  if (kind !== 'front') return onTo(t, 'damage')
  const card = live(t, attacker)
  const window = askThen(
    t,
    seat,
    {
      kind: 'counter',
      rule: 'WS-140',
      skip: 'pass',
      ...(card && { card: card.id }),
      context: { window: 'counter', hasDefender: defender !== null },
      options,
      explain,
      outside: ([chosen]) => chosen!.key,
    },
    doCounter,
  )
  return andThen(window, () => onTo(t, 'damage'))
}

function doCounter(t: WeissTable, seat: Seat, { card: id, ability }: CounterOption): Part {
  if (id === undefined) return null
  const card = t.card(id)
  if (ability === undefined) return playEvent(t, seat, card)
  return useAbility(t, seat, card, countersOf(card).find(({ key }) => key === ability)!)
}
