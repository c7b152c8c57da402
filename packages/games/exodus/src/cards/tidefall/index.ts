import type { CreatureDef, ExodusDef, SymmetryDef } from '../definitions.ts'
import { energies } from '../energies.ts'
import { drakes } from './drake.ts'
import { free } from './free.ts'
import { lastings } from './lasting.ts'
import { lumen } from './lumen.ts'
import { paid } from './paid.ts'
import { rime } from './rime.ts'
import { rootkin } from './rootkin.ts'
import { wrights } from './wright.ts'

export const creatures: readonly CreatureDef[] = [...drakes, ...lumen, ...rootkin, ...rime, ...wrights]
export const symmetries: readonly SymmetryDef[] = [...free, ...paid, ...lastings]

/** The set Tidefall: 75 cards of the Main Deck and the four energies. */
export const tidefall: readonly ExodusDef[] = [...energies, ...creatures, ...symmetries]
