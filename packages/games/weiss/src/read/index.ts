import { cards } from './cards.ts'
import { holds } from './conditions.ts'
import type { Reader } from './env.ts'
import { caused, matches } from './events.ts'
import { number } from './numbers.ts'
import { passes } from './tests.ts'

/** All that can be asked of a table, given how values of cards come about. */
export const makeReader = (values: Reader['values']): Reader => ({
  values,
  cards,
  number,
  holds,
  passes,
  matches,
  caused,
})
