import type { CSSProperties } from 'react'
import { useNarrow } from '../../design/use-media.ts'
import { useTable } from '../../table/context.ts'
import type { BoardProps } from '../../table/contract.ts'
import { Tray } from '../../table/parts/Tray.tsx'
import { exceedWords } from '../../words/en/boards/exceed/board.ts'
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
import { trayOf } from './tray.ts'
import './board.css'
import './tray.css'

/** The pier of Saltmere: two fighters with what they have in front of them, and nine spaces between them. */
export function Board(props: BoardProps) {
  const { near } = props
  const isNarrow = useNarrow()
  const { isAhead } = useTable()
  const facts = presentFacts(props)
  const fighters = facts.sides.map(({ fighter }) => fighter)
  const colours = {
    '--near': colourOf(fighters, near, near),
    '--far': colourOf(fighters, 1 - near, near),
  } as CSSProperties
  const marks = [0, 1].map((seat) => marksOf(props, facts, seat))
  const stage = stageOf(props)
  const isOpen = isRevealed(stage, props)
  const last = isOpen || (stage !== null && !stage.isOver) ? null : lastStrike(props)
  const again = last && <LastStrike props={props} stage={last} colours={colours} />
  // what is offered from the rows is chosen where the hand lies, which is not asked for: a Strike stays in sight
  const offered = trayOf(props)
  // the fighters stay in sight: both attacks lie where the hand is, unless something there is asked for
  const isOverHand = isOpen && (isAhead || !(needsHand(props) || (offered.length > 0 && !isNarrow)))
  const tray = <Tray cards={offered} {...(!isNarrow && { away: exceedWords.toHand })} />
  const panel = stage && (
    <StrikePanel props={props} facts={facts} stage={stage} isLarge={isOverHand}>
      {again}
    </StrikePanel>
  )
  return (
    <div className="exceed" style={colours}>
      <div className="exceed__table">
        <Side props={props} facts={facts} seat={near} marks={marks[near]!} />
        <Side props={props} facts={facts} seat={1 - near} marks={marks[1 - near]!} />
        {isOverHand && <OverHand colours={colours}>{panel}</OverHand>}
        <Arena props={props} facts={facts} stage={stage} marks={marks.flat()} panel={isOverHand ? null : panel}>
          {stage === null && again}
        </Arena>
      </div>
      {isNarrow ? tray : offered.length > 0 && !isAhead && <OverHand colours={colours}>{tray}</OverHand>}
    </div>
  )
}

/** Whether something of the hand is asked for, or looked at to answer: how much to spend of it. */
function needsHand(props: BoardProps): boolean {
  const { ask } = props.answering
  if (ask?.kind === 'spend' || ask?.kind === 'cost') return true
  const held = new Set<unknown>(cardsOf(props, 'hand', props.near).map(({ handle }) => handle))
  return ask?.options.some(({ card, on }) => held.has(card) || held.has(on)) === true
}
