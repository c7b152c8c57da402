import { capital } from '@cardwright/engine/english'
import { hues } from '../effects/terms/vocabulary.ts'
import type { EnergyDef } from './definitions.ts'

/** XO-P13, XO-H13: each worth one point; the hue matters only to cards that say so. */
export const energies: readonly EnergyDef[] = hues.map((hue) => ({
  id: hue,
  kind: 'energy',
  name: capital(hue),
  hue,
}))
