import { z } from 'zod'

/** XO-H13 */
export const hues = ['dawn', 'tide', 'moss', 'ember'] as const
export type Hue = (typeof hues)[number]
/** XO-P17 */
export const subtypes = ['drake', 'lumen', 'rootkin', 'rime', 'wright'] as const
export type Subtype = (typeof subtypes)[number]

const whose = z.enum(['you', 'foe', 'any'])
const who = z.enum(['you', 'foe', 'both'])
const amount = z.int().min(1)
/** Which of what was selected; the first unless said. */
const at = z.int().min(0).optional()
/** The card itself that says so, instead of something selected. */
const itself = z.boolean().optional()

/** XO-P17: which cards of the Main Deck are meant. */
const filterSchema = z.strictObject({
  kind: z.enum(['creature', 'symmetry']).optional(),
  subtype: z.enum(subtypes).optional(),
})
export type Filter = z.infer<typeof filterSchema>

/** XO-053..060: a card of this kind, in this place, is named before the effect resolves. */
export const selectSchema = z.strictObject({
  what: z.enum([
    'creature',
    'energy',
    'card',
    'pile',
    'lasting',
    'graveyard',
    'item',
    /** A creature on the field, or a player. */
    'creatureOrPlayer',
    /** A card or a pile with ice on it. */
    'frozen',
  ]),
  /** The field unless said. What the opponent holds is not seen: which card it is, is left to chance. */
  where: z.enum(['field', 'hand', 'graveyard']).optional(),
  whose,
  subtype: z.enum(subtypes).optional(),
  /** So many stars at most; fewer than the card that selects. */
  stars: z.int().min(1).max(3).optional(),
  fewerStars: z.boolean().optional(),
  /** A creature that is attacking. */
  attacking: z.boolean().optional(),
  /** A pile without a creature; with one. */
  blank: z.boolean().optional(),
  frozen: z.boolean().optional(),
  /** Not this card itself. */
  other: z.boolean().optional(),
  /** A symmetry (a card of the hand or the graveyard, an item of the stack). */
  symmetry: z.boolean().optional(),
  /** An item that has a target. */
  aimed: z.boolean().optional(),
  hue: z.enum(hues).optional(),
})
export type Select = z.infer<typeof selectSchema>

/** How many there are of something. */
export const countSchema = z.discriminatedUnion('count', [
  z.strictObject({
    count: z.literal('creatures'),
    whose,
    subtype: z.enum(subtypes).optional(),
    stars: z.int().min(1).max(3).optional(),
    frozen: z.boolean().optional(),
    /** Without this card itself. */
    other: z.boolean().optional(),
  }),
  z.strictObject({ count: z.literal('lasting'), whose }),
  /** Different hues under this card. */
  z.strictObject({ count: z.literal('hues') }),
])
export type Count = z.infer<typeof countSchema>
/** So often: once for each of these. */
const each = countSchema.optional()

export const conditionSchema = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('atLeast'), of: countSchema, amount }),
  z.strictObject({ is: z.literal('lifeAtMost'), amount, who: z.enum(['you', 'foe']) }),
  /** XO-H13: energy of this hue was paid for it; lies under this card. */
  z.strictObject({ is: z.literal('paidHue'), hue: z.enum(hues) }),
  z.strictObject({ is: z.literal('hueUnder'), hue: z.enum(hues) }),
])
export type Condition = z.infer<typeof conditionSchema>

/** Effects in the order in which they happen. */
export interface EffectList extends ReadonlyArray<Effect> {}
/** A function, since effects contain effects. */
function effects(): z.ZodType<EffectList> {
  return z.lazy(() => z.array(effectSchema))
}

/** What cards do when they resolve. */
export const effectSchema = z.discriminatedUnion('do', [
  // cards
  /** To its owner's hand; its pile stays: XO-H12. */
  z.strictObject({ do: z.literal('return'), at, this: itself }),
  z.strictObject({ do: z.literal('destroy'), at }),
  /** The selected card of a hand. */
  z.strictObject({ do: z.literal('discard'), at }),
  z.strictObject({ do: z.literal('draw'), main: amount.optional(), energy: amount.optional(), who: who.optional() }),
  /** XO-P28: a selected creature, onto a selected blank pile; it is not summoned. */
  z.strictObject({ do: z.literal('putIntoPlay'), at, onto: z.int().min(0) }),
  /** Two selected creatures of one player change their piles. */
  z.strictObject({ do: z.literal('switch'), at: z.tuple([z.int().min(0), z.int().min(0)]) }),
  /** Each player keeps their strongest creature, and returns the others to hand. */
  z.strictObject({ do: z.literal('keepStrongest') }),
  /** XO-P31: the top of your Main Deck; cards that lie revealed are passed over. */
  z.strictObject({
    do: z.literal('reveal'),
    amount,
    take: z
      .strictObject({
        of: filterSchema.optional(),
        amount: amount.optional(),
        to: z.enum(['hand', 'top', 'play']),
        may: z.boolean().optional(),
      })
      .optional(),
    /** For each of these that was revealed. */
    forEach: z.strictObject({ of: filterSchema, so: effects() }).optional(),
    /** What becomes of the others; they stay where they are unless said. */
    rest: z.enum(['bottom', 'graveyard']).optional(),
  }),
  /** XO-P32: the selected symmetry is played within this effect; nobody can answer it. */
  z.strictObject({ do: z.literal('playNow'), at }),
  // energy
  /** The selected energy; or so many of the selected creature's pile, as its controller picks. */
  z.strictObject({ do: z.literal('destroyEnergy'), at, amount: amount.optional() }),
  /** From the top of the Energy Deck, to five at most: XO-H07. */
  z.strictObject({ do: z.literal('addEnergy'), at, this: itself, amount, each }),
  /** From one selected pile to another, to five at most. */
  z.strictObject({ do: z.literal('moveEnergy'), from: z.int().min(0), to: z.int().min(0), amount }),
  /** From your hand, as in the Energy Phase, if you like. */
  z.strictObject({ do: z.literal('placeEnergy'), amount }),
  /** From the Energy part of your graveyard to your hand. */
  z.strictObject({ do: z.literal('recoverEnergy'), amount }),
  // ice
  /** XO-H15 */
  z.strictObject({ do: z.literal('freeze'), at, this: itself }),
  z.strictObject({ do: z.literal('unfreeze'), at }),
  // life and power
  z.strictObject({ do: z.literal('gainLife'), amount, each, who: who.optional() }),
  /** To players; or, with `at`, to the selected creature or player. */
  z.strictObject({ do: z.literal('damage'), amount, each, who: who.optional(), at }),
  /** The next damage to you in this turn is so much less. */
  z.strictObject({ do: z.literal('prevent'), amount }),
  z.strictObject({
    do: z.literal('power'),
    at,
    this: itself,
    amount: z.int(),
    each,
    until: z.enum(['turn', 'battle']),
  }),
  // the stack and attacks
  /** The selected item goes to the graveyard unpaid. */
  z.strictObject({ do: z.literal('negate'), at }),
  /** Other targets for the selected item; it has no Playback after that. */
  z.strictObject({ do: z.literal('reselect'), at, by: z.enum(['you', 'owner']) }),
  /** The attack of the selected creature is over. */
  z.strictObject({ do: z.literal('cancelAttack'), at, used: z.boolean() }),
  /** It has not used its attack. */
  z.strictObject({ do: z.literal('attackAgain'), at, this: itself }),
  /** Your next Pay in this turn costs so much less. */
  z.strictObject({ do: z.literal('discount'), amount }),
  // putting effects together
  z.strictObject({ do: z.literal('if'), if: conditionSchema, so: effects(), else: effects().optional() }),
  z.strictObject({ do: z.literal('choose'), of: z.array(effects()).min(2) }),
])
export type Effect = z.infer<typeof effectSchema>
export type EffectOf<K extends Effect['do']> = Extract<Effect, { readonly do: K }>

/** What a symmetry says, or an ability when it acts. */
export const scriptSchema = z.strictObject({
  /** XO-042..052 */
  pay: amount.optional(),
  /** XO-H18 */
  freezeThis: z.boolean().optional(),
  select: z.array(selectSchema).optional(),
  do: z.array(effectSchema),
  /** Only while a creature attacks. */
  onlyInAttack: z.boolean().optional(),
})
export type Script = z.infer<typeof scriptSchema>

/** Bonuses to power that hold as long as the card is in play. */
export const staticSchema = z.strictObject({
  on: z.literal('static'),
  power: z.int(),
  each,
  /** Whose power: this creature's, or that of all of a subtype that you control. */
  of: z.union([z.literal('this'), z.enum(subtypes)]),
  if: z.enum(['attacks', 'attacksPlayer', 'attacksFrozen', 'threeHues', 'firstAttack', 'otherOfSubtype']).optional(),
})
export type Static = z.infer<typeof staticSchema>

/** What else holds as long as the card is in play. */
export const standingSchemas = [
  /** Your first Pay in each turn costs so much less. */
  z.strictObject({ on: z.literal('discount'), amount }),
  /** The first damage to you in each turn is so much less. */
  z.strictObject({ on: z.literal('prevent'), amount }),
  /** The opponent cannot select this card. */
  z.strictObject({ on: z.literal('ward') }),
] as const

/** XO-020: entering play in any way, by being summoned only; XO-H16: unfreezing; XO-H17: used at will. */
export const moments = [
  'enters',
  'summoned',
  'unfreezes',
  'attacks',
  'hitsPlayer',
  'destroysInBattle',
  'destroyed',
  'used',
] as const
export const actingSchema = z.strictObject({
  on: z.enum(moments),
  script: scriptSchema,
  /** A trigger that acts once in a turn at most. */
  once: z.boolean().optional(),
})

export const abilitySchema = z.union([staticSchema, ...standingSchemas, actingSchema])
export type Ability = z.infer<typeof abilitySchema>
export type Acting = z.infer<typeof actingSchema>
export type Moment = (typeof moments)[number]
export type Standing = z.infer<(typeof standingSchemas)[number]>
