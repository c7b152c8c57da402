import {
  type AskView,
  Match,
  playOut,
  Random,
  type RuleId,
  randomAnswer,
  type SeenEvent,
  type Telling,
} from '@cardwright/engine'
import { describe, expect, it } from 'vitest'
import { exceed, fighters, isCard, wordsOf } from '../../src/index.ts'

const names = ['Robin', 'Kim']
const words = wordsOf(exceed.library)
const ids = fighters.map(({ fighter }) => fighter.id)

/** Ids that are no words of a sentence. */
const rawIds = [...exceed.library.keys()].filter((id) => id.includes('-') && id !== 'one-two')

/** What no person should read. */
function faultsOf(text: string): string[] {
  const faults = ['undefined', '[object', 'null', 'NaN', '#', '  '].filter((each) => text.includes(each))
  return [...faults, ...rawIds.filter((id) => text.includes(id))]
}

/** Answers that something else tells of. */
const untoldAnswers = new Set(['set', 'look', 'extra', 'secret'])
const untoldActs = /^(move|exceed|reshuffle|boost|strike|ex|wild|action|transform|open|ex-open)\b/
/** Cards that come to lie where something else tells of it; a new deck, a mulligan. */
const untoldMoves = /^\w+ (strike|played|boosts|aside)$|^aside \w+$|^discard deck$/

const wayOf = ({ from = '', to = '' }: { from?: string; to?: string }) => `${from.split(':')[0]} ${to.split(':')[0]}`

/** What is better seen than told, on purpose. */
function isUntold({ type, kind, answer, cards }: SeenEvent): boolean {
  if (type === 'answer') return untoldAnswers.has(String(kind)) || (kind === 'act' && untoldActs.test(String(answer)))
  if (type === 'move') return cards?.every((card) => untoldMoves.test(wayOf(card))) === true
  return type === 'shuffle'
}

function checkAsk(ask: AskView, at: Telling): void {
  const prompt = words.prompt(ask, at)
  expect(String(prompt), `a prompt for ${ask.kind}`).toMatch(/^[A-Z].*[.?]$/)
  expect(faultsOf(prompt!), prompt!).toEqual([])
  expect(ask.rule ?? ask.card, `what asks ${ask.kind}`).toBeDefined()
  const labels = ask.options.map((option) => words.option(option, ask, at))
  for (const [i, label] of labels.entries()) {
    expect(String(label), `a label for ${ask.options[i]!.key} of ${ask.kind}`).toMatch(/^[A-Z\d+]/)
    expect(faultsOf(label!), label!).toEqual([])
  }
  if (ask.some) expect(words.confirm!(ask, ask.options.length, at), `to confirm ${ask.kind}`).toMatch(/^[A-Z]/)
  expect(new Set(labels).size, `${ask.kind}: ${labels.join(' | ')}`).toBe(labels.length)
}

function play(n: number, look: (match: Match) => void): Match {
  const seed = `words ${n}`
  const random = new Random(seed)
  const options = { fighters: [ids[n % ids.length]!, ids[(n * 5 + 3) % ids.length]!] }
  const match = Match.start(exceed, { options, seats: names, seed })
  playOut(match, random, (ask) => {
    look(match)
    return randomAnswer(ask, random)
  })
  return match
}

describe('Exceed speaks to people', () => {
  it('has a prompt for every question and a label of its own for every answer', () => {
    for (let n = 0; n < 66; n++) {
      play(n, (match) => {
        for (const seat of [0, 1]) {
          for (const ask of match.asks(seat)) checkAsk(ask, { view: match.view(seat), seat, names })
        }
      })
    }
  })

  it('has a sentence for every event that is not told otherwise, to both players and to who watches', () => {
    for (let n = 0; n < 66; n++) {
      const match = play(n, () => {})
      for (const seat of [0, 1, null]) {
        const at: Telling = { view: match.view(seat), seat, names }
        for (const event of match.events(seat)) {
          const sentence = words.event(event, at)
          if (isUntold(event)) expect(sentence, JSON.stringify(event)).toBeNull()
          else {
            expect(String(sentence), JSON.stringify(event)).toMatch(/^[A-Z\d].*[.!]$/)
            expect(faultsOf(sentence!), sentence!).toEqual([])
          }
        }
      }
    }
  })

  it('says why an attack misses', () => {
    const match = Match.start(exceed, {
      options: { fighters: ['ketta', 'odrun'], first: 0 },
      seats: names,
      seed: 'miss',
    })
    const at: Telling = { view: match.view(0), seat: 0, names }
    const missed = (about: object) => words.event({ type: 'miss', seat: 0, ...about } as SeenEvent, at)
    expect(missed({ inRange: false, distance: 3, numbers: [{ range: [1, 2] }, null] })).toBe(
      'Your attack misses: Kim is 3 away, out of Range.',
    )
    expect(missed({ seat: 1, inRange: false, distance: 3 })).toBe('Kim’s attack misses: you are 3 away, out of Range.')
    expect(missed({ inRange: false, distance: 3, numbers: [{ range: [-1, -1] }, null] })).toBe(
      'Your attack misses: it has no Range.',
    )
    expect(missed({ inRange: true, distance: 1 })).toBe('Your attack misses, though in Range.')
    expect(missed({ inRange: false })).toBe('Your attack misses.')
  })

  it('says what a choice does in the words of its card', () => {
    const labels = new Set<string>()
    for (let n = 0; n < 44; n++) {
      play(n, (match) => {
        for (const seat of [0, 1]) {
          for (const ask of match.asks(seat).filter(({ kind }) => kind === 'choose')) {
            const at: Telling = { view: match.view(seat), seat, names }
            for (const option of ask.options) labels.add(`${words.prompt(ask, at)} ${words.option(option, ask, at)}`)
          }
        }
      })
    }
    expect([...labels]).toEqual(
      expect.arrayContaining([
        'Grasp: choose one. Push 2',
        'Sefa Quill: do you want this? Retreat 1',
        'Isaura Penn: do you want this? Seal your attack at Cleanup. Draw a card',
      ]),
    )
  })

  it('names the card that asks, where what lies in play leaves no doubt', () => {
    const prompts = new Map<string, Set<string>>()
    for (let n = 0; n < 44; n++) {
      play(n, (match) => {
        for (const seat of [0, 1]) {
          for (const ask of match.asks(seat)) {
            const said = words.prompt(ask, { view: match.view(seat), seat, names })!
            prompts.set(ask.kind, (prompts.get(ask.kind) ?? new Set()).add(said))
            // what an Ultra is worth is said to who has one
            const hasUltra = ask.options.some(({ def, worth }) => def !== undefined && worth === 2)
            if (ask.kind === 'force') expect(said.includes('red Ultra')).toBe(hasUltra)
          }
        }
      })
    }
    const all = (kind: string) => [...prompts.get(kind)!]
    for (const prompt of [...all('name'), ...all('take'), ...all('spend')])
      expect(prompt).toMatch(/^[A-Z][\w ]+: [A-Z]/)
    expect(all('direction').join()).toMatch(/^[A-Z][\w ]+: which way do you move\?/)
    // a Boost that is paid for, an attack that costs something, an action
    expect(all('force')).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^Pay 1 Force for Harbour Wall: choose/),
        expect.stringMatching(/^Pay \d Force for Block: choose/),
        expect.stringMatching(/^Pay 2 Force to move: choose/),
        expect.stringMatching(/^Pay 1 Force to change cards: choose/),
      ]),
    )
    for (const prompt of all('force')) expect(prompt).toMatch(/^Pay \d+ Force (for|to) /)
    expect(all('gauge').join()).toMatch(
      /Pay 2 Gauge for (Thread the Eye|Every Door at Once|All Comers|The Whole Vault):/,
    )
  })

  it('prints the text that is made from the definition', () => {
    expect(words.lines!(exceed.library.get('focus')!)).toEqual([
      { part: 'title', text: 'Normal. Range 1-2, Power 4, Speed 1, Armor 2, Guard 5.' },
      { part: 'attack', text: 'You cannot be pushed or pulled.' },
      { part: 'attack', head: 'After', text: 'Draw a card.' },
      { part: 'boost', head: 'Instant Boost', text: 'Foresight.' },
      {
        part: 'boost',
        text: 'Name a Normal. In the Strike to come your opponent must set it, or show that they hold none. Strike.',
      },
    ])
    for (const def of exceed.library.values()) {
      const lines = words.lines!(def)
      for (const { head = '', text } of lines) expect(faultsOf(head + text), text).toEqual([])
      if (isCard(def)) expect(lines.length, def.id).toBeGreaterThan(2)
    }
  })

  it('says on the button what is sent', () => {
    const at: Telling = { view: Match.start(exceed, { seats: names, seed: 'confirm' }).view(0), seat: 0, names }
    const said = (kind: string, chosen: number, context: AskView['context'] = null) =>
      words.confirm!(
        { id: kind, kind, context, options: [], some: { ordered: false, add: [], stop: true } },
        chosen,
        at,
      )
    expect(said('mulligan', 0)).toBe('Keep all')
    expect(said('mulligan', 2)).toBe('Replace 2')
    // an Ultra is worth two: what is paid counts, not the cards
    expect(said('force', 1, 2)).toBe('Pay 2 Force')
    expect(said('limit', 3, 3)).toBe('Discard 3')
    expect(said('take', 0, 'discard')).toBe('Discard none')
    expect(said('order', 2, 'discard')).toBe('In this order')
    expect(said('act', 1)).toBeNull()
  })

  it('explains its words by rules that there are', () => {
    for (const [word, { means, rule }] of Object.entries(words.keywords)) {
      expect(means, word).toMatch(/^[A-Z].*\.$/)
      expect(exceed.rulebook[rule as RuleId], `${word}: ${rule}`).toBeDefined()
    }
    for (const zone of Object.keys(exceed.zones)) expect(words.zones[zone], zone).toBeDefined()
  })
})

it('EX-102: an attack that is invalid says which cost was not paid, if it has one', () => {
  const you: Telling = { view: {} as Telling['view'], seat: 0, names }
  const told = (name: string) =>
    words.event({ type: 'invalid', seat: 0, card: { handle: 1, name }, rule: 'EX-102' } as SeenEvent, you)
  expect(told('sky-of-strings')).toBe(
    'Your Sky Full of Strings is invalid (3 Gauge not paid). A Wild Swing takes its place.',
  )
  expect(told('spike')).toBe('Your Spike is invalid. A Wild Swing takes its place.')
})

describe('Gauge that life may be paid for: EX-151', () => {
  const paying = (gauge: readonly string[]) => {
    const given = {
      turn: 0,
      seats: [
        { space: 3, life: 20, hand: ['spike'], gauge },
        { space: 7, hand: ['spike'] },
      ],
    }
    const options = { fighters: ['corra', 'ketta'], first: 0 }
    const match = Match.start(exceed, { options, seats: names, seed: 'paying', given })
    const act = match.asks(0)[0]!
    match.answer(0, act.id, [act.options.find(({ move }) => move === 'exceed')!.key])
    const ask = match.asks(0)[0]!
    const at: Telling = { view: match.view(0), seat: 0, names }
    return { prompt: words.prompt(ask, at), labels: ask.options.map((option) => words.option(option, ask, at)) }
  }

  it('asks for no more cards than there are', () => {
    expect(paying([]).prompt).toBe('Pay 3 Gauge: you have none, so pay with life.')
    expect(paying(['dive', 'focus']).prompt).toBe('Pay 3 Gauge: you have 2 cards, the rest costs life.')
    expect(paying(['dive', 'focus', 'cross']).prompt).toBe('Pay 3 Gauge: choose 3 cards, or pay with life.')
  })

  it('names each unit of life by the card that it is paid for', () => {
    expect(paying([]).labels).toEqual([
      '3 life instead of a card',
      '3 life instead of a second card',
      '3 life instead of a third card',
    ])
  })
})
