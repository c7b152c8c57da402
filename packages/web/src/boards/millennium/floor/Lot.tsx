import type { CardView, OptionView } from '@cardwright/engine'
import { titled } from '@cardwright/engine/english'
import type { LotFacts } from '@cardwright/millennium'
import * as m from 'motion/react-m'
import { type CSSProperties, use, useEffect, useRef, useState } from 'react'
import { usePhone } from '../../../design/use-media.ts'
import { aboutOf } from '../../../table/card/about.ts'
import { CardSide } from '../../../table/card/CardSide.tsx'
import { useMoving } from '../../../table/card/use-moving.ts'
import { WaysMenu } from '../../../table/card/WaysMenu.tsx'
import { wayOf } from '../../../table/card/ways.ts'
import { Enlarged } from '../../../table/card/Zoom.tsx'
import { useTable } from '../../../table/context.ts'
import { millenniumWords as said } from '../../../words/en/boards/millennium/board.ts'
import { parted } from '../../../words/en/parted.ts'
import { hueOf } from '../symbols.ts'
import { FloorHere } from './floor-state.ts'

interface Props {
  readonly lot: LotFacts
  /** As it lies there; of the top of a deck only the back is known. */
  readonly card?: CardView | undefined
  /** Where it is from: the Store, who sells it. */
  readonly note: string
  /** Whose it is, by name. */
  readonly seller?: string | undefined
  /** Where it lies on its shelf. */
  readonly place: string
  /** It has only just come: a press would be meant for what was there before. */
  readonly isNew: boolean
  /** Such a press has just been made. */
  readonly isMissed: boolean
}

/** What buys a lot, whether one may or not. */
export const buyKey = ({ lot, price }: LotFacts): string => `buy:${lot}:${price}`

/** The option that buys a lot now, if there is one. */
export const buyOption = (options: readonly OptionView[], lot: number): OptionView | undefined =>
  options.find((option) => option.move === 'buy' && option.lot === lot)

/** Something for sale: the card, its price, and the click that buys it. */
export function Lot({ lot: own, card, note, seller, place, isNew, isMissed }: Props) {
  const { lot, set, price } = own
  const { answering, words } = useTable()
  const moving = useMoving(card?.handle)
  const shown = use(FloorHere)?.shown ?? null
  const isShown = shown?.lot === lot
  const box = useRef<HTMLDivElement>(null)
  const buyer = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (shown?.lot !== lot) return
    box.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    buyer.current?.focus({ preventScroll: true })
  }, [shown, lot])
  const option = answering.ask ? buyOption(answering.offered, lot) : undefined
  const what = card?.name ? words.name(card.name) : said.aCardOf(titled(set))
  const buy = () => {
    if (option) answering.choose(option.key)
    else answering.why(buyKey(own))
  }
  return (
    <m.div
      ref={box}
      className="mb-lot"
      data-lot={lot}
      data-open={card?.name ? true : undefined}
      data-place={place}
      data-new={isNew || undefined}
      data-shown={isShown || undefined}
      style={{ '--hue': hueOf(set) } as CSSProperties}
      {...moving}
    >
      <div
        className={`card card--small ${option ? 'is-playable' : ''}`}
        data-card={card?.name}
        data-handle={card?.handle}
        aria-hidden
      >
        <CardSide card={card ?? { back: set }} size="small" />
        {!card?.name && (
          <span className="mb-lot__set" data-content>
            {parted(titled(set))}
          </span>
        )}
      </div>
      <Looker card={card} what={what} option={option} />
      <button
        ref={buyer}
        type="button"
        className="mb-lot__buy"
        aria-label={said.buy(said.lotOf(what, note), price)}
        aria-disabled={!option || undefined}
        data-lit={option ? true : undefined}
        data-key={option?.key}
        data-card={card?.name}
        onClick={buy}
        onPointerEnter={() => option && answering.look(option)}
        onPointerLeave={() => answering.look(null)}
      >
        {said.money(price)}
      </button>
      {isMissed && (
        <span className="mb-lot__missed" role="status">
          {said.missed}
        </span>
      )}
      {seller !== undefined && (
        <span className="mb-lot__note" data-content>
          {seller}
        </span>
      )}
    </m.div>
  )
}

interface LookerProps {
  readonly card: CardView | undefined
  readonly what: string
  readonly option: OptionView | undefined
}

/** Its price buys it, its picture is for reading; on a phone it can be bought while it is read, also by its back. */
function Looker({ card, what, option }: LookerProps) {
  const table = useTable()
  const { ask } = table.answering
  const [isOpen, setOpen] = useState(false)
  const looker = useRef<HTMLButtonElement>(null)
  const isOnFloor = use(FloorHere) !== null
  const canBuy = usePhone() && isOnFloor && option !== undefined
  if (!card?.name && !canBuy) return null
  return (
    <>
      <button
        ref={looker}
        type="button"
        className="mb-lot__look"
        tabIndex={-1}
        data-card={card?.name}
        data-read-on-click={canBuy ? undefined : ''}
        aria-label={said.read(what)}
        aria-haspopup={canBuy ? 'menu' : undefined}
        onClick={() => setOpen(canBuy)}
      />
      {isOpen && canBuy && ask && (
        <WaysMenu anchor={looker} label={what} ways={[wayOf(option, ask, table)]} close={() => setOpen(false)}>
          {card?.name ? <Enlarged reading={table} card={card.name} about={aboutOf(card)} /> : null}
        </WaysMenu>
      )}
    </>
  )
}
