import type { Seat } from '@cardwright/engine'
import type { Sheet } from '../cards/sheet.ts'
import type { Play } from '../combos/combos.ts'
import { tell } from '../events.ts'
import { draw } from '../rules/draw.ts'
import { activeOf, characterAt, sheetOf, teamIds } from '../rules/teams.ts'
import type { CapcomTable, Character, Hit, Place, Strike } from '../state.ts'
import type { Ability, Does, Doing } from './vocabulary.ts'

/** The ability of a character if it does this and may still be used: CC-A58. */
function ready<K extends Does>(t: CapcomTable, character: Character, does: K): Doing<K> | null {
  const { ability } = sheetOf(t, character)
  if (ability.does !== does) return null
  const once = 'once' in ability ? ability.once : null
  if (once === 'turn' && character.usedTurn) return null
  return once === 'game' && character.usedGame ? null : (ability as Doing<K>)
}

export const isReady = (t: CapcomTable, character: Character): boolean =>
  ready(t, character, sheetOf(t, character).ability.does) !== null

/** It was used: told, and noted where it may be used once. */
export function use(t: CapcomTable, character: Character, ability: Ability, amount = 0): void {
  if ('once' in ability) {
    if (ability.once === 'turn') character.usedTurn = true
    else character.usedGame = true
  }
  const { fighter, seat } = character
  tell(t, { type: 'ability', seat, fighter, name: ability.name, amount, rule: 'CC-016' })
}

/** Abilities that may be used once a turn may be used again. */
export function renew(t: CapcomTable): void {
  for (const team of teamIds) for (const each of t.state.teams[team].characters) each.usedTurn = false
}

/** `overheat`: whether the fighter may take damage for a special to do more. */
export const overheats = (t: CapcomTable, place: Place, { line }: Play): boolean =>
  line.class === 'special' && ready(t, characterAt(t, place), 'overheat') !== null

/** Uses it: how much more the special does, and what the fighter will take for it. */
export function overheat(t: CapcomTable, { team, character: index }: Place): { damage: number; pain: Hit } {
  const character = characterAt(t, { team, character: index })
  const ability = ready(t, character, 'overheat')!
  use(t, character, ability, ability.damage)
  const pain: Hit = { team, character: index, damage: ability.pain, use: ability.name, class: 'ability' }
  return { damage: ability.damage, pain }
}

/** `shield`: what is taken off a hit. */
export function shieldOf(t: CapcomTable, character: Character, hit: Hit): number {
  const { ability } = sheetOf(t, character)
  if (ability.does !== 'shield') return 0
  return ability.from.some((each) => each === hit.class) ? Math.min(ability.amount, hit.damage) : 0
}

/** `bargain`: CC-071. */
export const acePriceOf = ({ ability }: Sheet): number => (ability.does === 'bargain' ? ability.price : 40)
export const acePrice = (t: CapcomTable, character: Character): number => acePriceOf(sheetOf(t, character))

/** `pierce`: what a blocked basic attack still does. */
export function pierceBlock(t: CapcomTable, strike: Strike): number {
  const character = characterAt(t, strike)
  const { ability } = sheetOf(t, character)
  if (ability.does !== 'pierce' || strike.class !== 'basic' || strike.value < ability.value) return 0
  use(t, character, ability, ability.damage)
  return ability.damage
}

/** `heal`: at the end of a combat phase, for the characters in play. */
export function healAfterCombat(t: CapcomTable): void {
  for (const team of teamIds) {
    const character = activeOf(t, team)
    const ability = ready(t, character, 'heal')
    if (ability === null || character.out || character.hp > ability.atMost) continue
    const amount = Math.min(ability.amount, sheetOf(t, character).hp - character.hp)
    if (amount <= 0) continue
    character.hp += amount
    use(t, character, ability, amount)
  }
}

/** `draw`: after a negation with a ranged move. */
export function drawAfterNegation(t: CapcomTable, character: Character, isRanged: boolean): void {
  const ability = isRanged ? ready(t, character, 'draw') : null
  if (ability === null) return
  const { seat } = character
  const count = Math.min(ability.cards, t.zone.deck(seat).size)
  if (count === 0) return
  use(t, character, ability, count)
  draw(t, seat, count)
}

/** `takeBack`: the first card of an opener that was dodged. */
export function takeBack(t: CapcomTable, character: Character, seat: Seat): void {
  const ability = ready(t, character, 'takeBack')
  const [card] = t.zone.played(seat).cards
  if (ability === null || card === undefined) return
  use(t, character, ability)
  t.move(card, t.zone.hand(seat))
}

/** `rescue`: whether a dodge that failed by so much succeeds after all. */
export function rescueDodge(t: CapcomTable, character: Character, missedBy: number): boolean {
  const ability = ready(t, character, 'rescue')
  if (ability === null || missedBy > ability.by) return false
  use(t, character, ability)
  return true
}

export const maySift = (t: CapcomTable, character: Character): Doing<'sift'> | null => ready(t, character, 'sift')
export const maySummon = (t: CapcomTable, character: Character): Doing<'summon'> | null => ready(t, character, 'summon')
export const mayLook = (t: CapcomTable, character: Character): Doing<'look'> | null => ready(t, character, 'look')
