import type { Pattern } from '@cardwright/engine'
import { capital, whose } from '@cardwright/engine/english'
import { type ExodusFacts, factsIn, findCard, phaseNames, phases } from '@cardwright/exodus'
import { useHolding } from '../../table/aim/holding.tsx'
import { handleOf } from '../../table/aim/spots.ts'
import { type TableContext, useTable } from '../../table/context.ts'
import { endOf, isAsked, ownIn, withStop } from './stops.ts'
import './phase-bar.css'

/** Whose turn it is and which phase; above it where one stops in the other's turn, below it in one's own. */
export function PhaseBar() {
  const table = useTable()
  const { view, near, snapshot } = table
  const { turn, turns, phase, window } = factsIn(view)
  const canStop = snapshot.seat !== null && table.table.status === 'playing'
  const { held: spot, hold } = useHolding()
  const held = findCard(view, handleOf(spot) ?? undefined)?.card.name
  const awaited = view.waiting.map(({ seat }) => seat)
  const isOver = view.result !== null
  return (
    <section className="xo-bar" aria-label="Turn and phase" data-turn={turn === near ? 'near' : 'far'}>
      <p className="xo-bar__turn">
        {turns === 0 ? 'Opening hands' : `${capital(whose(table.telling, turn))} turn`}
        {turns > 0 && <small>Turn {turns}</small>}
      </p>
      <ol className="xo-bar__phases">
        {phases.map((each) => (
          <li key={each} aria-current={turns > 0 && each === phase ? 'step' : undefined}>
            {canStop && <Stop when={endOf(each)} said={`the end of the other’s ${phaseNames[each]}`} />}
            <span className="xo-bar__phase">{phaseNames[each].replace(' Phase', '')}</span>
            {canStop && <Stop when={ownIn(each)} said={`what you play yourself, in the ${phaseNames[each]}`} isOwn />}
          </li>
        ))}
      </ol>
      {held === undefined ? (
        <p className="xo-bar__window" data-mine={awaited.includes(near)}>
          {isOver ? 'The match is over' : windowWords(window, awaited, table)}
        </p>
      ) : (
        <p className="xo-bar__window" data-mine role="status">
          {table.words.name(held)}: where to?{' '}
          <button type="button" className="xo-bar__back" onClick={() => hold(null)}>
            Put back
          </button>
        </p>
      )}
    </section>
  )
}

function windowWords(
  window: ExodusFacts['window'],
  awaited: readonly number[],
  table: Pick<TableContext, 'telling'>,
): string {
  const [seat] = awaited
  if (seat === undefined) return 'Resolving'
  if (awaited.length > 1) return 'Both decide'
  const theirs = capital(whose(table.telling, seat))
  if (window === 'notice' || window === 'phaseEnd' || window === 'stack') return `${theirs} window to respond`
  return window === 'resolve' ? `${theirs} choice` : `${theirs} move`
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
      aria-label={`Ask me at ${said}`}
      title={`${isOn ? 'You are asked' : 'You are not asked'} at ${said}`}
      onClick={() => void chair.prefer(withStop(windows, when, !isOn))}
    />
  )
}
