import type { AskView, Telling } from '@cardwright/engine'
import { does } from '@cardwright/engine/english'
import { costText } from '../../cards/text.ts'
import type { Area } from '../../effects/shared/vocabulary.ts'
import { areaName, many, small } from '../../effects/words.ts'
import { factsOf } from '../../facts.ts'
import type { AskKind, ExceedOption } from '../../options.ts'
import type { Lexicon } from './lexicon.ts'
import { sourceName, sourceSentence } from './sources.ts'

type Prompt = (ask: AskView, at: Telling, lexicon: Lexicon) => string

const seatOf = (at: Telling): number => at.seat ?? 0

/** What is printed on the card that asks, or else a plain question. */
const asPrinted =
  (otherwise: Prompt): Prompt =>
  (ask, at, lexicon) =>
    sourceSentence(lexicon, ask, at) ?? named(otherwise)(ask, at, lexicon)

/** A plain question, and the card that asks it: "Dive: which way do you move?" */
const named =
  (question: Prompt): Prompt =>
  (ask, at, lexicon) => {
    const name = sourceName(lexicon, ask)
    const text = question(ask, at, lexicon)
    return name === null ? text : `${name}: ${small(text)}`
  }

const number = ({ context }: AskView): number => (typeof context === 'number' ? context : 1)
const word = ({ context }: AskView): string => (typeof context === 'string' ? context : '')
const firstOf = ({ options }: AskView): ExceedOption => (options[0] ?? { key: '' }) as ExceedOption

/** The actions that are paid for, by their rules. */
const actions: Readonly<Record<string, string>> = { 'EX-044': ' to move', 'EX-047': ' to change cards' }

/** " for Long Stride", " to move" */
function forWhat(ask: AskView, lexicon: Lexicon): string {
  const name = sourceName(lexicon, ask)
  return name === null ? (actions[ask.source ?? ''] ?? '') : ` for ${name}`
}

/** With what Gauge is paid: EX-151 lets some fighters give life for what it lacks. */
function withWhat(ask: AskView): string {
  const [due, options] = [number(ask), ask.options as readonly ExceedOption[]]
  const held = options.filter(({ def }) => def !== undefined).length
  if (held === options.length) return `choose ${many(due, 'card')}`
  if (held === 0) return 'you have none, so pay with life'
  if (held < due) return `you have ${many(held, 'card')}, the rest costs life`
  return `choose ${many(due, 'card')}, or pay with life`
}

const farPrompts: Readonly<Record<NonNullable<ExceedOption['way']>, string>> = {
  advance: 'How far do you advance?',
  close: 'How far do you close in?',
  retreat: 'How far do you retreat?',
  move: 'How far do you move?',
  push: 'How far do you push your opponent?',
  pull: 'How far do you pull your opponent?',
}

const takePrompts: Readonly<Record<string, string>> = {
  discard: 'Choose the cards to discard.',
  show: 'Choose the cards to show.',
  hand: 'Choose the cards that go into your hand.',
  sealed: 'Choose the cards to seal.',
}

const units = { force: 'Force', gauge: 'Gauge', life: 'life' } as const

const moments: Readonly<Record<string, string>> = {
  before: 'before your attack',
  hit: 'when you hit',
  after: 'after your attack',
  cleanup: 'at Cleanup',
  whenHit: 'when you are hit',
  endOfStrike: 'at the end of the Strike',
  turnStart: 'at the start of your turn',
  turnEnd: 'at the end of your turn',
}

const prompts: Readonly<Record<AskKind, Prompt>> = {
  mulligan: (_ask, at) => {
    const isFirst = factsOf(at.view).first === seatOf(at)
    const order = isFirst ? 'You go first' : 'You go second, and have a card more for it'
    return `${order}. Opening hand: choose cards to replace, or keep them all.`
  },
  act: (_ask, { view }) =>
    factsOf(view).actions > 0 ? 'Your turn: take an action. You have another after it.' : 'Your turn: take an action.',
  set: (_ask, at) => {
    const attacker = factsOf(at.view).strike?.attacker ?? seatOf(at)
    return attacker === seatOf(at)
      ? 'Set your attack face down.'
      : `${does(at, attacker, 'strike')}: set your attack face down.`
  },
  cost: (ask, _at, lexicon) => {
    const { gauge, force } = firstOf(ask)
    const cost = costText({ gauge, force })
    return `Pay ${cost === '' ? '' : `${cost} `}${forWhat(ask, lexicon).trim()}, or let it become invalid?`
  },
  force: (ask, _at, lexicon) => {
    const hasUltra = (ask.options as readonly ExceedOption[]).some(
      ({ def, worth = 1 }) => def !== undefined && worth > 1,
    )
    const cards = `choose cards worth exactly ${number(ask)}.${hasUltra ? ' A red Ultra is worth 1 or 2.' : ''}`
    return `Pay ${number(ask)} Force${forWhat(ask, lexicon)}: ${cards}`
  },
  gauge: (ask, _at, lexicon) => `Pay ${number(ask)} Gauge${forWhat(ask, lexicon)}: ${withWhat(ask)}.`,
  trigger: (ask) => `Several effects happen ${moments[word(ask)] ?? 'now'}. Which comes first?`,
  choose: (ask, _at, lexicon) => {
    const isOffer = ask.options.length === 2 && ask.options.some(({ key }) => key === 'pass')
    const name = sourceName(lexicon, ask)
    if (name === null) return isOffer ? 'Do you want this?' : 'Choose one.'
    return isOffer ? `${name}: do you want this?` : `${name}: choose one.`
  },
  alternate: named(() => 'Do you go on?'),
  spend: asPrinted((ask) => `How much ${units[firstOf(ask).what ?? 'force']} do you spend?`),
  spaces: asPrinted((ask) => farPrompts[firstOf(ask).way ?? 'move']),
  direction: named(() => 'Which way do you move?'),
  shove: named(() => 'Do you push or pull your opponent?'),
  space: asPrinted(() => 'Choose a space.'),
  secret: named(() => 'Which token lies where? Only you will know.'),
  name: asPrinted((ask) => (firstOf(ask).range === undefined ? 'Name a card.' : 'Name a Range.')),
  take: asPrinted(
    (ask) => takePrompts[word(ask)] ?? `Choose the cards that go into your ${areaName(word(ask) as Area)}.`,
  ),
  limit: (ask) => `You hold too many cards: discard ${many(number(ask), 'card')}.`,
  order: () => 'In which order do you discard these? The last one lies on top.',
  sustain: named(() => 'Which Boost do you sustain?'),
  overdrive: () => 'Which card of your Overdrive do you discard?',
  laid: named(() => 'Which of the cards on that space?'),
  rod: named(() => 'Which lightning rod do you take back?'),
  boost: asPrinted(() => 'Which Boost do you play?'),
  discardBoost: asPrinted(() => 'Which Boost do you discard?'),
  look: asPrinted((ask) => `You look at the top ${many(number(ask), 'card')} of your deck.`),
  extra: asPrinted(() => 'Attack again from your hand?'),
  draw: named(() => 'How many cards do you draw?'),
  repeat: named((ask) => `Once more? ${number(ask)} left.`),
  cancel: (ask) => `Cut this Boost short for ${number(ask)} Gauge and take another action?`,
}

/** The question, as one would ask it across a table. */
export function promptOf(lexicon: Lexicon, ask: AskView, at: Telling): string | null {
  return (prompts as Readonly<Record<string, Prompt>>)[ask.kind]?.(ask, at, lexicon) ?? null
}
