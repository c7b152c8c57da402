import type { CardView } from '@cardwright/engine'
import type { Trigger } from '@cardwright/millennium'
import { type CSSProperties, useState } from 'react'
import { usePhone } from '../../../design/use-media.ts'
import { Card } from '../../../table/card/Card.tsx'
import { optionsOf } from '../../../table/card/options.ts'
import { useTable } from '../../../table/context.ts'
import { millenniumWords as said } from '../../../words/en/boards/millennium/board.ts'
import { cardsIn, factsOf, nameOf, ownedOf, sizeOf } from '../facts.ts'
import { Score } from './Race.tsx'
import { broughtBy, stillOn } from './still.ts'
import './side.css'
import './strips.css'

/** The zones of a side: a seat’s, or those of the boss, who has no seat. */
function zonesOf(side: number, seats: number) {
  if (side >= seats)
    return {
      tableau: 'bossTableau',
      attached: 'bossAttached',
      around: ['bossBox', 'bossAccessories'],
      hand: 'bossDeck',
    }
  return {
    tableau: `tableau:${side}`,
    attached: `attached:${side}`,
    around: [`persona:${side}`, `deckBox:${side}`, `accessories:${side}`],
    hand: `hand:${side}`,
  }
}

/**
 * On a phone the tableaus of several rivals are a line each, to be looked at closer, and open where one of their cards can
 * be chosen.
 */
function useFolding(cards: readonly CardView[], isNear: boolean) {
  const { answering, view } = useTable()
  const isPhone = usePhone()
  const [isOpened, setOpened] = useState(false)
  const isAsked = cards.some(({ handle }) => optionsOf(answering.offered, handle).length > 0)
  const canFold = isPhone && !isNear && view.seats > 2 && !isAsked
  return { canFold, isFolded: canFold && !isOpened, turn: () => setOpened(!isOpened) }
}

interface Props {
  readonly side: number
  readonly isNear?: boolean
  /** Its cards are strips, two rows of them: all of their names can be read. */
  readonly asStrips?: boolean
}

/** A tableau: the cards in their places from left to right, and beside them what helps. */
export function Side({ side, isNear = false, asStrips = false }: Props) {
  const table = useTable()
  const { view } = table
  const { sides, turn } = factsOf(table)
  const zones = zonesOf(side, view.seats)
  const cards = cardsIn(table, zones.tableau)
  const attached = cardsIn(table, zones.attached)
  const isOnTableau = ({ host }: CardView) => cards.some(({ handle }) => handle === host)
  const beside = [
    ...zones.around.flatMap((zone) => cardsIn(table, zone)),
    ...attached.filter((card) => !isOnTableau(card)),
  ]
  const { canFold, isFolded, turn: fold } = useFolding([...cards, ...attached, ...beside], isNear)
  const slots = Math.max(sides[side]?.slots ?? 6, cards.length)
  const empty = Array.from({ length: slots - cards.length }, (_, n) => cards.length + n)
  const areStrips = asStrips && !isFolded
  const free = areStrips
    ? empty
        .slice(0, 1)
        .map((at) => ({ at, short: said.freeSlotsShort(empty.length), long: said.freeSlots(empty.length) }))
    : empty.map((at) => ({ at, short: at + 1, long: said.slot(at + 1) }))
  const name = nameOf(table, side)
  return (
    <section
      className="mb-side"
      data-side={side}
      data-near={isNear || undefined}
      data-turn={turn === side || undefined}
      data-folded={isFolded || undefined}
      data-strips={areStrips || undefined}
      aria-label={isNear && side === view.seat ? said.ownTableau : said.tableau(name)}
    >
      <header className="mb-side__head">
        <b className="mb-side__name" data-content>
          {name}
        </b>
        {turn === side && <span className="mb-side__turn">{said.turnOf(name)}</span>}
        {!isNear && <small>{said.hand(sizeOf(table, zones.hand))}</small>}
        <Score side={side} />
        {canFold && (
          <button
            type="button"
            className="mb-side__fold"
            aria-expanded={!isFolded}
            aria-label={said.unfold(name, cards.length)}
            onClick={fold}
          />
        )}
      </header>
      <div className="mb-side__cards">
        <ol className="mb-tableau" style={{ '--slots': slots } as CSSProperties}>
          {cards.map((card) => (
            <li key={card.handle}>
              <Laid
                card={card}
                attached={attached.filter(({ host }) => host === card.handle)}
                rp={broughtBy(sides[side], card)}
                still={isNear ? stillOn(card, ownedOf(table, card.name)) : []}
              />
            </li>
          ))}
          {free.map(({ at, short, long }) => (
            <li key={`empty ${at}`} className="mb-empty" title={long}>
              <span aria-hidden>{short}</span>
            </li>
          ))}
        </ol>
        {beside.length > 0 && (
          <div className="mb-beside">
            {beside.map((card) => (
              <Laid key={card.handle} card={card} attached={[]} rp={broughtBy(sides[side], card)} still={[]} />
            ))}
          </div>
        )}
      </div>
    </section>
  )
}

interface LaidProps {
  readonly card: CardView
  readonly attached: readonly CardView[]
  /** The points that it has brought so far. */
  readonly rp: number
  /** What of it is still to come. */
  readonly still: readonly Trigger[]
}

/** A card as it lies: face down, with tokens and markers, with others attached to it, with what it brought and may bring. */
function Laid({ card, attached, rp, still }: LaidProps) {
  const { words } = useTable()
  const { tokens, markers, facing, used, flipping } = card.marks ?? {}
  const label = [
    card.name ? words.name(card.name) : said.faceDown,
    card.down && said.faceDown,
    card.top === true && said.topCard,
    typeof tokens === 'number' && said.stars(tokens),
    typeof markers === 'number' && said.markers(markers),
    rp !== 0 && said.broughtSoFar(rp),
    still.length > 0 && said.stillToCome(still.map((each) => said.bands[each])),
  ]
  return (
    <div
      className="mb-laid"
      data-down={card.down || undefined}
      data-top={card.top === true || undefined}
      data-used={used === true || undefined}
      data-flipping={flipping === true || undefined}
    >
      <Card card={{ ...card, brought: rp, flipped: card.down }} size="small" label={label.filter(Boolean).join(', ')} />
      {typeof tokens === 'number' && (
        <span className="mb-laid__tokens" aria-hidden>
          +{tokens}
        </span>
      )}
      {typeof markers === 'number' && (
        <span className="mb-laid__markers" aria-hidden>
          {'●'.repeat(markers)}
        </span>
      )}
      {typeof facing === 'string' && (
        <span className="mb-laid__facing" aria-hidden>
          {facing === 'left' ? '←' : '→'}
        </span>
      )}
      {still.length > 0 && (
        <span className="mb-laid__still" aria-hidden>
          {still.map((each) => (
            <b key={each} data-band={each}>
              {said.bands[each]}
            </b>
          ))}
        </span>
      )}
      {rp !== 0 && (
        <span className="mb-laid__rp" data-loss={rp < 0 || undefined} aria-hidden>
          {said.plain(rp)}
        </span>
      )}
      {attached.map((each) => (
        <div key={each.handle} className="mb-laid__under">
          <Card card={each} size="small" />
        </div>
      ))}
    </div>
  )
}
