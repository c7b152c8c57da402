import type { Pattern } from '@cardwright/engine'
import { factsOf, phases } from '@cardwright/exodus'
import { useTable } from '../../table/context.ts'
import { boardWords } from '../../words/en/boards/exodus.ts'
import { endOf, isAsked, ownIn, withStop } from './stops.ts'
import './phase-bar.css'

/** The turn and its phases; stops for the opponent's turn above them, for one's own below. */
export function PhaseBar() {
  const table = useTable()
  const { view, near, snapshot } = table
  const { turn, turns, phase, window } = factsOf(view)
  const canStop = snapshot.seat !== null && table.table.status === 'playing'
  const awaited = view.waiting.map(({ seat }) => seat)
  const isOver = view.result !== null
  return (
    <section
      className="xo-bar"
      aria-label={boardWords.bar}
      data-opening={turns === 0 || undefined}
      data-turn={turn === near ? 'near' : 'far'}
    >
      <p className="xo-bar__turn">
        {turns === 0 ? boardWords.openingHands : boardWords.turn(table.telling, turn)}
        {turns > 0 && <small>{boardWords.turnNumber(turns)}</small>}
        {turns > 0 && (
          <small className="xo-bar__now" aria-hidden>
            {boardWords.phase[phase]}
          </small>
        )}
      </p>
      <ol className="xo-bar__phases">
        {phases.map((each) => (
          <li key={each} aria-current={turns > 0 && each === phase ? 'step' : undefined}>
            {canStop && <Stop when={endOf(each)} said={boardWords.stopAtEnd(each)} />}
            <span className="xo-bar__phase">{boardWords.phase[each]}</span>
            {canStop && <Stop when={ownIn(each)} said={boardWords.stopOnOwn(each)} isOwn />}
          </li>
        ))}
      </ol>
      <p className="xo-bar__window" data-mine={awaited.includes(near)}>
        {isOver ? boardWords.over : boardWords.awaited(table.telling, window, awaited)}
      </p>
    </section>
  )
}

/** Whether one is asked there; lit if so. */
function Stop({ when, said, isOwn = false }: { when: Pattern; said: string; isOwn?: boolean }) {
  const { chair, snapshot } = useTable()
  const { windows } = snapshot
  const isOn = isAsked(windows, when)
  return (
    <button
      type="button"
      className={`xo-stop ${isOwn ? 'xo-stop--own' : ''}`}
      aria-pressed={isOn}
      aria-label={boardWords.askMeAt(said)}
      title={boardWords.askedAt(said, isOn)}
      onClick={() => void chair.prefer(withStop(windows, when, !isOn))}
    />
  )
}
