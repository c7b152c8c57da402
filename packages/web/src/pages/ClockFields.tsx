import { type ClockWish, increments, matchMinutes, moveTimes } from '../app/clocks.ts'
import { clockWords } from '../words/en/clocks.ts'
import { lobbyWords } from '../words/en/pages/lobby.ts'

const kinds = ['none', 'move', 'match'] as const

interface Props {
  readonly value: ClockWish
  onChange(wish: ClockWish): void
}

/** How long one may think. */
export function ClockFields({ value, onChange }: Props) {
  return (
    <fieldset className="lobby__clock">
      <legend>{lobbyWords.clock}</legend>
      <div className="segments">
        {kinds.map((kind) => (
          <label key={kind}>
            <input
              type="radio"
              name="clock"
              checked={value.kind === kind}
              onChange={() => onChange({ ...value, kind })}
            />
            <span>{lobbyWords.clocks[kind]}</span>
          </label>
        ))}
      </div>
      {value.kind === 'move' && (
        <label>
          {lobbyWords.forAnswer}
          <select
            className="field"
            value={value.move}
            onChange={(event) => onChange({ ...value, move: Number(event.target.value) })}
          >
            {moveTimes.map((seconds) => (
              <option key={seconds} value={seconds}>
                {clockWords.moveTimes[seconds]}
              </option>
            ))}
          </select>
        </label>
      )}
      {value.kind === 'match' && (
        <div className="lobby__bank">
          <label>
            {lobbyWords.forMatch}
            <select
              className="field"
              value={value.minutes}
              onChange={(event) => onChange({ ...value, minutes: Number(event.target.value) })}
            >
              {matchMinutes.map((minutes) => (
                <option key={minutes} value={minutes}>
                  {lobbyWords.minutes(minutes)}
                </option>
              ))}
            </select>
          </label>
          <label>
            {lobbyWords.afterAnswer}
            <select
              className="field"
              value={value.increment}
              onChange={(event) => onChange({ ...value, increment: Number(event.target.value) })}
            >
              {increments.map((seconds) => (
                <option key={seconds} value={seconds}>
                  {lobbyWords.increment(seconds)}
                </option>
              ))}
            </select>
          </label>
        </div>
      )}
    </fieldset>
  )
}
