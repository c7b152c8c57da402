import { describe, expect, it } from 'vitest'
import { type Compiled, checkDatabase, compile, rendered, unitsOf } from '../src/index.ts'
import { CLASHES } from '../src/text/clashes.ts'
import { hasData, readSets } from './data.ts'
import { mutantsOf } from './mutants.ts'

/** Raised whenever the grammar has grown; never lowered. */
const FLOORS = { strings: 0.946, cards: 0.947, asideStrings: 0.932, asideCards: 0.928 }

const title = 'how much of a card database is understood'

if (!hasData) it.skip(`${title}: its files are not beside the project (../shared/data/weiss)`, () => {})
else
  describe(title, () => {
    const development = readSets('development')
    const texts = [...new Set(development.flatMap((card) => unitsOf(card).map(({ text }) => text)))]
    const compiled = texts.map((text) => compile(text)).filter((result): result is Compiled => result.ok)
    const core = (result: Compiled): string => JSON.stringify(result.core)

    it('is not less than it was, on the sets that the grammar was written with', () => {
      const { strings, cards } = checkDatabase(development)
      expect(strings.compiled / strings.distinct).toBeGreaterThan(FLOORS.strings)
      expect(cards.compiled / cards.total).toBeGreaterThan(FLOORS.cards)
    })

    it('is not less than it was, on the sets that were set aside', () => {
      const { strings, cards } = checkDatabase(readSets('set aside'))
      expect(strings.compiled / strings.distinct).toBeGreaterThan(FLOORS.asideStrings)
      expect(cards.compiled / cards.total).toBeGreaterThan(FLOORS.asideCards)
    })

    it('prints every text as it was', () => {
      expect(compiled.filter((result) => rendered(result) !== result.canon).map(({ canon }) => canon)).toEqual([])
    })

    it('reads a text in one way, or in the one that the list of clashes prefers', () => {
      const clashes = new Set(compiled.flatMap((result) => result.clashes))
      expect([...clashes].filter((clash) => !(clash in CLASHES))).toEqual([])
    })

    it('compiles no text twice', () => {
      for (const text of texts.slice(0, 100)) expect(compile(text)).toBe(compile(text))
    })

    it('notices at least 99.5 % of small changes', () => {
      const tried = compiled
        .filter((_, at) => at % 8 === 0)
        .flatMap((original) => mutantsOf(original.canon, 5).map((mutant) => ({ original, mutant })))
      const overlooked = tried.filter(({ original, mutant }) => {
        const result = compile(mutant)
        return result.ok && core(result) === core(original)
      })
      expect(overlooked.length / tried.length).toBeLessThan(0.005)
    })
  })
