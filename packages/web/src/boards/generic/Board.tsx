import { commonFacts, ownFacts } from '@cardwright/catalog/words'
import { capital } from '@cardwright/engine/english'
import type { BoardProps } from '../../table/contract.ts'
import { genericWords } from '../../words/en/boards/generic.ts'
import { commonWords } from '../../words/en/common.ts'
import { Area } from './Area.tsx'
import { Deadline } from './Deadline.tsx'
import { placesOf } from './places.ts'
import './board.css'

/** A table for any game: each seat's places, and what lies between them. */
export function Board(props: BoardProps) {
  const { view, near } = props
  const others = Array.from({ length: view.seats - 1 }, (_, i) => (near + 1 + i) % view.seats)
  return (
    <div className="generic" data-seats={view.seats}>
      <div className="generic__others">
        {others.map((seat) => (
          <Side key={seat} props={props} seat={seat} isBrief={view.seats > 2} />
        ))}
      </div>
      <div className="generic__middle">
        <Area facts={commonFacts(props)} places={placesOf(props, null)}>
          <Deadline {...props} />
        </Area>
      </div>
      <Side props={props} seat={near} />
    </div>
  )
}

interface SideProps {
  readonly props: BoardProps
  readonly seat: number
  /** One of many: with its name, and without what is empty. */
  readonly isBrief?: boolean
}

function Side({ props, seat, isBrief = false }: SideProps) {
  const name = props.table.seats[seat]?.name ?? ''
  return (
    <section
      className="generic__side"
      aria-label={name === commonWords.you ? genericWords.yourSide : genericWords.sideOf(name)}
    >
      <Area
        title={isBrief ? capital(name) : null}
        facts={ownFacts(props, seat)}
        places={placesOf(props, seat, isBrief)}
      />
    </section>
  )
}
