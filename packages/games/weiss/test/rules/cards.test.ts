import { describe, expect, it } from 'vitest'
import { buildCard, buildOwnCard, cardSchema } from '../../src/cards/build.ts'
import { deckFaults } from '../../src/cards/decks.ts'
import { arena, character, climax, duel, event, game, given, reads, sides, valuesIn } from '../support.ts'

describe('cards', () => {
  it('WS-004 a card is a character, an event or a climax, and nothing else', () => {
    expect([...game.library.values()].map(({ type }) => type)).toEqual(
      expect.arrayContaining(['character', 'event', 'climax']),
    )
    expect(cardSchema.safeParse({ ...character('x'), type: 'land' }).success).toBe(false)
  })

  it('WS-005 WS-013 the text box names cards by their name, not by their number', () => {
    const twin = character('twin', { name: 'Lantern Keeper' })
    const other = character('other', { name: 'Lantern' })
    const seeker = event('seeker', 'Choose 1 "Lantern Keeper" in your waiting room, and return it to your hand.')
    duel(arena(twin, other, seeker), {
      seats: [{ hand: ['seeker'], waitingRoom: ['other', 'twin', 'twin'] }, {}],
      play: ['0 play:seeker', '0 offered twin twin#2', '0 twin'],
      expect: { '0.hand': ['twin'] },
    })
  })

  it('WS-014 WS-015 WS-016 power, soul and traits are those of the card, until something changes them', () => {
    const match = given(game, { seats: [{ stage: { left: 'cy' } }, {}] })
    expect(valuesIn(match, 'cy')).toMatchObject({ power: 3000, soul: 2, traits: ['Lamp'] })
  })

  it('WS-017 a card has one of four colours', () => {
    expect(cardSchema.safeParse({ ...character('x'), colour: 'purple' }).success).toBe(false)
    for (const colour of ['yellow', 'green', 'red', 'blue'] as const)
      expect(buildCard(character('x', { colour })).colour).toBe(colour)
  })

  it('WS-012 an icon does nothing until a trigger check turns it up', () => {
    duel(game, {
      seats: [{ hand: ['cx-soul'], clock: ['ann'], stage: { left: 'ann' } }, {}],
      part: 'climax',
      play: ['0 cx-soul', { '0.stage.left.soul': 1 }],
    })
  })

  it('WS-011 an ability with a clock icon works in the clock, and there only', () => {
    const waker = reads(
      'waker',
      '【CONT】 【CLOCK】 Alarm If this card is the top card of your clock, all of your characters get +1000 power.',
    )
    const of = arena(waker)
    const power = (clock: string[], more: object = {}) =>
      sides(given(of, { seats: [{ clock, stage: { left: 'ann' }, ...more }, {}] }))[0].stage.left!.power
    expect(power(['bob', 'waker'])).toBe(2000)
    expect(power(['waker', 'bob'])).toBe(1000)
    expect(power(['bob'], { stage: { left: 'ann', right: 'waker' } })).toBe(1000)
  })

  it('WS-093 card text overrides the rules: a card may say how many of it a deck holds', () => {
    const many = reads(
      'many',
      '【CONT】 You can put any number of cards with the same card name as this card in your deck.',
    )
    expect(buildOwnCard(many).copies).toBe(50)
    expect(buildOwnCard(character('few')).copies).toBe(4)
  })

  it('WS-159 CXCOMBO is a label: the ability does what its text says, with or without it', () => {
    const combo = reads(
      'combo',
      '【AUTO】 【CXCOMBO】 When this card attacks, if "cx" is in your climax area, this card gets +2000 power until end of turn.',
    )
    const of = arena(combo)
    const attack = (climaxArea: string[]) => {
      duel(of, {
        part: 'attack',
        seats: [{ stage: { left: 'combo' }, climaxArea, deck: ['ann'] }, { deck: ['ann', 'ann', 'ann'] }],
        play: ['0 direct:left', { '0.stage.left.power': climaxArea.length > 0 ? 3000 : 1000 }],
      })
    }
    attack(['cx'])
    attack([])
  })
})

describe('deck construction', () => {
  const cards = [...'abcdefghijklm'].map((id) => buildOwnCard(character(id)))
  const climaxes = ['x', 'y', 'z'].map((id) => buildOwnCard(climax(id)))
  const library = new Map([...cards, ...climaxes].map((def) => [def.id, def]))
  const legal = { ...Object.fromEntries([...'abcdefghij'].map((id) => [id, 4])), k: 2, x: 4, y: 4 }
  const rules = (deck: Record<string, number>) => deckFaults(library, deck).map(({ rule }) => rule)

  it('WS-038 a deck has exactly 50 cards', () => {
    expect(rules(legal)).toEqual([])
    expect(rules({ ...legal, l: 1 })).toEqual(['WS-038'])
    expect(rules({ ...legal, k: 1 })).toEqual(['WS-038'])
  })

  it('WS-039 four of a name at most', () => {
    expect(rules({ ...legal, a: 5, k: 1 })).toEqual(['WS-039'])
  })

  it('WS-040 two names of one person count apart; one name on two cards counts together', () => {
    const young = buildOwnCard(character('ada-young', { name: 'Ada, Young' }))
    const old = buildOwnCard(character('ada-old', { name: 'Ada, Old' }))
    const again = buildOwnCard(character('ada-again', { name: 'Ada, Old' }))
    const more = new Map([...library, ...[young, old, again].map((def) => [def.id, def] as const)])
    const { a: _a, b: _b, ...rest } = legal as Record<string, number>
    expect(deckFaults(more, { ...rest, 'ada-young': 4, 'ada-old': 4 })).toEqual([])
    expect(deckFaults(more, { ...rest, 'ada-again': 4, 'ada-old': 4 })).toMatchObject([{ rule: 'WS-039' }])
  })

  it('WS-041 eight climaxes at most', () => {
    expect(rules({ ...legal, k: 1, z: 1 })).toEqual(['WS-041'])
  })

  it('WS-H01 cards that name their title are of one title', () => {
    const tide = buildOwnCard(character('tide', { title: 'Tide' }))
    const moor = buildOwnCard(character('moor', { title: 'Moor' }))
    const more = new Map([...library, ...[tide, moor].map((def) => [def.id, def] as const)])
    const { k: _k, ...rest } = legal
    expect(deckFaults(more, { ...rest, tide: 1, moor: 1 })).toMatchObject([{ rule: 'WS-H01' }])
    expect(deckFaults(more, { ...rest, tide: 2 })).toEqual([])
  })

  it('WS-H09 a puzzle brings cards of its own, and decks of any kind', () => {
    const own = reads('own', '【CONT】 This card gets +500 power for each of your other characters.')
    const deck = { cards: { own: 2, ann: 3 } }
    const options = { decks: [deck, deck], cards: [own], deckRules: 'none' }
    duel(game, {
      options,
      seats: [{ hand: ['own'], stage: { left: 'ann', right: 'ann' } }, {}],
      play: ['0 play:own:middle'],
      expect: { '0.stage.middle.power': 2000 },
    })
    expect(() => given(game, { options: { ...options, deckRules: 'strict' } })).toThrow(/WS-038/)
    expect(() =>
      given(game, { options: { ...options, cards: [reads('own', '【CONT】 This card whistles.')] } }),
    ).toThrow(/WS-H02/)
  })

  it('WS-H02 a text that is not understood is refused, or left blank', () => {
    const odd = buildCard(reads('odd', '【AUTO】 When this card whistles, draw a card.'))
    const more = new Map([...library, [odd.id, odd] as const])
    const { k: _k, ...rest } = legal
    expect(deckFaults(more, { ...rest, odd: 2 })).toMatchObject([{ rule: 'WS-H02' }])
    expect(deckFaults(more, { ...rest, odd: 2 }, 'blank')).toEqual([])
    expect(() => buildOwnCard(reads('odd', '【AUTO】 When this card whistles, draw a card.'))).toThrow(/odd.*whistles/)
  })
})
