import type { Advised } from '@cardwright/room'
import { adviceWords } from '../../words/en/table/advice.ts'
import { useTable } from '../context.ts'
import { gainsIn } from '../outlook.ts'

interface Props {
  readonly outlook: NonNullable<Advised['outlook']>
  /** The other answer, in the game's words. */
  readonly other: string
}

/** What comes of the answer that is advised, against another. Nothing where that does not speak for it. */
export function AdviceReason({ outlook, other }: Props) {
  const { view, snapshot, look } = useTable()
  const seat = snapshot.seat ?? 0
  const gains = gainsIn(outlook, seat, view.seats, look.standing)
  return gains && <span className="advice__reason">{adviceWords.reason(gains, other, view.seats)}</span>
}
