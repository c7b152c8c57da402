import type { Entry } from '@cardwright/catalog'
import { resultWords } from '@cardwright/catalog/words'
import type { JsonObject, Telling, Words } from '@cardwright/engine'
import { capital, whose } from '@cardwright/engine/english'
import { type CSSProperties, type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { areApart } from '../../design/colours.ts'
import { useEscape } from '../../design/escape.ts'
import { Sign } from '../../design/Picture.tsx'
import { endingWords } from '../../words/en/table/ending.ts'
import { ReplayHost } from '../../worker/replay-host.ts'
import type { Overview } from '../../worker/replay-messages.ts'
import { useTable } from '../context.ts'
import { type Curve, curveOf, turningPoint } from '../curve.ts'
import { takeOver } from '../take-over.ts'
import './ending.css'

/** What follows a match. */
export interface EndingProps {
  /** The match, as its replay is found. */
  readonly match: string
  /** The whole of it, as the text of a record. */
  record(): Promise<string>
  again?: (() => void) | undefined
  /** Looks at it from its beginning. */
  replay?: (() => void) | undefined
  /** The state of a rematch that somebody asked for. */
  readonly next?: ReactNode
  /** Goes to where this match was chosen, with what was chosen. */
  another?: (() => void) | undefined
  /** Goes to where the games are chosen. */
  choose?: (() => void) | undefined
}

interface Told {
  readonly record: string
  readonly overview: Overview
}

/** Plays the record once more in a thread of its own, to see how the match went: undefined until then, null if it cannot be played. */
function useTold(record: () => Promise<string>): Told | null | undefined {
  const [told, setTold] = useState<Told | null>()
  useEffect(() => {
    let isGone = false
    let host: ReplayHost | null = null
    const look = async () => {
      const text = await record()
      if (isGone) return
      host = new ReplayHost(text)
      const overview = await host.opened
      host.close()
      if (!isGone) setTold({ record: text, overview })
    }
    // without it there is no curve, and all else stays
    look().catch(() => !isGone && setTold(null))
    return () => {
      isGone = true
      host?.close()
    }
    // the match is over: there is one record of it
  }, [])
  return told
}

/** How a match has ended: who won and why, how it went, and what to do next. It lies over the board until it is closed. */
export function Ending({ match, record, next, close, ...waysOn }: EndingProps & { close(): void }) {
  const table = useTable()
  const { view, telling, words, snapshot, near, look } = table
  const told = useTold(record)
  const [, go] = useLocation()
  const { result } = view
  useEscape(result != null, close)
  if (!result) return null
  const winners = winnersOf(result.winner)
  const own = snapshot.seat
  const outcome = outcomeFor(own, winners, result.why)
  const curve = told && curveOf(told.overview.marks, view.seats, look.standing)
  const isWon = winners.length > 0 && winners.length < view.seats
  const turned = curve && isWon && isPlayedOut(result) ? turningPoint(curve, winners) : null
  const before = told && turned !== null ? told.overview.marks[turned - 1]! : null
  return (
    <section className="ending" data-outcome={outcome} aria-label={endingWords.title}>
      <button type="button" className="ending__close" aria-label={endingWords.close} onClick={close}>
        ×
      </button>
      <Sign name={signs[outcome]} />
      <h2 className="ending__title">{endingWords.outcomes[outcome]}</h2>
      <p className="ending__why">{resultWords(words, result, telling)}</p>
      {view.seats > 2 && <Places scores={(result.scores as readonly number[] | undefined) ?? null} winners={winners} />}
      {told === undefined && <Coming />}
      {curve && <Drawing curve={curve} near={near} turned={turned} />}
      {curve && turned !== null && before && told && (
        <p className="ending__turned">
          <span>{turnText(curve, winners, turned, telling)}</span>
          <button type="button" className="button button--quiet" onClick={() => go(`/replay/${match}?at=${before.at}`)}>
            {endingWords.lookAtIt}
          </button>
          <button
            type="button"
            className="button button--quiet"
            onClick={() => void takeOver(told.record, before.at, own ?? near).then((id) => go(`/play/${id}`))}
          >
            {endingWords.playOn}
          </button>
        </p>
      )}
      {next}
      <WaysOn {...waysOn} />
    </section>
  )
}

function WaysOn({ again, another, choose, replay }: Pick<EndingProps, 'again' | 'another' | 'choose' | 'replay'>) {
  const { entry, words } = useTable()
  const whatElse = whatElseIn(entry, words)
  return (
    <div className="ending__ways">
      {again && (
        <button type="button" className="button button--main button--large" onClick={again}>
          {endingWords.rematch}
        </button>
      )}
      {another && whatElse && (
        <button type="button" className="button button--large" onClick={another}>
          {endingWords.another[whatElse]}
        </button>
      )}
      {choose && (
        <button type="button" className="button button--large" onClick={choose}>
          {endingWords.chooseAgain}
        </button>
      )}
      {replay && (
        <button type="button" className="button button--large" onClick={replay}>
          {endingWords.watchAgain}
        </button>
      )}
    </div>
  )
}

/** What can be chosen otherwise for another match of the same game. */
function whatElseIn({ sides, decks }: Entry, { settings = [] }: Words): keyof typeof endingWords.another | null {
  if (decks) return 'deck'
  if (sides) return 'fighter'
  return settings.length > 0 ? 'settings' : null
}

const signs = { won: 'laurels-trophy', lost: 'broken-skull', draw: 'scales', watched: 'laurels-trophy' } as const

function outcomeFor(seat: number | null, winners: readonly number[], why: unknown): keyof typeof signs {
  // players who were in it together
  if (why === 'defeat') return 'lost'
  if (winners.length === 0) return 'draw'
  if (seat === null) return 'watched'
  return winners.includes(seat) ? 'won' : 'lost'
}

/** Why a match is over because nobody else is left to play. */
const leavings: readonly unknown[] = ['left', 'alone']

/** It was decided at the table: nobody resigned, stayed away or left, and no clock or operator ended it. */
const isPlayedOut = ({ outside, why }: JsonObject): boolean => outside !== true && !leavings.includes(why)

function winnersOf(winner: unknown): readonly number[] {
  if (typeof winner === 'number') return [winner]
  return Array.isArray(winner) ? winner : []
}

/** Of those whom it has cost, the one whom it has cost most. */
function turnText({ name, lines, sense }: Curve, winners: readonly number[], at: number, telling: Telling): string {
  const changes = lines.map((line, seat) => ({ seat, from: line[at - 1]!, to: line[at]! }))
  const weight = ({ seat, from, to }: (typeof changes)[number]) =>
    sense * (winners.includes(seat) ? to - from : from - to)
  const most = changes.reduce((a, b) => (weight(b) > weight(a) ? b : a))
  return endingWords.turned(name, whose(telling, most.seat), most.from, most.to)
}

/** Among more than two: who came where, and with what. */
function Places({ scores, winners }: { scores: readonly number[] | null; winners: readonly number[] }) {
  const { table } = useTable()
  const rank = (seat: number): number => {
    if (scores) return 1 + scores.filter((score) => score > scores[seat]!).length
    return winners.includes(seat) ? 1 : 2
  }
  const order = table.seats.map((_, seat) => seat).sort((a, b) => rank(a) - rank(b))
  return (
    <ol className="ending__places" aria-label={endingWords.places}>
      {order.map((seat) => (
        <li key={seat} data-first={rank(seat) === 1 || undefined}>
          <span>{rank(seat)}.</span>
          <b data-content>{capital(table.seats[seat]!.name)}</b>
          {scores && <span>{scores[seat]}</span>}
        </li>
      ))}
    </ol>
  )
}

const width = 400
const height = 110
const viewBox = `-6 -6 ${width + 12} ${height + 12}`

/** Keeps the room of the curve until it is known, so that no button moves. */
function Coming() {
  return (
    <figure className="ending__curve" aria-busy>
      <figcaption>{endingWords.curveComes}</figcaption>
      <svg viewBox={viewBox} aria-hidden>
        <path className="ending__ground" d={`M0 ${height}H${width}`} />
      </svg>
      <ul aria-hidden>
        <li>{'\u00a0'}</li>
      </ul>
    </figure>
  )
}

/** A line for each seat, from the first turn to the last. */
function Drawing({ curve: { name, lines }, near, turned }: { curve: Curve; near: number; turned: number | null }) {
  const table = useTable()
  const { telling, look } = table
  const colours = lines.map((_, seat) => look.colour?.(seat, table))
  // two of a kind, or nearly, are told apart all the same
  const areTold = colours.every(
    (own, seat) => own && colours.slice(seat + 1).every((each) => each && areApart(own, each)),
  )
  const styleOf = (seat: number) => ({ '--stroke': areTold ? colours[seat] : undefined }) as CSSProperties
  const last = Math.max(1, lines[0]!.length - 1)
  const most = Math.max(1, ...lines.flat())
  const least = Math.min(0, ...lines.flat())
  const x = (i: number) => (i / last) * width
  const y = (value: number) => height - ((value - least) / (most - least)) * height
  const ends = lines.map((line, seat) => ({ name: telling.names[seat] ?? '', from: line[0]!, to: line.at(-1)! }))
  return (
    <figure className="ending__curve">
      <figcaption>{endingWords.curve(name)}</figcaption>
      <svg viewBox={viewBox} role="img" aria-label={endingWords.curveSaid(name, ends)}>
        <path className="ending__ground" d={`M0 ${y(0)}H${width}`} />
        {turned !== null && <path className="ending__turn" d={`M${x(turned)} 0V${height}`} />}
        {lines.map((line, seat) => (
          <polyline
            key={seat}
            className="ending__line"
            data-seat={(seat - near + lines.length) % lines.length}
            style={styleOf(seat)}
            points={line.map((value, i) => `${x(i).toFixed(1)},${y(value).toFixed(1)}`).join(' ')}
          />
        ))}
      </svg>
      <ul aria-hidden>
        {lines.map((line, seat) => (
          <li key={seat} data-seat={(seat - near + lines.length) % lines.length} style={styleOf(seat)}>
            <span data-content>{capital(telling.names[seat] ?? '')}</span> <b>{line.at(-1)}</b>
          </li>
        ))}
      </ul>
    </figure>
  )
}
