import type { UndoInfo } from '@cardwright/protocol'
import { useEffect, useId, useRef, useState } from 'react'
import { change, speeds, useSettings } from '../../app/settings.ts'
import { Confirm } from '../../design/Dialog.tsx'
import { later } from '../../design/later.tsx'
import { Sign } from '../../design/Picture.tsx'
import { usePhone } from '../../design/use-media.ts'
import { commonWords } from '../../words/en/common.ts'
import { isTouched } from '../../words/en/pointing.ts'
import { toolWords } from '../../words/en/table/tools.ts'
import { type Way, WaysMenu } from '../card/WaysMenu.tsx'
import { type Given, useTable } from '../context.ts'
import { useChairHere } from './chair-here.ts'

const KeyHelp = later(async () => (await import('./KeyHelp.tsx')).KeyHelp)

export interface ToolsProps {
  /** Another match of the same kind, once this one is over. */
  readonly again?: (() => void) | undefined
  /** Leaves the table. */
  readonly leave?: () => void
  /** Passes the screen on to another who sits at it and can do something. */
  readonly pass?: () => void
  /** Looks at the match from its beginning. */
  readonly replay?: (() => void) | undefined
  /** The match as a file. */
  readonly save?: () => void
}

/** Undo, speed, and what is seldom needed, in a menu. */
export function Tools({ again, leave, pass, replay, save }: ToolsProps) {
  const chair = useChairHere()
  const { snapshot, table, view, beat, entry } = useTable()
  const isOver = view.result !== null && beat === null
  const { speed, sound } = useSettings()
  const [resigning, setResigning] = useState(false)
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
  const [hasResigned, setResigned] = useState(false)
  const hasLeft = hasResigned || snapshot.events.some(({ type, seat }) => type === 'leave' && seat === snapshot.seat)
  const plays = snapshot.seat !== null && !snapshot.over && table.status !== 'over' && !hasLeft
  const mayUndo = entry.game.undo !== false
  const isAmongPeople = table.seats.every(({ kind }) => kind === 'person')
  const others = table.seats.filter((_, seat) => seat !== snapshot.seat)
  const othersPlayOn = others.length > 1 && others.some(({ kind }) => kind === 'person')
  const offered = snapshot.agreedToDraw.some((seat) => seat !== snapshot.seat)
  const hasOffered = snapshot.agreedToDraw.some((seat) => seat === snapshot.seat)
  const faster = () => change({ speed: speeds[(speeds.indexOf(speed) + 1) % speeds.length] })
  const way = (id: string, text: string, go: (() => void) | undefined, isThere = true): readonly Way[] =>
    go && isThere ? [{ id, text, go }] : []
  const ways = [
    ...way('speed', toolWords.speed(commonWords.speeds[speed]), faster),
    ...way('sound', toolWords.sound(sound), () => change({ sound: !sound })),
    ...way('rules', toolWords.rules, () => void open(`/rules/${entry.game.id}`, '_blank', 'noopener')),
    ...way('keys', toolWords.keys, () => setHelp(true), !isTouched),
    ...way('draw', toolWords.offerDraw, () => void chair.draw(true), plays && isAmongPeople),
    ...way('save', toolWords.save, save),
    ...way('resign', toolWords.resign, () => setResigning(true), plays),
    ...way('leave', toolWords.leave, leave),
  ]
  return (
    <div className="tools">
      {plays && hasOffered && !offered && (
        <p className="tools__offer" role="status">
          {toolWords.offeredDraw}
          <button type="button" className="button button--quiet" onClick={() => void chair.draw(false)}>
            {toolWords.takeBack}
          </button>
        </p>
      )}
      {plays && offered && (
        <p className="tools__offer" role="status">
          {toolWords.drawOffered}
          <button type="button" className="button" onClick={() => void chair.draw(true)}>
            {toolWords.agree}
          </button>
          <button type="button" className="button button--quiet" onClick={() => void chair.draw(false)}>
            {toolWords.decline}
          </button>
        </p>
      )}
      {isOver && again && (
        <button type="button" className="button button--main" onClick={again}>
          {toolWords.rematch}
        </button>
      )}
      {isOver && replay && (
        <button type="button" className="button" onClick={replay}>
          {toolWords.watchAgain}
        </button>
      )}
      {plays && <Advise />}
      {pass && <Pass pass={pass} />}
      {plays && mayUndo && <Undo />}
      <button
        ref={more}
        type="button"
        className="button button--quiet"
        aria-label={toolWords.more}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <Sign name="hamburger-menu" />
      </button>
      {isOpen && <WaysMenu anchor={more} label={toolWords.more} ways={ways} close={() => setOpen(false)} />}
      {help && <KeyHelp close={() => setHelp(false)} />}
      {resigning && (
        <Confirm
          title={toolWords.resignSure}
          text={othersPlayOn ? toolWords.resignAmongMany : toolWords.resignWhat}
          yes={toolWords.resignYes}
          onYes={() => void chair.resign().then((refusal) => setResigned(refusal === null))}
          close={() => setResigning(false)}
        />
      )}
    </div>
  )
}

/** Asks what a bot would do. */
function Advise() {
  const { answering, isAhead } = useTable()
  const { advise, advice, dismiss } = answering
  const isPhone = usePhone()
  if (advise === null || isAhead) return null
  return (
    <button
      type="button"
      className="button button--quiet"
      title={toolWords.adviceWhat}
      aria-pressed={advice !== null}
      onClick={advice === null ? advise : dismiss}
    >
      <Sign name="light-bulb" /> <span className={isPhone ? 'visually-hidden' : undefined}>{toolWords.advice}</span>
    </button>
  )
}

function Pass({ pass }: { pass(): void }) {
  const isPhone = usePhone()
  return (
    <button type="button" className="button button--quiet" onClick={pass}>
      <Sign name="theater-curtains" /> <span className={isPhone ? 'visually-hidden' : undefined}>{toolWords.pass}</span>
    </button>
  )
}

/** Takes the last answer back. What it takes back, or why it cannot, stands above it before it is pressed. */
function Undo() {
  const { snapshot, answering, given } = useTable()
  const { undo } = snapshot
  const id = useId()
  const isOff = undo !== null && 'why' in undo
  const isSaid = isOff && answering.notice?.why === undo.why
  return (
    <span className="undo">
      <button
        type="button"
        className="button button--quiet"
        aria-describedby={undo === null || isSaid ? undefined : id}
        aria-disabled={isOff || undefined}
        onClick={answering.undo}
      >
        <Sign name="return-arrow" /> {toolWords.undo}
      </button>
      {undo !== null && !isSaid && (
        <span role="tooltip" id={id} className="undo__what" data-content={isOff || undefined}>
          {undoTitle(undo, given)}
        </span>
      )}
    </span>
  )
}

function undoTitle(undo: UndoInfo, given: Given | null): string {
  if ('why' in undo) return undo.why
  const isGivenHere = given !== null && [...given.keys].sort().join('\n') === [...undo.keys].sort().join('\n')
  return toolWords.undoAnswer(isGivenHere ? given.said : [], undo.since === true)
}
