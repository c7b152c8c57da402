import type { CSSProperties } from 'react'
import type { BoardProps } from '../../table/contract.ts'
import { Arena } from './Arena.tsx'
import { colourOf } from './fighters.ts'
import { presentFacts } from './present.ts'
import { Side } from './Side.tsx'
import { stageOf } from './stage.ts'
import './board.css'

/** The pier of Saltmere: nine spaces, two fighters, and what they have in front of them. */
export function Board(props: BoardProps) {
  const { near } = props
  const facts = presentFacts(props)
  const fighters = facts.sides.map(({ fighter }) => fighter)
  const colours = { '--near': colourOf(fighters, near), '--far': colourOf(fighters, 1 - near) } as CSSProperties
  return (
    <div className="exceed" style={colours}>
      <div className="exceed__table">
        <Side props={props} facts={facts} seat={1 - near} />
        <Arena props={props} facts={facts} stage={stageOf(props)} />
        <Side props={props} facts={facts} seat={near} />
      </div>
    </div>
  )
}
