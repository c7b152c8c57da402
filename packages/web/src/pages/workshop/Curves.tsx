import { type Copies, type Decks, homes, type Trait } from '@cardwright/catalog'
import type { CSSProperties } from 'react'
import type { Look } from '../../table/contract.ts'
import './curves.css'

interface Counted {
  readonly value: string
  readonly count: number
}

function countedBy(decks: Decks, cards: Copies, { id, values }: Trait): readonly Counted[] {
  const counts = new Map(values.map((value) => [value, 0]))
  for (const [card, copies] of Object.entries(cards))
    for (const value of homes(decks).get(card)?.traits[id] ?? []) counts.set(value, (counts.get(value) ?? 0) + copies)
  return [...counts].map(([value, count]) => ({ value, count }))
}

const sumOf = (counted: readonly Counted[]): number => counted.reduce((sum, { count }) => sum + count, 0)

interface Props {
  readonly decks: Decks
  readonly look: Look
  readonly cards: Copies
}

/** What a deck is made of: a drawing for each trait that its cards have. */
export function Curves({ decks, look, cards }: Props) {
  const drawings = decks.traits.flatMap((trait) => {
    const counted = countedBy(decks, cards, trait)
    return trait.drawn && sumOf(counted) > 0 ? [{ trait, counted }] : []
  })
  return (
    <div className="curves">
      {drawings.map(({ trait, counted }) => (
        <figure key={trait.id} className={`curve curve--${trait.drawn}`}>
          <figcaption data-content>{trait.name}</figcaption>
          {trait.drawn === 'curve' ? (
            <Columns counted={counted} />
          ) : (
            <Bar trait={trait.id} counted={counted} look={look} />
          )}
        </figure>
      ))}
    </div>
  )
}

function Columns({ counted }: { counted: readonly Counted[] }) {
  const most = Math.max(...counted.map(({ count }) => count))
  return (
    <ol className="columns">
      {counted.map(({ value, count }) => (
        <li key={value}>
          <span className="columns__count">{count > 0 ? count : ''}</span>
          <span className="columns__bar" style={{ '--share': count / most } as CSSProperties} aria-hidden />
          <span className="columns__value" data-content>
            {value}
          </span>
        </li>
      ))}
    </ol>
  )
}

/** What a deck is made of at a glance: its colours, say, but not how many cards it has of which kind. */
export function Shares({ decks, look, cards }: Props) {
  const traits = decks.traits.filter(({ id, drawn }) => drawn === 'shares' && id !== decks.groups)
  return traits.map((trait) => (
    <div key={trait.id}>
      <Bar trait={trait.id} counted={countedBy(decks, cards, trait)} look={look} />
    </div>
  ))
}

function Bar({ trait, counted, look }: { trait: string; counted: readonly Counted[]; look: Look }) {
  const held = counted.flatMap((each, i) =>
    each.count > 0 ? [{ ...each, tint: look.tint?.(trait, each.value) ?? `var(--tint-${(i % 6) + 1})` }] : [],
  )
  return (
    <>
      <div className="shares" aria-hidden>
        {held.map(({ value, count, tint }) => (
          <span key={value} style={{ flexGrow: count, background: tint }} />
        ))}
      </div>
      <ul className="shares__values">
        {held.map(({ value, count, tint }) => (
          <li key={value}>
            <i style={{ background: tint }} aria-hidden />
            <span data-content>{value}</span> <b>{count}</b>
          </li>
        ))}
      </ul>
    </>
  )
}
