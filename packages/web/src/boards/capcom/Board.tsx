import { useTable } from '../../table/context.ts'
import type { BoardProps } from '../../table/contract.ts'
import { Builder } from './Builder.tsx'
import { factsIn, teamOf } from './facts.ts'
import { TeamHud } from './Hud.tsx'
import { Stage } from './Stage.tsx'
import './board.css'
import './side.css'

/** A fighting game’s screen made of playing cards: two teams face each other over what they have laid. */
export function Board({ near }: BoardProps) {
  const table = useTable()
  const { mode, phase } = factsIn(table)
  const team = teamOf(near)
  return (
    <div className="cc" data-mode={mode} data-phase={phase}>
      <div className="cc__hud">
        <TeamHud team={team} side="near" />
        <TeamHud team={team === 0 ? 1 : 0} side="far" />
      </div>
      <Stage nearTeam={team} />
      <Builder />
    </div>
  )
}
