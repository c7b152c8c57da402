import { type CreatureDef, type ExodusDef, energies, type SymmetryDef } from '../definitions.ts'
import { drakes, lumen, rime, rootkin, wrights } from './creatures.ts'
import { free, lastings, paid } from './symmetries.ts'

export const creatures: readonly CreatureDef[] = [...drakes, ...lumen, ...rootkin, ...rime, ...wrights]
export const symmetries: readonly SymmetryDef[] = [...free, ...paid, ...lastings]

/** The set Tidefall: 75 cards of the Main Deck and the four energies. */
export const tidefall: readonly ExodusDef[] = [...energies, ...creatures, ...symmetries]
