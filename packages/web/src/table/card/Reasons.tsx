import { cardWords } from '../../words/en/table/cards.ts'
import { type About, reasonsIn } from './about.ts'

/** Why numbers are not as printed: a line for each, with what it comes from. */
export function Reasons({ about }: { about: About | undefined }) {
  const numbers = reasonsIn(about)
  if (numbers.length === 0) return null
  return (
    <dl className="zoom__reasons">
      {numbers.map(({ name, value, from }) => (
        <div key={name}>
          <dt>
            {cardWords.number(name)} <b>{value}</b>
          </dt>
          {from.map(({ by, says }, i) => (
            <dd key={i}>
              <b data-content>{says}</b> <span data-content>{by}</span>
            </dd>
          ))}
        </div>
      ))}
    </dl>
  )
}

/** The same for screen readers. */
export const reasonsSaid = (about: About | undefined): string =>
  reasonsIn(about)
    .map(({ name, value, from }) => cardWords.reasons(name, value, from))
    .join(' ')
