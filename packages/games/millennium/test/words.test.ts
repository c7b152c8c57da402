import { Match } from '@cardwright/engine'
import { listen } from '@cardwright/engine/testing'
import { describe, expect, it } from 'vitest'
import { abilityText } from '../src/effects/text.ts'
import { abilitySchema } from '../src/effects/vocabulary.ts'
import {
  allCards,
  cardText,
  eventTypes,
  factsOf,
  isAskedForTime,
  metaText,
  millennium,
  type OwnedDef,
  words,
} from '../src/index.ts'
import { modes } from '../src/terms.ts'
import { market } from './market.ts'

const names = ['Ada', 'Bo', 'Cy', 'Di', 'Ed', 'Flo']
const seatsOf: Readonly<Record<(typeof modes)[number], number>> = {
  standard: 4,
  duel: 2,
  team: 4,
  funky: 3,
  turns: 3,
  boss: 2,
  campaign: 2,
}
const clock = { first: 0.1, second: 0.1, last: 0.1, grace: 0.1 }

describe('words', () => {
  it('every question, answer and event of every mode has words that people can read', () => {
    const matches = modes.map((mode) =>
      Match.start(millennium, {
        seats: seatsOf[mode],
        seed: `words ${mode}`,
        options: { mode, clock, venues: true, draft: mode === 'funky' },
      }),
    )
    const heard = matches.map((match) => listen([match] as never, words, names.slice(0, match.table.seats)))
    const asked = heard.flatMap((each) => each.asked)
    const told = heard.flatMap((each) => each.told)
    expect(heard.flatMap((each) => each.faults)).toEqual([])
    expect(asked).toEqual(expect.arrayContaining(['market', 'deck', 'turn', 'turns', 'trigger', 'card']))
    expect(told.filter((type) => !(eventTypes as readonly string[]).includes(type))).toEqual([])
  })

  it('MB-395, MB-423: what one chooses between is said, in a keyword too', () => {
    const ask = { kind: 'either', context: { effect: '@holdup:0.do.0.so.0' } }
    const label = (branch: number) =>
      words.option({ key: `option-${branch + 1}`, branch }, ask as never, { names, seat: 0 } as never)
    expect([0, 1].map(label)).toEqual(['Give 20 RP to that player', 'Flip that card'])
  })

  it('MB-215: who reacts is told what with, and what it does where that is short', () => {
    const label = (key: string, ability: string | null) =>
      words.option({ key, ability, card: 1 } as never, { kind: 'react' } as never, { names, seat: 0 } as never)
    expect(label('no', null)).toBe('Do not react')
    expect(label('judge-whistle', 'judge-whistle:0')).toBe('React with Judge Whistle: gain 12 RP')
  })

  it('cards that are not seen are counted, and those that are have their names', () => {
    const seen = (cards: readonly object[]) =>
      words.event({ type: 'fused', seat: 1, tier: 'bronze', cards } as never, { names, seat: 0 } as never)
    expect(seen([{}, {}, {}])).toBe('Bo fuses 3 cards for a Bronze promo.')
    expect(seen([{ name: 'toaster-moth' }, {}])).toBe('Bo fuses Toaster Moth and a card for a Bronze promo.')
    expect(seen([{ name: 'toaster-moth' }])).toBe('Bo fuses Toaster Moth for a Bronze promo.')
  })

  it('what somebody else looks through is not listed, even to who has seen it before', () => {
    const seen = (seat: number, to: unknown) =>
      words.event({ type: 'show', to, cards: [{ name: 'toaster-moth' }] } as never, { names, seat } as never)
    expect(seen(0, [1])).toBeNull()
    expect(seen(1, [1])).toBe('You see Toaster Moth.')
    expect(seen(0, 'all')).toBe('Toaster Moth is turned up.')
  })

  it('MB-135: a sale for more than the stars says that a power added to it', () => {
    const sold = (price: number) =>
      words.event(
        { type: 'sold', seat: 1, card: { name: 'velvet-panther' }, price } as never,
        { names, seat: 0 } as never,
      )
    expect(sold(4)).toBe('Bo sells Velvet Panther for $4.')
    expect(sold(5)).toBe('Bo sells Velvet Panther for $5, $1 of it by a power.')
  })

  it('MB-156: who asks for more time is told from who agrees', () => {
    const told = (agrees: boolean) =>
      words.event({ type: 'grace', seat: 1, agrees } as never, { names, seat: 0 } as never)
    expect([told(false), told(true)]).toEqual([
      'Bo asks for more time after the bell.',
      'Bo agrees to more time after the bell.',
    ])
  })

  it('what was bought by its back is named to the buyer, and to nobody else', () => {
    const match = Match.start(millennium, { seats: 2, seed: 'backs', options: { mode: 'duel', clock: 'none' } })
    const [market] = match.asks(0)
    const before = [0, 1].map((seat) => match.events(seat).length)
    match.answer(0, market!.id, market!.options.find(({ key }) => key.startsWith('buy:'))!.key)
    const told = (seat: number) =>
      match
        .events(seat)
        .slice(before[seat])
        .map((event) => words.event(event, { names, seat, view: match.view(seat) }))
        .filter((sentence) => sentence !== null)
    expect(told(0)).toEqual([expect.stringMatching(/^You buy (?!a card).+ for \$\d\.$/)])
    expect(told(1)).toEqual([expect.stringMatching(/^Ada buys a card for/)])
  })

  it('MB-139, MB-155: says what one is ready for, and when everybody else is, what follows at once', () => {
    const match = Match.start(millennium, { seats: 2, seed: 'ready', options: { mode: 'duel', clock: 'none' } })
    const said = (seat: number) => {
      const [ask] = match.asks(seat)
      const telling = { names, seat, view: match.view(seat) }
      const ready = ask!.options.find(({ move }) => move === 'ready')!
      return [words.prompt(ask!, telling), words.option(ready, ask!, telling)]
    }
    const ready = (seat: number) => match.answer(seat, match.asks(seat)[0]!.id, 'ready')
    const all: unknown[] = []
    for (let n = 0; n < 3; n++) {
      all.push(said(0)[1])
      ready(1)
      all.push(said(0)[0])
      ready(0)
    }
    expect(all).toEqual([
      'I am ready for the second booster',
      'Everybody else is ready. When you are, second boosters are opened.',
      'I am ready: no more selling',
      'Everybody else is ready. When you are, nothing can be sold any more.',
      'I am ready for the tournament',
      'Everybody else is ready. When you are, your deck goes into the tournament as it is.',
    ])
  })

  it.each([
    ['none', 'You are ready. Waiting for Bo and Cy.', 'You are ready. Waiting for Cy.'],
    [
      'quick',
      'You are ready. Waiting for Bo and Cy, until the bell at the latest.',
      'You are ready. Waiting for Cy, until the bell at the latest.',
    ],
  ])('MB-155: somebody who is ready is told for whom they wait, and for how long (clock: %s)', (clock, both, one) => {
    const match = Match.start(millennium, { seats: 3, seed: 'ready', options: { clock } })
    const prompt = () => words.prompt(match.asks(0)[0]!, { names, seat: 0, view: match.view(0) })
    const ready = (seat: number) => match.answer(seat, match.asks(seat)[0]!.id, 'ready')
    ready(0)
    expect(prompt()).toBe(both)
    ready(1)
    expect(prompt()).toBe(one)
  })

  it('MB-156, MB-157: after the last bell everybody is told who asks for more time, and who has yet to agree', () => {
    const clock = { first: 1, second: 1, last: 1, grace: 1 }
    const match = Match.start(millennium, { seats: 3, seed: 'bell', options: { clock } })
    const said = (seat: number) => {
      const [ask] = match.asks(seat)
      const telling = { names, seat, view: match.view(seat) }
      return [words.prompt(ask!, telling), ...ask!.options.map((option) => words.option(option, ask!, telling))]
    }
    const says = (seat: number, key: string) => match.answer(seat, match.asks(seat)[0]!.id, key)
    const asked = () => [0, 1, 2].filter((seat) => isAskedForTime(factsOf(match.view(seat)), seat))
    for (let n = 0; n < 2; n++) for (const seat of [0, 1, 2]) says(seat, 'ready')
    expect(said(0)).toContain('Ask for more time after the bell')
    says(0, 'grace')
    expect(said(1)).toContain('Agree to more time')
    match.clock(match.table.timers.find(({ name }) => name === 'segment')!.at)
    expect(said(0)[0]).toBe(
      'The bell has rung. The tournament begins within ten seconds, unless Bo and Cy agree to more time.',
    )
    expect(said(1)).toEqual([
      'The bell has rung. Ada asks for more time: do you agree?',
      'No: on to the tournament',
      'Agree to more time',
    ])
    expect(asked()).toEqual([1, 2])
    says(1, 'grace')
    expect(said(1)[0]).toBe(
      'The bell has rung. The tournament begins within ten seconds, unless Cy agrees to more time.',
    )
    says(2, 'ready')
    expect(said(2)[0]).toBe(
      'The bell has rung. The tournament begins within ten seconds, unless you agree to more time.',
    )
    // who is ready has said that they need none
    expect(asked()).toEqual([])
  })

  it('MB-059: a Metagame says in few words what it pays', () => {
    const said = allCards.flatMap((def) => (def.kind === 'meta' ? [metaText(def)] : []))
    expect(said).toContain('3 RP for each Fire card')
    expect(said).toContain('3 RP for each card with 7 or more stars')
    expect(new Set(said).size).toBe(said.length)
    expect(said.every((text) => /^3 RP for each .{4,40}$/.test(text))).toBe(true)
  })

  it('MB-293: a sale says what it brings', () => {
    const match = Match.start(millennium, { seats: 2, seed: 'sale', options: { mode: 'turns' } })
    const { seat } = match.waiting[0]!
    const [ask] = match.asks(seat)
    for (const sale of ask!.options.filter(({ move }) => move === 'sell')) {
      const { stars } = millennium.library.get(sale.key.slice('sell:'.length)) as OwnedDef
      const said = words.option(sale, ask!, { names, seat, view: match.view(seat) })
      expect(said).toMatch(new RegExp(`^Sell .+ for \\$${stars}$`))
    }
    expect(ask!.options.some(({ move }) => move === 'sell')).toBe(true)
  })

  it('what lies open in the Aftermarket is offered by its name, what lies face down by its set', () => {
    const match = market({ zones: { aftermarket: ['toaster-moth'] } })
    const view = match.view(1)
    const [ask] = match.asks(1)
    const labels = ask!.options
      .filter(({ move }) => move === 'buy')
      .map((option) => words.option(option, ask!, { names, seat: 1, view })!)
    const isOpen = (label: string) => label.includes('Aftermarket')
    expect(labels.filter(isOpen)).toEqual([
      expect.stringMatching(/^Buy Toaster Moth from the Aftermarket \(lot \d+\) for/),
    ])
    for (const label of labels.filter((each) => !isOpen(each))) expect(label).toMatch(/^Buy a card of .+ from the /)
  })

  it('MB-185, MB-186: a turn is asked for what is still possible', () => {
    const asked = (...moves: readonly string[]) =>
      words.prompt(
        { kind: 'turn', options: moves.map((move) => ({ key: move, move })) } as never,
        { names, seat: 0 } as never,
      )
    expect(asked('play', 'action')).toBe('Your turn: play a Single. You may use one Action before or after it.')
    expect(asked('play')).toBe('Your turn: play a Single.')
    expect(asked('action', 'end')).toBe('You may still use one Action.')
    expect(asked('play', 'action', 'end')).toBe('You may still play another Single or use one Action.')
    expect(asked('end')).toBe('There is nothing more to do this turn.')
    expect(asked('pass')).toBe('Your turn: you cannot play a Single.')
  })

  it.each([
    [{ of: 'tokens', whose: 'others' }, 'star token in other tableaus'],
    [{ of: 'counter', counter: 'clashesWon', whose: 'opponents' }, 'clash won by opponents'],
    [{ of: 'counter', counter: 'clashesWon', whose: 'you' }, 'clash you have won'],
    [{ of: 'dollars', whose: 'them' }, 'Dollar of that player'],
    [{ of: 'cards', whose: 'others', in: 'hand' }, 'card in hands of other players'],
    [{ of: 'players', who: 'richer' }, 'player with more RP than you'],
  ])('a text says whose things it counts: %j', (count, text) => {
    const gains = abilitySchema.parse({ on: 'score', do: [{ do: 'gain', rp: { each: count, times: 2 } }] })
    expect(abilityText(gains).text).toBe(`Gain 2 RP for each ${text}.`)
  })

  it('a text says on what a lasting effect depends', () => {
    const lasting = abilitySchema.parse({
      on: 'ongoing',
      if: { this: 'top' },
      static: { holds: 'stars', add: 2, per: { each: { of: 'cards', where: { element: 'fire' } } } },
    })
    expect(abilityText(lasting).text).toBe(
      'If this is your Top Card: your cards have +2 stars for each Fire card in your tableau.',
    )
  })

  it('every card has a text, and no two of one kind read alike but for their numbers', () => {
    for (const card of allCards) expect(cardText(card), card.id).toMatch(/[.0-9”!]$/)
    for (const card of allCards) expect(cardText(card), card.id).not.toMatch(/\ban other\b/)
    expect(cardText(allCards.find(({ id }) => id === 'toaster-moth')!)).toBe(
      'Stars: 1 Fire Animal, Core Single Play: Gain 5 RP, then clash with an opponent; if you win, gain 6 RP.',
    )
    expect(cardText(allCards.find(({ id }) => id === 'orchard-rocket')!)).toBe(
      'Stars: 3 Fire Construct, Expansion Single Blast Off: Action: Put 3 star tokens on a card in your tableau. Play: Gain 5 RP, then put 2 star tokens on this card.',
    )
  })
})
