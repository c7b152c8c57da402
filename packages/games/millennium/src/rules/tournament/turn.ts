import { askThen, type CardId, type Flow, type Like, numbered, type Option, type Part } from '@cardwright/engine'
import { holds } from '../../acts/amounts.ts'
import { flipAsCost } from '../../acts/flips.ts'
import { dollarsOf, spend } from '../../acts/money.ts'
import { mayBePlayed } from '../../acts/playing.ts'
import { push, pushEffects } from '../../acts/push.ts'
import { abilitiesInPlay, isSilenced, raise } from '../../acts/raise.ts'
import { attachedOf, clockwise, handOf, isBossSide, sideOf, tableau, tokensOn } from '../../acts/sides.ts'
import { isFull } from '../../acts/slots.ts'
import { addTokens } from '../../acts/tokens.ts'
import { hasKeyword, printed } from '../../acts/values.ts'
import { isOwned } from '../../cards/definitions.ts'
import type { Ability } from '../../effects/vocabulary.ts'
import { type CardInPlay, type MillenniumTable, type SideNumber, side } from '../../state.ts'
import type { Context, Task } from '../../tasks.ts'
import { refusals } from '../../words/en/refusals.ts'

type Action = Extract<Ability, { on: 'action' }>

/** MB-187: what everybody can see of it: a card in hand, and a slot for it. */
export const canPlay = (t: MillenniumTable, s: SideNumber): boolean => handOf(t, s).size > 0 && !isFull(t, s)

/** The next to have a turn. */
export function passTurn(t: MillenniumTable): void {
  const { tournament } = t.state
  const [, next = tournament.turn.side] = clockwise(t, tournament.turn.side)
  beginTurn(t, next)
}

/** MB-185, MB-191: one Single and one Action. */
export function beginTurn(t: MillenniumTable, s: SideNumber): void {
  t.state.tournament.turn = { side: s, plays: 1, slotPlays: 0, hasPlayed: false, actions: 1 }
  t.touch()
}

const contextOfAction = (card: CardInPlay, s: SideNumber): Context => ({
  side: s,
  controller: s,
  card: card.id,
  gen: card.gen,
  trigger: 'action',
  it: null,
  them: null,
  just: null,
  unanswerable: false,
})

/** MB-189, MB-191: the Actions that could be used now. Cards in play are open, so everybody knows them. */
function actionsOf(t: MillenniumTable, s: SideNumber): { card: CardInPlay; address: string; ability: Action }[] {
  if (t.state.tournament.turn.actions < 1 || isSilenced(t, 'action', s)) return []
  return abilitiesInPlay(t).actions.flatMap(({ card, side: own, own: { ability: what, address } }) => {
    const ability = what as Action
    if (own !== s || card.marks?.flipping || (!isOwned(card.def) && card.marks?.used)) return []
    if ((ability.dollars ?? 0) > dollarsOf(t, s)) return []
    if (ability.if && !holds(t, ability.if, contextOfAction(card, s))) return []
    return [{ card, address, ability }]
  })
}

/** MB-446: the cards that can take on others. */
const uniters = (t: MillenniumTable, s: SideNumber): CardInPlay[] =>
  tableau(t, s).cards.filter((card) => hasKeyword(t, card, 'unite') || hasKeyword(t, card, 'unitePlus'))

const isConstruct = (card: CardInPlay): boolean => printed(card).types.includes('construct')

interface TurnOption extends Option {
  readonly move: 'play' | 'action' | 'attach' | 'pass' | 'end'
  readonly ability: string | null
}

const pass: TurnOption = { key: 'pass', card: undefined, on: undefined, move: 'pass', ability: null }
const end: TurnOption = { key: 'end', card: undefined, on: undefined, move: 'end', ability: null }

const canPlayNow = (t: MillenniumTable, s: SideNumber): boolean => {
  const { plays, slotPlays } = t.state.tournament.turn
  return plays > 0 && handOf(t, s).size > 0 && (!isFull(t, s) || slotPlays > 0)
}

/** MB-185, MB-186, MB-H83: what a player may do on their turn. */
function turnOptions(t: MillenniumTable, s: SideNumber): TurnOption[] {
  const { hasPlayed } = t.state.tournament.turn
  const hand = handOf(t, s).cards
  const playable = canPlayNow(t, s) ? hand.filter((card) => mayBePlayed(t, s, card)) : []
  const plays = numbered(
    playable,
    ({ def }) => `play:${def.id}`,
    ({ id }) => ({ card: id, on: undefined, move: 'play' as const, ability: null }),
  )
  // MB-186: who cannot play a Single takes no Action either
  if (!hasPlayed && plays.length === 0) return [pass]
  const attachments = attachOptions(t, s).filter((each) => hasPlayed || plays.some(({ card }) => card !== each.card))
  return [...plays, ...actionOptions(t, s), ...attachments, ...(hasPlayed ? [end] : [])]
}

/** MB-446, MB-448 */
export const attachOptions = (t: MillenniumTable, s: SideNumber): TurnOption[] =>
  unique(
    uniters(t, s).flatMap((host) =>
      numbered(
        handOf(t, s).cards.filter(isConstruct),
        ({ def }) => `attach:${def.id}:${host.def.id}`,
        ({ id }) => ({ card: id, on: host.id, move: 'attach' as const, ability: null }),
      ),
    ),
  )

/** MB-191, MB-298 */
export const actionOptions = (t: MillenniumTable, s: SideNumber): TurnOption[] =>
  numbered(
    actionsOf(t, s),
    ({ card }) => `action:${card.def.id}`,
    ({ card, address }) => ({ card: card.id, on: undefined, move: 'action' as const, ability: address }),
  )

const unique = (options: readonly TurnOption[]): TurnOption[] =>
  options.filter((each, at) => options.findIndex(({ key }) => key === each.key) === at)

const isAttachable = (t: MillenniumTable, s: SideNumber, name: string | undefined): boolean =>
  attachOptions(t, s).some(({ card }) => t.card(card!).def.id === name)

/** Why something is not offered, as far as the player can know. */
function explain(key: string, t: MillenniumTable, s: SideNumber) {
  const { hasPlayed, actions, plays } = t.state.tournament.turn
  const [what, name] = key.split(':')
  if (what === 'play' && plays === 0) return refusals.playedAlready
  if (what === 'play' && isFull(t, s)) return refusals.tableauFull
  if (what === 'play' && handOf(t, s).cards.some(({ def }) => def.id === name)) return refusals.needsFusion
  if (what === 'action' && actions === 0) return refusals.oneAction
  if (actionOptions(t, s).some((option) => option.key === key)) return refusals.noActionWithoutPlay
  if (what === 'attach' && !hasPlayed && isAttachable(t, s, name)) return refusals.lastSingle
  return what === 'end' && !hasPlayed ? refusals.mustPlay : null
}

/** Why a card of the hand that somebody points at cannot be played. */
function explainLike({ card }: Like, t: MillenniumTable, s: SideNumber) {
  const meant = card === undefined ? null : t.card(card as CardId)
  return meant?.zone === handOf(t, s) ? explain(`play:${meant.def.id}`, t, s) : null
}

/** MB-185..188: a turn, one choice at a time. */
export function turn(t: MillenniumTable): Part {
  const { tournament } = t.state
  const { side: s, hasPlayed } = tournament.turn
  if (!hasPlayed && !canPlay(t, s)) {
    passes(t, s)
    return null
  }
  if (isBossSide(t, s)) return bossTurn(t, s)
  // with nothing left that anybody could see, the turn is over
  if (hasPlayed && !canPlayNow(t, s) && actionsOf(t, s).length === 0 && !couldAttach(t, s)) {
    passTurn(t)
    return null
  }
  return askTurn(t, s)
}

const couldAttach = (t: MillenniumTable, s: SideNumber): boolean => handOf(t, s).size > 0 && uniters(t, s).length > 0

const askTurn = (t: MillenniumTable, s: SideNumber): Flow =>
  askThen<MillenniumTable, TurnOption>(
    t,
    s,
    {
      kind: 'turn',
      rule: 'MB-185',
      ...(t.state.tournament.turn.hasPlayed && { skip: 'end' }),
      options: turnOptions,
      explain,
      explainLike,
    },
    doTurn,
  )

function doTurn(t: MillenniumTable, s: SideNumber, { move, card, on, ability }: TurnOption): Part {
  const { tournament } = t.state
  // MB-233: what is set off begins anew with each choice of a turn
  tournament.chain = { length: 0, seen: [] }
  if (move !== 'pass') tournament.passes = 0
  switch (move) {
    case 'play':
      play(t, s, t.card(card!))
      break
    case 'action':
      useAction(t, s, t.card(card!), ability!)
      break
    case 'attach':
      attach(t, s, t.card(card!), t.card(on!))
      break
    case 'pass':
      passes(t, s)
      break
    case 'end':
      passTurn(t)
      break
  }
  return null
}

/** MB-188, MB-464: a round of passes by all ends the tournament. */
function passes(t: MillenniumTable, s: SideNumber): void {
  const { tournament } = t.state
  tournament.passes++
  t.tell({ type: 'pass', side: s, rule: 'MB-186' })
  passTurn(t)
}

/** MB-193 */
export function play(t: MillenniumTable, s: SideNumber, card: CardInPlay): void {
  const { turn: now } = t.state.tournament
  const ownSlot = isFull(t, s)
  now.plays--
  now.hasPlayed = true
  if (ownSlot) now.slotPlays--
  push(t, { task: 'enter', side: s, card: card.id, ownSlot, silently: false })
}

/** MB-190, MB-387: its text, then all that it sets off, then the flip. */
export function useAction(t: MillenniumTable, s: SideNumber, card: CardInPlay, address: string): void {
  const { tournament } = t.state
  tournament.turn.actions--
  side(t, s).counters.actionsUsed++
  const found = actionsOfCard(t, s, card, address)
  spend(t, s, found.dollars ?? 0, 'MB-406')
  t.tell({ type: 'action', side: s, card: card.id, rule: 'MB-190' })
  tournament.pools.push([])
  push(t, { task: 'drain' }, { task: 'actionDone', side: s, card: card.id, gen: card.gen })
  // MB-H30: who reacts to it does so after its text
  raise(t, { event: 'action', side: s, card: card.id })
  pushEffects(t, `${address}.do`, contextOfAction(card, s))
}

const actionsOfCard = (t: MillenniumTable, s: SideNumber, card: CardInPlay, address: string): Action =>
  abilitiesInPlay(t).actions.find((each) => each.side === s && each.card === card && each.own.address === address)!.own
    .ability as Action

interface LevelOption extends Option {
  readonly spend: boolean
}

const levelOptions: readonly LevelOption[] = [
  { key: 'token', spend: true },
  { key: 'flip', spend: false },
]

/** MB-190, MB-426, MB-H64: the flip, or a token of a card with Level Up. */
export function actionDone(
  t: MillenniumTable,
  { card: id, gen, side: s }: Extract<Task, { task: 'actionDone' }>,
): Part {
  const card = t.card(id)
  if (!isOwned(card.def)) {
    t.mark(card, 'used', true)
    return null
  }
  if (card.gen !== gen || card.down || sideOf(t, card) !== s) return null
  if (!hasKeyword(t, card, 'levelUp') || tokensOn(card) === 0) {
    flipAsCost(t, card, 'action')
    return null
  }
  return askThen<MillenniumTable, LevelOption>(
    t,
    s,
    { kind: 'levelUp', card: id, rule: 'MB-426', options: () => levelOptions },
    (_t, _seat, chosen) => {
      if (chosen.spend) addTokens(t, card, -1, id)
      else flipAsCost(t, card, 'action')
      return null
    },
  )
}

/** MB-380, MB-446, MB-448 */
export function attach(t: MillenniumTable, s: SideNumber, card: CardInPlay, host: CardInPlay): void {
  t.move(card, attachedOf(t, s), { host })
  t.tell({ type: 'attached', side: s, card: card.id, on: host.id, rule: 'MB-446' })
}

/** MB-338, MB-H56: a boss plays the next card of its deck and uses no Actions. */
function bossTurn(t: MillenniumTable, s: SideNumber): Part {
  const { tournament } = t.state
  if (tournament.turn.hasPlayed) passTurn(t)
  else {
    tournament.chain = { length: 0, seen: [] }
    tournament.passes = 0
    play(t, s, handOf(t, s).top!)
  }
  return null
}
