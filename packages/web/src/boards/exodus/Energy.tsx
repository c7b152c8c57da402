import type { CardView } from '@cardwright/engine'
import * as m from 'motion/react-m'
import { usePointing } from '../../table/aim/holding.tsx'
import { Point } from '../../table/aim/Point.tsx'
import { cardSpot, spotData } from '../../table/aim/spots.ts'
import { useAim } from '../../table/aim/use-aim.ts'
import { useMoving } from '../../table/card/use-moving.ts'
import { useTable } from '../../table/context.ts'
import { boardWords, energyAt } from '../../words/en/boards/exodus.ts'
import { isOfMoves } from './choices.ts'
import { Mark, type MarkName } from './marks.tsx'

export const isHue = (name: string | undefined): name is MarkName =>
  name === 'dawn' || name === 'tide' || name === 'moss' || name === 'ember'

/** An energy as a mere sign: in a payment, in a list. */
export function Hue({ name }: { name: string | undefined }) {
  return (
    <span className="xo-hue" data-hue={name}>
      {isHue(name) && <Mark name={name} />}
    </span>
  )
}

interface Props {
  readonly card: CardView
  /** Where it lies, after its name: "of your pile 2". */
  readonly where: string
  /** The energy that is meant when this one is taken up: of equals in a hand, one stands for all. */
  readonly as?: number | undefined
  /** It is in the player's own hand: if it cannot be laid, it says why. */
  readonly isHeld?: boolean
}

/** An energy that lies on a pile or is held: it is laid, moved, paid or lost by pointing at it. */
export function Energy({ card, where, as = card.handle, isHeld = false }: Props) {
  const { words, beat, answering } = useTable()
  const moving = useMoving(card.handle)
  const spot = cardSpot(as)
  const pointing = usePointing([cardSpot(card.handle)], spot)
  const why = isHeld && isOfMoves(answering.ask?.kind) ? [{ card: as }] : []
  const aim = useAim(spot, pointing.canTake, why, cardSpot(card.handle))
  const name = card.name ? words.name(card.name) : boardWords.energy
  const isTold = beat?.cards?.some(({ handle, was }) => handle === card.handle || was === card.handle)
  return (
    <m.span className="xo-energy-place" {...moving} {...aim}>
      <Point
        pointing={pointing}
        spot={spot}
        label={energyAt(name, where)}
        className={`xo-energy ${isTold ? 'is-told' : ''}`}
        why={why}
        handle={card.handle}
        data={{
          'data-hue': card.name,
          'data-spots': spotData([cardSpot(card.handle)]),
        }}
      >
        <Hue name={card.name} />
      </Point>
    </m.span>
  )
}
