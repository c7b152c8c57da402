import type { CardLine } from '@cardwright/engine'
import { isNumber, joker, meterValue, type PlayingCard } from '../../cards/deck.ts'
import type { Sheet } from '../../cards/sheet.ts'
import { linesOf } from '../../combos/lines.ts'
import { costText, moveText, typeText } from './sheet.ts'

/** Who else there is: a partner who waits, with the sheet that says what they jump in with. */
export type Partner = Sheet | null

/** What a playing card is good for in the hand of this fighter. */
export function usesOf(card: PlayingCard, sheet: Sheet, partner: Partner): CardLine[] {
  if (card.rank === joker) return jokerUses(card, sheet, partner)
  if (isNumber(card)) return card.rank <= sheet.strength ? lowUses(card, sheet, partner) : highUses(card, sheet)
  const { moves, avoids } = linesOf(sheet)
  const used = new Set([
    ...moves.filter(({ rank }) => rank === card.rank).map(({ use }) => use),
    ...avoids.filter(({ number }) => number === card.rank).map(({ id }) => id),
  ])
  return sheet.moves
    .filter(({ id }) => used.has(id))
    .map((move) => ({ head: `${costText(move)}: ${move.name}`, text: moveText(move) }))
}

function lowUses({ rank }: PlayingCard, { priority, defense }: Sheet, partner: Partner): CardLine[] {
  return [
    { head: 'Basic attack', text: `Damage ${rank}, priority ${priority}, combo points 1.` },
    { head: 'Block', text: `Stops ${rank} + ${defense} = ${rank + defense} damage, twice that of a super.` },
    ...(partner === null ? [] : [{ head: 'A pair', text: `Tags ${partner.name} in while you clean up.` }]),
  ]
}

function highUses(card: PlayingCard, { throw: thrown }: Sheet): CardLine[] {
  const { name, damage, priority, cost } = thrown
  return [
    {
      head: `A pair: ${name}`,
      text: `Type ${typeText(thrown)}, damage ${damage}, priority ${priority}, combo points ${cost}.`,
    },
    { head: 'A pair: tech hit', text: `Stops a throw with cards of ${card.rank} or less.` },
    inMeter(card),
  ]
}

function jokerUses(card: PlayingCard, { moves }: Sheet, partner: Partner): CardLine[] {
  if (partner === null) return [inMeter(card)]
  const marked = (sheetMoves: Sheet['moves'], mark: 'VC' | 'TS') =>
    sheetMoves.filter((move) => move.kind === 'attack' && move.mark === mark)
  return [
    ...marked(partner.moves, 'VC').map((move) => ({
      head: `Variable counter: ${move.name}`,
      text: `${partner.name} jumps in against an attack. ${moveText(move)}`,
    })),
    ...marked(moves, 'TS').map(({ name }) => ({
      head: 'Two Jokers: tag super',
      text: `${name} together with the super of ${partner.name}, who then comes in.`,
    })),
  ]
}

const inMeter = (card: PlayingCard): CardLine => ({ head: 'Super meter', text: `Worth ${meterValue(card)}.` })
