import type { AskKind, ExceedOption } from '@cardwright/exceed'
import type { BoardProps } from '../../table/contract.ts'
import { exceedWords } from '../../words/en/boards/exceed/board.ts'
import { commonWords } from '../../words/en/common.ts'
import { cardData, type Facts, rangeText } from './facts.ts'
import { nameOf } from './names.ts'
import { lackOf } from './notes.ts'
import { arrivalsOf, goalOf } from './offers.ts'
import { type Reach, reachOf } from './reach.ts'

/** What would be, if what the pointer is on were done, or as soon as what was chosen is paid for. */
export interface Preview {
  readonly reach: Reach | null
  /** Where somebody would come to stand, one way or another. */
  readonly ghosts: readonly { readonly seat: number; readonly space: number }[]
  readonly caption: string
  /** It would reach, and there is Gauge enough. */
  readonly isGood: boolean
}

/** Questions whose answers are attacks, or cards that could be one. */
const ofAttacks: ReadonlySet<string | undefined> = new Set<AskKind>(['act', 'set', 'extra', 'boost'])

function attackOf(props: BoardProps) {
  const { preview, ask } = props.answering
  return ofAttacks.has(ask?.kind) ? cardData(props, (preview as ExceedOption | null)?.def) : null
}

const captionOf = (
  card: string,
  foe: string,
  { min, max, distance, goes, hits }: Reach,
  lacks: string | null,
): string =>
  exceedWords.reach({
    card,
    foe,
    isYou: foe === commonWords.you,
    range: rangeText([min, max]),
    distance,
    goes,
    hits,
    lacks: hits ? lacks : null,
  })

export function previewOf(props: BoardProps, facts: Facts): Preview | null {
  const { answering, view, words } = props
  const { preview } = answering
  const seat = view.seat
  if (seat === null || facts.sides.length < 2) return null
  const goal = goalOf(answering)
  if (goal !== null) return { reach: null, ghosts: [{ seat, space: goal }], caption: '', isGood: false }
  if (preview === null) return null
  const def = attackOf(props)
  if (def !== null) {
    const reach = reachOf(def, facts, seat)
    if (reach === null) return { reach, ghosts: [], caption: exceedWords.noRange(words.name(def.id)), isGood: false }
    const unpaid = lackOf(def, props)
    const lack = unpaid === null || unpaid.life !== null ? null : exceedWords.lacksGaugeShort(unpaid.gauge, unpaid.held)
    return {
      reach,
      ghosts: reach.goes === null ? [] : [{ seat, space: reach.goes }],
      caption: captionOf(words.name(def.id), nameOf(props, 1 - seat), reach, lack),
      isGood: reach.hits && lack === null,
    }
  }
  if (preview.move === 'move')
    return { reach: null, ghosts: [{ seat, space: Number(preview.space) }], caption: '', isGood: false }
  const arrivals = arrivalsOf(preview as ExceedOption, seat)
  if (arrivals.length === 0) return null
  return {
    reach: null,
    ghosts: arrivals.map(({ mover, space }) => ({ seat: mover, space })),
    caption: '',
    isGood: false,
  }
}
