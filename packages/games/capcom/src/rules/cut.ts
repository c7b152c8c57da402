import { type AskSpec, askThen, type Option, type Part, type Seat } from '@cardwright/engine'
import { tell } from '../events.ts'
import type { CapcomTable } from '../state.ts'

interface Cut extends Option {
  /** How many cards from the top go beneath the rest. */
  readonly at: number
}

/** CC-074, CC-180, CC-A60: the opponent may cut; by chance unless the table wants to be asked. */
export function cutDeck(t: CapcomTable, owner: Seat, by: Seat): Part {
  const { size } = t.zone.deck(owner)
  if (size < 2) return null
  if (t.state.dials.cut === 'random') {
    cut(t, owner, by, t.random.int(size))
    return null
  }
  const options: readonly Cut[] = Array.from({ length: size }, (_, at) => ({ key: `cut:${at}`, at }))
  const cutting: AskSpec<Cut> = {
    kind: 'cut',
    rule: 'CC-074',
    skip: 'cut:0',
    context: { of: owner },
    options: () => options,
  }
  return askThen(t, by, cutting, (_t, _by, { at }) => {
    cut(t, owner, by, at)
    return null
  })
}

function cut(t: CapcomTable, of: Seat, by: Seat, at: number): void {
  const deck = t.zone.deck(of)
  const lifted = deck.cards.slice(deck.size - at)
  if (at > 0) t.move(lifted, deck, 0)
  tell(t, { type: 'cut', seat: by, of, at: at === 0 ? null : at, rule: 'CC-074' })
}
