import type { CSSProperties } from 'react'
import { useTable } from '../../../table/context.ts'
import { millenniumWords as said } from '../../../words/en/boards/millennium/board.ts'
import { factsOf, nameOf } from '../facts.ts'
import { barOf } from '../play/bar.ts'
import { Shown } from '../Shown.tsx'
import type { Side } from './laid-out.ts'
import type { CardPoints, TournamentStory } from './story.ts'
import '../play/side.css'
import './scores.css'

/** How many sources are named for players whom one only looks at; one's own are all named. */
const namedOfOthers = 3

/** One line of the score: a player, or the boss. */
interface Line {
  readonly side: number
  readonly place: number | null
  readonly rp: number
  readonly vp: number | null
  readonly sources: readonly { readonly id: string; readonly says: string; readonly rp: number }[]
}

interface Props {
  readonly story: TournamentStory
  /** By seat, how the tableaus lay, where that was seen. */
  readonly laidOut?: readonly Side[]
}

/** Who scored what by which card, which place that was, and what it is worth: the best first. */
export function Scores({ story: { results, boss }, laidOut = [] }: Props) {
  const table = useTable()
  const { mode } = factsOf(table)
  const { words, view } = table
  const byCard = (cards: readonly CardPoints[]) =>
    cards.map(({ name, rp, by }) => ({
      id: name,
      says: by === undefined ? words.name(name) : said.result.ofOther(nameOf(table, by), words.name(name)),
      rp,
    }))
  const players = results.map(
    ({ seat, place, rp, vp, cards, collections }): Line => ({
      side: seat,
      place: boss ? null : place,
      rp,
      vp: boss || mode === 'duel' ? null : vp,
      sources: [
        ...byCard(cards),
        ...(collections > 0 ? [{ id: 'collections', says: said.result.collections, rp: collections }] : []),
      ],
    }),
  )
  const lines = [
    ...(boss ? [{ side: view.seats, place: null, rp: boss.rp, vp: null, sources: byCard(boss.cards) }] : []),
    ...players.sort((a, b) => b.rp - a.rp || a.side - b.side),
  ]
  const most = Math.max(1, ...lines.map(({ rp }) => rp))
  const isFew = lines.length <= 2
  return (
    <ol className="mb-scores" style={{ '--most': most } as CSSProperties}>
      {lines.map((line) => (
        <ScoreLine
          key={line.side}
          line={line}
          laid={laidOut[line.side] ?? []}
          isWhole={isFew || line.side === table.near}
        />
      ))}
    </ol>
  )
}

interface LineProps {
  readonly line: Line
  readonly laid: Side
  /** All of it is told, and its cards are shown. */
  readonly isWhole: boolean
}

function ScoreLine({ line: { side, place, rp, vp, sources }, laid, isWhole }: LineProps) {
  const table = useTable()
  const now = table.snapshot.view ? factsOf({ view: table.snapshot.view }).players[side] : undefined
  const named = isWhole ? sources : sources.slice(0, namedOfOthers)
  const rest = sources.slice(named.length)
  return (
    <li data-own={side === table.view.seat || undefined} data-first={place === 1 || undefined}>
      {place !== null && (
        <span className="mb-scores__place" role="img" aria-label={said.result.place(place)}>
          {place}
        </span>
      )}
      <b className="mb-scores__name" data-content>
        {nameOf(table, side)}
      </b>
      <strong className="mb-scores__rp">{said.rp(rp)}</strong>
      {vp !== null && (
        <span className="mb-scores__vp">
          <b>{said.result.vp(vp)}</b> {now && <small>{said.result.inAll(now.vp)}</small>}
        </span>
      )}
      <span className="mb-scores__bar" aria-hidden>
        {barOf(sources, rp).map((each) => (
          <i key={each.id} style={{ '--rp': each.rp } as CSSProperties} />
        ))}
      </span>
      <ul className="mb-scores__sources">
        {named.map(({ id, says, rp: points }) => (
          <li key={id} data-loss={points < 0 || undefined}>
            <span data-content>{says}</span> <b>{said.gains(points)}</b>
          </li>
        ))}
        {rest.length > 0 && (
          <li>
            {said.result.more(
              rest.length,
              rest.reduce((sum, each) => sum + each.rp, 0),
            )}
          </li>
        )}
        {sources.length === 0 && <li>{said.result.none}</li>}
      </ul>
      {isWhole && laid.length > 0 && <LaidOut name={nameOf(table, side)} cards={laid} />}
    </li>
  )
}

/** The cards as they lay when all was counted, each with what it brought. */
function LaidOut({ name, cards }: { name: string; cards: Side }) {
  const { words } = useTable()
  return (
    <ul className="mb-scores__cards" aria-label={said.result.laidOut(name)}>
      {cards.map(({ handle, name: card, isDown, rp }) => (
        <li key={handle} className="mb-laid" data-down={isDown || undefined}>
          <Shown name={card} />
          <span className="visually-hidden">{said.result.laid(card ? words.name(card) : null, isDown, rp)}</span>
          {rp !== 0 && (
            <span className="mb-laid__rp" data-loss={rp < 0 || undefined} aria-hidden>
              {said.plain(rp)}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
