import type { Look } from '../../table/contract.ts'
import { Face } from './Face.tsx'
import { picture } from './pictures.ts'

/** What a card needs to be shown anywhere. */
export const looks: Look = { id: 'exceed', Board: () => null, Face, picture }
