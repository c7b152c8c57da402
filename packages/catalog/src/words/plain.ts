import {
  type AskView,
  type Definition,
  type Json,
  type JsonObject,
  type OptionView,
  ruleIdsIn,
  type SeenCard,
  type SeenEvent,
  type Telling,
  type Words,
} from '@cardwright/engine'
import { capital, inWords, listed, player, titled, whose } from '@cardwright/engine/english'
import type { Entry } from '../entry.ts'
import { spokenByGame } from './spoken.ts'

export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export function valueWords(value: Json | undefined): string {
  if (value === undefined || value === null) return '–'
  if (Array.isArray(value)) return value.length === 0 ? '–' : value.map((each: Json) => valueWords(each)).join(', ')
  if (isObject(value)) return fieldWords(value).join(', ')
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return String(value)
}

/** `life 20`; what is true is named, what is not or is not there is left out. */
export function fieldWords(fields: JsonObject): string[] {
  return Object.entries(fields).flatMap(([name, value]) => {
    if (value === undefined || value === null || value === false) return []
    return value === true ? [inWords(name)] : [`${inWords(name)} ${valueWords(value)}`]
  })
}

/** "You", "Robin" */
const who = (at: Telling, seat: number): string => capital(player(at, seat))

export interface ZoneName {
  readonly family: string
  readonly owner: number | null
  readonly index: string | null
}

/** `pile:0:2` is the pile of seat 0 with the index 2. */
export function parseZone({ game }: Entry, name: string): ZoneName {
  const [family = '', ...rest] = name.split(':')
  const owner = game.zones[family]?.per === 'seat' ? Number(rest.shift()) : null
  return { family, owner, index: rest[0] ?? null }
}

/** The words of a game, and plain ones made of the fields where it says nothing. */
export function wordsOf(entry: Entry): Words {
  const plain = plainWords(entry)
  const { words } = entry
  if (!words) return spokenByGame(plain)
  return spokenByGame({
    ...words,
    name: (card) => words.name(card) || plain.name(card),
    lines: (def) => words.lines?.(def) ?? plain.lines!(def),
    prompt: (ask, at) => words.prompt(ask, at) ?? plain.prompt(ask, at),
    option: (option, ask, at) => words.option(option, ask, at) ?? plain.option(option, ask, at),
  })
}

const knownByHandle = (at: Telling, handle: Json | undefined): string | null => {
  if (typeof handle !== 'number') return null
  for (const zone of Object.values(at.view.zones)) {
    const card = zone.cards?.find((each) => each.handle === handle)
    if (card) return card.name ?? null
  }
  return null
}

export function plainWords(entry: Entry): Words {
  const name = (card: string): string => {
    const def = entry.game.library.get(card) as (Definition & { readonly name?: unknown }) | undefined
    return typeof def?.name === 'string' ? def.name : titled(card)
  }
  const zone = (at: Telling, zoneName: string): string => {
    const { family, owner, index } = parseZone(entry, zoneName)
    const place = inWords(family) + (index === null ? '' : ` ${Number(index) + 1}`)
    return owner === null ? `the ${place}` : `${whose(at, owner)} ${place}`
  }
  const cardName = (card: SeenCard): string => (card.name ? name(card.name) : 'a card')
  const cardNames = (cards: readonly SeenCard[]): string => {
    const names = cards.flatMap((card) => (card.name ? [name(card.name)] : []))
    const unseen = cards.length - names.length
    return [...names, ...(unseen > 0 ? [unseen === 1 ? 'a card' : `${unseen} cards`] : [])].join(', ')
  }
  return {
    name,
    lines: (def) =>
      (entry.cardText?.(def) ?? '')
        .split('\n')
        .filter((line) => line !== '')
        .map((text) => ({ text })),
    prompt: plainPrompt,
    option: (option, ask, at) => plainOption(option, ask, at, entry.game.library, name),
    event: (event, at) => plainEvent(event, at, { zone, cardName, cardNames }),
    zones: Object.fromEntries(Object.keys(entry.game.zones).map((family) => [family, inWords(family)])),
    keywords: {},
  }
}

/** `Defend (attacker ogre): what do you choose?` */
function plainPrompt({ kind, context, some }: AskView): string {
  const about = context === undefined ? '' : valueWords(context)
  return capital(
    `${inWords(kind)}${about && ` (${about})`}: ${some ? 'choose any that apply.' : 'what do you choose?'}`,
  )
}

/** What the key says, with cards by their names: `buy:snow-wall:3` is `Buy Snow Wall 3`. */
function plainOption(
  option: OptionView,
  { skip }: AskView,
  at: Telling,
  library: ReadonlyMap<string, Definition>,
  name: (card: string) => string,
): string {
  const { key } = option
  if (key === skip) return 'Pass'
  const [, terms = key, copy] = /^(.*)#(\d+)$/.exec(key) ?? []
  const parts = terms.split(':')
  const card = knownByHandle(at, option.card)
  const on = knownByHandle(at, option.on)
  const said = [
    ...parts.map((part) => (library.has(part) ? name(part) : inWords(part))),
    ...(card && !parts.includes(card) ? [name(card)] : []),
    ...(on && !parts.includes(on) ? [`on ${name(on)}`] : []),
  ].join(' ')
  return capital(copy === undefined ? said : `${said} (${copy})`)
}

interface Namings {
  zone(at: Telling, name: string): string
  cardName(card: SeenCard): string
  cardNames(cards: readonly SeenCard[]): string
}

function plainEvent(event: SeenEvent, at: Telling, { zone, cardName, cardNames }: Namings): string | null {
  const { type, seat, rule: _, card, cards, on, ...rest } = event
  if (type === 'shuffle') return null
  if (type === 'move') {
    const { from, to } = cards?.[0] ?? {}
    return from && to ? capital(`${cardNames(cards!)}: ${zone(at, from)} → ${zone(at, to)}.`) : null
  }
  if (type === 'end') return endWords(event, at)
  if (type === 'answer') return capital(`${who(at, seat!)}: ${inWords(String(rest.kind))}: ${valueWords(rest.answer)}.`)
  const things = [
    ...(card ? [cardName(card)] : []),
    ...(cards && cards.length > 0 ? [cardNames(cards)] : []),
    ...(on ? [`→ ${cardName(on)}`] : []),
  ].join(' ')
  const { [type]: same, ...others } = rest
  const what = same === undefined ? inWords(type) : `${inWords(type)} ${valueWords(same)}`
  const said = [what + (things && ` ${things}`), ...fieldWords(others)].join(', ')
  return capital(seat === undefined ? `${said}.` : `${who(at, seat)}: ${said}.`)
}

/** Why a match ended outside its rules, as a sentence about the loser. */
const outside: Readonly<Record<string, (who: string, isYou: boolean) => string>> = {
  resigned: (lost) => `${lost} resigned`,
  time: (lost) => `${lost} ran out of time`,
  absent: (lost, isYou) => `${lost} ${isYou ? 'were' : 'was'} away for too long`,
}

/** Why a match ended outside its rules and without a winner. */
const undecided: Readonly<Record<string, string>> = {
  agreed: 'The match is drawn: everybody agreed.',
  upgrade: 'The match has ended without a winner: its rules have changed, and it could not go on.',
  operator: 'The match has ended without a winner: the operator ended it.',
}

const winnersIn = ({ winner }: JsonObject): readonly number[] =>
  typeof winner === 'number' ? [winner] : ((winner ?? []) as readonly number[])

/** "You win", "Ann and Bo win" */
function winWords(winners: readonly number[], at: Telling): string {
  const isPlural = winners.length > 1 || winners.includes(at.seat ?? -1)
  return `${capital(listed(winners.map((seat) => player(at, seat))))} ${isPlural ? 'win' : 'wins'}`
}

/** "You win: Bo resigned.", and for what the rules have decided the game's own sentence. */
export function resultWords(words: Words, result: JsonObject, at: Telling): string {
  if (result.outside !== true) return words.event({ ...result, type: 'end' } as SeenEvent, at) ?? endWords(result, at)
  const winners = winnersIn(result)
  if (winners.length === 0) return undecided[String(result.why)] ?? endWords(result, at)
  const loser = at.names.findIndex((_, seat) => !winners.includes(seat))
  const said = outside[String(result.why)]?.(player(at, loser), loser === at.seat)
  return `${winWords(winners, at)}${said ? `: ${said}` : ''}.`
}

/** Who won, from a result or the event that tells of it. */
export function endWords(result: JsonObject, at: Telling): string {
  const winners = winnersIn(result)
  const { why } = result
  const reason = why === undefined ? '' : ` (${inWords(valueWords(why))})`
  if (winners.length === 0) return `The match is drawn${reason}.`
  return `${winWords(winners, at)}${reason}.`
}

/** The rule that a sentence or an event cites, if it cites one. */
export const ruleIn = (event: { readonly rule?: unknown }): string | null =>
  typeof event.rule === 'string' ? (ruleIdsIn(event.rule)[0] ?? event.rule) : null
