import { describe, expect, it } from 'vitest'
import type { Ability, Compiled } from '../src/index.ts'
import { compile, rendered } from '../src/index.ts'

function read(text: string): Compiled {
  const result = compile(text)
  if (!result.ok)
    throw new Error(`${result.canon.slice(0, result.at)}⟪⟫${result.canon.slice(result.at)}: ${result.why}`)
  return result
}

const one = (text: string): Ability => {
  const { core } = read(text)
  expect(core).toHaveLength(1)
  return core[0]!
}

const why = (text: string): string => {
  const result = compile(text)
  return result.ok ? 'understood' : result.why
}

const same = (a: string, b: string): void => expect(read(a).core).toEqual(read(b).core)
const differ = (a: string, b: string): void => expect(read(a).core).not.toEqual(read(b).core)

it('asks about the card that was shown, again and again', () => {
  const result = compile(
    'Reveal the top card of your deck. If that card is a climax, choose 1 card in your hand, and put it into your waiting room. If that card is level 1, draw a card.',
  )
  if (!result.ok) throw new Error(result.why)
  const asked = result.core[0]!.steps.flatMap((step) =>
    step.do === 'if' && step.cond.if === 'is' ? [step.cond.card] : [],
  )
  expect(asked).toEqual([
    { ref: 'slot', slot: 1 },
    { ref: 'slot', slot: 1 },
  ])
})

describe('bindings', () => {
  it('"it" is the card that was chosen before', () => {
    const { steps } = one(
      '【ACT】 [(1)] Choose 1 《Harbour》 character in your waiting room, and return it to your hand.',
    )
    expect(steps).toMatchObject([
      { do: 'choose', slot: 2 },
      { do: 'put', cards: { ref: 'slot', slot: 2 }, to: [{ place: { zone: 'hand', of: 'you' } }] },
    ])
  })

  it('"that character" of a trigger is the card that the event was about', () => {
    const { steps } = one(
      "【AUTO】 When this card's battle opponent becomes 【REVERSE】, put that character into your opponent's stock.",
    )
    expect(steps).toMatchObject([{ do: 'put', cards: { ref: 'event' } }])
  })

  it('"that character" of a condition is the card that the condition was about', () => {
    const { steps } = one(
      "【AUTO】 When this card becomes 【REVERSE】, if this card's battle opponent is level 1 or lower, you may 【REVERSE】 that character.",
    )
    const opponent = { ref: 'battleOpponent', of: { ref: 'this' } }
    expect(steps).toMatchObject([{ do: 'if', steps: [{ do: 'may', steps: [{ do: 'turn', cards: opponent }] }] }])
  })

  it('"from among them" looks into what was looked at; "the rest" is what was not taken', () => {
    const { steps } = one(
      'Look at up to 4 cards from the top of your deck, choose up to 1 《Harbour》 character from among them, reveal it to your opponent, put it into your hand, and put the rest into your waiting room.',
    )
    expect(steps).toMatchObject([
      { do: 'look', slot: 1 },
      { do: 'choose', slot: 2, cards: { place: { among: { ref: 'slot', slot: 1 } } } },
      { do: 'reveal', cards: { ref: 'slot', slot: 2 } },
      { do: 'put', cards: { ref: 'slot', slot: 2 } },
      { do: 'put', cards: { ref: 'rest', of: { slot: 1 }, without: [{ slot: 2 }] } },
    ])
  })

  it('"if you do" points at what one may do', () => {
    const { steps } = one('【AUTO】 [(1)] When this card attacks, you may pay the cost. If you do, draw a card.')
    expect(steps).toMatchObject([
      { do: 'may', id: 2, steps: [{ do: 'pay', id: 3 }] },
      { do: 'if', cond: { if: 'did', step: 2 }, steps: [{ do: 'draw' }] },
    ])
  })

  it('X is defined before it is used, and may speak of each card that is changed', () => {
    const { steps } = one(
      "【CONT】 All of your characters in front of this card get +X power. X is equal to that character's level ×500.",
    )
    expect(steps).toMatchObject([
      { do: 'let', name: 'X', value: { num: 'times', a: { num: 'stat', stat: 'level', of: { ref: 'each' } }, b: 500 } },
      { do: 'modify', mods: [{ mod: 'add', stat: 'power', by: { num: 'x', name: 'X' } }] },
    ])
  })

  it('says what is missing instead of guessing', () => {
    expect(why('Return it to your hand.')).toMatch('a pronoun follows nothing')
    expect(why('If you do, draw a card.')).toMatch('"if you do" follows nothing')
    expect(why('【AUTO】 Draw a card.')).toMatch('needs an event')
    expect(why('【CONT】 This card gets the following ability.')).toMatch('quotes is missing')
  })
})

describe('what the audits found', () => {
  const reversed =
    "When this card's battle opponent becomes 【REVERSE】, you may pay the cost. If you do, put that character"

  it('"that character" is the one of the trigger, not one that was put away as a cost', () => {
    const { steps } = one(
      `【AUTO】 [(1) Put 1 character from your hand into your waiting room] ${reversed} into your clock.`,
    )
    expect(steps[1]).toMatchObject({ do: 'if', steps: [{ do: 'put', cards: { ref: 'event' } }] })
  })

  it('a cost is what is meant where the trigger is about this card itself', () => {
    const { steps } = one(
      '【AUTO】 [Put the top card of your deck into your clock] When this card attacks, you may pay the cost. If that card is a climax, draw a card.',
    )
    expect(steps[1]).toMatchObject({ do: 'if', cond: { if: 'is', card: { ref: 'slot', slot: 1 } } })
  })

  it('a second event without a subject is about what the first was about', () => {
    const { event } = one(
      "【AUTO】 When your opponent's character is put into their waiting room from the stage or becomes 【REVERSE】 in battle, draw a card.",
    )
    const card = { ref: 'select', place: { zone: 'stage', of: 'opponent' } }
    expect(event).toMatchObject({
      when: 'any',
      of: [
        { when: 'placed', card },
        { when: 'becomes', card },
      ],
    })
  })

  it('who does not search does not shuffle afterwards, nor do what comes "then"', () => {
    const { steps } = one(
      '【AUTO】 [(1)] When this card attacks, you may pay the cost. If you do, search your deck for up to 1 character, reveal it to your opponent, and put it into your hand. Shuffle your deck afterwards. Then, this card gets +1000 power until end of turn.',
    )
    expect(steps).toHaveLength(2)
    expect(steps[1]).toMatchObject({
      do: 'if',
      steps: [{ do: 'search' }, { do: 'reveal' }, { do: 'put' }, { do: 'shuffle' }, { do: 'modify' }],
    })
  })

  it('all players perform an action, each for themselves', () => {
    const { steps } = one('All players perform the following action. "Draw a card."')
    expect(steps).toMatchObject([{ do: 'repeat', by: 'both', steps: [{ do: 'draw', by: 'you' }] }])
  })

  it('the character facing this card must be there to be of a level', () => {
    const { steps } = one('【CONT】 If the character facing this card is level 3 or higher, this card gets +500 power.')
    expect(steps).toMatchObject([
      {
        do: 'if',
        cond: {
          if: 'all',
          of: [
            { op: '>=', right: 1 },
            { op: '=', right: 0 },
          ],
        },
      },
    ])
  })
})

describe('abilities', () => {
  it('a condition before the trigger guards it, one after it is asked when it resolves', () => {
    const ability = one('【AUTO】 During your turn, when this card attacks, if your level is 2 or higher, draw a card.')
    expect(ability).toMatchObject({
      guard: { if: 'during', phase: 'turn', of: 'you' },
      event: { when: 'attacks' },
      steps: [{ do: 'if' }],
    })
  })

  it('a string with two abilities has two', () => {
    expect(
      read('【CONT】 This card gets +500 power. 【AUTO】 When this card attacks, draw a card.').core,
    ).toMatchObject([{ kind: 'cont' }, { kind: 'auto' }])
  })

  it('granted abilities are abilities', () => {
    const { steps } = one(
      '【CONT】 This card gets +500 power and "【AUTO】 Encore [Put 1 character from your hand into your waiting room]".',
    )
    expect(steps).toMatchObject([{ mods: [{ mod: 'add' }, { mod: 'ability', abilities: [{ keyword: 'encore' }] }] }])
    expect(why('【CONT】 This card gets the following 2 abilities. "【CONT】 This card cannot attack."')).toMatch(
      '2 abilities',
    )
  })

  it('a reminder must mean what its keyword means', () => {
    const backup = (power: number) =>
      `【ACT】 【COUNTER】 Backup 2000, Level 1 [(1) Put this card from your hand into your waiting room] (Choose 1 of your characters that is being frontal attacked, and that character gets +${power} power until end of turn)`
    expect(one(backup(2000))).toMatchObject({ keyword: 'backup', level: 1, counter: true })
    expect(why(backup(2500))).toMatch('the reminder says something else')
  })

  it('a reminder of damage needs damage', () => {
    expect(why('【AUTO】 When this card attacks, draw a card. (Damage may be canceled)')).toMatch(
      'a reminder speaks of',
    )
  })

  it('a limit, a label and a cost stand in the head', () => {
    expect(
      one('【AUTO】 【CXCOMBO】 This ability activates up to 1 time per turn. When this card attacks, draw a card.'),
    ).toMatchObject({ combo: true, perTurn: 1 })
    expect(one('【ACT】 Brainstorm [(1) 【REST】 this card] Draw a card.')).toMatchObject({
      keyword: 'brainstorm',
      cost: [{ do: 'put' }, { do: 'turn', state: 'rest' }],
    })
  })
})

describe('wording and meaning', () => {
  it('listed synonyms mean the same', () => {
    same('Draw a card.', 'Draw 1 card.')
    same(
      '【AUTO】 When this card is placed on stage from your hand, draw a card.',
      '【AUTO】 When this card is placed on the stage from your hand, draw one card.',
    )
    same("Look at your opponent's hand.", 'Look at their hand.')
  })

  it('everything else is meaning', () => {
    differ('Draw 2 cards.', 'Draw up to 2 cards.')
    differ('Put the top card of your deck into your stock.', 'Put the bottom card of your deck into your stock.')
    differ('All of your characters get +500 power.', 'All of your other characters get +500 power.')
    differ('Choose 1 character in your hand.', "Choose 1 character in your opponent's hand.")
    differ('【CONT】 This card cannot attack.', '【CONT】 This card cannot side attack.')
  })

  it('names may hold quotes, and end where the sentence goes on', () => {
    const { steps } = one('Choose 1 ""Tide Watch" Mara" or "Mara "Low Tide"" in your waiting room.')
    const where = [
      { is: 'any', of: [[{ is: 'name', name: '"Tide Watch" Mara' }], [{ is: 'name', name: 'Mara "Low Tide"' }]] },
    ]
    expect(steps).toMatchObject([{ cards: { where, place: { zone: 'waitingRoom' } } }])
  })

  it('prints what it has read, also where capitals are odd', () => {
    for (const text of ['【CONT】 this Card gets +500 power.', '【AUTO】 Encore [(2)]', 'Draw up to 2 cards.']) {
      expect(rendered(read(text))).toBe(text)
    }
  })

  it('says where it stopped and what could have stood there', () => {
    const result = compile('【CONT】 This card gets +500 powr.')
    expect(result).toMatchObject({
      ok: false,
      at: '【CONT】 This card gets +500 '.length,
      length: 4,
      expected: expect.arrayContaining(['stat']),
    })
  })
})

it('a continuous ability holds all the time: what happens at a moment is refused', () => {
  expect(why('【CONT】 When this card attacks, this card gets +1000 power until end of turn.')).toMatch(/continuous/)
  expect(why('【CONT】 Draw a card.')).toMatch(/continuous/)
  expect(why('【AUTO】 When this card attacks, this card gets +1000 power until end of turn.')).toBe('understood')
  expect(why('【CONT】 If you have 2 or more characters, this card gets +1000 power.')).toBe('understood')
})

it('an exchange is of one card with one: of all cards with all others it is refused', () => {
  expect(why('Exchange all cards in your stock and all cards in your memory.')).toMatch(/changes places/)
  expect(why('Exchange all cards in your stock with all cards in your memory.')).toMatch(/changes places/)
  expect(why('Exchange 1 of your characters with 1 character in your waiting room.')).toBe('understood')
})

it('"you may put 5 of this card into your deck" is about building a deck', () => {
  same(
    '【CONT】 You may put up to 5 cards with the same card name as this card into your deck.',
    '【CONT】 You can put up to 5 cards with the same card name as this card in your deck.',
  )
})
