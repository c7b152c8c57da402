import type { CardView } from '@cardwright/engine'
import { words as exodusWords } from '@cardwright/exodus'
import { type MouseEvent, useRef, useState } from 'react'
import { pointingAt, useHolding } from '../../table/aim/holding.tsx'
import { cardSpot } from '../../table/aim/spots.ts'
import { type Way, WaysMenu } from '../../table/card/WaysMenu.tsx'
import { type TableContext, useTable } from '../../table/context.ts'
import { boardWords } from '../../words/en/boards/exodus.ts'
import { Energy } from './Energy.tsx'

/** Something that can be done with an energy of a pile. */
interface EnergyWay extends Way {
  /** It has been done, and this takes it back. */
  readonly isChosen: boolean
}

/**
 * The energies of a pile. They lie too close for a finger: where several are chosen it hits the nearest that can be, and
 * else it is asked which is meant.
 */
export function Energies({ cards, where }: { readonly cards: readonly CardView[]; readonly where: string }) {
  const table = useTable()
  const holding = useHolding()
  const place = useRef<HTMLDivElement>(null)
  const touched = useRef(false)
  const [ways, setWays] = useState<readonly EnergyWay[]>([])
  const { held } = holding
  const toggle = (event: MouseEvent) => {
    const [nearest] = cards
      .flatMap((card) =>
        waysOf(table, holding, card).map((way) => ({ way, far: distanceTo(place.current, card, event) })),
      )
      .sort((a, b) => a.far - b.far)
    if (!nearest) return
    event.stopPropagation()
    nearest.way.go()
  }
  const choose = (event: MouseEvent) => {
    if (!touched.current) return
    if (table.answering.ask?.some && held === null) return toggle(event)
    const found = differing(cards.flatMap((card) => waysOf(table, holding, card)))
    if (found.length === 0) return
    event.stopPropagation()
    if (found.length === 1) found[0]!.go()
    else setWays(found)
  }
  return (
    <>
      <div
        ref={place}
        className="xo-pile__energies"
        data-count={cards.length}
        onPointerDownCapture={({ pointerType }) => {
          touched.current = pointerType === 'touch'
        }}
        onClickCapture={choose}
      >
        {cards.map((card) => (
          <Energy key={card.handle} card={card} where={where} />
        ))}
      </div>
      {ways.length > 0 && (
        <WaysMenu
          anchor={place}
          label={boardWords.whichEnergy}
          ways={ways.map((way) => (way.isChosen ? { ...way, text: boardWords.takeBack(way.text) } : way))}
          close={() => setWays([])}
        />
      )}
    </>
  )
}

function waysOf(table: TableContext, { held, hold }: ReturnType<typeof useHolding>, card: CardView): EnergyWay[] {
  const { answering, words, asking } = table
  const { ask } = answering
  if (!ask) return []
  const { options, canTake, isHeld, isChosen } = pointingAt(table, held, [cardSpot(card.handle)])
  const name = card.name ? words.name(card.name) : boardWords.unseenEnergy
  if (isHeld) return [{ id: 'back', text: boardWords.putBack(name), isChosen: false, go: () => hold(null) }]
  const answers = options.map((option) => ({
    id: option.key,
    text: exodusWords.plainOption(option, ask, asking) ?? option.key,
    isChosen,
    go: () => answering.choose(option.key),
  }))
  const take = {
    id: `take ${card.handle}`,
    text: boardWords.takeUp(name),
    isChosen: false,
    go: () => hold(cardSpot(card.handle)),
  }
  return canTake && held === null ? [...answers, take] : answers
}

/** From the middle of an energy to where it was pointed at, in px. */
function distanceTo(place: HTMLElement | null, { handle }: CardView, { clientX, clientY }: MouseEvent): number {
  const energy = place?.querySelector(`[data-handle="${handle}"]`)
  if (!energy) return Number.POSITIVE_INFINITY
  const { x, y, width, height } = energy.getBoundingClientRect()
  return Math.hypot(x + width / 2 - clientX, y + height / 2 - clientY)
}

/** Equal energies are one: what has not been chosen yet comes first. */
function differing(ways: readonly EnergyWay[]): EnergyWay[] {
  const ordered = [...ways].sort((a, b) => Number(a.isChosen) - Number(b.isChosen))
  const texts = ordered.map(({ text }) => text)
  return ordered.filter(({ text }, i) => texts.indexOf(text) === i)
}
