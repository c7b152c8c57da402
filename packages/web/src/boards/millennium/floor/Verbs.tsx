import { useEffect, useState } from 'react'
import { useTable } from '../../../table/context.ts'
import { useSure } from '../../../table/parts/use-sure.tsx'
import { millenniumWords as said } from '../../../words/en/boards/millennium/board.ts'
import { nameOf } from '../facts.ts'
import { useFloor } from './floor-state.ts'
import { meaningOf, type Verb, verbsFor } from './verbs.ts'
import './verbs.css'

/** What can be done with the cards that are chosen. What cannot be done says why when it is pointed at, has the focus or is tried. */
export function Verbs() {
  const table = useTable()
  const { sight, isOpen, picked, purpose, pick, say, trade } = useFloor()
  const [why, setWhy] = useState<string | null>(null)
  const [pointed, setPointed] = useState<string | null>(null)
  const verbs = verbsFor(sight, picked, (seat) => nameOf(table, seat))
  const brings = meaningOf(verbs, pointed ?? purpose)
  const chosen = picked.map(({ card }) => card.handle).join()
  useEffect(() => setWhy(null), [chosen])
  const lookAt = (verb: Verb | null) => {
    setWhy(verb?.why ?? null)
    setPointed(verb?.id ?? null)
  }
  const act = (verb: Verb) => {
    if (verb.why !== null) return setWhy(verb.why)
    if (verb.key === null) return trade()
    say(verb.key)
    pick([])
  }
  return (
    <div className="mb-verbs">
      <div className="mb-verbs__head">
        <p className="mb-verbs__says" role="status" data-why={why !== null || undefined}>
          {why ?? [said.picked(picked.length), brings].filter(Boolean).join(' ')}
        </p>
        <button
          type="button"
          className="button button--quiet mb-small"
          disabled={picked.length === 0}
          onClick={() => pick([])}
        >
          {said.clear}
        </button>
      </div>
      <div className="mb-verbs__all">
        {verbs.map((verb) => (
          <VerbButton
            key={verb.id}
            verb={verb}
            isMeant={verb.id === purpose}
            isOpen={isOpen}
            lookAt={lookAt}
            act={() => act(verb)}
          />
        ))}
      </div>
    </div>
  )
}

interface ButtonProps {
  readonly verb: Verb
  /** The cards were chosen for it. */
  readonly isMeant: boolean
  readonly isOpen: boolean
  lookAt(verb: Verb | null): void
  act(): void
}

function VerbButton({ verb, isMeant, isOpen, lookAt, act }: ButtonProps) {
  const { id, label, why, means } = verb
  const [choose, sure] = useSure(verb.sure ?? null, label, act)
  return (
    <>
      <button
        type="button"
        className={`button mb-verb ${isMeant && why === null ? 'button--main' : ''}`}
        data-verb={id}
        disabled={!isOpen}
        aria-disabled={why !== null || undefined}
        title={why ?? means}
        aria-description={why ?? means}
        onPointerEnter={({ pointerType }) => pointerType === 'mouse' && lookAt(verb)}
        onPointerLeave={({ pointerType }) => pointerType === 'mouse' && lookAt(null)}
        onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && lookAt(verb)}
        onBlur={() => lookAt(null)}
        onClick={choose}
      >
        {label}
      </button>
      {sure}
    </>
  )
}
