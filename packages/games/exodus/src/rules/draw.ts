import { type AskSpec, ask, type Flow, type Seat } from '@cardwright/engine'
import { tell } from '../events.ts'
import type { ExodusTable } from '../table.ts'
import { cleanUp } from './cleanup.ts'
import { isFrozen } from './freeze.ts'
import { loseLife } from './life.ts'
import { open, windows } from './turn.ts'

type Deck = 'mainDeck' | 'energyDeck'
const handOf = { mainDeck: 'hand', energyDeck: 'reserve' } as const
const graveOf = { mainDeck: 'graveyard', energyDeck: 'spent' } as const

/** XO-003, XO-004 */
export const drawsOfEach = 3

const drawOrder = {
  kind: 'draw',
  rule: 'XO-006',
  skip: 'rest',
  context: { window: 'draw', phase: 'draw' },
  options: () => orders,
} as const satisfies AskSpec
const orders = [{ key: 'rest' }, { key: 'main' }, { key: 'energy' }] as const

/** XO-003..007, XO-P24: three of each, in any order, which nobody interrupts; then the phase is over. */
export function* drawPhase(t: ExodusTable): Flow {
  const { turn, dials } = t.state
  let main: number = drawsOfEach
  let energy: number = drawsOfEach
  while (dials.drawOrder === 'asked' && main > 0 && energy > 0) {
    const { key } = yield* ask(t, turn, drawOrder)
    if (key === 'rest') break
    if (key === 'main') main--
    else energy--
    draw(t, turn, key === 'main' ? 'mainDeck' : 'energyDeck', 1)
  }
  draw(t, turn, 'mainDeck', main)
  draw(t, turn, 'energyDeck', energy)
  cleanUp(t)
  open(t, windows.phaseEnd)
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
  tell(t, { type: 'recycle', seat, deck, rule: 'XO-H20' })
  if (deck === 'mainDeck') loseLife(t, seat, t.state.dials.recyclePrice)
}
