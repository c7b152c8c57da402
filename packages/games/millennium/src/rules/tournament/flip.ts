import { askThen, numbered, type Option, type Part } from '@cardwright/engine'
import { canBeFlipped, flipByEffect } from '../../acts/flips.ts'
import { settle, strip, toBinder } from '../../acts/leaving.ts'
import { push } from '../../acts/push.ts'
import { isSilenced, raise, wait } from '../../acts/raise.ts'
import { areOpponents, clockwise, decider, isInTableau, markersOn, sideOf, tableau } from '../../acts/sides.ts'
import { hasKeyword, valuesOf } from '../../acts/values.ts'
import { isOwned } from '../../cards/definitions.ts'
import { type CardInPlay, type MillenniumTable, player, type SideNumber, side } from '../../state.ts'
import type { Task } from '../../tasks.ts'

type Flip = Extract<Task, { task: 'flip' }>

/** MB-208, MB-227: what may happen instead; then Flip effects; then the card turns over. */
export function flip(t: MillenniumTable, task: Flip): Part {
  const card = t.card(task.card)
  if (card.gen !== task.gen || card.down || card.marks?.flipping) return null
  const isByEffect = task.cause === 'effect'
  if (isByEffect && !canBeFlipped(t, card, task.by, task.source)) return null
  if (isByEffect && loseMarker(t, card, task.by)) return null
  return uniteInstead(t, card, task) ?? heroicInstead(t, card, task) ?? turn(t, card, task)
}

/** MB-444, MB-H60: a Sell Marker goes instead. */
function loseMarker(t: MillenniumTable, card: CardInPlay, by: SideNumber): boolean {
  const markers = markersOn(card)
  const s = sideOf(t, card)
  if (markers === 0 || !areOpponents(t, by, s)) return false
  if (!hasKeyword(t, card, 'undead') && !hasKeyword(t, card, 'undeadPlus')) return false
  t.mark(card, 'markers', markers === 1 ? null : markers - 1)
  if (s < t.seats) player(t, s).markers++
  t.tell({ type: 'saved', side: s, card: card.id, by: 'undead', rule: 'MB-444' })
  return true
}

interface SaveOption extends Option {
  readonly save: boolean
}

const letGo: SaveOption = { key: 'no', on: undefined, save: false }

/** The cards that are attached by Unite. */
const united = (t: MillenniumTable, card: CardInPlay): CardInPlay[] =>
  hasKeyword(t, card, 'unite') ? t.hosted(card).filter(({ def }) => isOwned(def)) : []

/** MB-447: for whatever reason it would be flipped. */
function uniteInstead(t: MillenniumTable, card: CardInPlay, task: Flip): Part {
  const s = sideOf(t, card)
  if (task.asked.includes(-1) || united(t, card).length === 0) return null
  return askThen<MillenniumTable, SaveOption>(
    t,
    decider(t, s),
    {
      kind: 'save',
      card: card.id,
      rule: 'MB-447',
      skip: 'no',
      options: () => [
        ...numbered(
          united(t, card),
          ({ def }) => def.id,
          ({ id }) => ({ on: id, save: true }),
        ),
        letGo,
      ],
    },
    (_t, _seat, { on, save }) => {
      if (save) {
        t.tell({ type: 'saved', side: s, card: card.id, by: 'unite', rule: 'MB-447' })
        toBinder(t, s, [t.card(on!)])
      } else push(t, { ...task, asked: [...task.asked, -1] })
      return null
    },
  )
}

/** The Heroic cards that a side could flip in place of this one: MB-421. */
function heroes(t: MillenniumTable, s: SideNumber, card: CardInPlay): readonly CardInPlay[] {
  if (sideOf(t, card) === s || !isInTableau(card) || isSilenced(t, 'reaction', s)) return []
  return tableau(t, s).cards.filter((each) => hasKeyword(t, each, 'heroic') && !each.marks?.flipping)
}

/** MB-220, MB-421, MB-422, MB-H28: only a flip by an effect; sides are asked in turn. */
function heroicInstead(t: MillenniumTable, card: CardInPlay, task: Flip): Part {
  if (task.cause !== 'effect' || task.unanswerable) return null
  const order = clockwise(t, t.state.tournament.turn.side)
  const s = order.find((each) => !task.asked.includes(each) && heroes(t, each, card).length > 0)
  if (s === undefined) return null
  return askThen<MillenniumTable, SaveOption>(
    t,
    decider(t, s),
    {
      kind: 'heroic',
      card: card.id,
      rule: 'MB-421',
      skip: 'no',
      options: () => [
        ...numbered(
          heroes(t, s, card),
          ({ def }) => def.id,
          ({ id }) => ({ on: id, save: true }),
        ),
        letGo,
      ],
    },
    (_t, _seat, { on, save }) => {
      if (save) {
        const hero = t.card(on!)
        side(t, s).counters.saved++
        t.tell({ type: 'saved', side: s, card: card.id, on: hero.id, by: 'heroic', rule: 'MB-421' })
        push(t, {
          ...task,
          card: hero.id,
          gen: hero.gen,
          by: s,
          source: hero.id,
          cause: 'reaction',
          unanswerable: false,
          asked: [],
        })
      } else push(t, { ...task, asked: [...task.asked, s] })
      return null
    },
  )
}

/** MB-208, MB-221: its Flip effects while it still lies face up, in an order of its owner's choice. */
function turn(t: MillenniumTable, card: CardInPlay, { unanswerable }: Flip): Part {
  const s = sideOf(t, card)
  t.mark(card, 'flipping', true)
  t.tell({ type: 'flipping', side: s, card: card.id, rule: 'MB-208' })
  t.state.tournament.pools.push([])
  for (const { ability, address } of valuesOf(t, card).abilities) {
    if (ability.on !== 'flip') continue
    wait(t, { side: s, band: 'flip', card: card.id, gen: card.gen, ability: address, it: card.id, them: null })
  }
  push(t, { task: 'drain' }, { task: 'down', card: card.id, gen: card.gen, unanswerable })
  return null
}

/** MB-183, MB-208, MB-381: the card turns over, and what lay on it goes. */
export function down(t: MillenniumTable, { card: id, gen, unanswerable }: Extract<Task, { task: 'down' }>): Part {
  const card = t.card(id)
  // a Flip effect may have taken it away: MB-432
  if (card.gen !== gen || card.down) return null
  t.mark(card, 'flipping', null)
  raise(t, { event: 'flipped', side: sideOf(t, card), card: id, unanswerable })
  strip(t, card)
  t.flip([card], 'down')
  settle(t)
  return null
}

/** MB-432: a card that was played to be flipped. */
export function flipEntered(t: MillenniumTable, { card: id, context }: Extract<Task, { task: 'flipEntered' }>): Part {
  const card = t.card(id)
  if (isInTableau(card)) flipByEffect(t, [card], context)
  return null
}
