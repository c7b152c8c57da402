import { Grammar } from '../parser.ts'
import { abilities } from './abilities.ts'
import { actions } from './actions.ts'
import { cards } from './cards.ts'
import { conditions } from './conditions.ts'
import { events } from './events.ts'
import { modifiers } from './modifiers.ts'
import { steps } from './steps.ts'
import { values } from './values.ts'
import { words } from './words.ts'

export const grammar = new Grammar([
  ...abilities,
  ...steps,
  ...actions,
  ...modifiers,
  ...events,
  ...conditions,
  ...values,
  ...cards,
  ...words,
])
