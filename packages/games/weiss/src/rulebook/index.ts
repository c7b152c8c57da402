import type { Rulebook } from '@cardwright/engine'
import { comprehensive } from './comprehensive.ts'
import { house } from './house.ts'
import { sheet } from './sheet.ts'

export const rulebook: Rulebook = { ...sheet, ...comprehensive, ...house }
