import { askThen, type Flow, type Option, type Part } from '@cardwright/engine'
import type { Players } from '../effects/targets/vocabulary.ts'
import { type MillenniumTable, type SideNumber, side } from '../state.ts'
import type { Context } from '../tasks.ts'
import { clockwise, decider, opponentsOf, sideOf } from './sides.ts'

/** The sides that an effect means, clockwise from whoever's turn it is; of players who are chosen, all that may be. */
export function playersMeant(t: MillenniumTable, who: Players, context: Context): readonly SideNumber[] {
  const own = context.side
  const all = clockwise(t, t.state.tournament.turn.side)
  switch (who) {
    case 'you':
      return [own]
    case 'them':
      return context.them === null ? [] : [context.them]
    case 'owner':
      return context.it === null ? [] : [sideOf(t, t.card(context.it))]
    case 'each':
    case 'a-player':
      return all
    case 'others':
    case 'another':
      return all.filter((s) => s !== own)
    case 'opponents':
    case 'an-opponent':
      return opponentsOf(t, own)
    case 'richer':
      return all.filter((s) => side(t, s).rp > side(t, own).rp)
    case 'poorer':
      return all.filter((s) => side(t, s).rp < side(t, own).rp)
  }
}

const isChosen = (who: Players): boolean => who === 'a-player' || who === 'another' || who === 'an-opponent'

interface PlayerOption extends Option {
  readonly side: SideNumber
}

export const sideKey = (t: MillenniumTable, s: SideNumber): string => (s < t.seats ? `seat${s}` : 'boss')

/** Goes on with the players that an effect means; where one of them is chosen, asks for it. */
export function withPlayers(
  t: MillenniumTable,
  who: Players,
  context: Context,
  then: (sides: readonly SideNumber[]) => Part,
  isLegal: (s: SideNumber) => boolean = () => true,
  purpose: 'clash' | null = null,
): Part {
  const legal = () => playersMeant(t, who, context).filter(isLegal)
  const now = legal()
  // MB-394: an effect without a target does not happen
  if (now.length === 0) {
    t.tell({ type: 'stopped', side: context.side, card: context.card, why: 'noTarget', rule: 'MB-394' })
    return null
  }
  return !isChosen(who) || now.length === 1 ? then(now) : choosePlayer(t, context, legal, purpose, then)
}

const choosePlayer = (
  t: MillenniumTable,
  context: Context,
  legal: () => readonly SideNumber[],
  purpose: 'clash' | null,
  then: (sides: readonly SideNumber[]) => Part,
): Flow =>
  askThen<MillenniumTable, PlayerOption>(
    t,
    decider(t, context.side),
    {
      kind: 'player',
      card: context.card,
      rule: 'MB-394',
      ...(purpose && { context: { purpose } }),
      options: () => legal().map((s) => ({ key: sideKey(t, s), side: s })),
    },
    (_t, _seat, chosen) => then([chosen.side]),
  )
