import { inWords } from '@cardwright/engine/english'
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
            {inWords(name)} <b>{value}</b>
          </dt>
          {from.map(({ by, says }, i) => (
            <dd key={i}>
              <b>{says}</b> {by}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  )
}

/** The same for screen readers: "Power 5: +1 EX, +2 Haste." */
export const reasonsSaid = (about: About | undefined): string =>
  reasonsIn(about)
    .map(
      ({ name, value, from }) =>
        `${inWords(name)} ${value}: ${from.map(({ by, says }) => `${says} ${by}`).join(', ')}.`,
    )
    .join(' ')
