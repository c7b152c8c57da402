import { basic } from './basic.ts'
import { checks } from './checks.ts'
import { house } from './house.ts'
import { inSections } from './sections.ts'
import { stated } from './stated.ts'

/** The rulebook, one rule a row, in our words. */
export const rulebook = inSections(basic, stated, house, checks)
