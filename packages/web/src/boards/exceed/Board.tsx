import type { CSSProperties } from 'react'
import type { BoardProps } from '../../table/contract.ts'
import { Arena } from './Arena.tsx'
import { cardsOf } from './facts.ts'
import { colourOf } from './fighters.ts'
import { LastStrike } from './LastStrike.tsx'
import { marksOf } from './marks.ts'
import { OverHand } from './OverHand.tsx'
import { presentFacts } from './present.ts'
import { Side } from './Side.tsx'
import { isRevealed, StrikePanel } from './StrikePanel.tsx'
import { lastStrike, stageOf } from './stage.ts'
import { useNarrow } from './use-narrow.ts'
import './board.css'

/** The pier of Saltmere: nine spaces, two fighters, and what they have in front of them. */
export function Board(props: BoardProps) {
  const { near } = props
  const isNarrow = useNarrow()
  const facts = presentFacts(props)
  const fighters = facts.sides.map(({ fighter }) => fighter)
  const colours = { '--near': colourOf(fighters, near), '--far': colourOf(fighters, 1 - near) } as CSSProperties
  const marks = [0, 1].map((seat) => marksOf(props, facts, seat))
  const stage = stageOf(props)
  const isOpen = isRevealed(stage, props)
  const last = isOpen || (stage !== null && !stage.isOver) ? null : lastStrike(props)
  const isAbove = isOpen && !isNarrow
  const again = last && <LastStrike props={props} stage={last} colours={colours} />
  const panel = stage && (
    <StrikePanel props={props} facts={facts} stage={stage} isWide={isAbove}>
      {again}
    </StrikePanel>
  )
  return (
    <div className="exceed" style={colours}>
      <div className="exceed__table" data-revealed={isAbove}>
        <Side props={props} facts={facts} seat={1 - near} marks={marks[1 - near]!} />
        {isAbove && <div className="exceed__strike">{panel}</div>}
        {isOpen && isNarrow && !needsHand(props) && <OverHand colours={colours}>{panel}</OverHand>}
        <Arena
          props={props}
          facts={facts}
          stage={stage}
          marks={marks.flat()}
          panel={!isOpen || (isNarrow && needsHand(props)) ? panel : null}
        >
          {stage === null && again}
        </Arena>
        <Side props={props} facts={facts} seat={near} marks={marks[near]!} />
      </div>
    </div>
  )
}

/** Whether something of the hand is asked for. */
function needsHand(props: BoardProps): boolean {
  const { ask } = props.answering
  const held = new Set<unknown>(cardsOf(props, 'hand', props.near).map(({ handle }) => handle))
  return ask?.options.some(({ card, on }) => held.has(card) || held.has(on)) === true
}
