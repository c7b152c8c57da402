import { Because } from '../../../design/Because.tsx'
import { Card } from '../../../table/card/Card.tsx'
import { useTable } from '../../../table/context.ts'
import { millenniumWords as said } from '../../../words/en/boards/millennium/board.ts'
import { marked } from '../../../words/marked.tsx'
import { cardsIn, defOf, factsOf } from '../facts.ts'
import { Metas } from './Shop.tsx'
import { Timer } from './Timer.tsx'
import './head.css'

/** Clock, purse, round, and what counts in the next tournament. */
export function Head() {
  const table = useTable()
  const { round, players, mode } = factsOf(table)
  const own = players[table.near]!
  const isDuel = mode === 'duel'
  return (
    <header className="mb-head">
      <Timer />
      <dl className="mb-figures mb-head__figures">
        <div data-figure="dollars">
          <dt className="visually-hidden">{said.purse}</dt>
          <dd>{said.money(own.dollars)}</dd>
        </div>
        <div data-figure="markers">
          <dt className="visually-hidden">{said.markersTitle}</dt>
          <dd>
            <Because reasons={[{ says: said.markersTitle, by: said.markersMean }]}>
              <span className="visually-hidden">{own.markers}</span>
              <span aria-hidden>
                {'●'.repeat(own.markers)} <small>{said.markersTitle}</small>
              </span>
            </Because>
          </dd>
        </div>
        <div data-figure="vp">
          <dt className="visually-hidden">{said.rounds(round)}</dt>
          <dd>
            <Because reasons={[isDuel ? { says: '', by: said.winsMean } : { says: said.vpTitle, by: said.vpMean }]}>
              {isDuel ? said.wins(own.wins) : said.vp(own.vp)}
            </Because>
          </dd>
        </div>
      </dl>
      <Persona />
      <Metas />
    </header>
  )
}

/** Whom one plays, and what that changes on the trading floor. */
function Persona() {
  const table = useTable()
  const [card] = cardsIn(table, `persona:${table.near}`)
  const def = defOf(table, card?.name)
  if (!card || !def) return null
  const powers = (table.words.lines?.(def) ?? []).filter(({ head }) => head === said.powerHead)
  return (
    <section className="mb-persona" aria-label={said.kinds[def.kind]}>
      <Card card={card} size="small" />
      <p>
        {marked(said.persona(table.words.name(def.id)), (name) => (
          <b data-content>{name}</b>
        ))}{' '}
        <span data-content>{powers.map(({ text }) => text).join(' ')}</span>
      </p>
    </section>
  )
}
