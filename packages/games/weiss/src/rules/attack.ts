import {
  andThen,
  askThen,
  frozen,
  inTurn,
  type Like,
  type Option,
  type Part,
  type Refusal,
  type Seat,
} from '@cardwright/engine'
import { tell } from '../events.ts'
import { envOf } from '../read/env.ts'
import { effectFor } from '../run/index.ts'
import {
  back,
  characterAt,
  everywhere,
  facing,
  foe,
  inOrder,
  know,
  onStage,
  positions,
  sourceOf,
  stateOf,
  type WeissInPlay,
  type WeissTable,
} from '../table.ts'
import type { Step } from '../text/core.ts'
import type { AttackKind } from '../text/terms.ts'
import { refusals } from '../words/en/refusals.ts'
import { whyNotInPhase } from './conditions.ts'
import { endingOf, last } from './lasting.ts'
import { note } from './note.ts'
import { onTo } from './turn.ts'
import { turnAll } from './turning.ts'
import { isAllowed, isForbidden, memoOf, reader, valuesOf } from './values.ts'

interface AttackOption extends Option {
  readonly how: AttackKind | null
  readonly card: number | undefined
  readonly name: string | undefined
  readonly at: string | undefined
}

const kinds: readonly AttackKind[] = ['front', 'side', 'direct']

/** WS-076, WS-077, WS-121..123: why a character cannot attack so. */
function whyNot(t: WeissTable, seat: Seat, at: number, how: AttackKind): Refusal | null {
  const card = characterAt(t, seat, at)
  if (!card || stateOf(card) !== 'stand') return refusals.rested
  if (t.state.turns === 1 && t.state.attacks > 0) return refusals.oneAttack
  if (isBehind(at) && !isAllowed(t, card, ({ act }) => act.act === 'attackFromBack' && act.how === how))
    return refusals.behind
  const opposite = oppositeOf(t, seat, at)
  if (how === 'direct' && opposite) return refusals.somebodyThere
  if (how !== 'direct' && !opposite) return refusals.nobodyThere
  return isBarred(t, card, how) ? refusals.forbidden : null
}

const isBehind = (at: number): boolean => (back as readonly number[]).includes(at)

/** Nobody faces the back stage. */
const oppositeOf = (t: WeissTable, seat: Seat, at: number): WeissInPlay | null =>
  isBehind(at) ? null : characterAt(t, foe(seat), facing(at))

const isBarred = (t: WeissTable, card: WeissInPlay, how: AttackKind): boolean =>
  isForbidden(t, card, ({ act }) => act.act === 'attack' && (act.how === null || act.how === how))

const stop: AttackOption = { key: 'done', how: null, card: undefined, name: undefined, at: undefined }

const attackOf = ({ id, def }: WeissInPlay, how: AttackKind, at: string): AttackOption => ({
  key: `${how}:${at}`,
  how,
  card: id,
  name: def.id,
  at,
})

const declaration = {
  kind: 'attack',
  rule: 'WS-122' as const,
  skip: 'done',
  options: (t: WeissTable, seat: Seat): AttackOption[] => [
    stop,
    ...everywhere.flatMap((at) =>
      kinds.flatMap((how): AttackOption[] =>
        whyNot(t, seat, at, how) === null ? [attackOf(characterAt(t, seat, at)!, how, positions[at]!)] : [],
      ),
    ),
  ],
  explain(key: string, t: WeissTable, seat: Seat): Refusal | null {
    const [how, where] = key.split(':')
    const at = positions.indexOf(where as (typeof positions)[number])
    return (kinds as readonly string[]).includes(how!) && at >= 0 ? whyNot(t, seat, at, how as AttackKind) : null
  },
  explainLike({ card }: Like, t: WeissTable, seat: Seat): Refusal | null {
    const at = everywhere.find((each) => characterAt(t, seat, each)?.id === card)
    if (at === undefined) return whyNotInPhase({ card }, t, seat)
    return whyNot(t, seat, at, oppositeOf(t, seat, at) ? 'front' : 'direct')
  },
}

/** WS-076, WS-122: one attack, or no more of them; everybody sees whether nobody can attack. */
export function declare(t: WeissTable): Part {
  const seat = t.state.turn
  const canAttack = everywhere.some((at) => kinds.some((how) => whyNot(t, seat, at, how) === null))
  return askThen(t, seat, canAttack ? declaration : { ...declaration, forced: true }, doDeclare)
}

function doDeclare(t: WeissTable, seat: Seat, { how, card: id }: AttackOption): Part {
  if (how === null) return onTo(t, 'encore')
  const card = t.card(id!)
  const at = Number(card.zone.name.slice(-1))
  const opposite = oppositeOf(t, seat, at)
  t.state.attacks++
  t.state.attack = frozen({
    attacker: know(card),
    kind: how,
    defender: opposite && know(opposite),
    checks: 1,
    checked: 0,
  })
  turnAll(t, [card], 'rest', 'rule')
  return andThen(replaceAttack(t, seat), () => settle(t, seat))
}

/** WS-164, WS-165: effects that change the attack, the turn player's first. */
function replaceAttack(t: WeissTable, seat: Seat): Part {
  const found = inOrder(t).flatMap((owner) =>
    onStage(t, owner).flatMap((card) =>
      valuesOf(t, card).abilities.flatMap((borne) =>
        borne.ability.kind === 'cont'
          ? replacements(borne.ability.steps).map((step) => ({ owner, card, borne, step }))
          : [],
      ),
    ),
  )
  return inTurn(found, ({ owner, card, borne, step: { conditions, instead } }) => {
    const attack = t.state.attack!
    const memo = memoOf(owner, sourceOf(card), borne)
    const env = envOf(t, reader, memo)
    const happening = { when: 'attacks' as const, card: attack.attacker, how: attack.kind, other: attack.defender }
    if (!conditions.every((condition) => reader.holds(env, condition))) return null
    if (!reader.matches(env, instead.of, happening)) return null
    const effect = effectFor(t, memo)
    const isOptional = owner === seat
    return effect.run(effect, isOptional ? [{ do: 'may', by: 'you', steps: instead.steps, id: -1 }] : instead.steps)
  })
}

interface Replacement {
  readonly conditions: readonly Extract<Step, { do: 'if' }>['cond'][]
  readonly instead: Extract<Step, { do: 'instead' }>
}

function replacements(steps: readonly Step[], conditions: Replacement['conditions'] = []): Replacement[] {
  return steps.flatMap((step): Replacement[] => {
    if (step.do === 'instead') return [{ conditions, instead: step }]
    return step.do === 'if' ? replacements(step.steps, [...conditions, step.cond]) : []
  })
}

/** WS-124, WS-125, WS-127: the kind of attack is fixed, and what it does to the attacker's soul. */
function settle(t: WeissTable, seat: Seat): null {
  const attack = t.state.attack!
  const { attacker, kind, defender } = attack
  const card = t.card(attacker.card)
  tell(t, {
    type: 'attack',
    seat,
    card: card.id,
    on: defender?.card,
    how: kind,
    rule: 'WS-123',
  })
  if (kind === 'direct') changeSoul(t, seat, card, 1)
  if (kind === 'side' && defender) {
    const level = Math.max(0, valuesOf(t, t.card(defender.card)).level)
    const keepsSoul = isForbidden(t, card, ({ act }) => act.act === 'loseSoulBySide')
    if (!keepsSoul) changeSoul(t, seat, card, -level)
  }
  // WS-147: only a front attack is a battle
  const isBattle = kind === 'front'
  note(t, { when: 'attacks', card: attacker, how: kind, other: isBattle ? defender : null })
  if (defender) note(t, { when: 'attacked', card: defender, how: kind, other: isBattle ? attacker : null })
  return onTo(t, 'trigger')
}

function changeSoul(t: WeissTable, seat: Seat, card: WeissInPlay, by: number): void {
  if (by === 0) return
  last(t, {
    cards: [know(card)],
    seats: [],
    mods: [{ mod: 'add', stat: 'soul', by }],
    seat,
    source: sourceOf(card),
    end: endingOf(t, seat, 'endOfTurn'),
  })
}
