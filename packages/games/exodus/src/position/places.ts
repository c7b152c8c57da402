import { cardAtPlace, makePlace } from '@cardwright/engine'
import type { Ref, Target } from '../state.ts'
import { type ExodusTable, refer } from '../table.ts'

/** A reference as a place; `moved hand:0#2` if the card has moved since, so that the reference is stale. */
export function makeRef(t: ExodusTable, { card: id, gen }: Ref): string {
  const card = t.card(id)
  const place = makePlace(card)
  return card.gen === gen ? place : `${moved}${place}`
}

const moved = 'moved '

export function parseRef(t: ExodusTable, text: string, field: string): Ref {
  const isMoved = text.startsWith(moved)
  const card = cardAtPlace(t, isMoved ? text.slice(moved.length) : text, field)
  return isMoved ? Object.freeze({ card: card.id, gen: card.gen - 1 }) : refer(card)
}

/** A card by its place; what is no card as `pile:0:2` (numbered as zones are), `graveyard:1`, `player:1`, `item:3`. */
export function makeTarget(t: ExodusTable, target: Target): string {
  switch (target.kind) {
    case 'card':
      return makeRef(t, target.ref)
    case 'pile':
      return `pile:${target.seat}:${target.index}`
    case 'item':
      return `item:${target.id}`
    default:
      return `${target.kind}:${target.seat}`
  }
}

export function parseTarget(t: ExodusTable, text: string, field: string): Target {
  if (text.includes('#')) return Object.freeze({ kind: 'card', ref: parseRef(t, text, field) })
  const [kind, first, index] = text.split(':')
  const number = Number(first)
  if (kind === 'item') return Object.freeze({ kind, id: number })
  if (kind === 'pile') return Object.freeze({ kind, seat: number, index: Number(index) })
  if (kind === 'graveyard' || kind === 'player') return Object.freeze({ kind, seat: number })
  throw new Error(`${field}: ${text} is nothing that can be aimed at; a card is hand:0#2, a pile pile:0:1.`)
}
