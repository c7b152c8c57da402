import type { AskView, JsonObject, OptionView, Telling } from '@cardwright/engine'
import { plain, positionNames, type Speech, zones } from './speech.ts'

const copyOf = (key: string): string => {
  const n = /#(\d+)$/.exec(key)?.[1]
  return n === undefined ? '' : ` (${n})`
}

const nameIn = (speech: Speech, { name }: OptionView): string =>
  typeof name === 'string' && name !== '' ? speech.card(name) : 'A hidden card'

/** A card among others: where it stands tells it apart. */
const cardLabel = (speech: Speech, option: OptionView): string => {
  const at = positionNames[String(option.at)]
  return `${nameIn(speech, option)}${at === undefined ? '' : `, ${at}`}${copyOf(option.key)}`
}

type Label = (speech: Speech, option: OptionView, ask: AskView, at: Telling) => string

/** WS-112: who stands where a character would come to makes room for it. */
function inPlaceOf(speech: Speech, { position }: OptionView, { view, seat }: Telling): string {
  const card = view.zones[`stage:${seat}:${position}`]?.cards?.[0]
  return card?.name === undefined ? '' : `, in place of ${speech.card(card.name)}`
}

const position: Label = (_speech, { position: at }) =>
  ['Front left', 'Front middle', 'Front right', 'Back left', 'Back right'][Number(at)]!

const moves: Readonly<Record<string, Label>> = {
  done: () => 'On to the climax phase',
  character: (speech, option, _ask, at) =>
    `Play ${nameIn(speech, option)} to ${positionNames[String(option.at)]}${inPlaceOf(speech, option, at)}`,
  event: (speech, option) => `Play ${nameIn(speech, option)}`,
  act: (speech, option) => {
    const where = positionNames[String(option.at)] ?? zones[String(option.at)]
    return `Use ${nameIn(speech, option)}, ${where}: ${speech.ability(String(option.name), String(option.ability))}${copyOf(option.key)}`
  },
  move: (speech, option) => `Move ${nameIn(speech, option)} from ${positionNames[String(option.at)]}`,
}

const kinds: Readonly<Record<string, string>> = {
  front: 'attacks from the front',
  side: 'attacks from the side',
  direct: 'attacks directly',
}
const dues: Readonly<Record<string, string>> = {
  levelUp: 'Level up',
  refresh: 'Make a new deck',
  penalty: 'Clock the card for the refresh',
}
const ends: Readonly<Record<string, string>> = { top: 'On top of the deck', bottom: 'At the bottom of the deck' }

const contextOf = ({ context }: AskView): JsonObject => (context ?? {}) as JsonObject

/** The quoted parts of a text are its modes. */
function modeLabel(speech: Speech, { mode }: OptionView, ask: AskView): string {
  const { source, ability } = contextOf(ask)
  const text = speech.printed(String(source), String(ability)) ?? ''
  const quoted = [...text.matchAll(/"([^"]+)"/g)]
    .map(([, inner]) => plain(inner!))
    .filter((inner) => /[.)]$/.test(inner))
  return quoted[Number(mode)] ?? `Effect ${Number(mode) + 1}`
}

const labels: Readonly<Record<string, Label>> = {
  mulligan: cardLabel,
  clock: (speech, option) => (option.name === undefined ? 'Keep your hand' : nameIn(speech, option)),
  main: (speech, option, ask, at) => moves[String(option.move)]!(speech, option, ask, at),
  moveTo: position,
  position,
  climax: (speech, option) => (option.name === undefined ? 'No climax' : `Play ${nameIn(speech, option)}`),
  attack: (speech, option) =>
    option.name === undefined
      ? 'No more attacks'
      : `${nameIn(speech, option)}, ${positionNames[String(option.at)]}, ${kinds[String(option.how)]}`,
  counter: (speech, option) =>
    option.name === undefined
      ? 'Let it come'
      : `${option.ability === undefined ? 'Play' : 'Use'} ${nameIn(speech, option)}`,
  levelUp: cardLabel,
  interrupt: (_speech, { due }) => dues[String(due)]!,
  reversed: cardLabel,
  discard: cardLabel,
  trigger: (speech, option) => {
    const [name, ability] = String(option.name).split(':')
    return `${speech.card(name!)}: ${speech.ability(name!, ability!)}${copyOf(option.key)}`
  },
  choose: cardLabel,
  order: cardLabel,
  number: (_speech, option) => String(option.number),
  may: (_speech, { yes }) => (yes === true ? 'Yes' : 'No'),
  instead: (speech, option) =>
    option.name === undefined
      ? 'Pay what is left as it says'
      : `Use ${nameIn(speech, option)} in place of ${option.number === 1 ? 'a card' : `${option.number} cards`}${copyOf(option.key)}`,
  destination: (_speech, { zone, end }) => ends[String(end)] ?? `Into the ${zones[String(zone)] ?? 'place named'}`,
  mode: modeLabel,
  trait: (_speech, { trait }) => String(trait),
}

export const labelFor = (speech: Speech, option: OptionView, ask: AskView, at: Telling): string | null =>
  labels[ask.kind]?.(speech, option, ask, at) ?? null

/** What the button says that sends what was chosen. */
export function confirmFor({ kind }: AskView, chosen: number): string | null {
  if (kind === 'mulligan') return chosen === 0 ? 'Keep all' : `Replace ${chosen}`
  if (kind === 'discard') return `Discard ${chosen}`
  return chosen === 0 ? 'Choose none' : `Choose ${chosen}`
}
