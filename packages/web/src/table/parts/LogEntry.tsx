import type { AnyGame, SeenEvent } from '@cardwright/engine'
import { memo } from 'react'
import { RuleLink } from '../../design/RuleLink.tsx'
import type { Explained, LogDialog } from '../contract.ts'

/** A line of the log. */
export interface Line {
  readonly event: SeenEvent
  text: string
  readonly rule: string | null
  readonly seat: number | null
  readonly isTurn: boolean
  times: number
  /** The events that it tells aside; null if it tells its own alone. */
  readonly asides: SeenEvent[] | null
}

interface Props {
  readonly line: Line
  readonly game: AnyGame
  readonly side: 'near' | 'far' | undefined
  /** It is where Tab leads to. */
  readonly isStop: boolean
  readonly dialog: LogDialog | null
  readonly cited: Explained | null
  open(): void
}

/** What happened, the rule that says so, and what there is to see of it. Keys lead to these from the entry itself. */
function Entry({ line, game, side, isStop, dialog, cited, open }: Props) {
  const { text, rule, isTurn, times } = line
  const said = times > 1 ? `${text} ×${times}` : text
  return (
    <li
      className={isTurn ? 'is-turn' : undefined}
      data-side={side}
      data-aside={line.asides ? true : undefined}
      tabIndex={isStop ? 0 : -1}
    >
      {dialog ? (
        <button type="button" className="log__open" tabIndex={-1} title={dialog.name} onClick={open}>
          {said}
          <span className="visually-hidden"> {dialog.name}</span>
        </button>
      ) : (
        <span>{said}</span>
      )}
      {rule && <RuleLink game={game} rule={rule} tabIndex={-1} isMark cited={cited} />}
    </li>
  )
}

/** A log grows by hundreds of lines, and a line changes hardly ever: it is drawn again only if it does. */
export const LogEntry = memo(
  Entry,
  (a, b) =>
    a.line.event === b.line.event &&
    a.line.text === b.line.text &&
    a.line.times === b.line.times &&
    a.game === b.game &&
    a.side === b.side &&
    a.isStop === b.isStop &&
    a.dialog?.name === b.dialog?.name,
)
