import { capital } from '@cardwright/engine/english'
import { useEffect, useState } from 'react'
import { Sign } from '../../design/Picture.tsx'
import { commonWords } from '../../words/en/common.ts'
import { timelineWords } from '../../words/en/table/timeline.ts'
import type { Overview } from '../../worker/replay-messages.ts'
import type { Playback } from '../playback.ts'
import { namesFor } from '../seat-names.ts'
import { useShowing } from '../use-chair.ts'
import { isForTable } from '../use-keys.ts'
import './timeline.css'

interface Props {
  readonly overview: Overview
  readonly at: number
  readonly seat: number | null
  /** The seat of whoever looks at it, if they played: the only one that is called You. */
  readonly own: number | null
  readonly playback: Playback
  onSeek(at: number): void
  onSeat(seat: number | null): void
  onFork(): void
}

/** Steps by keys. */
const strides: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

/** How long a step that shows nothing is looked at, in ms. */
const least = 350

/** The whole match as a line: play it, step along it, look from another chair, or take over. */
export function Timeline({ overview, at, seat, own, playback, onSeek, onSeat, onFork }: Props) {
  const { inputs, turns, holds } = overview
  const seats = namesFor(overview.seats, own)
  // as the log has it: who is looked through is You there
  const players = namesFor(overview.seats, seat).map((name, each) => (each === seat ? commonWords.you : name))
  // whoever begins at its beginning wants to watch it
  const [plays, setPlays] = useState(at === 0)
  const { idle } = useShowing(playback)
  const last = inputs.length
  useEffect(() => {
    if (!plays || !idle) return
    if (at >= last) {
      setPlays(false)
      return
    }
    const timer = setTimeout(() => onSeek(at + 1), least)
    return () => clearTimeout(timer)
  }, [plays, idle, at, last, onSeek])
  const step = (to: number) => {
    setPlays(false)
    playback.skip()
    onSeek(Math.max(0, Math.min(last, to)))
  }
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const stride = strides[event.key]
      if (stride === undefined || !isForTable(event)) return
      event.preventDefault()
      step(at + stride)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  })
  const input = at > 0 ? inputs[at - 1] : null
  const said = input ? saidOf(input, players) : undefined
  return (
    <section className="timeline" aria-label={timelineWords.title}>
      <div className="timeline__line">
        <input
          type="range"
          min={0}
          max={last}
          value={at}
          aria-label={timelineWords.where}
          aria-valuetext={timelineWords.answer(at, last)}
          onChange={(event) => step(Number(event.target.value))}
        />
        <div className="timeline__turns" aria-hidden>
          {turns.map((turn) => (
            <i key={turn} style={{ insetInlineStart: `${(100 * turn) / Math.max(1, last)}%` }} />
          ))}
        </div>
      </div>
      <div className="timeline__tools">
        <button type="button" className="button" onClick={() => step(at - 1)} disabled={at === 0}>
          <Sign name="previous-button" label={timelineWords.stepBack} />
        </button>
        <button type="button" className="button button--main" onClick={() => setPlays(!plays)} disabled={at >= last}>
          <Sign
            name={plays ? 'pause-button' : 'play-button'}
            label={plays ? timelineWords.pause : timelineWords.play}
          />
        </button>
        <button type="button" className="button" onClick={() => step(at + 1)} disabled={at >= last}>
          <Sign name="next-button" label={timelineWords.stepOn} />
        </button>
        <span className="timeline__at">
          {at} / {last}
        </span>
        <p className="timeline__said" title={said}>
          {said}
        </p>
        <label className="timeline__seat">
          <span>{timelineWords.seenBy}</span>
          <select
            className="field"
            value={seat ?? ''}
            onChange={(event) => onSeat(event.target.value === '' ? null : Number(event.target.value))}
          >
            <option value="">{timelineWords.spectator}</option>
            {seats.map((name, each) => (
              <option key={each} value={each} data-content>
                {capital(name)}
              </option>
            ))}
          </select>
        </label>
        <button type="button" className="button timeline__fork" onClick={onFork}>
          {timelineWords.takeOver}
        </button>
        {!holds && <small role="alert">{timelineWords.doesNotHold}</small>}
      </div>
    </section>
  )
}

const saidOf = ({ seat, said }: Overview['inputs'][number], players: readonly string[]): string =>
  seat === null ? timelineWords.event(said) : timelineWords.done(players[seat] ?? '', said)
