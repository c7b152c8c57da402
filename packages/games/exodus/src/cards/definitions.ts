import { capital } from '@cardwright/engine/english'
import { z } from 'zod'
import { abilitySchema } from '../effects/abilities/vocabulary.ts'
import { hues, subtypes } from '../effects/terms/vocabulary.ts'
import { scriptSchema } from '../effects/vocabulary.ts'

const id = z.string().regex(/^[a-z0-9-]+$/, 'small letters, digits and -')

/** XO-P13: no number is printed, each is worth one. */
export const energySchema = z.strictObject({ id, kind: z.literal('energy'), name: z.string(), hue: z.enum(hues) })

/** XO-P14: neither attack nor defence is printed. XO-P17: a subtype, and one to three stars. */
export const creatureSchema = z.strictObject({
  id,
  kind: z.literal('creature'),
  name: z.string(),
  subtype: z.enum(subtypes),
  stars: z.int().min(1).max(3),
  abilities: z.array(abilitySchema).default([]),
})

/** XO-H14: a Flash resolves and is gone; a Lasting one stays, and acts again when it unfreezes. */
export const symmetrySchema = z.strictObject({
  id,
  kind: z.literal('symmetry'),
  name: z.string(),
  lasting: z.boolean().default(false),
  script: scriptSchema,
  abilities: z.array(abilitySchema).default([]),
})

/** XO-P01 */
export const cardSchema = z.discriminatedUnion('kind', [energySchema, creatureSchema, symmetrySchema])

export type EnergyDef = z.infer<typeof energySchema>
export type CreatureDef = z.infer<typeof creatureSchema>
export type SymmetryDef = z.infer<typeof symmetrySchema>
export type ExodusDef = z.infer<typeof cardSchema>

/** XO-P13, XO-H13: each worth one point; the hue matters only to cards that say so. */
export const energies: readonly EnergyDef[] = hues.map((hue) => ({
  id: hue,
  kind: 'energy',
  name: capital(hue),
  hue,
}))
