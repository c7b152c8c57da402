import { describe, expect, it } from 'vitest'
import { checkDatabase, compile, type DatabaseCard, unitsOf } from '../src/index.ts'
import { corrected, ERRATA, erratumOf } from '../src/text/errata.ts'
import { hasData, readSets } from './data.ts'

describe('misprints', () => {
  it('are of one text of one card: another card, or a text that was mended, is read as it is printed', () => {
    expect(erratumOf(ERRATA[0]!.code, 'Draw a card.')).toBeNull()
    expect(erratumOf('no such card', 'Draw a card.')).toBeNull()
    expect(unitsOf({ type: 'Event', ability: ['Draw a crad.'], code: ERRATA[0]!.code })[0]).toMatchObject({
      text: 'Draw a crad.',
      erratum: null,
    })
  })

  it('are corrected as they stand, signs and all', () => {
    expect(corrected('Draw a card].', { code: 'x', wrong: '].', right: '$&.' })).toBe('Draw a card$&.')
  })

  it('say something else than is printed, in few words', () => {
    for (const { wrong, right } of ERRATA) {
      expect(wrong).not.toBe(right)
      expect(wrong.length).toBeLessThan(30)
    }
  })

  if (!hasData) it.skip('are all needed: the card database is not beside the project (../shared/data/weiss)', () => {})
  else {
    const cards = readSets('development').filter(({ code }) => ERRATA.some((each) => each.code === code))

    it('are all needed: none is of a text that is understood as it is printed', () => {
      const units = cards.flatMap(unitsOf).filter(({ erratum }) => erratum !== null)
      expect(new Set(units.map(({ erratum }) => erratum))).toEqual(new Set(ERRATA))
      expect(units.filter(({ strings }) => compile(strings.join(' ')).ok)).toEqual([])
      expect(units.filter(({ text }) => !compile(text).ok)).toEqual([])
    })

    it('are counted apart', () => {
      const one = cards.find((card) => unitsOf(card).some(({ erratum }) => erratum !== null))!
      const texts = unitsOf(one)
      const report = checkDatabase([one])
      expect(report.strings.corrected).toBe(1)
      expect(report.strings.compiled).toBe(report.strings.distinct - report.failed.length - 1)
      expect(report.errata).toEqual(texts.flatMap(({ erratum }) => erratum ?? []))
      const unknown: DatabaseCard = { ...one, code: 'none' }
      expect(checkDatabase([unknown]).strings.corrected).toBe(0)
    })
  }
})
