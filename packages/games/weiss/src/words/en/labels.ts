import type { AskView, JsonObject, OptionView, Telling } from '@cardwright/engine'
import { capital, whose } from '@cardwright/engine/english'
import { outlookOf } from '../../outlook.ts'
import { placeName, plain, positionIn, type Speech, zones } from './speech.ts'

const copyOf = (key: string): string => {
  const n = /#(\d+)$/.exec(key)?.[1]
  return n === undefined ? '' : ` (${n})`
}

const nameIn = (speech: Speech, { name }: OptionView): string =>
  typeof name === 'string' && name !== '' ? speech.card(name) : 'A hidden card'

/** Whose stage a card stands on; the own one if that is not to be seen. */
function ownerOf({ view, seat }: Telling, { card }: OptionView): number {
  const lies = Object.entries(view.zones).find(([, { cards = [] }]) => cards.some(({ handle }) => handle === card))
  const [family, owner] = lies?.[0].split(':') ?? []
  return family === 'stage' ? Number(owner) : (seat ?? 0)
}

/** "center left", "Kim’s back right"; null for a card that is on no stage. */
function placeOf(option: OptionView, at: Telling): string | null {
  const position = positionIn(option.at)
  if (position < 0) return null
  const owner = ownerOf(at, option)
  return `${owner === at.seat ? '' : `${whose(at, owner)} `}${placeName(at, owner, position)}`
}

/** A card among others: where it stands tells it apart. */
const cardLabel: Label = (speech, option, _ask, at) => {
  const place = placeOf(option, at)
  return `${nameIn(speech, option)}${place === null ? '' : `, ${place}`}${copyOf(option.key)}`
}

type Label = (speech: Speech, option: OptionView, ask: AskView, at: Telling) => string

/** WS-112: who stands where a character would come to makes room for it. */
function inPlaceOf(speech: Speech, { position }: OptionView, { view, seat }: Telling): string {
  const card = view.zones[`stage:${seat}:${position}`]?.cards?.[0]
  return card?.name === undefined ? '' : `, in place of ${speech.card(card.name)}`
}

const position: Label = (_speech, { position }, _ask, at) => capital(placeName(at, at.seat ?? 0, Number(position)))

const moves: Readonly<Record<string, Label>> = {
  done: () => 'On to the climax phase',
  character: (speech, option, _ask, at) =>
    `Play ${nameIn(speech, option)} to ${placeOf(option, at)}${inPlaceOf(speech, option, at)}`,
  event: (speech, option) => `Play ${nameIn(speech, option)}`,
  act: (speech, option, _ask, at) => {
    const where = placeOf(option, at) ?? zones[String(option.at)]
    return `Use ${nameIn(speech, option)}, ${where}: ${speech.ability(String(option.name), String(option.ability))}${copyOf(option.key)}`
  },
  move: (speech, option, _ask, at) => `Move ${nameIn(speech, option)} from ${placeOf(option, at)}`,
}

/** "Rin: front attack, 3500 against 1000, 2 damage"; where two of a name stand, with the place. */
const attack: Label = (speech, option, { options }, at) => {
  if (option.name === undefined) return 'No more attacks'
  const { how, name, card } = option
  const isOne = options.every((each) => each.name !== name || each.card === card)
  const who = isOne ? nameIn(speech, option) : `${nameIn(speech, option)}, ${placeOf(option, at)}`
  const outlook = outlookOf(at.view, speech.library, at.seat ?? 0, option)
  const battle = outlook?.battle ? `, ${outlook.battle.power} against ${outlook.battle.against}` : ''
  return `${who}: ${how} attack${battle}${outlook ? `, ${outlook.damage} damage` : ''}`
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
  attack,
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
