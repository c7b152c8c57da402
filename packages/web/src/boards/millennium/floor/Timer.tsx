import { isAfterBell, isAskedForTime } from '@cardwright/millennium'
import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { useSettings } from '../../../app/settings.ts'
import { useTable } from '../../../table/context.ts'
import { sounded } from '../../../table/sound.ts'
import { millenniumWords as said } from '../../../words/en/boards/millennium/board.ts'
import { factsOf, nameOf } from '../facts.ts'
import './timer.css'

const asTime = (ms: number): string => {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** From here on, in ms, the clock is felt: it changes colour, then it beats, and at last it is heard. */
const warm = 120_000
const hot = 30_000
const heard = 10_000

/** How long the segment still lasts, in ms; null without a clock. */
function useTimeLeft(): number | null {
  const table = useTable()
  const { until } = factsOf(table)
  const { clock, clockHeard } = table.snapshot
  const runs = until !== null && clock?.runs === true
  const [, tick] = useState(0)
  useEffect(() => {
    if (!runs) return
    const timer = setInterval(() => tick((n) => n + 1), 250)
    return () => clearInterval(timer)
  }, [runs])
  if (until === null || !clock) return null
  return Math.max(0, until - clock.now - (runs ? performance.now() - clockHeard : 0))
}

/** A tick for each of the last seconds. */
function useTicking(left: number | null): void {
  const { sound } = useSettings()
  const second = left === null || left > heard ? null : Math.ceil(left / 1000)
  const last = useRef(second)
  useEffect(() => {
    if (sound && second !== null && second > 0 && second !== last.current) sounded('tick')
    last.current = second
  }, [second, sound])
}

function heatOf(left: number): 'cool' | 'warm' | 'hot' {
  if (left > warm) return 'cool'
  return left > hot ? 'warm' : 'hot'
}

/** The clock of the segment. */
export function Timer() {
  const table = useTable()
  const facts = factsOf(table)
  const { paused, segment, lookers, players } = facts
  const running = useTimeLeft()
  useTicking(running)
  // a clock that was stopped says where it stands
  const left = running ?? (paused === null ? null : facts.left)
  const whole = useRef(left ?? 1)
  whole.current = Math.max(whole.current, left ?? 1)
  if (!segment) return null
  const note = () => {
    if (running === null && paused !== null) return said.paused(nameOf(table, paused))
    return players[table.near]?.ready ? said.timeAtMost : said.timeLeft
  }
  if (left === null) {
    const why = () => {
      if (lookers.length > 0) return said.lookers(lookers.map((seat) => nameOf(table, seat)))
      if (!isAfterBell(facts)) return said.noClock
      return isAskedForTime(facts, table.view.seat) ? said.afterBell.asked : said.afterBell.told
    }
    return (
      <div className="mb-timer" data-heat="cool" data-waits={lookers.length > 0 || undefined}>
        <b>{said.segments[segment]}</b>
        <span>{why()}</span>
        <Stopping />
      </div>
    )
  }
  return (
    <div
      className="mb-timer"
      data-heat={running === null ? 'cool' : heatOf(left)}
      style={{ '--left': Math.min(1, left / whole.current) } as CSSProperties}
    >
      <span className="mb-timer__time" role="timer" aria-label={said.timeLeft}>
        {asTime(left)}
      </span>
      <span>
        <b>{said.segments[segment]}</b> {note()}
      </span>
      <Grace />
      <Stopping />
    </div>
  )
}

/** For who will not be done at the last bell. Once it has rung, it is asked beside the question. */
function Grace() {
  const table = useTable()
  const { answering, words, asking } = table
  const option = answering.offered.find(({ move }) => move === 'grace')
  if (!answering.ask || !option) return null
  return (
    <button
      type="button"
      className="button mb-small mb-timer__grace"
      data-move="grace"
      aria-label={words.option(option, answering.ask, asking) ?? undefined}
      onClick={() => answering.choose(option.key)}
    >
      <span>{factsOf(table).grace.length === 0 ? said.moreTime.asked : said.moreTime.agreed}</span>
    </button>
  )
}

/** Beside the clock, too, what stops it and starts it again. */
function Stopping() {
  const { answering } = useTable()
  const option = answering.offered.find(({ move }) => move === 'pause' || move === 'resume' || move === 'begin')
  if (!answering.ask || !option) return null
  return (
    <button
      type="button"
      className="button mb-small mb-timer__stop"
      data-move={option.move}
      onClick={() => answering.choose(option.key)}
    >
      <span>{option.move === 'pause' ? said.stopClock : said.startClock}</span>
    </button>
  )
}
