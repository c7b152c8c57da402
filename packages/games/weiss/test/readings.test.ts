import { describe, expect, it } from 'vitest'
import { type Ability, compile } from '../src/index.ts'

const one = (text: string): Ability => {
  const result = compile(text)
  if (!result.ok) throw new Error(`${result.canon}: ${result.why}`)
  return result.core[0]!
}

const why = (text: string): string => {
  const result = compile(text)
  return result.ok ? 'understood' : result.why
}

const slot = (n: number) => ({ ref: 'slot', slot: n })
const mine = (zone: string) => ({ zone, of: 'you' })
const theirs = (zone: string) => ({ zone, of: 'opponent' })

describe('who chose what', () => {
  const swap = (chooses: string) =>
    `Choose 1 of your opponent's level 1 or higher characters, ${chooses} them. X is equal to the level of the character you chose -1.`

  it('the character you chose is not the one that your opponent chose; both are exchanged', () => {
    const { steps } = one(
      swap('your opponent chooses 1 level X or lower character in their waiting room, and exchanges'),
    )
    expect(steps).toMatchObject([
      { do: 'choose', by: 'you', slot: 1 },
      { do: 'let', value: { a: { num: 'stat', of: slot(1) } } },
      { do: 'choose', by: 'opponent', slot: 2 },
      { do: 'exchange', cards: [slot(1), slot(2)] },
    ])
  })

  it('X does not speak of what it is needed to choose', () => {
    const { steps } = one(swap("choose 1 level X or lower character in your opponent's waiting room, and exchange"))
    expect(steps[1]).toMatchObject({ do: 'let', value: { a: { of: slot(1) } } })
    const card = one(
      'Put the top card of your deck into your waiting room, choose 1 level X or lower character in your waiting room, and return it to your hand. X is equal to the level of that card.',
    )
    expect(card.steps[1]).toMatchObject({ do: 'let', value: { num: 'stat', of: slot(1) } })
  })

  it('what is exchanged may be chosen at once', () => {
    const { steps } = one('Choose 1 card in your hand and 1 card in your clock, and exchange them.')
    expect(steps[1]).toMatchObject({ do: 'exchange', cards: [slot(1)] })
  })
})

describe('where cards are, if the phrase does not say it', () => {
  it('among the cards just looked at, also of those joined by "and"', () => {
    const look = 'Look at up to 4 cards from the top of your deck, choose up to 1'
    const rest = 'put it into your hand, and put the rest into your waiting room.'
    const among = { among: slot(1) }
    expect(one(`${look} 《Harbour》 character, ${rest}`).steps[1]).toMatchObject({ cards: { place: among } })
    expect(one(`${look} card, ${rest}`).steps[1]).toMatchObject({ cards: { place: among } })
    const { steps } = one(`${look} red card and up to 1 blue card from among them, ${rest.replace('it', 'them')}`)
    expect(steps[1]).toMatchObject({ cards: { ref: 'union', of: [{ place: among }, { place: among }] } })
  })

  it('on a stage, if something else came between, or if they face somebody', () => {
    const stage = { zone: 'stage', of: 'both' }
    const look = 'Look at the top card of your deck,'
    const facing = one(`${look} choose 1 character facing this card, and 【REST】 it.`)
    expect(facing.steps[1]).toMatchObject({ cards: { place: stage } })
    const later = one(
      `${look} put it into your hand, choose 1 character, and that character gets +500 power until end of turn.`,
    )
    expect(later.steps[2]).toMatchObject({ cards: { place: stage } })
  })

  it('a zone after "1 A and 1 B" belongs to both; "all of your other A and B" are all yours and other', () => {
    const { cost } = one('【ACT】 [Put 1 "Ann" and 1 "Bob" from your memory into your waiting room] Draw a card.')
    expect(cost[0]).toMatchObject({ cards: { of: [{ place: mine('memory') }, { place: mine('memory') }] } })
    const each = { place: mine('stage'), where: [{ is: 'other' }, { is: 'name' }] }
    const { steps } = one('【CONT】 All of your other "Ann" and "Bob" and "Cy" get +500 power.')
    expect(steps[0]).toMatchObject({ cards: { of: [each, { ref: 'union', of: [each, each] }] } })
    expect(
      one('Choose 1 of your characters and 1 card in your hand, and put them into your clock.').steps[0],
    ).toMatchObject({ cards: { of: [{ place: mine('stage') }, { place: mine('hand') }] } })
  })

  it('a cost is paid with one’s own characters', () => {
    expect(one('【ACT】 [【REST】 2 characters] Draw a card.').cost[0]).toMatchObject({
      cards: { place: mine('stage') },
    })
    expect(one('【REST】 2 characters.').steps[0]).toMatchObject({ cards: { place: { zone: 'stage', of: 'both' } } })
  })

  it('"all cards except that card" are the others where it lies', () => {
    const { steps } = one(
      'Your opponent chooses 1 climax in their waiting room, returns all cards except that card from their waiting room to their deck, and shuffles their deck.',
    )
    expect(steps[1]).toMatchObject({
      cards: { count: 'all', place: theirs('waitingRoom'), where: [{ is: 'other', than: slot(1) }] },
    })
    const memory = one('Choose 4 cards in your memory, and put all cards except those cards into your waiting room.')
    expect(memory.steps[1]).toMatchObject({ cards: { place: mine('memory') } })
  })

  it('cards of no kind are some of those that were chosen, and the rest are the others of these', () => {
    const { steps } = one(
      'Choose up to 3 characters in your waiting room, return 1 card to your hand, and put the rest into your stock.',
    )
    expect(steps.slice(1)).toMatchObject([
      { do: 'put', cards: { place: { among: slot(1) } }, slot: 2 },
      { do: 'put', cards: { ref: 'rest', of: slot(1), without: [slot(2)] } },
    ])
  })

  it('what comes onto a stage comes from elsewhere', () => {
    expect(why('Choose 1 "Ann", and put it on any position of your stage.')).toMatch('where it comes from')
    expect(why('Choose 1 "Ann" in your hand, and put it on any position of your stage.')).toBe('understood')
    expect(
      why(
        "Choose 1 character, put it into its owner's memory, and return that character to its previous stage position.",
      ),
    ).toBe('understood')
  })
})

describe('which cards of several', () => {
  it('"those cards" are what the effect has found, not what was paid', () => {
    const { steps } = one(
      '【AUTO】 [(1)] When this card attacks, you may pay the cost. If you do, search your deck for up to 2 characters, and reveal them to your opponent. Then, your opponent chooses 1 of those cards, put the chosen card into your waiting room, and put the rest into your hand.',
    )
    expect(steps[1]).toMatchObject({
      steps: [
        { do: 'search', slot: 4 },
        { do: 'reveal' },
        { do: 'choose', cards: { place: { among: slot(4) } }, slot: 6 },
        { do: 'put', cards: slot(6) },
        { do: 'put', cards: { ref: 'rest', of: slot(4), without: [slot(6)] } },
      ],
    })
  })

  it('what was paid is meant where nothing else is there', () => {
    const { steps } = one(
      '【ACT】 [Put 2 cards from your hand into your waiting room] Choose 1 card from among those cards, and return it to your hand.',
    )
    expect(steps[0]).toMatchObject({ cards: { place: { among: slot(1) } } })
  })

  it('another with the name of one that was chosen is another than that', () => {
    const { steps } = one(
      'Choose 1 of your characters, choose another of your characters with the same card name as the chosen character, and that character gets +500 power until end of turn.',
    )
    expect(steps[1]).toMatchObject({
      cards: { where: [{ is: 'type' }, { is: 'same' }, { is: 'other', than: slot(1) }] },
    })
    expect(one('Choose another of your characters, and 【REST】 it.').steps[0]).toMatchObject({
      cards: { where: [{ is: 'type' }, { is: 'other', than: { ref: 'this' } }] },
    })
  })

  it('different names are counted as names, and soul in points', () => {
    const { steps } = one('If your memory has 3 or more cards with different card names, draw a card.')
    expect(steps[0]).toMatchObject({ cond: { left: { num: 'distinct', what: 'name' }, op: '>=', right: 3 } })
    const soul = one(
      'Choose 1 of your characters, and that character gets +X power until end of turn. X is equal to the number of soul that character has x1000.',
    )
    expect(soul.steps[1]).toMatchObject({ value: { a: { num: 'total', stat: 'soul' } } })
  })
})

describe('which of two', () => {
  it('"underneath that character" and "the position that character was on" are of another than "it"', () => {
    const marker = one(
      'Choose 1 of your characters, that character gets +500 power until end of turn, choose 1 character in your waiting room, and put it face up underneath that character as a marker.',
    )
    expect(marker.steps[3]).toMatchObject({ cards: slot(2), to: [{ place: { zone: 'markers', under: slot(1) } }] })
    const successor = one(
      "Choose 1 of your opponent's characters, put it into their waiting room, your opponent chooses up to 1 level 0 or lower character in their waiting room, and puts it on the stage position that character was on.",
    )
    expect(successor.steps[3]).toMatchObject({ cards: slot(3), to: [{ position: 'same', of: slot(1) }] })
  })

  it('"that character on the position it was on" is one card', () => {
    const { steps } = one(
      '【AUTO】 When your other character is put into your waiting room from the stage, put that character on the stage position it was on as 【REST】.',
    )
    expect(steps[0]).toMatchObject({ cards: { ref: 'event' }, to: [{ position: 'same', of: { ref: 'event' } }] })
  })

  it('of two that were chosen at once, nothing says which "that card" is', () => {
    expect(
      why(
        'Choose 1 of your "Ann" and 1 "Bob" in your waiting room, and put that card underneath that character as a marker.',
      ),
    ).toMatch('one of several')
  })

  it('another of your characters is not this one; open positions are not any', () => {
    expect(
      one("【AUTO】 When another of your character's battle opponent becomes 【REVERSE】, draw a card.").event,
    ).toMatchObject({ card: { of: { where: [{ is: 'other' }, { is: 'type' }] } } })
    const onto = (positions: string) =>
      one(`Choose up to 2 characters in your waiting room, and put them on ${positions} of your stage.`).steps[1]
    expect(onto('separate open positions')).toMatchObject({ to: [{ position: 'separate', empty: true }] })
    expect(onto('separate positions')).not.toMatchObject({ to: [{ empty: true }] })
  })
})

describe('what depends on what', () => {
  it('"otherwise" is said of the card that was revealed: where none was, nothing happens', () => {
    const { steps } = one(
      '【AUTO】 [(1)] When this card attacks, you may pay the cost. If you do, reveal the top card of your deck. If that card is a climax, draw a card. Otherwise, deal 1 damage to your opponent.',
    )
    expect(steps).toMatchObject([
      { do: 'may' },
      {
        do: 'if',
        cond: { if: 'did' },
        steps: [{ do: 'reveal' }, { do: 'if' }, { do: 'if', cond: { if: 'otherwise' } }],
      },
    ])
    const apart = one(
      'If you have 2 or more characters, draw a card. If your level is 2 or higher, draw a card. Otherwise, shuffle your deck.',
    )
    expect(apart.steps).toHaveLength(3)
  })

  it('who does not put cards into a deck does not shuffle it, and who does so later shuffles later', () => {
    const may = one(
      '【AUTO】 [(1)] When this card attacks, you may pay the cost. If you do, return all cards in your waiting room to your deck. Shuffle your deck afterwards.',
    )
    expect(may.steps).toMatchObject([{ do: 'may' }, { do: 'if', steps: [{ do: 'put' }, { do: 'shuffle' }] }])
    const later = one(
      '【AUTO】 When this card attacks, if your level is 2 or higher, draw a card, and at the beginning of your encore step, return this card to your deck. Shuffle your deck afterwards.',
    )
    expect(later.steps).toMatchObject([
      { do: 'if', steps: [{ do: 'draw' }, { do: 'delay', steps: [{ do: 'put' }, { do: 'shuffle' }] }] },
    ])
  })

  it('a condition that comes and goes while something lasts is asked all the time', () => {
    const { steps } = one(
      "【AUTO】 When this card attacks, until the end of your opponent's next turn, during this card's battle, you cannot receive damage.",
    )
    expect(steps).toMatchObject([
      {
        do: 'modify',
        cards: { ref: 'this' },
        mods: [{ mod: 'ability', abilities: [{ kind: 'cont', steps: [{ do: 'if', cond: { if: 'battle' } }] }] }],
        until: 'endOfOpponentNextTurn',
      },
    ])
  })

  it('in whichever order the condition and the duration are told', () => {
    const until = "until the end of your opponent's next turn"
    const told = (text: string) => one(`【AUTO】 When this card attacks, ${text}.`).steps
    expect(told(`during this card's battle, you cannot receive damage ${until}`)).toEqual(
      told(`${until}, during this card's battle, you cannot receive damage`),
    )
    const either = told(
      `during your opponent's climax phase or during this card's battle, you cannot receive damage ${until}`,
    )
    expect(either).toMatchObject([{ do: 'modify', until: 'endOfOpponentNextTurn' }])
    expect(one('【CONT】 During your turn, you cannot receive damage.').steps).toMatchObject([{ do: 'if' }])
  })

  it('only an automatic ability waits for something to happen', () => {
    expect(why('【ACT】 When this card attacks, draw a card.')).toMatch('automatic')
    expect(why('【ACT】 [(1)] At the end of the turn, draw a card.')).toBe('understood')
  })

  it('a turn remembers who came onto the stage or left it, and not every card that moved', () => {
    const text = (what: string) => why(`【AUTO】 When this card attacks, if ${what} this turn, draw a card.`)
    for (const what of [
      'this card is placed on the stage from your hand',
      'a character is put into your waiting room from the stage',
      'a climax is placed in your climax area',
      'this card attacks',
      'you play an event',
    ])
      expect([what, text(what)]).toEqual([what, 'understood'])
    for (const what of [
      'a card is put into your waiting room from your hand',
      'a climax is put into your waiting room from your climax area',
      'a card is put into your memory',
    ])
      expect([what, text(what)]).toEqual([what, expect.stringMatching('nobody remembers')])
  })
})

describe('players', () => {
  it('each player does it, in whichever person it is told', () => {
    const step = { do: 'put', by: 'both' }
    expect(one('Each player puts the top card of his or her deck into the waiting room.').steps).toMatchObject([step])
    expect(one('All players put the top card of their deck into their waiting room.').steps).toMatchObject([step])
  })

  it('of one deck or the other, as the player decides', () => {
    const { steps } = one("Put the top 3 cards of your deck or your opponent's deck into the waiting room.")
    expect(steps).toMatchObject([
      {
        do: 'modes',
        by: 'you',
        count: { min: 1, max: 1 },
        modes: [[{ cards: { place: mine('deck') } }], [{ cards: { place: theirs('deck') } }]],
      },
    ])
  })
})
