import { listed } from '@cardwright/engine/english'
import { useTable } from '../../../table/context.ts'
import { millenniumWords as said } from '../../../words/en/boards/millennium/board.ts'
import { storyWords } from '../../../words/en/boards/millennium/story.ts'
import { factsOf, nameOf } from '../facts.ts'
import { Shown } from '../Shown.tsx'
import { Scores } from './Scores.tsx'
import { Standing } from './Standing.tsx'
import { bestDeck, decisive, seasonOf } from './story.ts'
import './season.css'

/** The season as a story: what was bought, the best deck, the tournament that decided it. */
export function Story() {
  const table = useTable()
  const { players, mode } = factsOf(table)
  const season = seasonOf(table.snapshot.events, players.length)
  const last = season.tournaments.at(-1)
  const best = bestDeck(season)
  const by = mode === 'duel' ? 'rp' : 'vp'
  const winner = [table.view.result?.winner].flat()[0]
  const turning = typeof winner === 'number' ? decisive(season, winner, by) : null
  const name = (seat: number) => nameOf(table, seat)
  const card = (id: string) => table.words.name(id)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys, and a story has no buttons
    <section className="mb-story" aria-label={storyWords.title} tabIndex={0}>
      <section className="mb-panel mb-story__standing">
        <Standing />
      </section>
      {turning && (
        <section className="mb-panel" aria-label={storyWords.decisive}>
          <h2>{storyWords.decisive}</h2>
          <p>
            {storyWords.decided(
              said.tournamentN(turning.round),
              name(winner as number),
              turning.results.find(({ seat }) => seat === winner)!.rp,
              said[by](turning.lead),
            )}
          </p>
        </section>
      )}
      {best && (
        <section className="mb-panel" aria-label={storyWords.bestDeck}>
          <h2>{storyWords.bestDeck}</h2>
          <p>{storyWords.best(name(best.seat), said.tournamentN(best.round), best.rp)}</p>
          <ul className="mb-story__cards">
            {best.cards.slice(0, 3).map(({ name: id, rp }) => (
              <li key={id}>
                <Shown name={id} />
                <span>
                  <span data-content>{card(id)}</span> <b>{said.gains(rp)}</b>
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {last && (
        <section className="mb-panel mb-story__last" aria-label={said.tournamentN(last.round)}>
          <h2>{said.tournamentN(last.round)}</h2>
          <Scores story={last} />
        </section>
      )}
      <section className="mb-panel mb-story__deals" aria-label={storyWords.deals}>
        <h2>{storyWords.deals}</h2>
        <ul>
          {season.dealings.map((own, seat) => (
            <li key={seat}>
              <b data-content>{name(seat)}</b> {storyWords.dealt(listed(storyWords.parts(own)))}
              {own.dearest && ` ${storyWords.dearest(card(own.dearest.name), own.dearest.price)}`}
            </li>
          ))}
        </ul>
      </section>
    </section>
  )
}
