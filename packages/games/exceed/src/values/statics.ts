import type { CardId, Seat } from '@cardwright/engine'
import type { Ability } from '../effects/abilities/vocabulary.ts'
import type { EffectList } from '../effects/list.ts'
import type { Effect } from '../effects/vocabulary.ts'
import type { ExceedTable } from '../state.ts'
import { holds } from './conditions.ts'
import { type Source, seatOf } from './source.ts'
import { isStatic, isTouched, type StaticSource, sourcesOf, type Topic } from './survey.ts'

/** An effect that bears on a topic, and by what it is there. */
type Visit = (effect: Effect, by: Source) => void

interface Inquiry {
  readonly t: ExceedTable
  readonly seat: Seat
  readonly topic: Topic
  readonly visit: Visit
}

const none: readonly Ability[] = []

/** Static effects that are in force for a seat: its own, and what its opponent has that says so. */
export function eachStatic(t: ExceedTable, seat: Seat, topic: Topic, visit: Visit): void {
  if (!isTouched(t, topic)) return
  for (const source of sourcesOf(t))
    for (const ability of source.about.get(topic) ?? none) enter({ t, seat, topic, visit }, ability, source)
}

/** Abilities that are being looked at: one whose condition or amount depends on itself does not count there. */
const busy: { ability: Ability; topic: Topic; seat: Seat; card: CardId | null }[] = []

function enter(inquiry: Inquiry, ability: Ability, { seat, card, half }: StaticSource): void {
  const { t, topic } = inquiry
  if (ability.on === 'strike' && t.state.strike === null) return
  for (const each of busy)
    if (each.ability === ability && each.topic === topic && each.seat === seat && each.card === card) return
  busy.push({ ability, topic, seat, card })
  try {
    const by: Source = { seat, card, half }
    if (holds(t, by, ability.if)) walk(inquiry, by, ability.do)
  } finally {
    busy.pop()
  }
}

function walk(inquiry: Inquiry, by: Source, list: EffectList): void {
  for (let i = 0; i < list.length; i++) look(inquiry, by, list[i]!)
}

function look(inquiry: Inquiry, by: Source, effect: Effect): void {
  const { t, seat, topic, visit } = inquiry
  switch (effect.do) {
    case 'when': {
      const branch = holds(t, by, effect.if) ? effect.so : effect.else
      if (branch !== undefined) walk(inquiry, by, branch)
      return
    }
    case 'grant':
      lookAtGrant(inquiry, by, effect)
      return
    case 'bonus':
      if (effect.to === topic && concerns(by, effect.who, seat)) visit(effect, by)
      return
    case 'range':
      if ((topic === 'rangeMin' || topic === 'rangeMax') && concerns(by, effect.who, seat)) visit(effect, by)
      return
    case 'trait':
      if (effect.trait === topic && concerns(by, effect.who, seat)) visit(effect, by)
      return
    case 'setX':
      if (topic === 'x' && by.seat === seat) visit(effect, by)
  }
}

function lookAtGrant(inquiry: Inquiry, by: Source, effect: Extract<Effect, { do: 'grant' }>): void {
  const { t, seat, topic, visit } = inquiry
  const { ability, who } = effect
  const owner: Source = { seat: seatOf(by, who), card: by.card, half: by.half }
  if (!isStatic(ability.on)) {
    if (owner.seat === seat && topic === `on ${ability.on}`) visit(effect, owner)
  } else if (holds(t, owner, ability.if)) walk(inquiry, owner, ability.do)
}

const concerns = (by: Source, who: 'you' | 'foe' | 'both' | undefined, seat: Seat): boolean =>
  who === 'both' || (who === 'foe') === (by.seat !== seat)
