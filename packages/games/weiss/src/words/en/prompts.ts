import type { AskView, JsonObject } from '@cardwright/engine'
import type { Speech } from './speech.ts'

const contextOf = ({ context }: AskView): JsonObject => (context ?? {}) as JsonObject

/** The card that asks, by name. */
function asker(speech: Speech, ask: AskView): string {
  const { source } = contextOf(ask)
  if (typeof source === 'string' && source !== '') return speech.card(source)
  return ask.card?.name === undefined ? 'The ability' : speech.card(ask.card.name)
}

const cards = (n: unknown): string => (n === 1 ? 'a card' : `${n} cards`)

type Prompt = (speech: Speech, ask: AskView) => string

/** "Choose a card", "choose up to 2 cards". */
function howMany({ min, max }: JsonObject): string {
  if (max === null) return 'any number of cards'
  if (min === max) return cards(max)
  return min === 0 ? `up to ${cards(max)}` : `${min} to ${max} cards`
}

const numbers: Readonly<Record<string, string>> = {
  cards: 'How many cards do you take?',
  draw: 'How many cards do you draw?',
  times: 'How many times?',
  declare: 'Which number do you declare?',
}

const prompts: Readonly<Record<string, Prompt>> = {
  mulligan: () => 'Which cards of your opening hand do you replace?',
  clock: () => 'Put a card into your clock to draw two?',
  main: () => 'Your main phase: what do you do?',
  moveTo: () => 'Where does it move?',
  climax: () => 'Do you play a climax?',
  attack: () => 'Who attacks, and how?',
  counter: (speech, { card }) => `Do you answer the attack of ${speech.seen(card)}?`,
  levelUp: () => 'You level up: which card becomes your level?',
  interrupt: () => 'Both are due: what comes first?',
  reversed: () => 'Which reversed character leaves first?',
  discard: (_speech, ask) => `Seven cards are kept: discard ${cards(contextOf(ask).count)}.`,
  trigger: () => 'Which of your waiting abilities comes next?',
  choose: (speech, ask) => `${asker(speech, ask)}: choose ${howMany(contextOf(ask))}.`,
  order: (speech, ask) => `${asker(speech, ask)}: in which order, the first on top?`,
  position: (speech, ask) => `${asker(speech, ask)}: on which position?`,
  number: (speech, ask) => `${asker(speech, ask)}. ${numbers[String(contextOf(ask).what)] ?? 'How many?'}`,
  may: (speech, ask) => `${asker(speech, ask)}: ${contextOf(ask).pays === true ? 'pay its cost' : 'use its ability'}?`,
  instead: (speech, ask) => `${asker(speech, ask)}: how do you pay its cost?`,
  destination: (speech, ask) => `${asker(speech, ask)}: where does it go?`,
  mode: (speech, ask) => `${asker(speech, ask)}: which effect?`,
  trait: (speech, ask) => `${asker(speech, ask)}: which trait?`,
}

export const promptFor = (speech: Speech, ask: AskView): string | null => prompts[ask.kind]?.(speech, ask) ?? null
