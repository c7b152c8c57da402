import type { AskView, JsonObject, Telling } from '@cardwright/engine'
import { factsOf } from '../../facts.ts'
import { iconIn, iconNames, type Speech } from './speech.ts'

const contextOf = ({ context }: AskView): JsonObject => (context ?? {}) as JsonObject

/** The card that asks, by name. */
function asker(speech: Speech, ask: AskView): string {
  const { source } = contextOf(ask)
  if (typeof source === 'string' && source !== '') return speech.card(source)
  return ask.card?.name === undefined ? 'The ability' : speech.card(ask.card.name)
}

/** The card that a question is about, by name, where it is not the one that asks. */
function aboutWhat(speech: Speech, { card, context }: AskView): string {
  const { source } = (context ?? {}) as JsonObject
  return card?.name === undefined || card.name === source ? 'it' : speech.card(card.name)
}

const cards = (n: unknown): string => (n === 1 ? 'a card' : `${n} cards`)

type Prompt = (speech: Speech, ask: AskView, at: Telling) => string

/** "Choose a card", "choose up to 2 cards". */
function howMany({ min, max }: JsonObject): string {
  if (max === null) return 'any number of cards'
  if (min === max) return cards(max)
  if (min === 0) return max === 1 ? 'a card, or none' : `up to ${max} cards`
  return `${min} to ${max} cards`
}

const numbers: Readonly<Record<string, string>> = {
  cards: 'How many cards?',
  draw: 'How many cards do you draw?',
  times: 'How many times?',
  declare: 'Which number do you declare?',
}

/** Which ability: a trigger icon, what is printed, or what the card was given. */
function whetherToUse(speech: Speech, ask: AskView): string {
  const { source, ability, pays } = contextOf(ask)
  const who = asker(speech, ask)
  const icon = iconIn(String(ability))
  if (icon !== null) return `${who} turned up as your trigger: use its ${iconNames[icon]} icon?`
  if (ability === 'encore') return `${who} left the stage: pay 3 stock to bring it back?`
  const isPrinted = speech.printed(String(source), String(ability)) !== undefined
  if (pays === true) return `${who}: pay the cost of ${isPrinted ? 'this ability' : 'an ability that it was given'}?`
  return `${who}: use ${isPrinted ? 'this ability' : 'an ability that it was given'}?`
}

const centerStage = [0, 1, 2]

/** WS-121, WS-122: what keeps everybody from attacking. */
function whyNobodyAttacks({ view, seat }: Telling): string {
  const { number } = factsOf(view)
  const front = centerStage.flatMap((at) => view.zones[`stage:${seat}:${at}`]?.cards ?? [])
  if (front.length === 0) return 'Nobody is in your center stage: no one can attack.'
  if (!front.some(({ state }) => state === 'stand'))
    return 'None of yours in the center stage is still standing: the attacks are over.'
  if (number === 1) return 'The first turn of the game has one attack: no one else can attack.'
  return 'An effect keeps your characters from attacking.'
}

const prompts: Readonly<Record<string, Prompt>> = {
  mulligan: () => 'Which cards of your opening hand do you replace?',
  clock: () => 'Put a card into your clock to draw two?',
  main: () => 'Your main phase: what do you do?',
  moveTo: () => 'Where does it move?',
  climax: () => 'Do you play a climax?',
  attack: (_speech, { options }, at) => (options.length > 1 ? 'Who attacks, and how?' : whyNobodyAttacks(at)),
  counter: (speech, { card }) =>
    card ? `Do you answer the attack of ${speech.seen(card)}?` : 'Do you answer the attack?',
  levelUp: () => 'You level up: which card becomes your level?',
  interrupt: () => 'Both are due: what comes first?',
  reversed: () => 'Your reversed characters lost their battles and leave the stage. Which one first?',
  discard: (_speech, ask) => `Seven cards are kept: discard ${cards(contextOf(ask).count)}.`,
  trigger: () => 'Which of your waiting abilities comes next?',
  choose: (speech, ask) => {
    const context = contextOf(ask)
    const choice = `${asker(speech, ask)}: choose ${howMany(context)}`
    return context.pays === true ? `${choice} to pay its cost with.` : `${choice}.`
  },
  order: (speech, ask) => `${asker(speech, ask)}: in which order, the first on top?`,
  position: (speech, ask) => `${asker(speech, ask)}: on which position?`,
  number: (speech, ask) => `${asker(speech, ask)}. ${numbers[String(contextOf(ask).what)] ?? 'How many?'}`,
  may: whetherToUse,
  instead: (speech, ask) => `${asker(speech, ask)}: how do you pay its cost?`,
  destination: (speech, ask) => `${asker(speech, ask)}: where does ${aboutWhat(speech, ask)} go?`,
  mode: (speech, ask) => `${asker(speech, ask)}: which effect?`,
  trait: (speech, ask) => `${asker(speech, ask)}: which trait?`,
}

export const promptFor = (speech: Speech, ask: AskView, at: Telling): string | null =>
  prompts[ask.kind]?.(speech, ask, at) ?? null
