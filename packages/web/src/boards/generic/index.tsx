import type { Look } from '../../table/contract.ts'
import { Board } from './Board.tsx'

export const look: Look = { id: 'generic', Board }
