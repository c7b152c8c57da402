import { describe, expect, it } from 'vitest'
import { importClient } from '../src/import/index.ts'
import { fighters, makeExceed } from '../src/index.ts'
import { card, cards, data, deck, isThere, realData } from './clientdata.ts'

describe('a small set of our own', () => {
  it('becomes a fighter and cards', () => {
    const { files, report } = importClient(data)
    expect(report).toMatchObject({
      decks: { total: 1, complete: 1 },
      cards: { total: 4, complete: 4 },
      unsupported: [],
      problems: [],
    })
    expect(files[0]!.fighter).toMatchObject({ id: 'lamplighter', exceedCost: 2 })
    expect(files[0]!.fighter.deck).toEqual(['jab', 'shove', 'finale', 'stride'].map((id) => ({ card: id, copies: 6 })))
    expect(files[0]!.cards.map(({ id }) => id)).toEqual(['jab', 'shove', 'finale', 'stride'])
    expect(files[0]!.cards[2]).toMatchObject({ kind: 'ultra', gauge: 2, range: [1, 2], power: 6 })
    expect(files[0]!.cards[3]!.boost).toMatchObject({
      kind: 'instant',
      cost: 0,
      abilities: [{ on: 'now', do: [{ do: 'advance', spaces: 2 }] }],
    })
  })

  it('says where cards begin', () => {
    const json = deck('lamplighter', ['jab'], {
      cards: [
        { definition_id: 'jab' },
        { definition_id: 'finale', set_aside: true },
        { definition_id: 'stride', start_sealed: true },
      ],
    })
    expect(importClient({ decks: [{ file: 'a', json }], cards }).files[0]!.fighter.deck).toEqual([
      { card: 'jab', copies: 1 },
      { card: 'finale', copies: 1, in: 'aside' },
      { card: 'stride', copies: 1, in: 'sealed' },
    ])
  })

  it('counts what is not understood; a deck is complete if all that it has is', () => {
    const odd = {
      effects: [
        { timing: 'at_dusk', effect_type: 'hum' },
        { timing: 'hit', effect_type: 'hum' },
      ],
    }
    const { report } = importClient({
      decks: [
        { file: 'a.json', json: deck('whole', ['jab']) },
        { file: 'b.json', json: deck('lacking', ['jab', 'odd'], { moon_phase: 3 }) },
      ],
      cards: [...cards, card('odd', { ...odd, power: 'TIDE', phase: 1 })],
    })
    expect(report.decks).toEqual({ total: 2, complete: 1 })
    expect(report.cards).toEqual({ total: 5, complete: 4 })
    expect(report.unsupported).toEqual(
      expect.arrayContaining([
        { name: 'timing at_dusk', uses: 1 },
        { name: 'effect hum', uses: expect.any(Number) },
        { name: 'amount TIDE', uses: 1 },
        { name: 'card field phase', uses: 1 },
        { name: 'deck field moon_phase', uses: 1 },
      ]),
    )
    expect(report.gaps.decks.map(({ id }) => id)).toEqual(['lacking'])
  })

  it('names fields of effects that nobody looks at', () => {
    const effects = [{ timing: 'hit', effect_type: 'push', amount: 1, sideways: true, NOTE: 'for people' }]
    const { report } = importClient({ decks: data.decks, cards: [...cards, card('odd', { effects })] })
    expect(report.unread).toEqual([{ name: 'push.sideways', uses: 1 }])
  })

  it('names the file, the card and the field of what does not fit', () => {
    const { report } = importClient({
      decks: [
        { file: 'decks/a.json', json: { id: 'a' } },
        { file: 'decks/b.json', json: deck('b', ['nowhere']) },
      ],
      cards: [card('loud', { speed: [] }), card('BIG')],
    })
    expect(report.problems).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ file: 'decks/a.json', card: 'a', field: 'exceed_cost' }),
        expect.objectContaining({ file: 'decks/b.json', card: 'nowhere', field: 'cards' }),
        expect.objectContaining({ file: 'card_definitions.json', card: 'loud', field: 'speed' }),
        expect.objectContaining({ file: 'card_definitions.json', card: 'BIG', field: 'id' }),
      ]),
    )
    expect(report.decks).toEqual({ total: 2, complete: 0 })
  })

  it('leaves out what would not make a game: unfit definitions, missing cards, ids that are taken', () => {
    const {
      files,
      cards: made,
      report,
    } = importClient({
      decks: [
        { file: 'a.json', json: deck('whole', ['jab']) },
        { file: 'b.json', json: deck('lacking', ['jab', 'nowhere']) },
        { file: 'c.json', json: deck('unfit', ['jab', 'loud']) },
        { file: 'd.json', json: deck('whole', ['shove']) },
        { file: 'e.json', json: deck('ketta', ['jab']) },
        { file: 'f.json', json: deck('../up', ['jab']) },
        { file: 'g.json', json: deck('double', ['twice']) },
        { file: 'h.json', json: deck('usurper', ['grasp']) },
        { file: 'i.json', json: [] },
      ],
      cards: [
        ...cards,
        card('loud', { guard: 'THUNDER!', power: -1.5, display_name: 7 }),
        card('twice'),
        card('twice'),
        card('grasp'),
      ],
    })
    expect(files.map(({ fighter }) => fighter.id)).toEqual(['whole'])
    expect(files[0]!.cards.map(({ id }) => id)).toEqual(['jab'])
    expect(made.has('jab')).toBe(true)
    expect(report.decks.total).toBe(9)
    expect(() => makeExceed([...fighters, ...files])).not.toThrow()
    expect(report.problems).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ file: 'd.json', field: 'id', problem: 'There is another fighter whole.' }),
        expect.objectContaining({ file: 'e.json', problem: 'There is another fighter ketta.' }),
        expect.objectContaining({ file: 'f.json', field: 'id' }),
        expect.objectContaining({ card: 'twice', problem: 'There is another card twice.' }),
        expect.objectContaining({ card: 'grasp', problem: 'There is another card grasp.' }),
      ]),
    )
  })

  it('says so if there is no list of cards', () => {
    const { report } = importClient({ decks: data.decks, cards: null })
    expect(report.problems[0]).toEqual({
      file: 'card_definitions.json',
      card: '',
      field: '',
      problem: 'This is no list of cards.',
    })
  })

  it('is a game: what two decks share is one definition', () => {
    const twins = ['left', 'right'].map((id) => ({ file: id, json: deck(id, ['jab', 'shove']) }))
    const { files } = importClient({ decks: twins, cards })
    const copies = files.map((file) => structuredClone(file))
    expect(makeExceed(copies).library.get('jab')).toBe(copies[0]!.cards[0])
    const other = files.map((file) => structuredClone(file))
    other[1]!.cards[0]!.power = 9
    expect(() => makeExceed(other)).toThrow('two definitions of jab')
  })
})

it.skipIf(!isThere)("a client's data, where it is beside the project: every definition fits", () => {
  const { files, report } = importClient(realData())
  expect(report.problems).toEqual([])
  expect(() => makeExceed(files)).not.toThrow()
})
