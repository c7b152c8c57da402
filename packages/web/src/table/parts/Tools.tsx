import { useEffect, useRef, useState } from 'react'
import { change, speeds, useSettings } from '../../app/settings.ts'
import { Confirm } from '../../design/Dialog.tsx'
import { Sign } from '../../design/Picture.tsx'
import { commonWords } from '../../words/en/common.ts'
import { type Way, WaysMenu } from '../card/WaysMenu.tsx'
import { useTable } from '../context.ts'
import { useChairHere } from './chair-here.ts'
import { KeyHelp } from './KeyHelp.tsx'

export interface ToolsProps {
  /** Another match of the same kind, once this one is over. */
  readonly again?: (() => void) | undefined
  /** Leaves the table. */
  readonly leave?: () => void
  /** Looks at the match from its beginning. */
  readonly replay?: (() => void) | undefined
  /** The match as a file. */
  readonly save?: () => void
}

/** Undo, speed, and what is seldom needed, in a menu. */
export function Tools({ again, leave, replay, save }: ToolsProps) {
  const chair = useChairHere()
  const { snapshot, answering, table, view, beat } = useTable()
  const isOver = view.result !== null && beat === null
  const { speed, sound } = useSettings()
  const [resigning, setResigning] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [help, setHelp] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const more = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const press = ({ key, target }: KeyboardEvent) => {
      if (key === '?' && !(target instanceof HTMLInputElement)) setHelp(true)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
  const plays = snapshot.seat !== null && !snapshot.over && table.status !== 'over'
  const isAmongPeople = table.seats.every(({ kind }) => kind === 'person')
  const offered = snapshot.agreedToDraw.some((seat) => seat !== snapshot.seat)
  const hasOffered = snapshot.agreedToDraw.some((seat) => seat === snapshot.seat)
  const undo = async () => setProblem((await chair.undo())?.why ?? null)
  const faster = () => change({ speed: speeds[(speeds.indexOf(speed) + 1) % speeds.length] })
  const way = (id: string, text: string, go: (() => void) | undefined, isThere = true): readonly Way[] =>
    go && isThere ? [{ id, text, go }] : []
  const ways = [
    ...way('speed', `Speed: ${commonWords.speeds[speed]}`, faster),
    ...way('sound', `Sound: ${sound ? 'on' : 'off'}`, () => change({ sound: !sound })),
    ...way('keys', 'Keys', () => setHelp(true)),
    ...way('draw', 'Offer a draw', () => void chair.draw(true), plays && isAmongPeople),
    ...way('save', 'Save the record', save),
    ...way('resign', 'Resign …', () => setResigning(true), plays),
    ...way('leave', 'Leave the table', leave),
  ]
  return (
    <div className="tools">
      {problem && (
        <p className="tools__problem" role="alert">
          {problem}
          <button type="button" className="ask__dismiss" aria-label="Dismiss" onClick={() => setProblem(null)}>
            ×
          </button>
        </p>
      )}
      {plays && hasOffered && !offered && (
        <p className="tools__offer" role="status">
          You have offered a draw.
          <button type="button" className="button button--quiet" onClick={() => void chair.draw(false)}>
            Take it back
          </button>
        </p>
      )}
      {plays && offered && (
        <p className="tools__offer" role="status">
          A draw is offered.
          <button type="button" className="button" onClick={() => void chair.draw(true)}>
            Agree
          </button>
          <button type="button" className="button button--quiet" onClick={() => void chair.draw(false)}>
            Decline
          </button>
        </p>
      )}
      {isOver && again && (
        <button type="button" className="button button--main" onClick={again}>
          Rematch
        </button>
      )}
      {isOver && replay && (
        <button type="button" className="button" onClick={replay}>
          Watch it again
        </button>
      )}
      {plays && (
        <button type="button" className="button button--quiet" onClick={undo} disabled={answering.sending}>
          <Sign name="return-arrow" /> Undo
        </button>
      )}
      <button
        ref={more}
        type="button"
        className="button button--quiet"
        aria-label="More"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <Sign name="hamburger-menu" />
      </button>
      {isOpen && <WaysMenu anchor={more} label="More" ways={ways} close={() => setOpen(false)} />}
      {help && <KeyHelp close={() => setHelp(false)} />}
      {resigning && (
        <Confirm
          title="Resign this match?"
          text="It ends at once, and the other side wins."
          yes="Resign"
          onYes={() => void chair.resign()}
          close={() => setResigning(false)}
        />
      )}
    </div>
  )
}
