import type { Seat } from '@cardwright/engine'
import type { ExodusTable } from '../table.ts'
import { cleanUp } from './cleanup.ts'
import { isFrozen } from './freeze.ts'
import { loseLife } from './life.ts'
import { open, windows } from './windows.ts'

type Deck = 'mainDeck' | 'energyDeck'
const handOf = { mainDeck: 'hand', energyDeck: 'reserve' } as const
const graveOf = { mainDeck: 'graveyard', energyDeck: 'spent' } as const

/** XO-003..007: three of each, which nobody interrupts; then the phase is over. */
export function drawPhase(t: ExodusTable): null {
  const { turn } = t.state
  draw(t, turn, 'mainDeck', 3)
  draw(t, turn, 'energyDeck', 3)
  cleanUp(t)
  open(t, windows.phaseEnd)
  return null
}

/** XO-H20: what cannot be drawn is not. */
export function draw(t: ExodusTable, seat: Seat, deck: Deck, count: number): void {
  for (let n = 0; n < count; n++) {
    if (t.zone[deck](seat).size === 0) recycle(t, seat, deck)
    const card = t.zone[deck](seat).top
    if (card === undefined) return
    t.move(card, t.zone[handOf[deck]](seat))
  }
}

/** XO-P33, XO-H20; XO-P30: nothing leaves a frozen graveyard. */
function recycle(t: ExodusTable, seat: Seat, deck: Deck): void {
  const grave = t.zone[graveOf[deck]](seat)
  if (grave.size === 0 || isFrozen(t, { kind: 'graveyard', seat })) return
  t.move(grave.cards.slice(), t.zone[deck](seat))
  t.shuffle(t.zone[deck](seat))
  t.tell({ type: 'recycle', seat, deck, rule: 'XO-H20' })
  if (deck === 'mainDeck') loseLife(t, seat, 1)
}
