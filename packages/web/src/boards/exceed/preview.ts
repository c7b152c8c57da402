import type { AskKind, ExceedOption } from '@cardwright/exceed'
import type { BoardProps } from '../../table/contract.ts'
import { exceedWords } from '../../words/en/boards/exceed/board.ts'
import { commonWords } from '../../words/en/common.ts'
import { cardData, type Facts, rangeText } from './facts.ts'
import { nameOf } from './names.ts'
import { arrivalOf, goalOf } from './offers.ts'
import { type Reach, reachOf } from './reach.ts'

/** What would be, if what the pointer is on were done, or as soon as what was chosen is paid for. */
export interface Preview {
  readonly reach: Reach | null
  /** Somebody would come to stand there. */
  readonly ghost: { readonly seat: number; readonly space: number } | null
  readonly caption: string
}

/** Questions whose answers are attacks, or cards that could be one. */
const ofAttacks: ReadonlySet<string | undefined> = new Set<AskKind>(['act', 'set', 'extra', 'boost'])

function attackOf(props: BoardProps) {
  const { preview, ask } = props.answering
  return ofAttacks.has(ask?.kind) ? cardData(props, (preview as ExceedOption | null)?.def) : null
}

const captionOf = (card: string, foe: string, { min, max, distance, goes, hits }: Reach): string =>
  exceedWords.reach({
    card,
    foe,
    isYou: foe === commonWords.you,
    range: rangeText([min, max]),
    distance,
    goes,
    hits,
  })

export function previewOf(props: BoardProps, facts: Facts): Preview | null {
  const { answering, view, words } = props
  const { preview } = answering
  const seat = view.seat
  if (seat === null || facts.sides.length < 2) return null
  const goal = goalOf(answering)
  if (goal !== null) return { reach: null, ghost: { seat, space: goal }, caption: '' }
  if (preview === null) return null
  const def = attackOf(props)
  if (def !== null) {
    const reach = reachOf(def, facts, seat)
    if (reach === null) return { reach, ghost: null, caption: exceedWords.noRange(words.name(def.id)) }
    const ghost = reach.goes === null ? null : { seat, space: reach.goes }
    return {
      reach,
      ghost,
      caption: captionOf(words.name(def.id), nameOf(props, 1 - seat), reach),
    }
  }
  if (preview.move === 'move') return { reach: null, ghost: { seat, space: Number(preview.space) }, caption: '' }
  const arrival = arrivalOf(preview as ExceedOption, seat)
  return arrival && { reach: null, ghost: { seat: arrival.mover, space: arrival.space }, caption: '' }
}
