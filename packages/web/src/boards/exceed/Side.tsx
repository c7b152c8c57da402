import type { ZoneView } from '@cardwright/engine'
import { Card } from '../../table/card/Card.tsx'
import type { BoardProps } from '../../table/contract.ts'
import { exceedWords } from '../../words/en/boards/exceed/board.ts'
import { Abilities } from './Abilities.tsx'
import { type AreaName, areas, areasShown } from './areas.ts'
import { cardsOf, type Facts, fighterData, zoneOf } from './facts.ts'
import { Life } from './Life.tsx'
import type { Mark } from './marks.ts'
import { whoseOf } from './names.ts'
import { offersAmong } from './offers.ts'
import { Pile } from './Pile.tsx'
import { inRow, Row, titleOf } from './Row.tsx'
import { icons } from './stats.ts'
import { Tokens } from './Tokens.tsx'
import './side.css'

interface Props {
  readonly props: BoardProps
  readonly facts: Facts
  readonly seat: number
}

const rows = areasShown('row')
const piles = areasShown('pile', 'hand')

/** What a player has in front of them. */
export function Side({ props, facts, seat, marks }: Props & { readonly marks: readonly Mark[] }) {
  const { near, words } = props
  const { fighter, life, mode } = facts.sides[seat]!
  const name = words.name(fighter)
  return (
    <section
      className={`ex-side ${seat === near ? 'is-near' : 'is-far'} ${facts.turn === seat ? 'is-turn' : ''}`}
      data-mode={mode}
      aria-label={exceedWords.side(whoseOf(props, seat), name)}
    >
      <Portrait props={props} seat={seat} />
      <div className="ex-side__main">
        <div className="ex-side__head">
          <h2 className="ex-side__name" data-content>
            {name}
          </h2>
          <ModeBadge props={props} facts={facts} seat={seat} />
          <Life life={life} name={name} />
        </div>
        <Tokens props={props} marks={marks} seat={seat} />
        <Abilities entry={props.entry} words={words} fighter={fighter} mode={mode} />
      </div>
      <div className="ex-side__lower">
        <div className="ex-side__rows">
          {rows.map((family) => (
            <Row key={family} props={props} seat={seat} family={family} />
          ))}
        </div>
        <div className="ex-side__piles">
          {piles.map((family) => (
            <PileOf key={family} props={props} facts={facts} seat={seat} family={family} />
          ))}
          <Loose props={props} seat={seat} />
        </div>
      </div>
    </section>
  )
}

/** The fighter's card, to be read. */
function Portrait({ props, seat }: { props: BoardProps; seat: number }) {
  const [card] = cardsOf(props, 'character', seat)
  return <div className="ex-side__portrait">{card && <Card card={card} size="small" />}</div>
}

/** Which face is up, and what the other costs. */
function ModeBadge({ props, facts, seat }: Props) {
  const { fighter, mode } = facts.sides[seat]!
  const cost = fighterData(props, fighter)?.exceedCost ?? null
  const gauge = zoneOf(props, 'gauge', seat).count ?? 0
  if (mode === 'exceed') return <span className="ex-mode is-exceed">{exceedWords.exceedMode}</span>
  const ready = cost !== null && gauge >= cost
  return (
    <span
      className={`ex-mode ${ready ? 'is-ready' : ''}`}
      title={cost === null ? undefined : exceedWords.exceedCosts(cost)}
    >
      {exceedWords.basicMode}
      {cost !== null && <small>{exceedWords.exceedFor(cost)}</small>}
    </span>
  )
}

/** EX-054 */
const lastDeck = { icon: icons.change, text: exceedWords.lastDeck }

function PileOf({ props, facts, seat, family }: Props & { readonly family: AreaName }) {
  const zone = zoneOf(props, family, seat)
  const { shown, icon = '', isUsual } = areas[family]
  // one's own hand lies below the board
  if (shown === 'hand' && seat === props.near) return null
  if (!isUsual && !zone.count) return null
  const isLast = family === 'deck' && facts.sides[seat]!.reshuffles > 0
  return (
    <Pile
      title={titleOf(props, family)}
      icon={icon}
      zone={zone}
      name={`${family}:${seat}`}
      isOffered={offersAmong(props.answering, zone.cards)}
      isRare={!isUsual}
      {...(isLast && { note: lastDeck })}
    />
  )
}

/** Cards under one that does not lie here. */
function Loose({ props, seat }: { props: BoardProps; seat: number }) {
  const hosts = new Set<unknown>(rows.flatMap((family) => inRow(props, family, seat)).map(({ handle }) => handle))
  const cards = cardsOf(props, 'under', seat).filter(({ host }) => !hosts.has(host))
  if (cards.length === 0) return null
  const zone: ZoneView = { count: cards.length, cards }
  return (
    <Pile
      title={titleOf(props, 'under')}
      icon={icons.deck}
      zone={zone}
      name={`under:${seat}`}
      isOffered={offersAmong(props.answering, cards)}
      isRare
    />
  )
}
