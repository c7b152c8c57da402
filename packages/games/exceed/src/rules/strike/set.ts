import { type AskSpec, askThen, type CardId, type Flow, keysWith, type Option, type Seat } from '@cardwright/engine'
import { tell } from '../../events.ts'
import {
  type Demand,
  defOf,
  type ExceedInPlay,
  type ExceedTable,
  faceOf,
  foe,
  type Origin,
  type PendingStrike,
  type StrikeSide,
  type StrikeTerms,
  side,
  strikeSide,
} from '../../state.ts'
import { distance } from '../../values/arena.ts'
import { traitOf } from '../../values/traits.ts'
import { put } from '../areas.ts'
import { topOfDeck } from '../deck.ts'
import { resolve } from '../triggers.ts'

const newSide = (): StrikeSide => ({
  cards: [],
  from: 'hand',
  ex: false,
  open: false,
  hit: false,
  stunned: false,
  taken: 0,
  exceeded: false,
  armorUsed: 0,
  paid: [],
  gaugeSpent: 0,
  spentNames: [],
  bonuses: [],
  traits: [],
  granted: [],
  sustained: [],
  bound: [],
  moved: 0,
  shoved: 0,
  passed: false,
  placed: [],
  lay: null,
  extra: false,
  extras: [],
  used: [],
})

const noTerms: StrikeTerms = Object.freeze({})

/** EX-155: a Strike is to come, on these terms and those that are said already; not within another. */
export function summon(t: ExceedTable, attacker: Seat, terms: StrikeTerms): void {
  if (t.state.strike !== null) return
  t.state.summons = Object.freeze({ attacker, terms: Object.freeze({ ...t.state.summons?.terms, ...terms }) })
}

const mustSwing: Demand = Object.freeze({ wild: true })

/** EX-056, EX-089: whoever initiates the Strike is its attacker. */
export function beginStrike(t: ExceedTable, { attacker, terms }: PendingStrike): void {
  const { state } = t
  state.summons = null
  state.struck = true
  state.strike = {
    attacker,
    active: attacker,
    phase: 'striking',
    sides: [newSide(), newSide()],
    advantage: null,
    terms: Object.freeze(terms),
    demands: [null, null],
    startRange: distance(t),
    defenderFirst: terms.foeFirst === true,
  }
  const { demands, sides } = state.strike
  if (terms.demand !== undefined) demands[foe(attacker) as 0 | 1] = Object.freeze({ name: terms.demand })
  if (terms.foeWild) demands[foe(attacker) as 0 | 1] = mustSwing
  if (terms.gained !== undefined) sides[attacker]!.granted.push(...terms.gained)
  t.touch()
  tell(t, { type: 'strike', seat: attacker, rule: 'EX-089' })
}

/** One way to set an attack: EX-091, EX-092, EX-094. */
export interface Setting extends Option {
  readonly how: 'one' | 'ex' | 'wild'
  readonly from: Origin
  readonly card: CardId | undefined
  readonly def: string | undefined
  /** The second card of an EX attack, if it is not a copy. */
  readonly on?: CardId
  readonly onDef?: string
  /** Face up. */
  readonly open: boolean
}

const wild: Setting = Object.freeze({
  key: 'wild',
  how: 'wild',
  from: 'wild',
  card: undefined,
  def: undefined,
  open: false,
})

/** Whether an attack may be set face up as its player likes. */
function mayOpen(t: ExceedTable, seat: Seat, card: ExceedInPlay): boolean {
  const { open } = defOf(card)
  const { strike } = t.state
  return open === 'any' || (open === 'attacker' && (strike === null || strike.attacker === seat))
}

const strikeKey = keysWith('strike:')
const exKey = keysWith('ex:')
const openKey = keysWith('open:')
const openExKey = keysWith('ex-open:')

/** The cards that a seat may set from an area, each name once, and which of them twice. */
function settingsFrom(t: ExceedTable, seat: Seat, from: Origin, cards: readonly ExceedInPlay[], mayEx: boolean) {
  const settings: Setting[] = []
  const seen: string[] = []
  const twice: string[] = []
  for (const card of cards) {
    const { id, name } = defOf(card)
    const isSecond = seen.includes(name)
    if (isSecond && (!mayEx || twice.includes(name))) continue
    ;(isSecond ? twice : seen).push(name)
    const how = isSecond ? 'ex' : 'one'
    settings.push({ key: (isSecond ? exKey : strikeKey)(id), how, from, card: card.id, def: id, open: false })
    if (mayOpen(t, seat, card))
      settings.push({ key: (isSecond ? openExKey : openKey)(id), how, from, card: card.id, def: id, open: true })
  }
  return settings
}

/** A card with an overload makes an EX attack of any Normal. */
function addOverloads(t: ExceedTable, seat: Seat, settings: Setting[]): void {
  const held = t.zone.hand(seat).cards.filter((card) => defOf(card).boost.kind === 'overload')
  if (held.length === 0) return
  const overloads = new Map(held.map((card) => [card.def.id, card]))
  const normals = settings.filter(({ how, card }) => how === 'one' && defOf(t.card(card!)).kind === 'normal')
  for (const normal of normals)
    for (const [id, { id: over }] of overloads)
      settings.push({ ...normal, key: `ex:${t.card(normal.card!).def.id}:${id}`, how: 'ex', on: over, onDef: id })
}

const single = (card: ExceedInPlay, from: Origin, open = false): Setting => ({
  key: `strike:${from}:${defOf(card).id}`,
  how: 'one',
  from,
  card: card.id,
  def: card.def.id,
  open,
})

/** An attack that everybody has seen where it lies. */
const seen = (card: ExceedInPlay, from: Origin): Setting => single(card, from, true)

/** What may be set beside the cards of the hand: Boosts that say so, what is stored, what a character bears. */
function addOthers(t: ExceedTable, seat: Seat, settings: Setting[]): void {
  for (const card of t.zone.boosts(seat).cards) if (defOf(card).fromBoosts) settings.push(seen(card, 'boosts'))
  const stored = t.zone.stored(seat).cards
  if (stored.length > 0 && traitOf(t, seat, 'setsStored'))
    for (const card of stored) settings.push(single(card, 'stored', !faceOf(t, seat).hides?.includes('stored')))
  const { faceAttack } = side(t, seat)
  if (faceAttack !== null && t.card(faceAttack).zone.family === 'aside') settings.push(seen(t.card(faceAttack), 'face'))
}

const termsOf = (t: ExceedTable, seat: Seat): StrikeTerms => {
  const { strike } = t.state
  return strike !== null && strike.attacker === seat ? strike.terms : noTerms
}

const areaOf = ({ from }: StrikeTerms): 'gauge' | 'sealed' | 'stored' | 'hand' =>
  from === 'gauge' || from === 'sealed' || from === 'stored' ? from : 'hand'

/** EX-091..096, EX-147: how a seat may set its attack now. */
export function settingsOf(t: ExceedTable, seat: Seat): Setting[] {
  const terms = termsOf(t, seat)
  const demand = t.state.strike?.demands[seat as 0 | 1] ?? null
  if (terms.one !== undefined) return [single(t.card(terms.one), 'hand')]
  const area = areaOf(terms)
  let settings = settingsFrom(t, seat, area, t.zone[area](seat).cards, !terms.noEx)
  if (area === 'hand' && !terms.noEx) addOverloads(t, seat, settings)
  if (demand !== null && 'name' in demand) {
    const asked = settings.filter(({ card }) => defOf(t.card(card!)).name === demand.name)
    if (asked.length > 0) return asked
  }
  if (area === 'hand') addOthers(t, seat, settings)
  if (terms.ex) settings = settings.filter(({ how }) => how === 'ex')
  // EX-166: nothing to strike with from there is a Wild Swing
  if (settings.length === 0 || (area === 'hand' && !terms.noWild)) settings.push(wild)
  return settings
}

/** The only way to set, where everybody can see that there is no other; null if there is a choice. */
function dictated(t: ExceedTable, seat: Seat): Setting | null {
  const terms = termsOf(t, seat)
  const demand = t.state.strike!.demands[seat as 0 | 1]
  if (terms.from === 'wild' || (demand !== null && 'wild' in demand) || traitOf(t, seat, 'mustSwing')) return wild
  if (terms.from === 'face') {
    const card = t.zone.aside(seat).cards.find(({ def }) => def.id === terms.card)
    return card === undefined ? wild : seen(card, 'face')
  }
  if (!terms.random) return null
  const { cards } = t.zone[areaOf(terms)](seat)
  return cards.length === 0 ? wild : single(t.random.pick(cards), areaOf(terms))
}

/** What others see of a setting: how many cards lie there, and whether they came from the deck. */
const outside: Readonly<Record<Setting['how'], 'strike' | 'ex' | 'wild'>> = { one: 'strike', ex: 'ex', wild: 'wild' }

const setting: AskSpec<Setting> = {
  kind: 'set',
  rule: 'EX-091',
  options: settingsOf,
  outside: ([chosen]) => (chosen!.open ? chosen!.key : outside[chosen!.how]),
}

const forcedSetting: AskSpec<Setting> = { ...setting, forced: true }

/** EX-090: what a player does when striking, before any card is set. */
export const striking = (t: ExceedTable, seat: Seat): Flow | null => resolve(t, seat, 'striking')

/** EX-056, EX-057. A player who does not hold what was demanded shows it. */
export function chooseAttack(t: ExceedTable, seat: Seat): Flow | null {
  const only = dictated(t, seat)
  if (only !== null) {
    setAttack(t, seat, only)
    return null
  }
  const demand = t.state.strike!.demands[seat as 0 | 1]
  if (demand !== null && 'name' in demand) {
    const { cards } = t.zone.hand(seat)
    if (!cards.some((card) => defOf(card).name === demand.name)) t.show(cards, 'all')
  }
  return askThen(t, seat, isForced(t, seat) ? forcedSetting : setting, chosen)
}

/** Whether everybody can see that there is one way to set: EX-147, and what lies open. */
function isForced(t: ExceedTable, seat: Seat): boolean {
  const area = areaOf(termsOf(t, seat))
  const { cards } = t.zone[area](seat)
  const isOpen = area === 'hand' ? cards.length === 0 : cards.every(({ down }) => !down)
  return isOpen && settingsOf(t, seat).length === 1
}

function chosen(t: ExceedTable, seat: Seat, how: Setting): null {
  setAttack(t, seat, how)
  return null
}

/** Lays the attack down; EX-094: a Wild Swing unseen. */
export function setAttack(t: ExceedTable, seat: Seat, { how, from, card, on, open }: Setting): void {
  const mine = strikeSide(t, seat)
  mine.from = from
  mine.ex = how === 'ex'
  if (open || termsOf(t, seat).open) mine.open = true
  if (how === 'wild') {
    if (!traitOf(t, seat, 'swingsLate')) swing(t, seat, !mine.open)
  } else lay(t, seat, t.card(card!), how === 'ex' ? 2 : 1, on)
  t.touch()
  tell(t, { type: 'set', seat, how: outside[how], rule: 'EX-056' })
}

const copiesOf = ({ zone, def: { name } }: ExceedInPlay): CardId[] =>
  zone.cards.flatMap(({ id, def }) => (def.name === name ? id : []))

function lay(t: ExceedTable, seat: Seat, chosen: ExceedInPlay, count: number, over: CardId | undefined): void {
  const mine = strikeSide(t, seat)
  if (count === 1) mine.cards = [chosen.id]
  else mine.cards = over === undefined ? copiesOf(chosen).slice(0, count) : [chosen.id, over]
  mine.lay = t.state.places[chosen.id] ?? null
  for (const id of mine.cards) put(t, t.card(id), seat, 'strike', { down: !mine.open })
}

/** A Wild Swing that waited for what else setting it brought. One that found no card is not made again: EX-054. */
export function swingLate(t: ExceedTable, seat: Seat): void {
  const mine = strikeSide(t, seat)
  if (mine.from === 'wild' && mine.cards.length === 0 && traitOf(t, seat, 'swingsLate')) swing(t, seat, !mine.open)
}

/** EX-094, EX-102: the top card of the deck becomes the attack. */
export function swing(t: ExceedTable, seat: Seat, down: boolean): void {
  const mine = strikeSide(t, seat)
  const card = topOfDeck(t, seat)
  mine.from = 'wild'
  mine.ex = false
  mine.lay = null
  mine.cards = card === undefined ? [] : [card.id]
  if (card !== undefined) put(t, card, seat, 'strike', { down })
}
