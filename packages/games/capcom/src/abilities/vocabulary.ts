import { z } from 'zod'
import { attackClasses, attributes } from '../cards/words.ts'

const name = z.string().min(1)
const amount = z.int().min(1).max(99)
const perTurn = z.literal('turn').default('turn')
const perGame = z.literal('game').default('game')

/**
 * CC-016, CC-017, CC-A58: what an ability does, and with it the moment (`at`) at which the rules look for it. Adding one
 * touches this list, `run.ts`, `text.ts` and a test.
 */
export const abilitySchema = z.discriminatedUnion('does', [
  /** Its own attacks of a class have further attributes. */
  z.strictObject({
    name,
    at: z.literal('always').default('always'),
    does: z.literal('give'),
    to: z.enum(attackClasses),
    attributes: z.array(z.enum(attributes)).min(1),
  }),
  /** Each hit of these classes does less. */
  z.strictObject({
    name,
    at: z.literal('damaged').default('damaged'),
    does: z.literal('shield'),
    from: z.array(z.enum(attackClasses)).min(1),
    amount,
  }),
  /** An Ace costs this much of the meter. */
  z.strictObject({ name, at: z.literal('always').default('always'), does: z.literal('bargain'), price: amount }),
  /** A blocked basic attack of at least this value still does some damage. */
  z.strictObject({
    name,
    at: z.literal('blocked').default('blocked'),
    does: z.literal('pierce'),
    value: z.int().min(2).max(10),
    damage: amount,
  }),
  /** A combo with so many basic attacks does more damage. */
  z.strictObject({
    name,
    at: z.literal('combo').default('combo'),
    does: z.literal('rhythm'),
    basics: amount,
    damage: amount,
  }),
  /** At the end of a combat phase that left this character at so few HP: heals. */
  z.strictObject({
    name,
    at: z.literal('combatEnd').default('combatEnd'),
    once: perGame,
    does: z.literal('heal'),
    atMost: amount,
    amount,
  }),
  /** After a negation with its ranged move: draws. */
  z.strictObject({ name, at: z.literal('negated').default('negated'), does: z.literal('draw'), cards: amount }),
  /** Its opener was dodged: a card of it returns to the hand. */
  z.strictObject({ name, at: z.literal('dodged').default('dodged'), once: perTurn, does: z.literal('takeBack') }),
  /** May look at the opponent's hand at the start of a turn. */
  z.strictObject({ name, at: z.literal('turnStart').default('turnStart'), once: perGame, does: z.literal('look') }),
  /** May take damage for a special move to do more. */
  z.strictObject({
    name,
    at: z.literal('special').default('special'),
    once: perTurn,
    does: z.literal('overheat'),
    pain: amount,
    damage: amount,
  }),
  /** A dodge that failed by no more than this succeeds. */
  z.strictObject({
    name,
    at: z.literal('missed').default('missed'),
    once: perTurn,
    does: z.literal('rescue'),
    by: amount,
  }),
  /** In the clean-up: draw, then discard as many. */
  z.strictObject({
    name,
    at: z.literal('cleanUp').default('cleanUp'),
    once: perTurn,
    does: z.literal('sift'),
    cards: amount,
  }),
  /** In the clean-up: discard a Joker to take a face card out of the discard pile. */
  z.strictObject({ name, at: z.literal('cleanUp').default('cleanUp'), once: perTurn, does: z.literal('summon') }),
])

export type Ability = z.infer<typeof abilitySchema>
export type AbilityGiven = z.input<typeof abilitySchema>
export type Does = Ability['does']
/** An ability that does this. */
export type Doing<K extends Does> = Extract<Ability, { does: K }>
