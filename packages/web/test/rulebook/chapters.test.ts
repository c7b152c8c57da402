import type { Rulebook } from '@cardwright/engine'
import { describe, expect, it } from 'vitest'
import { chaptersOf, piecesOf, rowsOf, rulesIn, searched } from '../../src/pages/rulebook/chapters.ts'

const rulebook = {
  'T-1': { section: 'Actions: Move', text: 'You move up to two spaces.' },
  'T-2': { section: 'Hand size', text: 'Seven cards are kept.' },
  'T-3': { section: 'Actions: Prepare', text: 'You draw a card.' },
  'T-4': { section: 'Defence: blocking', text: 'A block (Guard) stops a hit.' },
  'T-5': { section: 'Defence', text: 'Defence comes after attack.' },
  'T-6': { section: 'Setup - promos', text: 'Promos are dealt.' },
} as unknown as Rulebook
const chapters = chaptersOf(rowsOf(rulebook))

describe('A rulebook', () => {
  it('is read by chapters: parts that stand apart come together where the first of them stands', () => {
    const told = chapters.map(({ title, parts }) => [title, parts.map((part) => part.title)])
    expect(told).toEqual([
      ['Actions', ['Move', 'Prepare']],
      ['Hand size', [null]],
      ['Defence', ['blocking', null]],
      ['Setup', ['promos']],
    ])
    expect(chapters.flatMap(rulesIn)).toHaveLength(6)
  })

  it('is searched for every word, in texts, sections and ids, and shows where it was found', () => {
    const found = (sought: string) => searched(chapters, sought).flatMap((each) => rulesIn(each).map(({ id }) => id))
    expect(found('CARD')).toEqual(['T-3', 'T-2'])
    expect(found('card draw')).toEqual(['T-3'])
    expect(found('t-4')).toEqual(['T-4'])
    expect(found('promos setup')).toEqual(['T-6'])
    expect(found('(guard')).toEqual(['T-4'])
    expect(found('none of this')).toEqual([])
    expect(piecesOf('A block (Guard) stops', '(guard) a')).toEqual(['', 'A', ' block ', '(Guard)', ' stops'])
    expect(piecesOf('A block', ' ')).toEqual(['A block'])
  })
})
