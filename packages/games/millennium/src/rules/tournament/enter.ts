import { askThen, type Option, type Part } from '@cardwright/engine'
import { isSilenced, raise, wait } from '../../acts/raise.ts'
import { decider, isBossSide, tableau } from '../../acts/sides.ts'
import { isFull } from '../../acts/slots.ts'
import { addTokens } from '../../acts/tokens.ts'
import { hasKeyword, valuesOf } from '../../acts/values.ts'
import { type CardInPlay, type MillenniumTable, player, type SideNumber, side } from '../../state.ts'
import type { Task } from '../../tasks.ts'

type Enter = Extract<Task, { task: 'enter' }>

/** MB-170, MB-193, MB-205: a card comes into play at the right end, and what that sets off waits in its order. */
export function enter(t: MillenniumTable, { side: s, card: id, ownSlot, silently }: Enter): Part {
  const card = t.card(id)
  const before = [...tableau(t, s).cards]
  t.move(card, tableau(t, s))
  if (ownSlot) t.mark(card, 'ownSlot', true)
  t.tell({ type: 'played', side: s, card: id, rule: silently ? 'MB-411' : 'MB-193' })
  noteFull(t, s)
  noteNamed(t, card)
  withTokens(t, s, card, before)
  const follow = (): Part => {
    if (!silently) playEffects(t, s, card)
    earthcraft(t, s, card, before)
    nextEffects(t, s, card, before)
    raise(t, { event: 'played', side: s, card: id })
    return null
  }
  return undead(t, s, card, follow)
}

/** For the Quickstep Couriers: who first fills all slots. */
function noteFull(t: MillenniumTable, s: SideNumber): void {
  const { sides } = t.state.tournament
  if (isFull(t, s) && sides.every((each) => each.counters.filledFirst === 0)) side(t, s).counters.filledFirst = 1
}

/** MB-418 */
function noteNamed(t: MillenniumTable, card: CardInPlay): void {
  const { names } = valuesOf(t, card)
  for (const each of t.state.tournament.sides) {
    if (names.some((name) => each.named.includes(name))) each.counters.namedPlayed++
  }
}

/** MB-426, MB-440: with what tokens it comes into play. */
function withTokens(t: MillenniumTable, s: SideNumber, card: CardInPlay, before: readonly CardInPlay[]): void {
  if (hasKeyword(t, card, 'levelUp')) addTokens(t, card, 1, card.id)
  if (isSilenced(t, 'next', s)) return
  for (const each of before) {
    if (hasKeyword(t, each, 'synchro') && !each.marks?.spent) addTokens(t, card, 2, each.id)
  }
}

/** MB-205 */
function playEffects(t: MillenniumTable, s: SideNumber, card: CardInPlay): void {
  for (const { ability, address } of valuesOf(t, card).abilities) {
    if (ability.on !== 'play') continue
    wait(t, { side: s, band: 'play', card: card.id, gen: card.gen, ability: address, it: null, them: null })
  }
}

/** MB-414, MB-H66: another Earth card repeats the Play effects of each Earthcraft. */
function earthcraft(t: MillenniumTable, s: SideNumber, card: CardInPlay, before: readonly CardInPlay[]): void {
  if (!valuesOf(t, card).elements.includes('earth')) return
  for (const each of before) {
    if (!hasKeyword(t, each, 'earthcraft')) continue
    for (const { ability, address } of valuesOf(t, each).abilities) {
      if (ability.on !== 'play') continue
      wait(t, { side: s, band: 'ongoing', card: each.id, gen: each.gen, ability: address, it: null, them: null })
    }
  }
}

/** MB-206, MB-207, MB-H35: each Next is for the first card played after it. */
function nextEffects(t: MillenniumTable, s: SideNumber, card: CardInPlay, before: readonly CardInPlay[]): void {
  for (const each of before) {
    if (each.marks?.spent) continue
    const nexts = valuesOf(t, each).abilities.filter(({ ability }) => ability.on === 'next')
    for (const { address } of nexts) {
      wait(t, { side: s, band: 'next', card: each.id, gen: each.gen, ability: address, it: card.id, them: null })
    }
    t.mark(each, 'spent', true)
  }
}

const yesNo = [{ key: 'yes' }, { key: 'no' }] as const satisfies readonly Option[]

/** MB-444, MB-445, MB-H60: Undead may come in with Sell Markers of its owner. */
function undead(t: MillenniumTable, s: SideNumber, card: CardInPlay, follow: () => Part): Part {
  const wanted = Math.max(hasKeyword(t, card, 'undeadPlus') ? 2 : 0, hasKeyword(t, card, 'undead') ? 1 : 0)
  if (isBossSide(t, s)) return follow()
  const count = Math.min(wanted, player(t, s).markers)
  if (count === 0) return follow()
  return askThen<MillenniumTable, Option>(
    t,
    decider(t, s),
    { kind: 'markers', card: card.id, rule: 'MB-444', context: { count }, options: () => yesNo, skip: 'no' },
    (_t, _seat, { key }) => {
      if (key === 'yes') {
        player(t, s).markers -= count
        t.mark(card, 'markers', count)
        t.tell({ type: 'markers', seat: s, card: card.id, count, rule: 'MB-444' })
      }
      return follow()
    },
  )
}
