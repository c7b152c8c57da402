import { askThen, type Option, type Part, type Seat } from '@cardwright/engine'
import type { WeissCard } from '../cards/definitions.ts'
import { seatsOf } from '../read/env.ts'
import { cardsIn } from '../read/places.ts'
import { turnAll } from '../rules/turning.ts'
import { shown } from '../rules/values.ts'
import { type Known, know, live, type WeissInPlay, type WeissTable, zonesAt } from '../table.ts'
import type { Ref, Step } from '../text/core.ts'
import type { Who } from '../text/terms.ts'
import { begin, done, type Effect, keepIn } from './effect.ts'
import { asEach } from './moving.ts'
import { askedBy, pick } from './pick.ts'

type StepOf<K extends Step['do']> = Extract<Step, { do: K }>

const alive = ({ t }: Effect, cards: readonly Known[]): WeissInPlay[] => cards.flatMap((each) => live(t, each) ?? [])

/** Beside what the other player has found in the same step. */
function keepAs(effect: Effect, slot: number, cards: readonly Known[]): null {
  keepIn(effect, slot, [...effect.memo.slots[slot]!, ...cards])
  if (cards.length > 0) done(effect, slot)
  return null
}

/** As each of the players who find cards for a slot. */
function finding(effect: Effect, { by, slot }: { by: Who; slot: number }, find: (seat: Seat) => Part): Part {
  begin(effect, slot)
  return asEach(effect, by, find)
}

/** do:choose */
export const chooseStep = (effect: Effect, step: StepOf<'choose'>): Part =>
  finding(effect, step, (seat) => pick(effect, seat, step.cards, (picked) => keepAs(effect, step.slot, picked)))

/** do:look */
export const lookStep = (effect: Effect, step: StepOf<'look'>): Part =>
  finding(effect, step, (seat) =>
    pick(effect, seat, step.cards, (picked) => {
      effect.t.show(alive(effect, picked), [seat])
      return keepAs(effect, step.slot, picked)
    }),
  )

/** do:reveal */
export const revealStep = (effect: Effect, step: StepOf<'reveal'>): Part =>
  finding(effect, step, (seat) =>
    pick(effect, seat, step.cards, (picked) => {
      const cards = alive(effect, picked)
      effect.t.show(cards, 'all')
      return keepAs(
        effect,
        step.slot,
        cards.map((card) => shown(effect.t, card)),
      )
    }),
  )

const placesOf = (ref: Ref): readonly Ref[] =>
  ref.ref === 'union' || ref.ref === 'either' ? ref.of.flatMap(placesOf) : [ref]

/** do:search, WS-155: the player sees the whole zone, and may find nothing. */
export const searchStep = (effect: Effect, step: StepOf<'search'>): Part =>
  finding(effect, step, (seat) => {
    for (const ref of placesOf(step.cards)) {
      if (ref.ref === 'select') effect.t.show(alive(effect, cardsIn(effect, ref.place)), [seat])
    }
    effect.isSearched = true
    return pick(effect, seat, step.cards, (picked) => keepAs(effect, step.slot, picked), true)
  })

/** do:shuffle */
export const shuffleStep = (effect: Effect, { by, place }: StepOf<'shuffle'>): Part =>
  asEach(effect, by, () => {
    if ('of' in place) {
      for (const seat of seatsOf(effect, place.of))
        for (const zone of zonesAt(effect.t, place.zone, seat)) effect.t.shuffle(zone)
    }
    effect.isSearched = false
    return null
  })

/** do:turn */
export const turnStep = (effect: Effect, { cards, state, slot }: StepOf<'turn'>): Part => {
  begin(effect, slot)
  return pick(effect, effect.acting ?? effect.memo.seat, cards, (picked) => {
    const turned = turnAll(effect.t, alive(effect, picked), state, effect.cause)
    effect.memo.lastMoved = turned.length
    return keepAs(effect, slot, turned.map(know))
  })
}

/** do:face */
export const faceStep = (effect: Effect, { cards, face }: StepOf<'face'>): Part =>
  pick(effect, effect.acting ?? effect.memo.seat, cards, (picked) => {
    effect.t.flip(
      alive(effect, picked).filter((card) => card.down !== (face === 'down')),
      face,
    )
    return null
  })

interface TraitOption extends Option {
  readonly trait: string
}

/** The cards of the game, and of those that came with the match the player's own and those that they see. */
function knownTo(t: WeissTable, seat: Seat): WeissCard[] {
  const seen = new Set(t.cards.flatMap((card) => (card.owner === seat || t.sees(seat, card) ? [card.def.id] : [])))
  return [...t.rules.library.values()].filter(({ id, brought }) => !brought || seen.has(id))
}

/** do:chooseTrait */
export const chooseTraitStep = (effect: Effect, { by, of }: StepOf<'chooseTrait'>): Part =>
  asEach(effect, by, (seat) => {
    const { t } = effect
    const traits = (): string[] => {
      const found = of
        ? effect.read.cards(effect, of).flatMap((card) => {
            const here = live(t, card)
            return here ? effect.read.values(t, here).traits : []
          })
        : knownTo(t, seat).flatMap((def) => def.traits)
      return [...new Set(found)].sort()
    }
    if (traits().length === 0) return null
    return askThen(
      t,
      seat,
      {
        kind: 'trait',
        ...askedBy(effect),
        options: (): TraitOption[] => traits().map((trait) => ({ key: trait.replace(/\s+/g, '-'), trait })),
      },
      (_t, _seat, { trait }) => {
        effect.memo.trait = trait
        return null
      },
    )
  })

interface NumberOption extends Option {
  readonly number: number
}

/** do:declare */
export const declareStep = (effect: Effect, { by, numbers }: StepOf<'declare'>): Part =>
  asEach(effect, by, (seat) =>
    askThen(
      effect.t,
      seat,
      {
        kind: 'number',
        ...askedBy(effect, { what: 'declare' }),
        options: (): NumberOption[] => numbers.map((number) => ({ key: String(number), number })),
      },
      (_t, _seat, { number }) => {
        effect.memo.declared = { ...effect.memo.declared, [seat]: number }
        return null
      },
    ),
  )
