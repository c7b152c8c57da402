import { z } from 'zod'

const player = z.enum(['P1', 'P2'])
export type Player = z.infer<typeof player>

/** A card that has a name in the scenario (`TestCardId3`, `$TestCardId3`), or a card's id. */
const named = z.union([z.string(), z.number()])
const paid = z.array(z.union([named, z.boolean()]))

/** An answer: the place in a list, cards, or the name of a list of cards. */
const choice = z.union([z.number(), z.string(), z.boolean(), paid])
export type ClientChoice = z.infer<typeof choice>

/** What is set: a card, or a Wild Swing. */
const attack = named.nullable()

const setup = z.looseObject({
  setup: z.string(),
  player,
  card: named.optional(),
  ref: z.string().optional(),
  as: z.string().optional(),
  n: z.int().optional(),
  buddy: z.string().optional(),
  space: z.int().optional(),
})

const strike = z.looseObject({
  action: z.literal('strike'),
  attacker: player,
  attack: attack.optional(),
  defend: attack.optional(),
  attack_ex: z.boolean().optional(),
  defend_ex: z.boolean().optional(),
  attacker_choices: z.array(choice).optional(),
  defender_choices: z.array(choice).optional(),
  /** Costs are paid with the first cards of the Gauge, triggers come in the order of their list. */
  auto_pay_gauge: z.boolean().optional(),
  auto_order: z.string().optional(),
})

const action = z.looseObject({
  action: z.string(),
  player,
  card: named.optional(),
  pay: paid.optional(),
  index: z.int().optional(),
  space: z.int().optional(),
  discard_to_7: z.string().optional(),
})

const answer = z.looseObject({
  player,
  choose: choice.optional(),
  spend_force: choice.optional(),
  spend_gauge: choice.optional(),
})

const check = z.looseObject({ check: z.record(z.string(), z.json()) })

export const stepSchema = z.union([check, setup, strike, action, answer])
export type Step = z.infer<typeof stepSchema>
export type SetupStep = z.infer<typeof setup>
export type StrikeStep = z.infer<typeof strike>
export type ActionStep = z.infer<typeof action>
export type AnswerStep = z.infer<typeof answer>
export type CheckStep = z.infer<typeof check>

const side = z.looseObject({ space: z.int().optional(), life: z.int().optional() })

export const clientScenarioSchema = z.looseObject({
  id: z.string(),
  fighters: z.looseObject({ P1: z.string(), P2: z.string() }),
  start: z.looseObject({ P1: side.optional(), P2: side.optional() }).default({}),
  steps: z.array(stepSchema),
})
export type ClientScenario = z.infer<typeof clientScenarioSchema>
