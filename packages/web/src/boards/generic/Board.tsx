import { commonFacts, ownFacts } from '@cardwright/catalog/words'
import type { AnyGame } from '@cardwright/engine'
import { capital } from '@cardwright/engine/english'
import type { CSSProperties } from 'react'
import type { BoardProps } from '../../table/contract.ts'
import { genericWords } from '../../words/en/boards/generic.ts'
import { commonWords } from '../../words/en/common.ts'
import { Area } from './Area.tsx'
import { Deadline } from './Deadline.tsx'
import { placesOf } from './places.ts'
import { turnOf } from './turn.ts'
import './board.css'

/** A table for any game: a mat for each seat with its places, and what lies between them. */
export function Board(props: BoardProps) {
  const { view, near } = props
  const others = Array.from({ length: view.seats - 1 }, (_, i) => (near + 1 + i) % view.seats)
  const common = placesOf(props, null)
  const isBetween = common.rows.length > 0 || common.piles.length > 0
  const aim = aimOf(props.entry.game)
  return (
    <div className="generic-frame">
      <div
        className="generic"
        data-seats={view.seats}
        // how many rows of cards share the height
        style={{ '--bands': isBetween ? 3 : 2 } as CSSProperties}
      >
        <div className="generic__others">
          {others.map((seat) => (
            <Side key={seat} props={props} seat={seat} isBrief={view.seats > 2} />
          ))}
        </div>
        <div className="generic__middle">
          {aim && (
            <p className="generic__aim">
              <b>{genericWords.aim}</b> <span data-content>{aim}</span>
            </p>
          )}
          <Area facts={factsBetween(props)} places={common}>
            <Deadline {...props} />
          </Area>
        </div>
        <Side props={props} seat={near} />
      </div>
    </div>
  )
}

/** What one plays for, where the rules of the game say it in a chapter of that name. */
const aimOf = ({ rulebook }: AnyGame): string | undefined =>
  Object.values(rulebook).find(({ section }) => section === 'Aim')?.text

/** What concerns everybody. Whose turn it is stands on their mat. */
function factsBetween(props: BoardProps) {
  if (turnOf(props) === null) return commonFacts(props)
  const { turn: _, ...facts } = props.view.facts
  return commonFacts({ ...props, telling: { ...props.telling, view: { ...props.telling.view, facts } } })
}

interface SideProps {
  readonly props: BoardProps
  readonly seat: number
  /** One of many: without what is empty. */
  readonly isBrief?: boolean
}

function Side({ props, seat, isBrief = false }: SideProps) {
  const name = props.table.seats[seat]?.name ?? ''
  const isOwn = name === commonWords.you || seat === props.view.seat
  const isTurn = turnOf(props) === seat
  return (
    <section
      className="generic__side"
      data-turn={isTurn || undefined}
      aria-label={isOwn ? genericWords.yourSide : genericWords.sideOf(name)}
    >
      <Area
        title={isOwn ? capital(commonWords.you) : capital(name)}
        mark={isTurn ? genericWords.turn(isOwn) : null}
        facts={ownFacts(props, seat)}
        places={placesOf(props, seat, isBrief)}
      />
    </section>
  )
}
