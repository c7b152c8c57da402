import type { Pattern } from '@cardwright/engine'
import { factsOf, type RespondContext } from '@cardwright/exodus'
import { useState } from 'react'
import { useTable } from '../../table/context.ts'
import type { BoardProps } from '../../table/contract.ts'
import { boardWords } from '../../words/en/boards/exodus.ts'
import { StopsDialog } from './StopsDialog.tsx'

/** The other has played or attacked, and it is more than a trigger that only draws or heals. */
const somethingHappens: Pattern = { window: 'stack', plain: false }

/** Passing more than one window at a time, and saying where one wants to be asked. */
export function Controls({ view, near, snapshot, answering }: BoardProps) {
  const { chair, isAhead } = useTable()
  const [open, setOpen] = useState(false)
  if (snapshot.over || snapshot.seat === null) return null
  const { turn, turns } = factsOf(view)
  const isOwnTurn = turn === near
  const { ask } = answering
  const isWindow = ask?.kind === 'respond' && !isAhead
  const passOn = () => {
    // the item on the stack now would count as something: it is passed first
    const context = isWindow ? (ask.context as RespondContext) : null
    if (ask?.skip !== undefined && context?.window === 'stack' && !context.plain) answering.choose(ask.skip)
    void chair.yield(somethingHappens)
  }
  return (
    <>
      {isWindow && (
        <button type="button" className="button button--quiet" title={boardWords.passOnHint} onClick={passOn}>
          {boardWords.passOn}
        </button>
      )}
      {isWindow && !isOwnTurn && (
        <button
          type="button"
          className="button button--quiet"
          title={boardWords.passToTurnHint}
          onClick={() => void chair.yield('own')}
        >
          {boardWords.passToTurn}
        </button>
      )}
      {/* in the opening nobody responds to anything */}
      {turns > 0 && (
        <button
          type="button"
          className="button button--quiet"
          title={boardWords.stopsHint}
          onClick={() => setOpen(true)}
        >
          {boardWords.stops}
        </button>
      )}
      {open && <StopsDialog close={() => setOpen(false)} />}
    </>
  )
}
