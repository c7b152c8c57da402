import type { BoardProps } from '../../table/contract.ts'
import type { Facts } from './facts.ts'
import { nameOf } from './names.ts'

/** Whose turn it is, while nothing else is going on; and what is being told. */
export function Banner({ props, facts }: { props: BoardProps; facts: Facts }) {
  const { beat, words, telling, view, near, snapshot } = props
  if (snapshot.over !== null && beat === null) return null
  const sentence = beat && words.event(beat, telling)
  const name = nameOf(props, facts.turn)
  const turn = facts.turn === view.seat ? 'Your turn' : `${name}’s turn`
  const who = beat?.seat ?? facts.turn
  return (
    <p className={`ex-banner ${who === near ? 'is-near' : 'is-far'}`} aria-hidden>
      <span className="ex-banner__turn">{facts.phase === 'mulligan' ? 'Opening hands' : turn}</span>
      {!sentence && facts.phase === 'act' && <More facts={facts} />}
      {sentence && <span className="ex-banner__told">{sentence}</span>}
    </p>
  )
}

/** What is more than the one action of a turn. */
function More({ facts: { actions, turn, next } }: { facts: Facts }) {
  const said = [actions > 1 && `${actions} actions`, next === turn && 'and the next turn too'].filter(Boolean)
  return said.length > 0 && <span className="ex-banner__told">{said.join(', ')}</span>
}
