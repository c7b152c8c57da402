import { type AskSpec, ask, type CardId, type Flow, type Option, type Seat } from '@cardwright/engine'
import { resolve } from '../../effects/run/triggers.ts'
import {
  type Demand,
  defOf,
  type ExceedInPlay,
  type ExceedTable,
  foe,
  noBonuses,
  type Origin,
  type StrikeSide,
  type StrikeTerms,
  type Summons,
  strikeSide,
} from '../../table.ts'
import { put } from '../areas.ts'
import { distance } from '../arena.ts'
import { topOfDeck } from '../deck.ts'

const newSide = (): StrikeSide => ({
  cards: [],
  from: 'hand',
  ex: false,
  open: false,
  critical: false,
  hit: false,
  stunned: false,
  taken: 0,
  dealt: 0,
  armorUsed: 0,
  bonuses: noBonuses(),
  traits: [],
  granted: [],
  sustained: [],
  bound: [],
  moved: 0,
  shoved: 0,
  passed: false,
  extra: false,
  used: [],
})

/** EX-155: a Strike is to come, on these terms and those that are said already. */
export function summon(t: ExceedTable, attacker: Seat, terms: StrikeTerms): void {
  t.state.summons = Object.freeze({ attacker, terms: Object.freeze({ ...t.state.summons?.terms, ...terms }) })
}

export const mustSwing: Demand = Object.freeze({ wild: true })

/** EX-056, EX-089: whoever initiates the Strike is its attacker. */
export function beginStrike(t: ExceedTable, { attacker, terms }: Summons): void {
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
  const demands = state.strike.demands
  if (terms.read !== undefined) demands[foe(attacker) as 0 | 1] = Object.freeze({ name: terms.read })
  if (terms.foeWild) demands[foe(attacker) as 0 | 1] = mustSwing
  t.touch()
  t.tell({ type: 'strike', seat: attacker, rule: 'EX-089' })
}

/** One way to set an attack: EX-091, EX-092, EX-094. */
export interface Setting extends Option {
  readonly how: 'one' | 'ex' | 'wild'
  readonly from: Origin
  readonly card: CardId | undefined
}

const wild: Setting = { key: 'wild', how: 'wild', from: 'wild', card: undefined }

/** The cards that a seat may set from an area, each name once, and which of them twice. */
function settingsFrom(cards: readonly ExceedInPlay[], from: Origin, mayEx: boolean): Setting[] {
  const settings: Setting[] = []
  const seen = new Map<string, number>()
  for (const card of cards) {
    const { id, name } = defOf(card)
    const count = (seen.get(name) ?? 0) + 1
    seen.set(name, count)
    if (count === 1) settings.push({ key: `strike:${id}`, how: 'one', from, card: card.id })
    else if (count === 2 && mayEx) settings.push({ key: `ex:${id}`, how: 'ex', from, card: card.id })
  }
  return settings
}

/** EX-091..096, EX-147: how a seat may set its attack now. */
export function settingsOf(t: ExceedTable, seat: Seat): Setting[] {
  const { strike } = t.state
  const terms = strike !== null && strike.attacker === seat ? strike.terms : {}
  const demand = strike?.demands[seat as 0 | 1] ?? null
  if ((demand !== null && 'wild' in demand) || terms.from === 'wild') return [wild]
  const area = terms.from === 'gauge' || terms.from === 'sealed' ? terms.from : 'hand'
  let settings = settingsFrom(t.zone[area](seat).cards, area, !terms.noEx)
  if (terms.ex) settings = settings.filter(({ how }) => how === 'ex')
  if (demand !== null) {
    const asked = settings.filter(({ card }) => defOf(t.card(card!)).name === demand.name)
    if (asked.length > 0) return asked
  }
  // EX-166: nothing to strike with from there is a Wild Swing
  if (settings.length === 0 || (area === 'hand' && !terms.noWild)) settings.push(wild)
  return settings
}

/** What others see of a setting: how many cards lie there, and whether they came from the deck. */
const outside: Record<Setting['how'], string> = { one: 'strike', ex: 'ex', wild: 'wild' }

const setting: AskSpec<Setting> = {
  kind: 'set',
  rule: 'EX-091',
  options: settingsOf,
  outside: ([chosen]) => outside[chosen!.how],
}

/** EX-090: what a player does when striking, before any card is set. */
export const striking = (t: ExceedTable, seat: Seat): Flow | null => resolve(t, seat, 'striking')

/** EX-056, EX-057. Who does not hold what was demanded shows it. */
export function* chooseAttack(t: ExceedTable, seat: Seat): Flow {
  const demand = t.state.strike!.demands[seat as 0 | 1]
  if (demand !== null && 'name' in demand) {
    const { cards } = t.zone.hand(seat)
    if (!cards.some((card) => defOf(card).name === demand.name)) t.show(cards, 'all')
  }
  setAttack(t, seat, yield* ask(t, seat, setting))
}

/** Lays the attack face down; EX-094: a Wild Swing unseen. */
export function setAttack(t: ExceedTable, seat: Seat, { how, from, card }: Setting): void {
  const mine = strikeSide(t, seat)
  const open = t.state.strike!.terms.open === true && seat === t.state.strike!.attacker
  mine.from = from
  mine.ex = how === 'ex'
  mine.open = open
  if (how === 'wild') swing(t, seat)
  else {
    const chosen = t.card(card!)
    const { name } = defOf(chosen)
    const copies = how === 'ex' ? chosen.zone.cards.filter((each) => defOf(each).name === name) : [chosen]
    mine.cards = copies.slice(0, 2).map(({ id }) => id)
    for (const id of mine.cards) put(t, t.card(id), seat, 'strike', { down: !open })
  }
  t.tell({ type: 'set', seat, how: outside[how], rule: 'EX-056' })
}

/** EX-094, EX-102: the top card of the deck becomes the attack. */
export function swing(t: ExceedTable, seat: Seat, down = true): void {
  const mine = strikeSide(t, seat)
  const card = topOfDeck(t, seat)
  mine.from = 'wild'
  mine.ex = false
  mine.cards = card === undefined ? [] : [card.id]
  if (card !== undefined) put(t, card, seat, 'strike', { down })
}
