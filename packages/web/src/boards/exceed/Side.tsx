import { Card } from '../../table/card/Card.tsx'
import type { BoardProps } from '../../table/contract.ts'
import { Abilities } from './Abilities.tsx'
import { cardsOf, type Facts, fighterData, zoneOf } from './facts.ts'
import { Icon } from './Icon.tsx'
import { Life } from './Life.tsx'
import { capital, nameOf } from './names.ts'
import { Pile } from './Pile.tsx'
import { icons } from './stats.ts'
import './side.css'

interface Props {
  readonly props: BoardProps
  readonly facts: Facts
  readonly seat: number
}

/** Areas that most fighters never use: shown when something lies there. */
const rare = ['sealed', 'transforms', 'overdrive', 'stored', 'aside', 'under'] as const

/** What a player has in front of them. */
export function Side({ props, facts, seat }: Props) {
  const { near, words, view } = props
  const { fighter, life, mode } = facts.sides[seat]!
  const name = words.name(fighter)
  const whose = seat === view.seat ? 'Your side' : `${nameOf(props, seat)}’s side`
  const isNear = seat === near
  return (
    <section
      className={`ex-side ${isNear ? 'is-near' : 'is-far'} ${facts.turn === seat ? 'is-turn' : ''}`}
      data-mode={mode}
      aria-label={`${whose}: ${name}`}
    >
      <Portrait props={props} seat={seat} />
      <div className="ex-side__main">
        <div className="ex-side__head">
          <h2 className="ex-side__name">{name}</h2>
          <ModeBadge props={props} facts={facts} seat={seat} />
          <Life life={life} name={name} />
        </div>
        <Abilities entry={props.entry} words={words} fighter={fighter} mode={mode} />
      </div>
      <Row props={props} seat={seat} family="gauge" icon={icons.gauge} />
      <Row props={props} seat={seat} family="boosts" icon={icons.continuous} />
      <div className="ex-side__piles">
        <PileOf props={props} seat={seat} family="deck" icon={icons.deck} />
        <PileOf props={props} seat={seat} family="discard" icon={icons.discard} />
        {!isNear && <PileOf props={props} seat={seat} family="hand" icon={icons.hand} />}
        {rare.map((family) => (
          <PileOf key={family} props={props} seat={seat} family={family} icon={icons.sealed} isRare />
        ))}
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
  if (mode === 'exceed') return <span className="ex-mode is-exceed">Exceed Mode</span>
  const ready = cost !== null && gauge >= cost
  return (
    <span
      className={`ex-mode ${ready ? 'is-ready' : ''}`}
      title={cost === null ? undefined : `Exceed costs ${cost} Gauge`}
    >
      Basic Mode{cost !== null && <small>Exceed {cost}</small>}
    </span>
  )
}

interface AreaProps {
  readonly props: BoardProps
  readonly seat: number
  readonly family: string
  readonly icon: string
}

/** Cards that lie side by side, narrow: the Gauge, the Boosts. */
function Row({ props, seat, family, icon }: AreaProps) {
  const cards = [...cardsOf(props, family, seat), ...(family === 'boosts' ? cardsOf(props, 'played', seat) : [])]
  const title = family === 'gauge' ? 'Gauge' : 'Boosts'
  const whose = seat === props.view.seat ? 'Your' : `${nameOf(props, seat)}’s`
  return (
    <section
      className={`ex-row ex-row--${family}`}
      aria-label={`${whose} ${title}, ${cards.length} ${cards.length === 1 ? 'card' : 'cards'}`}
      data-zone={`${family}:${seat}`}
      data-count={cards.length}
    >
      <span className="ex-row__title">
        <Icon name={icon} />
        <b>{cards.length}</b> {title}
      </span>
      <div className="ex-row__cards">
        {cards.map((card) => (
          <Card key={card.handle} card={card} size="small" />
        ))}
      </div>
    </section>
  )
}

function PileOf({ props, seat, family, icon, isRare = false }: AreaProps & { readonly isRare?: boolean }) {
  const zone = zoneOf(props, family, seat)
  if (isRare && !zone.count) return null
  const { ask } = props.answering
  const handles = new Set(zone.cards?.map(({ handle }) => handle))
  const isOffered = ask?.options.some(({ card }) => typeof card === 'number' && handles.has(card)) === true
  const title = capital(props.words.zones[family] ?? family)
  return <Pile title={title} icon={icon} zone={zone} name={`${family}:${seat}`} isOffered={isOffered} />
}
