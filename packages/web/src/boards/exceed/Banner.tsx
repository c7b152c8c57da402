import type { BoardProps } from '../../table/contract.ts'
import { exceedWords } from '../../words/en/boards/exceed/board.ts'
import type { Facts } from './facts.ts'
import { nameOf } from './names.ts'
import './banner.css'

/** Whose turn it is, while nothing else is going on; and what is being told. */
export function Banner({ props, facts }: { props: BoardProps; facts: Facts }) {
  const { beat, words, telling, view, near, snapshot } = props
  if (snapshot.over !== null && beat === null) return null
  const sentence = beat && words.event(beat, telling)
  const name = nameOf(props, facts.turn)
  const turn = facts.turn === view.seat ? exceedWords.yourTurn : exceedWords.turnOf(name)
  const who = beat?.seat ?? facts.turn
  return (
    <p className={`ex-banner ${who === near ? 'is-near' : 'is-far'}`} aria-hidden>
      <span className="ex-banner__turn">{facts.phase === 'mulligan' ? exceedWords.openingHands : turn}</span>
      {!sentence && facts.phase === 'act' && <More facts={facts} />}
      {sentence && <span className="ex-banner__told">{sentence}</span>}
    </p>
  )
}

/** What is more than the one action of a turn. */
function More({ facts: { actions, turn, next } }: { facts: Facts }) {
  const hasNext = next === turn
  return (
    (actions > 1 || hasNext) && <span className="ex-banner__told is-more">{exceedWords.more(actions, hasNext)}</span>
  )
}
