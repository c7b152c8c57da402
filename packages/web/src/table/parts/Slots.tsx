import type { CardView, Words } from '@cardwright/engine'
import * as m from 'motion/react-m'
import { cardWords } from '../../words/en/table/cards.ts'
import { usePointing } from '../aim/holding.tsx'
import { Point } from '../aim/Point.tsx'
import { cardSpot, type Spot, spotData } from '../aim/spots.ts'
import { useAim } from '../aim/use-aim.ts'
import { aboutData, aboutOf } from '../card/about.ts'
import { isAsking } from '../card/asking.ts'
import { CardSide } from '../card/CardSide.tsx'
import { useMoving } from '../card/use-moving.ts'
import { useTable } from '../context.ts'
import { Posed, poseSaid } from './Posed.tsx'
import { poseOf } from './pose.ts'
import './slots.css'

export interface SlotAt {
  /** The zone of which the slot shows the topmost card: `stage:0:2`. */
  readonly zone: string
  /** What it is called: "Center stage, left". */
  readonly label: string
  /** The board's name for the place, for aiming at it; by default the zone's name. */
  readonly spot?: Spot
  /** What would become of the card there, as things stand: a few words upon it. */
  readonly fate?: Fate | undefined
  /** On which side of it a menu opens. */
  readonly menuSide?: 'top' | 'bottom'
}

export interface Fate {
  readonly text: string
  readonly isBad: boolean
}

interface Props {
  /** What the row is called: "Your stage". */
  readonly label: string
  readonly slots: readonly SlotAt[]
}

/** Places side by side, each for one card: pointed at, taken up, aimed at and dropped on. Empty ones keep their room. */
export function Slots({ label, slots }: Props) {
  return (
    <section className="slots" aria-label={label}>
      {slots.map((slot) => (
        <Slot key={slot.zone} {...slot} />
      ))}
    </section>
  )
}

export function Slot({ zone, label, spot = zone, fate, menuSide }: SlotAt) {
  const table = useTable()
  const card: CardView | undefined = table.view.zones[zone]?.cards?.at(-1)
  const { words } = table
  const moving = useMoving(card?.handle)
  const own = card && cardSpot(card.handle)
  const spots = own ? [own, spot] : [spot]
  const pointing = usePointing(spots)
  const aim = useAim(own, pointing.canTake)
  const pose = card ? poseSaid(poseOf(table, card)) : ''
  const point = (
    <div className={`slot__place card card--small ${isAsking(table, card?.handle) ? 'is-asking' : ''}`}>
      <span aria-hidden>{card ? <CardSide card={card} size="small" /> : <span className="slot__empty" />}</span>
      <Point
        pointing={pointing}
        spot={own}
        label={cardWords.slot(label, card ? nameOf(card, words) : null, pose)}
        description={card && numbersSaid(card)}
        className="slot__point"
        handle={card?.handle}
        why={card && [{ card: card.handle }]}
        menuSide={menuSide}
        data={{ 'data-card': card?.name, 'data-about': card && aboutData(card) }}
      >
        {null}
      </Point>
    </div>
  )
  return (
    <div className="slot" data-spots={spotData(spots)} data-zone={zone} data-empty={card === undefined || undefined}>
      {card ? (
        <m.div {...moving} {...aim}>
          <Posed card={card}>{point}</Posed>
        </m.div>
      ) : (
        point
      )}
      {fate && (
        <span className="slot__fate" data-bad={fate.isBad || undefined} aria-hidden>
          {fate.text}
        </span>
      )}
    </div>
  )
}

const nameOf = ({ name }: CardView, words: Words): string => (name ? words.name(name) : cardWords.back(undefined))

/** Its numbers as they are now. */
const numbersSaid = (card: CardView): string =>
  cardWords.numbers(
    Object.entries(aboutOf(card) ?? {}).flatMap(([name, value]) =>
      typeof value === 'number' ? [[name, value] as const] : [],
    ),
  )
