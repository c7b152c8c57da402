import { advance, Match, makeRecord, parseRecord, Random, randomAnswer, verify } from '@cardwright/engine'
import { describe, expect, it } from 'vitest'
import { cardSchema, decks, type WeissOptions, weiss } from '../src/index.ts'
import { character, reads } from './support.ts'

const stranger = reads('stranger', '【AUTO】 When this card attacks, you may draw a card.', { name: 'Stranger' })
const riddle = character('riddle', {
  name: 'Riddle',
  text: ['【AUTO】 When this card attacks, you may draw a card.', '【AUTO】 When the moon sings, shuffle the sea.'],
})
const { cards: gale } = decks[0]!
const [first, second] = Object.keys(gale).filter((id) => gale[id] === 4)

/** A deck of ours in which a card that came with the match takes the place of another. */
const deckWith = (id: string, instead = first!) => {
  const { [instead]: n, ...rest } = gale
  return { cards: { ...rest, [id]: n! } }
}

const options = { decks: [deckWith('stranger'), 'tide-archive'], cards: [stranger] }

function played(inputs: number): Match {
  const random = new Random('brought')
  const match = Match.start(weiss, { options, seed: 3 })
  for (let n = 0; n < inputs && match.over === null; n++) advance(match, random, (ask) => randomAnswer(ask, random))
  return match as never
}

describe('a match that brings its own cards', () => {
  const fresh = <T>(value: T): T => JSON.parse(JSON.stringify(value))

  it('is resumed from where it was saved, with those cards', () => {
    const match = played(60)
    const [record, saved] = [fresh(match.record()), fresh(match.save())]
    const resumed = Match.resume(weiss, record, saved)
    expect(resumed.hash()).toBe(match.hash())
    expect(resumed.view(0)).toEqual(match.view(0))
    expect(resumed.table.cards.filter(({ def }) => def.id === 'stranger')).toHaveLength(4)
  })

  it('is replayed and verified from its record alone', () => {
    const match = played(5000)
    expect(match.over).not.toBeNull()
    expect(verify(weiss, parseRecord(makeRecord(match.record())))).toMatchObject({ replayed: true })
  })

  it('goes on from a position in the terms of the game', () => {
    const match = played(60)
    const on = Match.continue(weiss, fresh(match.record()), fresh(match.position()))
    expect(on.position().given).toEqual(match.position().given)
    expect(on.table.cards.filter(({ def }) => def.id === 'stranger')).toHaveLength(4)
  })

  it('adds nothing to the game itself', () => {
    played(1)
    expect(weiss.library.has('stranger')).toBe(false)
  })
})

describe('a deck of somebody’s own', () => {
  const read = (more: object = {}) => weiss.options.parse({ ...options, ...more }) as WeissOptions
  const known = (seat: 0 | 1 | null) => weiss.optionsFor!(read(), seat)

  it('is theirs to know, with the cards that came with it', () =>
    expect(known(0)).toMatchObject({ decks: [deckWith('stranger'), 'tide-archive'], cards: [{ id: 'stranger' }] }))

  it('is a secret to everybody else', () => {
    for (const seat of [1, null] as const) {
      expect(known(seat)).toMatchObject({ decks: ['secret', 'tide-archive'], cards: [] })
      expect(JSON.stringify(known(seat))).not.toContain('stranger')
    }
  })

  it('is one of ours by name, if it is one of ours', () =>
    expect(weiss.optionsFor!(read({ decks: ['gale-post', 'tide-archive'], cards: [] }), 1)).toMatchObject({
      decks: ['gale-post', 'tide-archive'],
    }))
})

describe('cards whose text is not understood', () => {
  const blank = { decks: [deckWith('riddle'), deckWith('stranger', second)], cards: [riddle, stranger] }
  const lost = [{ card: 'riddle', text: riddle.text![1] }]

  it('WS-H02 are refused unless both have said that they may be played', () => {
    expect(weiss.options.safeParse(blank).error?.issues[0]?.message).toContain('WS-H02')
    expect(weiss.options.safeParse({ ...blank, uncompiled: 'blank' }).success).toBe(true)
  })

  it('WS-H02 are listed in the record of a match that is played without that text', () => {
    const match = Match.start(weiss, { options: { ...blank, uncompiled: 'blank' } })
    const { header } = parseRecord(makeRecord(match.record()))
    expect((header.options as WeissOptions).blank).toEqual(lost)
    expect((Match.replay(weiss, match.record()).header.options as WeissOptions).blank).toEqual(lost)
  })

  it('WS-H02 are not for whoever writes the list to say', () => {
    const said = weiss.options.parse({ ...blank, uncompiled: 'blank', blank: [] }) as WeissOptions
    expect(said.blank).toEqual(lost)
  })

  it('WS-H02 are not spoken of where there can be none', () =>
    expect(weiss.options.parse({ decks: ['gale-post', 'tide-archive'] })).not.toHaveProperty('blank'))
})

describe('what strangers may bring', () => {
  it('is of a size that a printed card can have', () => {
    const sized = (card: object) => cardSchema.safeParse({ ...stranger, ...card }).success
    expect(sized({ text: ['a'.repeat(2000)] })).toBe(true)
    expect(sized({ text: ['a'.repeat(2001)] })).toBe(false)
    expect(sized({ text: Array.from({ length: 20 }, () => 'a') })).toBe(true)
    expect(sized({ text: Array.from({ length: 21 }, () => 'a') })).toBe(false)
    expect(sized({ name: 'a'.repeat(201) })).toBe(false)
    const copies = (n: number) =>
      weiss.options.safeParse({ ...options, decks: [{ cards: { stranger: n } }, 'random'], deckRules: 'none' })
    expect([copies(99).success, copies(100).success]).toEqual([true, false])
  })
})
