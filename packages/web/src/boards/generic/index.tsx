import type { Look } from '../../table/contract.ts'
import { Board } from './Board.tsx'
import { Face } from './Face.tsx'

export const look: Look = { id: 'generic', Board, Face }
