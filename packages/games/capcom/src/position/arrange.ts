import { misfits, type Seat } from '@cardwright/engine'
import { z } from 'zod'
import { isNumber, joker } from '../cards/deck.ts'
import { activeSeat, playing, seatsOf } from '../rules/teams.ts'
import { type CapcomCard, type CapcomTable, freshCleanUp } from '../state.ts'
import { type Given, givenSchema, type SeatGiven } from './schema.ts'

/** Puts the table into a position; the README names its terms. */
export function arrange(t: CapcomTable, given: unknown): void {
  const { data, error } = givenSchema.safeParse(given)
  if (error) throw new Error(`This is no position: ${z.prettifyError(misfits(error))}`)
  arrangeTeams(t, data)
  arrangeState(t, data)
  data.seats?.forEach((side, seat) => {
    if (seat >= t.seats) throw new Error(`seats.${seat}: there are ${t.seats} seats.`)
    arrangeSeat(t, seat, side)
  })
  t.touch()
}

function arrangeTeams(t: CapcomTable, { teams }: Given): void {
  teams?.forEach(({ active, characters }, team) => {
    const side = t.state.teams[team as 0 | 1]
    if (active !== undefined) side.active = active
    characters?.forEach(({ hp, out, usedTurn, usedGame }, index) => {
      const character = side.characters[index]
      if (character === undefined) throw new Error(`teams.${team}.characters.${index}: there is no such character.`)
      if (hp !== undefined) character.hp = hp
      character.out = out ?? character.hp === 0
      if (usedTurn !== undefined) character.usedTurn = usedTurn
      if (usedGame !== undefined) character.usedGame = usedGame
    })
    if (side.characters[side.active] === undefined || side.characters[side.active]!.out)
      throw new Error(`teams.${team}.active: the active character is one that is not KOed.`)
  })
}

function arrangeState(t: CapcomTable, given: Given): void {
  const { state } = t
  const { first, turn = state.turn, turns = 3, phase, actor, support = false, combat = null } = given
  if (first !== undefined) state.first = first
  state.turn = turn
  state.turns = turns
  state.phase = phase
  if (actor !== undefined && !seatsOf(t, turn).includes(actor))
    throw new Error(`actor: seat ${actor} is none of team ${turn}, whose turn it is.`)
  state.actor = actor ?? activeSeat(t, turn)
  state.support = support
  state.mulligans = given.mulligans ?? (phase === 'mulligan' ? state.mulligans : [])
  state.combat = combat
  state.cleanUp = { ...freshCleanUp(), ...given.cleanUp }
  state.swaps = given.swaps ?? [false, false]
  state.declined = given.declined ?? [false, false]
}

const families = ['hand', 'discard', 'meter', 'block', 'played'] as const

/** CC-006, CC-111, CC-174, CC-A62: a block is one number card; the meter takes number cards and Jokers. */
function mustFit(where: string, family: (typeof families)[number], cards: readonly CapcomCard[]): void {
  if (family === 'block' && cards.length > 1) throw new Error(`${where}: a block is one card, not ${cards.length}.`)
  if (family !== 'block' && family !== 'meter') return
  const wrong = cards.find((card) => !isNumber(playing(card)) && !(family === 'meter' && playing(card).rank === joker))
  if (wrong) throw new Error(`${where}: ${wrong.def.id} is no number card from 2 to 10.`)
}

/** The named cards where they are said to lie, all others in the deck beneath those named on top, or in the discard pile. */
function arrangeSeat(t: CapcomTable, seat: Seat, side: SeatGiven): void {
  const own = t.cards.filter((card) => card.owner === seat && card.def.kind === 'card')
  const inDeck = (card: CapcomCard) => (card.zone.family === 'deck' ? card.zone.cards.indexOf(card) : -1)
  const left = [...own].sort((a, b) => inDeck(a) - inDeck(b))
  const take = (name: string): CapcomCard => {
    const at = left.findIndex((card) => card.def.id === name)
    if (at < 0) throw new Error(`seats.${seat} names ${name}, which is not in that deck or is named twice.`)
    return left.splice(at, 1)[0]!
  }
  const laid = families.map((family) => [family, (side[family] ?? []).map(take)] as const)
  for (const [family, cards] of laid) mustFit(`seats.${seat}.${family}`, family, cards)
  const top = (side.deck ?? []).map(take).reverse()
  for (const card of left) t.place(card, t.zone[side.rest ?? 'deck'](seat))
  for (const card of top) t.place(card, t.zone.deck(seat))
  for (const [family, cards] of laid)
    for (const card of cards) t.place(card, t.zone[family](seat), { down: family === 'block' })
}
