import {
  type AskView,
  type Definition,
  type Json,
  type OptionView,
  ruleIdsIn,
  type SeenCard,
  type SeenEvent,
  type Telling,
  type Words,
} from '@cardwright/engine'
import { capital, inWords, player, titled, whose } from '@cardwright/engine/english'
import type { Entry } from '../entry.ts'
import { endWords } from './results.ts'
import { spokenByGame } from './spoken.ts'
import { fieldWords, valueWords } from './values.ts'

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

/** The rule that a sentence or an event cites, if it cites one. */
export const ruleIn = (event: { readonly rule?: unknown }): string | null =>
  typeof event.rule === 'string' ? (ruleIdsIn(event.rule)[0] ?? event.rule) : null
