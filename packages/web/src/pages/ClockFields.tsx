import { type ClockWish, increments, matchMinutes, moveTimes } from '../app/clocks.ts'

const kinds = [
  ['none', 'None'],
  ['move', 'Per move'],
  ['match', 'Per match'],
] as const

interface Props {
  readonly value: ClockWish
  onChange(wish: ClockWish): void
}

/** How long one may think. */
export function ClockFields({ value, onChange }: Props) {
  return (
    <fieldset className="lobby__clock">
      <legend>Clock</legend>
      <div className="segments">
        {kinds.map(([kind, name]) => (
          <label key={kind}>
            <input
              type="radio"
              name="clock"
              checked={value.kind === kind}
              onChange={() => onChange({ ...value, kind })}
            />
            <span>{name}</span>
          </label>
        ))}
      </div>
      {value.kind === 'move' && (
        <label>
          For each answer
          <select
            className="field"
            value={value.move}
            onChange={(event) => onChange({ ...value, move: Number(event.target.value) })}
          >
            {moveTimes.map(([seconds, name]) => (
              <option key={seconds} value={seconds}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      {value.kind === 'match' && (
        <div className="lobby__bank">
          <label>
            For the match
            <select
              className="field"
              value={value.minutes}
              onChange={(event) => onChange({ ...value, minutes: Number(event.target.value) })}
            >
              {matchMinutes.map((minutes) => (
                <option key={minutes} value={minutes}>
                  {minutes} minutes
                </option>
              ))}
            </select>
          </label>
          <label>
            and after each answer
            <select
              className="field"
              value={value.increment}
              onChange={(event) => onChange({ ...value, increment: Number(event.target.value) })}
            >
              {increments.map((seconds) => (
                <option key={seconds} value={seconds}>
                  {seconds === 0 ? 'nothing more' : `${seconds} seconds more`}
                </option>
              ))}
            </select>
          </label>
        </div>
      )}
    </fieldset>
  )
}
