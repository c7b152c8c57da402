import type { AskView, Telling } from '@cardwright/engine'
import { type CardDef, isCard } from '../cards/definitions.ts'
import type { Area, Who } from '../effects/shared/vocabulary.ts'
import type { Effect } from '../effects/vocabulary.ts'
import { areaName, listed, many, small } from '../effects/words.ts'
import { type Lexicon, withoutCopy } from './lexicon.ts'
import { does } from './people.ts'
import { cardsIn, factsOf } from './sight.ts'
import { choiceOf, type IsIt, nameOfSource, sentenceOfSource } from './sources.ts'

type Prompt = (ask: AskView, at: Telling, lexicon: Lexicon) => string

const seatOf = (at: Telling): number => at.seat ?? 0

/** An effect that asks whom it calls "you", as most do. */
const ofYou =
  (isIt: (effect: Effect, ask: AskView) => boolean) =>
  (ask: AskView): IsIt =>
  (effect, asked) =>
    asked === 'you' && isIt(effect, ask)

/** What is printed on the card that asks, or else a plain question. */
const asPrinted =
  (isIt: (ask: AskView) => IsIt, otherwise: Prompt): Prompt =>
  (ask, at, lexicon) =>
    sentenceOfSource(lexicon, at, seatOf(at), isIt(ask)) ?? named(isIt, otherwise)(ask, at, lexicon)

/** A plain question, and the card that asks it: "Dive: which way do you move?" */
const named =
  (isIt: (ask: AskView) => IsIt, question: Prompt): Prompt =>
  (ask, at, lexicon) => {
    const on = nameOfSource(lexicon, at, seatOf(at), isIt(ask))
    const text = question(ask, at, lexicon)
    return on === null ? text : `${on}: ${small(text)}`
  }

const doing = (...kinds: readonly Effect['do'][]) => ofYou(({ do: what }) => kinds.includes(what))

const number = ({ context }: AskView): number => (typeof context === 'number' ? context : 1)

const word = ({ context }: AskView): string => (typeof context === 'string' ? context : '')

const movements: ReadonlySet<string> = new Set(['advance', 'close', 'retreat', 'move', 'push', 'pull'])

/** What a key begins with: the `push` of `push:2`. */
const firstWord = (ask: AskView): string => ask.options[0]?.key.split(':')[0] ?? ''

const costText = ({ gauge = 0, force = 0 }: CardDef): string =>
  listed([...(gauge > 0 ? [`${gauge} Gauge`] : []), ...(force > 0 ? [`${force} Force`] : [])])

const namings: ReadonlySet<string> = new Set(['callOut', 'read'])

/** Whom an effect has choose cards that go there; null if it is no such effect. */
function takerOf(effect: Effect, to: string): Who | null {
  if (effect.do === 'callRange') return to === 'discard' ? 'foe' : null
  if (effect.do === 'handTo') return to === 'discard' && effect.only !== 'draw' ? (effect.who ?? 'you') : null
  if (effect.do !== 'take' || effect.by !== 'choice' || (effect.to ?? 'show') !== to) return null
  return effect.chooser ?? effect.of ?? 'you'
}

/** " for Long Stride": a Boost lies open until it is paid for; costs of attacks are paid before anything clashes. */
function forWhat({ kind }: AskView, at: Telling, lexicon: Lexicon): string {
  const seat = seatOf(at)
  const { phase, strike } = factsOf(at)
  const [boost, another] = cardsIn(at, 'played', seat)
  if (boost?.name !== undefined) return another === undefined ? ` for ${lexicon.boostName(boost.name)}` : ''
  const [attack, extra] = cardsIn(at, 'strike', seat)
  if (strike === null || attack?.name === undefined || extra !== undefined) return ''
  if (phase === 'clash') return ` for ${lexicon.name(attack.name)}`
  const isSpent: IsIt = (effect, asked) => asked === 'you' && effect.do === 'spend' && effect.what === kind
  const on = nameOfSource(lexicon, at, seat, isSpent)
  return on === null ? '' : ` for ${on}`
}

const farPrompts: Readonly<Record<string, string>> = {
  advance: 'How far do you advance?',
  close: 'How far do you close in?',
  retreat: 'How far do you retreat?',
  move: 'How far do you move?',
  push: 'How far do you push your opponent?',
  pull: 'How far do you pull your opponent?',
}

const takePrompts: Readonly<Record<string, string>> = {
  discard: 'Choose what is discarded.',
  show: 'Choose what is shown.',
  hand: 'Choose what goes into your hand.',
  sealed: 'Choose what is sealed.',
}

const prompts: Readonly<Record<string, Prompt>> = {
  mulligan: () => 'Your opening hand: choose the cards you want replaced, or keep them all.',
  act: (_ask, at) =>
    factsOf(at).actions > 0 ? 'Your turn: take an action. Another follows.' : 'Your turn: take an action.',
  set: (_ask, at) => {
    const attacker = factsOf(at).strike?.attacker ?? seatOf(at)
    return attacker === seatOf(at)
      ? 'Set your attack face down.'
      : `${does(at, attacker, 'strike', 'strikes')}: set your attack face down.`
  },
  cost: (_ask, at, { library, name }) => {
    const id = cardsIn(at, 'strike', seatOf(at))[0]?.name
    const def = id === undefined ? undefined : library.get(id)
    if (def === undefined || !isCard(def)) return 'What becomes of your attack?'
    return `${name(def.id)} costs ${costText(def) || 'something'}. What becomes of it?`
  },
  force: (ask, at, lexicon) =>
    `Pay ${number(ask)} Force${forWhat(ask, at, lexicon)}: choose cards worth exactly ${number(ask)}. An Ultra is worth 1 or 2.`,
  gauge: (ask, at, lexicon) => {
    const mayGiveLife = ask.options.some(({ key }) => withoutCopy(key) === 'life')
    const cards = `${many(number(ask), 'card')}${mayGiveLife ? ', or give life instead' : ''}`
    return `Pay ${number(ask)} Gauge${forWhat(ask, at, lexicon)}: choose ${cards}.`
  },
  trigger: (ask) => `Several effects happen ${moments[word(ask)] ?? 'now'}. Which comes first?`,
  choose: (ask, at, lexicon) => {
    const choice = choiceOf(lexicon, ask, at)
    if (choice === null) return 'Choose one.'
    const isOffer = ask.options.length === 2 && ask.options.some(({ key }) => key === 'pass')
    return isOffer ? `${choice.on}: do you want this?` : `${choice.on}: choose one.`
  },
  alternate: (ask, at, lexicon) => {
    const choice = choiceOf(lexicon, ask, at)
    return choice === null ? 'Do you go on?' : `${choice.on}: do you go on?`
  },
  spend: asPrinted(
    ofYou((effect, ask) => effect.do === 'spend' && effect.what === firstWord(ask)),
    (ask) => `How much ${units[firstWord(ask)] ?? 'of it'} do you spend?`,
  ),
  spaces: asPrinted(
    ofYou((effect, ask) => movements.has(effect.do) && effect.do === firstWord(ask)),
    (ask) => farPrompts[firstWord(ask)] ?? 'How far?',
  ),
  direction: named(doing('move'), () => 'Which way do you move?'),
  space: asPrinted(doing('moveToken', 'layDown', 'placeToken', 'moveTo'), () => 'Choose a space.'),
  secret: named(doing('placeSecret'), () => 'Which token comes to lie where? Only you will know.'),
  name: asPrinted(
    ofYou(({ do: what }, ask) => (firstWord(ask) === 'range' ? what === 'callRange' : namings.has(what))),
    (ask) => (firstWord(ask) === 'range' ? 'Name a Range.' : 'Name a card.'),
  ),
  take: asPrinted(
    (ask) => (effect, asked) => takerOf(effect, word(ask)) === asked,
    (ask) => takePrompts[word(ask)] ?? `Choose what goes into your ${areaName(word(ask) as Area)}.`,
  ),
  limit: (ask) => `Your hand is too full: discard ${many(number(ask), 'card')}.`,
  order: () => 'In which order are these discarded? The last comes to lie on top.',
  sustain: named(doing('sustain'), () => 'Which Boost do you sustain?'),
  overdrive: () => 'Which card of your Overdrive do you burn?',
  laid: named(doing('moveToken', 'discardLaid'), () => 'Which of the cards that lie there?'),
  rod: named(doing('drawRod'), () => 'Which lightning rod do you take back?'),
  boost: asPrinted(doing('boost'), () => 'Which Boost do you play?'),
  discardBoost: asPrinted(doing('discardBoost'), () => 'Which Boost is discarded?'),
  look: asPrinted(doing('look'), (ask) => `You look at the top ${many(number(ask), 'card')} of your deck.`),
  extra: asPrinted(doing('extraAttack'), () => 'Attack again from your hand?'),
  draw: named(
    () => (effect, asked) => effect.do === 'draw' && effect.upTo === true && (effect.who ?? 'you') === asked,
    () => 'How many cards do you draw?',
  ),
  repeat: named(doing('repeat'), (ask) => `Once more? ${number(ask)} left.`),
  cancel: (ask) => `Cut this Boost short for ${number(ask)} Gauge and take another action?`,
}

const units: Readonly<Record<string, string>> = { force: 'Force', gauge: 'Gauge', life: 'life' }

const moments: Readonly<Record<string, string>> = {
  before: 'before your attack',
  hit: 'as you hit',
  after: 'after your attack',
  cleanup: 'at Cleanup',
  whenHit: 'as you are hit',
  endOfStrike: 'at the end of the Strike',
  turnStart: 'at the start of your turn',
  turnEnd: 'at the end of your turn',
}

export const promptKinds: readonly string[] = Object.keys(prompts)

/** The question, as one would ask it across a table. */
export function promptOf(lexicon: Lexicon, ask: AskView, at: Telling): string | null {
  return prompts[ask.kind]?.(ask, at, lexicon) ?? null
}
