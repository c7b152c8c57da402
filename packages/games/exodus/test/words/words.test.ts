import {
  type AskView,
  type JsonObject,
  Match,
  playOut,
  Random,
  type RuleId,
  randomAnswer,
  type SeenEvent,
  type Telling,
} from '@cardwright/engine'
import { describe, expect, it } from 'vitest'
import { beingPlayed, cardLines, exodus, factsOf, tidefall, words } from '../../src/index.ts'

const names = ['Robin', 'Kim']

/** Ids of cards whose name is another word than the id. */
const rawIds = tidefall.map(({ id }) => id).filter((id) => id.includes('-'))

/** What no person should read. */
function faultsOf(text: string): string[] {
  const faults = ['undefined', '[object', 'null', 'NaN', '#'].filter((each) => text.includes(each))
  return [...faults, ...rawIds.filter((id) => text.includes(id) && id !== 'cave-in')]
}

/** What is better seen than told. */
const untold = new Set(['shuffle'])
/** Moves that something else tells of, by where they lead. */
const untoldMoves =
  /^(hand|graveyard|mainDeck) stack$|^(stack|creature|lasting) graveyard$|^graveyard mainDeck$|^spent energyDeck$/

const wayOf = ({ from = '', to = '' }: { from?: string; to?: string }) => `${from.split(':')[0]} ${to.split(':')[0]}`

const isUntold = ({ type, cards = [] }: SeenEvent): boolean =>
  untold.has(type) || (type === 'move' && cards.every((card) => untoldMoves.test(wayOf(card))))

/** All that is wrong with a question and its answers. */
function faultsOfAsk(ask: AskView, at: Telling): string[] {
  const texts = [words.prompt(ask, at), ...ask.options.map((option) => words.option(option, ask, at))]
  const labels = texts.slice(1)
  if (ask.some) texts.push(words.confirm!(ask, ask.options.length, at))
  return texts.flatMap((text, i) => {
    const what = `${ask.kind} ${i === 0 ? '' : (ask.options[i - 1]?.key ?? 'confirmed')}: ${text}`
    if (typeof text !== 'string' || text === '') return [`${what} is not said`]
    if (i > 0 && i <= labels.length && labels.indexOf(text) !== i - 1) return [`${what} is said twice`]
    return faultsOf(text).map((fault) => `${what} contains ${fault}`)
  })
}

function play(seed: string, look: (match: Match) => void): Match {
  const random = new Random(seed)
  const match = Match.start(exodus, { seats: names, seed })
  playOut(match, random, (ask) => {
    look(match)
    return randomAnswer(ask, random)
  })
  return match
}

function faultsOfEvent(event: SeenEvent, at: Telling): string[] {
  const sentence = words.event(event, at)
  const isGood = isUntold(event) ? sentence === null : /^[A-Z\d].*[.!]$/.test(sentence ?? '')
  return [
    ...(isGood ? [] : [`${sentence}: ${JSON.stringify(event)}`]),
    ...faultsOf(sentence ?? '').map((fault) => `${sentence} contains ${fault}`),
  ]
}

/** What an ability on the field asks before it is on the stack; what resolves may ask too, and is there already. */
function saidByAbility(match: Match, seat: number): string | null {
  const [ask] = match.asks(seat)
  if (ask?.kind !== 'select' && ask?.kind !== 'pay') return null
  const at: Telling = { view: match.view(seat), seat, names }
  if (beingPlayed(at.view) !== null || factsOf(at.view).window === 'resolve') return null
  return words.prompt(ask, at)
}

const isSaidOf = (said: string, name: string): boolean => said.startsWith(`${name}: `) || said.endsWith(` for ${name}.`)

describe('Exodus speaks to people', () => {
  it('has a prompt for every question and a label of its own for every answer', () => {
    const faults: string[] = []
    for (let n = 0; n < 12; n++) {
      play(`words ${n}`, (match) => {
        for (const seat of [0, 1]) {
          for (const ask of match.asks(seat)) {
            faults.push(...faultsOfAsk(ask, { view: match.view(seat), seat, names }))
          }
        }
      })
    }
    expect(faults).toEqual([])
  })

  it('has a sentence for every event that is not told otherwise, to both players and to who watches', () => {
    const faults: string[] = []
    for (let n = 0; n < 12; n++) {
      const match = play(`events ${n}`, () => {})
      for (const seat of [0, 1, null]) {
        const at: Telling = { view: match.view(seat), seat, names }
        faults.push(...match.events(seat).flatMap((event) => faultsOfEvent(event, at)))
      }
    }
    expect(faults).toEqual([])
  })

  it('tells the loser that the loss is theirs', () => {
    const view = Match.start(exodus, { seats: names, seed: 'end' }).view(0)
    const end = (seat: number | null, why: string) =>
      words.event({ type: 'end', winner: 1, why } as unknown as SeenEvent, { view, seat, names })
    expect(end(0, 'defeated')).toBe('Kim wins. You have no Life left.')
    expect(end(1, 'defeated')).toBe('You win. Robin has no Life left.')
    expect(end(null, 'left')).toBe('Kim wins. Robin has left.')
    expect(end(0, 'resigned')).toBe('Kim wins.')
  })

  it('says how much of damage is prevented, by what, and what gets through', () => {
    const view = Match.start(exodus, { seats: names, seed: 'prevented' }).view(0)
    const said = (damage: number, less: number) =>
      words.event({ type: 'prevented', seat: 1, damage, less, by: ['beacon-saint'] }, { view, seat: 0, names })
    expect(said(3, 3)).toBe('3 damage to Kim, reduced by 3 (Beacon Saint): none gets through.')
    expect(said(4, 3)).toBe('4 damage to Kim, reduced by 3 (Beacon Saint): 1 gets through.')
  })

  it('says before an attack what it would do', () => {
    const piles = [{ energy: ['ember', 'ember'], creature: 'gorge-drake' }]
    const started = (seats: [JsonObject, JsonObject]) =>
      Match.start(exodus, {
        options: { decks: ['skyfire', 'harbour-light'] },
        seats: names,
        given: { phase: 'attack', seats },
      })
    const labels = (match: Match) => {
      const [ask] = match.asks(0)
      const at: Telling = { view: match.view(0), seat: 0, names }
      return ask!.options.flatMap((option) => (option.move === 'attack' ? [words.option(option, ask!, at)] : []))
    }
    expect(labels(started([{ piles }, {}]) as Match)).toEqual(['Attack Kim with Gorge Drake (pile 1): 3 damage'])
    expect(labels(started([{ piles }, { lasting: ['breakwater'] }]) as Match)).toEqual([
      'Attack Kim with Gorge Drake (pile 1): 3 damage, reduced by 1',
    ])
    expect(labels(started([{ piles }, { piles: [{ energy: ['dawn'], creature: 'halo-moth' }] }]) as Match)).toEqual([
      'Attack Halo Moth on Kim’s pile 1 with Gorge Drake (pile 1): power 2 against 1',
    ])
  })

  it('names what was just summoned in the window that follows', () => {
    let asked = 0
    for (let n = 0; n < 20; n++) {
      play(`summoned ${n}`, (match) => {
        const { turn, window, phase } = match.view(null).facts as Record<string, unknown>
        if (window !== 'notice' || phase !== 'creature') return
        const moves = match.events(null).filter(({ type }) => type === 'move' || type === 'stacked')
        const { type, cards } = moves.at(-1)!
        if (type !== 'move' || wayOf(cards![0]!) !== 'hand creature') return
        const seat = 1 - Number(turn)
        const [ask] = match.asks(seat)
        // an Ability that is used there may be asking already
        if (ask!.kind !== 'respond') return
        const prompt = words.prompt(ask!, { view: match.view(seat), seat, names })
        expect(prompt).toContain(words.name(cards![0]!.name!))
        asked++
      })
    }
    expect(asked).toBeGreaterThan(20)
  })

  it('names the card on the field whose ability asks, always and never another', () => {
    let named = 0
    for (let n = 0; n < 12; n++) {
      let waiting: { readonly said: string; readonly at: number } | null = null
      play(`asked ${n}`, (match) => {
        const stacked = waiting && match.events(null, waiting.at).find(({ type }) => type === 'stacked')
        if (waiting && stacked) {
          expect(isSaidOf(waiting.said, words.name(String(stacked.name))), waiting.said).toBe(true)
          named++
        }
        const said = [0, 1].map((seat) => saidByAbility(match, seat)).findLast((each) => each !== null) ?? null
        waiting = said === null ? null : { said, at: match.eventCount(null) }
      })
    }
    expect(named).toBeGreaterThan(20)
  })

  it('prints the text that is made from the definition', () => {
    const linesOf = (id: string) => cardLines(tidefall.find((def) => def.id === id)!)
    expect(linesOf('undertow')).toEqual([
      { part: 'script', text: "Pay 1 Energy. Select one creature on the field. Return it to its owner's hand." },
    ])
    expect(linesOf('choir-warden')).toEqual([
      { part: 'ability', head: 'Once per turn', text: 'Pay 1 Energy. Gain 2 Life.' },
    ])
    expect(linesOf('breakwater').map(({ part }) => part)).toEqual(['price', 'ability'])
    expect(linesOf('dawn')).toEqual([])
    for (const def of tidefall) for (const { text } of words.lines!(def)) expect(faultsOf(text)).toEqual([])
  })

  it('says on the button what is sent', () => {
    const at: Telling = { view: Match.start(exodus, { seats: names, seed: 'confirm' }).view(0), seat: 0, names }
    const said = (kind: string, chosen: number, amount: number) =>
      words.confirm!(
        { id: kind, kind, context: { amount }, options: [], some: { ordered: false, add: [], stop: true } },
        chosen,
        at,
      )
    expect(said('pay', 2, 2)).toBe('Pay 2 energy')
    expect(said('limit', 1, 1)).toBe('Discard 1')
    expect(said('take', 0, 2)).toBe('Choose none')
    expect(said('moveEnergy', 1, 3)).toBe('Move 1 energy')
    expect(said('trigger', 1, 1)).toBeNull()
  })

  it('explains its words by rules that there are', () => {
    for (const [word, { means, rule }] of Object.entries(words.keywords)) {
      expect(means, word).toMatch(/^[A-Z].*\.$/)
      expect(exodus.rulebook[rule as RuleId], `${word}: ${rule}`).toBeDefined()
    }
    expect(Object.keys(words.zones).sort()).toEqual(Object.keys(exodus.zones).sort())
  })
})
