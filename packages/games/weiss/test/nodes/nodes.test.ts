import { describe, expect, it } from 'vitest'
import { buildOwnCard } from '../../src/cards/build.ts'
import { implemented, untested } from '../../src/interpreter.ts'
import { kindsOf, NODES, type NodeKind } from '../../src/text/nodes.ts'
import { reads } from '../support.ts'
import { type Behaviour, runAll, survivors } from './behaviour.ts'
import { conditions } from './conditions.ts'
import { events } from './events.ts'
import { modifiers } from './modifiers.ts'
import { numbers } from './numbers.ts'
import { refs } from './refs.ts'
import { steps } from './steps.ts'
import { tests } from './tests.ts'

const behaviours: readonly Behaviour[] = [
  ...steps,
  ...events,
  ...conditions,
  ...numbers,
  ...refs,
  ...tests,
  ...modifiers,
]

/** Shown by deck construction, and not by a duel. */
const elsewhere: readonly NodeKind[] = ['act:copies']

describe('every node of the core language does something', () => {
  const named = [...new Set(behaviours.map(({ node }) => node))]

  it.each(named)('%s, and a test fails when it does nothing', (node) => {
    for (const behaviour of behaviours.filter((each) => each.node === node)) {
      const bornes = behaviour.cards.flatMap((card) => buildOwnCard(card).abilities)
      expect(kindsOf(bornes.map(({ ability }) => ability))).toContain(node)
      runAll(behaviour)
      expect(survivors(behaviour), `${node} taken out`).toEqual([])
    }
  })

  it('act:copies: a card says how many of it a deck may hold', () => {
    const text = '【CONT】 You can put up to 7 cards with the same card name as this card in your deck.'
    expect([buildOwnCard(reads('c', text)).copies, buildOwnCard(reads('c', [])).copies]).toEqual([7, 4])
  })

  it('the list of nodes that no test shows is true', () => {
    const shown = new Set<NodeKind>([...named, ...elsewhere])
    expect(NODES.filter((node) => implemented.has(node) && !shown.has(node)).sort()).toEqual([...untested].sort())
    expect(NODES.filter((node) => !implemented.has(node))).toEqual([])
  })
})
