import { askSome, between, type CardId, type Flow, numbered } from '@cardwright/engine'
import { type ExodusInPlay, type ExodusTable, type Ref, refer, side } from '../../table.ts'
import type { EffectOf, Filter } from '../vocabulary.ts'
import { type By, runEffects } from './index.ts'
import { playAtOnce } from './playNow.ts'

type Reveal = EffectOf<'reveal'>
type Take = NonNullable<Reveal['take']>

/** XO-P31: they stay a part of the deck; what lies revealed already is passed over, so that the next goes deeper. XO-H34 */
export function* reveal(t: ExodusTable, by: By, { amount, take, forEach, rest }: Reveal): Flow {
  const shown = turnUp(t, by, amount)
  const taken = take ? yield* taking(t, by, shown, take) : []
  if (rest)
    lay(
      t,
      by,
      inDeck(t, by, shown).filter(({ id }) => !taken.includes(id)),
      rest,
    )
  const many = forEach ? shown.filter(({ def }) => fits(def, forEach.of)).length : 0
  for (let n = 0; n < many; n++) {
    const flow = runEffects(t, by, forEach!.so)
    if (flow !== null) yield* flow
  }
}

/** What was shown, as it was then. */
interface Shown {
  readonly ref: Ref
  readonly def: ExodusInPlay['def']
}

const isIn = (refs: readonly Ref[], { id, gen }: ExodusInPlay): boolean =>
  refs.some((ref) => ref.card === id && ref.gen === gen)

function turnUp(t: ExodusTable, { seat }: By, amount: number): Shown[] {
  const { revealed } = side(t, seat)
  const hidden = t.zone.mainDeck(seat).cards.filter((card) => !isIn(revealed, card))
  const cards = hidden.slice(-amount).reverse()
  t.show(cards, 'all')
  const shown = cards.map((card) => ({ ref: refer(card), def: card.def }))
  revealed.push(...shown.map(({ ref }) => ref))
  return shown
}

/** Those that still lie in the deck, the topmost first. */
const inDeck = (t: ExodusTable, { seat }: By, shown: readonly Shown[]): ExodusInPlay[] =>
  shown.flatMap(({ ref }) => {
    const card = t.card(ref.card)
    return card.gen === ref.gen && card.zone === t.zone.mainDeck(seat) ? [card] : []
  })

const fits = (def: ExodusInPlay['def'], { kind, subtype }: Filter): boolean => {
  if (kind !== undefined && def.kind !== kind) return false
  return subtype === undefined || (def.kind === 'creature' && def.subtype === subtype)
}

function* taking(
  t: ExodusTable,
  by: By,
  shown: readonly Shown[],
  { of = {}, amount = 1, to, may }: Take,
): Flow<readonly CardId[]> {
  const meant = () => inDeck(t, by, shown).filter(({ def }) => fits(def, of))
  const most = Math.min(amount, meant().length)
  if (most === 0) return []
  const chosen = !may && meant().length === most ? meant().map(({ id }) => id) : yield* pick(t, by, meant, most, may)
  for (const id of chosen) {
    const flow = ways[to](t, by, t.card(id))
    if (flow !== null) yield* flow
  }
  return chosen
}

function* pick(
  t: ExodusTable,
  { seat }: By,
  meant: () => readonly ExodusInPlay[],
  most: number,
  may = false,
): Flow<CardId[]> {
  const options = () =>
    numbered(
      meant(),
      ({ def }) => def.id,
      ({ id }) => ({ card: id }),
    )
  const chosen = yield* askSome(t, seat, {
    kind: 'take',
    rule: 'XO-P31',
    context: most,
    options,
    next: between(may ? 0 : most, most, options),
  })
  return chosen.map(({ card }) => card)
}

type Rest = NonNullable<Reveal['rest']>

/** The others, in the order in which they lay. */
function lay(t: ExodusTable, { seat }: By, cards: readonly ExodusInPlay[], rest: Rest): void {
  for (const card of cards) {
    if (rest === 'bottom') t.move(card, t.zone.mainDeck(seat), 'bottom')
    else t.move(card, t.zone.graveyard(seat))
  }
  stayOpen(t, cards)
}

/** They lay open: everybody has seen which of them goes where, also from the midst of the deck. */
function stayOpen(t: ExodusTable, cards: readonly ExodusInPlay[]): void {
  const lost = cards.filter((card) => !t.sees(0, card) || !t.sees(1, card))
  if (lost.length > 0) t.show(lost, 'all')
}

/** What is done with a card that was taken. */
const ways: { readonly [W in Take['to']]: (t: ExodusTable, by: By, card: ExodusInPlay) => Flow | null } = {
  hand: (t, { seat }, card) => {
    t.move(card, t.zone.hand(seat))
    stayOpen(t, [card])
    return null
  },
  top: (t, { seat }, card) => {
    t.move(card, t.zone.mainDeck(seat))
    stayOpen(t, [card])
    return null
  },
  play: (t, by, card) => playAtOnce(t, by, card),
}
