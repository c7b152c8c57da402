import { useEffect, useState } from 'react'
import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components'
import { change, speedNames, speeds, useSettings } from '../../app/settings.ts'
import { Confirm } from '../../design/Dialog.tsx'
import { Sign } from '../../design/Picture.tsx'
import { useTable } from '../context.ts'
import { useChairHere } from './chat-here.ts'
import { KeyHelp } from './KeyHelp.tsx'

export interface ToolsProps {
  /** Another match of the same kind, once this one is over. */
  readonly again?: (() => void) | undefined
  /** Where one goes from here. */
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
  const act = (key: string | number) => {
    if (key === 'speed') change({ speed: speeds[(speeds.indexOf(speed) + 1) % speeds.length] })
    else if (key === 'sound') change({ sound: !sound })
    else if (key === 'keys') setHelp(true)
    else if (key === 'resign') setResigning(true)
    else if (key === 'draw') void chair.draw(true)
    else if (key === 'save') save?.()
    else if (key === 'replay') replay?.()
    else leave?.()
  }
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
      <MenuTrigger>
        <Button className="button button--quiet" aria-label="More">
          <Sign name="hamburger-menu" />
        </Button>
        <Popover className="menu-pop" placement="top end">
          <Menu className="menu" aria-label="More" onAction={act}>
            <MenuItem className="menu__item" id="speed">
              Speed: {speedNames[speed]}
            </MenuItem>
            <MenuItem className="menu__item" id="sound">
              Sound: {sound ? 'on' : 'off'}
            </MenuItem>
            <MenuItem className="menu__item" id="keys">
              Keys
            </MenuItem>
            {plays && isAmongPeople ? (
              <MenuItem className="menu__item" id="draw">
                Offer a draw
              </MenuItem>
            ) : null}
            {save ? (
              <MenuItem className="menu__item" id="save">
                Save the record
              </MenuItem>
            ) : null}
            {plays ? (
              <MenuItem className="menu__item" id="resign">
                Resign …
              </MenuItem>
            ) : null}
            {leave ? (
              <MenuItem className="menu__item" id="leave">
                Leave the table
              </MenuItem>
            ) : null}
          </Menu>
        </Popover>
      </MenuTrigger>
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
