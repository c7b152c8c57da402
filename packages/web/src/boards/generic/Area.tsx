import type { Fact } from '@cardwright/catalog/words'
import type { CSSProperties, ReactNode } from 'react'
import { Card } from '../../table/card/Card.tsx'
import { alikeIn } from '../../table/card/options.ts'
import { useTable } from '../../table/context.ts'
import { Posed } from '../../table/parts/Posed.tsx'
import { genericWords } from '../../words/en/boards/generic.ts'
import { groupsOf } from './groups.ts'
import type { Place, Places } from './places.ts'

interface Props {
  /** Whose it is, where that is not plain. */
  readonly title?: string | null
  /** What is to be seen beside that at once: whose turn it is. */
  readonly mark?: string | null
  readonly facts: readonly Fact[]
  readonly places: Places
  readonly children?: ReactNode
}

/** What is said, what is piled up, and what lies open. */
export function Area({ title, mark, facts, places: { piles, rows }, children }: Props) {
  const isTold = title || facts.length > 0 || piles.length > 0 || children
  return (
    <div className="generic__area">
      {isTold && (
        <div className="generic__stock">
          <Told title={title} mark={mark} facts={facts}>
            {children}
          </Told>
          {piles.length > 0 && (
            <div className="generic__piles">
              {piles.map((place) => (
                <Pile key={place.zone} place={place} />
              ))}
            </div>
          )}
        </div>
      )}
      {rows.length > 0 && (
        <div className="generic__rows">
          {rows.map((place) => (
            <Row key={place.zone} place={place} />
          ))}
        </div>
      )}
    </div>
  )
}

function Told({ title, mark, facts, children }: Omit<Props, 'places'>) {
  return (
    <div className="generic__told">
      {title && (
        <p className="generic__name">
          <b data-content>{title}</b>
          {mark && <span className="generic__turn">{mark}</span>}
        </p>
      )}
      {facts.length > 0 && (
        <dl className="generic__facts">
          {facts.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className={value === null ? 'visually-hidden' : undefined}>{value ?? genericWords.yes}</dd>
            </div>
          ))}
        </dl>
      )}
      {children}
    </div>
  )
}

const sizeOf = ({ title, content: { count = 0 } }: Place): string => genericWords.place(title, count)

function Pile({ place }: { place: Place }) {
  const { zone, title, content } = place
  return (
    <fieldset className="generic__pile" data-zone={zone} data-empty={content.count === 0} aria-label={sizeOf(place)}>
      <span className="generic__back" aria-hidden>
        {content.count}
      </span>
      <span aria-hidden>{title}</span>
    </fieldset>
  )
}

/** Cards side by side; as many as there may be, they never need a second line. */
function Row({ place }: { place: Place }) {
  const { zone, title, content, isMain } = place
  const { answering } = useTable()
  const { cards = [], known = [], count = 0 } = content
  const groups = groupsOf(cards, answering.ask)
  const unseen = content.cards ? 0 : count - known.length
  const shown = groups.length + known.length + Math.min(unseen, 1)
  return (
    <fieldset
      className="generic__row"
      data-zone={zone}
      data-main={isMain}
      aria-label={sizeOf(place)}
      style={{ '--cards': shown } as CSSProperties}
    >
      <h2>
        {title} <span>{count}</span>
      </h2>
      <div className="generic__cards" data-empty={shown === 0}>
        {groups.map(({ card, count: times }) => (
          <div key={card.handle} className="generic__place">
            <Posed card={card}>
              <Card card={card} size="small" alike={alikeIn(cards, card)} />
            </Posed>
            {times > 1 && (
              <span className="generic__times" data-content>
                ×{times}
              </span>
            )}
          </div>
        ))}
        {known.map(({ name }, i) => (
          <Card key={`${name} ${i}`} card={{ name }} size="small" />
        ))}
        {unseen > 0 && <Card card={{}} size="small" label={genericWords.unseen(unseen)} />}
      </div>
    </fieldset>
  )
}
