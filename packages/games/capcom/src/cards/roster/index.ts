import type { Sheet } from '../sheet.ts'
import { hollowRegent } from './boss.ts'
import { harbour } from './harbour.ts'
import { travellers } from './travellers.ts'
import { uptown } from './uptown.ts'

/** The twelve fighters of the Undercroft, and the one who waits at its end. */
export const roster: readonly Sheet[] = [...harbour, ...uptown, ...travellers, hollowRegent]
