import { useEffect, useState } from 'react'
import { useTable } from '../../../table/context.ts'
import { useSure } from '../../../table/parts/use-sure.tsx'
import { millenniumWords as said } from '../../../words/en/boards/millennium/board.ts'
import { nameOf } from '../facts.ts'
import { useFloor } from './floor-state.ts'
import { meaningOf, type Verb, verbsFor } from './verbs.ts'
import './verbs.css'

interface Chosen {
  readonly verbs: readonly Verb[]
  /** Why not, or what would come of it. */
  readonly says: string
  readonly isWhy: boolean
  lookAt(verb: Verb | null): void
  act(verb: Verb): void
}

/** What can be done with the cards that are chosen. What cannot be done says why when it is pointed at, has the focus or is tried. */
export function useVerbs(): Chosen {
  const table = useTable()
  const { sight, picked, purpose, pick, say, trade } = useFloor()
  const [why, setWhy] = useState<string | null>(null)
  const [pointed, setPointed] = useState<string | null>(null)
  const verbs = verbsFor(sight, picked, (seat) => nameOf(table, seat))
  const brings = meaningOf(verbs, pointed ?? purpose)
  const chosen = picked.map(({ card }) => card.handle).join()
  useEffect(() => setWhy(null), [chosen])
  return {
    verbs,
    says: why ?? [said.picked(picked.length), brings].filter(Boolean).join(' '),
    isWhy: why !== null,
    lookAt(verb) {
      setWhy(verb?.why ?? null)
      setPointed(verb?.id ?? null)
    },
    act(verb) {
      if (verb.why !== null) return setWhy(verb.why)
      if (verb.key === null) return trade()
      say(verb.key)
      pick([])
    },
  }
}

/** What is said of the cards that are chosen, and how to leave them alone. */
export function Says({ says, isWhy }: Pick<Chosen, 'says' | 'isWhy'>) {
  const { picked, pick } = useFloor()
  return (
    <>
      <p className="mb-verbs__says" role="status" data-why={isWhy || undefined} title={says}>
        {says}
      </p>
      <button
        type="button"
        className="button button--quiet mb-small"
        disabled={picked.length === 0}
        onClick={() => pick([])}
      >
        {said.clear}
      </button>
    </>
  )
}

export function Verbs({ verbs, lookAt, act }: Pick<Chosen, 'verbs' | 'lookAt' | 'act'>) {
  const { isOpen, purpose } = useFloor()
  return (
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
