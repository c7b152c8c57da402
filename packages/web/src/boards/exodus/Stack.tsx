import { beingPlayed, factsOf, findCard, type ItemFacts, type TargetFacts } from '@cardwright/exodus'
import { Suspense } from 'react'
import { Picture } from '../../design/Picture.tsx'
import { usePointing } from '../../table/aim/holding.tsx'
import { Point } from '../../table/aim/Point.tsx'
import { useTable } from '../../table/context.ts'
import { pictureOf } from '../../table/pictures.ts'
import { boardWords } from '../../words/en/boards/exodus.ts'
import { itemSpot } from './choices.ts'
import { Hue } from './Energy.tsx'
import './stack.css'

/** The items that wait to resolve, the next one on top. */
export function Stack({ onLook }: { onLook(item: number | null): void }) {
  const { view, words } = useTable()
  const items = [...factsOf(view).stack].reverse()
  const coming = beingPlayed(view)
  const isEmpty = items.length === 0 && coming === null
  return (
    <section className="xo-stack" data-empty={isEmpty} aria-label={boardWords.stackOf(items.length)}>
      <p className="xo-stack__title">
        {boardWords.stack} <span>{isEmpty ? boardWords.stackEmpty : items.length}</span>
      </p>
      <ol className="xo-stack__items">
        {coming !== null && (
          <li className="xo-item xo-item--coming" data-card={coming} data-read-on-click="">
            <Art card={coming} />
            <span className="xo-item__name">{words.name(coming)}</span>
            <span className="xo-item__kind">{boardWords.beingPlayed}</span>
          </li>
        )}
        {items.map((item, i) => (
          <Item key={item.id} item={item} isNext={i === 0} onLook={onLook} />
        ))}
      </ol>
    </section>
  )
}

interface ItemProps {
  readonly item: ItemFacts
  readonly isNext: boolean
  onLook(item: number | null): void
}

function Item({ item, isNext, onLook }: ItemProps) {
  const table = useTable()
  const { words, near } = table
  const pointing = usePointing([itemSpot(item.id)])
  const targets = item.targets.map((target) => targetName(table, target))
  const name = words.name(item.name)
  return (
    <li
      className="xo-item"
      data-side={item.owner === near ? 'near' : 'far'}
      data-kind={item.kind}
      data-next={isNext}
      data-item={item.id}
      onPointerEnter={() => onLook(item.id)}
      onPointerLeave={() => onLook(null)}
      onFocus={() => onLook(item.id)}
      onBlur={() => onLook(null)}
    >
      <Point
        pointing={pointing}
        className="xo-item__button"
        data={{
          'data-card': item.name,
          'data-spots': itemSpot(item.id),
          // what one responds to can be read by whoever does not choose it
          'data-read-on-click': pointing.isLit ? undefined : '',
        }}
      >
        <Art card={item.name} />
        <span className="xo-item__name">{name}</span>
        <span className="xo-item__kind">
          {boardWords.player(table.telling, item.owner)} · {boardWords.item[item.kind]}
        </span>
        {targets.length > 0 && (
          <span className="xo-item__aim">
            <span aria-hidden>→ </span>
            <span className="visually-hidden">{boardWords.aimedAt}</span>
            {targets.join(', ')}
          </span>
        )}
        {item.payment.length > 0 && (
          <span className="xo-item__pay">
            {boardWords.pays}
            {item.payment.map((energy, i) => (
              <Hue key={i} name={energy.name} />
            ))}
          </span>
        )}
        {isNext && (
          <span className="xo-item__next">
            <span className="visually-hidden">{boardWords.resolves}</span>
            {boardWords.next}
          </span>
        )}
      </Point>
    </li>
  )
}

function Art({ card }: { card: string }) {
  const { entry, look } = useTable()
  const def = entry.game.library.get(card)
  return (
    <span className="xo-item__art" aria-hidden>
      <Suspense fallback={null}>{def && <Picture name={pictureOf(look, def)} />}</Suspense>
    </span>
  )
}

function targetName(table: ReturnType<typeof useTable>, target: TargetFacts): string {
  const { view, words } = table
  switch (target.kind) {
    case 'card': {
      const name = findCard(view, target.handle)?.card.name
      return name ? words.name(name) : boardWords.cardInHand
    }
    case 'pile':
      return boardWords.pileOf(table.telling, target.seat, target.pile)
    case 'graveyard':
      return boardWords.graveyardOf(table.telling, target.seat)
    case 'player':
      return boardWords.player(table.telling, target.seat)
    case 'item': {
      const item = factsOf(view).stack.find(({ id }) => id === target.id)
      return item ? words.name(item.name) : boardWords.anItem
    }
  }
}
