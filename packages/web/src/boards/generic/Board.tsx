import type { Json, JsonObject, ZoneView } from '@cardwright/engine'
import { Card } from '../../table/card/Card.tsx'
import type { BoardProps } from '../../table/contract.ts'
import { handZone } from '../../table/hand-zone.ts'
import { capital, fieldWords, inWords, parseZone, valueWords, who } from '../../table/plain-words.ts'
import './board.css'

interface Place {
  readonly zone: string
  readonly title: string
  readonly content: ZoneView
}

/** A table for any game: each seat's places, and what lies between them. */
export function Board(props: BoardProps) {
  const { view, near, table } = props
  const others = Array.from({ length: view.seats - 1 }, (_, i) => (near + 1 + i) % view.seats)
  const common = placesOf(props, null)
  return (
    <div className="generic" data-seats={view.seats}>
      <div className="generic__others">
        {others.map((seat) => (
          <Side key={seat} props={props} seat={seat} name={table.seats[seat]?.name ?? ''} isBrief={view.seats > 2} />
        ))}
      </div>
      <div className="generic__middle">
        <Facts facts={commonFacts(props)} />
        {common.length > 0 && <Places places={common} />}
      </div>
      <Side props={props} seat={near} name={table.seats[near]?.name ?? ''} />
    </div>
  )
}

interface SideProps {
  readonly props: BoardProps
  readonly seat: number
  readonly name: string
  /** One of many: under its name, and without what is empty. */
  readonly isBrief?: boolean
}

function Side({ props, seat, name, isBrief = false }: SideProps) {
  const places = placesOf(props, seat)
  return (
    <section className="generic__side" aria-label={`${name === 'You' ? 'Your' : `${name}’s`} side`}>
      {isBrief && <b className="generic__name">{capital(name)}</b>}
      <Facts facts={ownFacts(props, seat)} />
      <Places places={isBrief ? places.filter(({ content }) => content.count !== 0) : places} />
    </section>
  )
}

function Facts({ facts }: { facts: JsonObject }) {
  const shown = Object.entries(facts).filter(([, value]) => value !== null && value !== undefined && value !== false)
  if (shown.length === 0) return null
  return (
    <dl className="generic__facts">
      {shown.map(([name, value]) => (
        <div key={name}>
          <dt>{inWords(name)}</dt>
          <dd>{valueWords(value)}</dd>
        </div>
      ))}
    </dl>
  )
}

function Places({ places }: { places: readonly Place[] }) {
  return (
    <div className="generic__places">
      {places.map(({ zone, title, content: { cards, count, known } }) => (
        <fieldset key={zone} className="generic__place" data-zone={zone} aria-label={`${title}, ${count ?? '?'} cards`}>
          <h2>
            {title} <span>{count ?? '?'}</span>
          </h2>
          <div className="generic__cards" data-many={(cards?.length ?? 0) > 7}>
            {cards?.map((card) => (
              <Card key={card.handle} card={card} size="small" />
            ))}
            {!cards && known?.map(({ name }, i) => <Card key={`${name} ${i}`} card={{ name }} size="small" />)}
            {!cards && (count ?? 0) > 0 && <span className="generic__pile" aria-hidden />}
          </div>
        </fieldset>
      ))}
    </div>
  )
}

function placesOf(props: BoardProps, owner: number | null): Place[] {
  const { view, entry, words, near } = props
  return Object.entries(view.zones).flatMap(([zone, content]) => {
    const name = parseZone(entry, zone)
    if (name.owner !== owner || content.count === undefined) return []
    if (zone === handZone(props.entry, near) || (content.count === 0 && name.index !== null)) return []
    const title = words.zones[name.family] ?? inWords(name.family)
    return [{ zone, title: capital(title) + (name.index === null ? '' : ` ${Number(name.index) + 1}`), content }]
  })
}

const isPerSeat = (value: unknown, seats: number): value is readonly unknown[] =>
  Array.isArray(value) && value.length === seats

/** Facts that say which seat, by the platform's custom. */
const seatFacts = new Set(['turn', 'seat', 'first', 'starter', 'active', 'dealer', 'steward', 'next'])

/** What concerns no seat alone. */
function commonFacts({ view, telling }: BoardProps): JsonObject {
  const facts = Object.entries(view.facts)
    .filter(([, value]) => !isPerSeat(value, view.seats))
    .map(
      ([name, value]) =>
        [name, seatFacts.has(name) && typeof value === 'number' ? who(telling, value) : value] as const,
    )
  return Object.fromEntries(facts.filter(([, value]) => !Array.isArray(value) || value.length > 0))
}

function ownFacts({ view }: BoardProps, seat: number): JsonObject {
  const facts = Object.entries(view.facts).flatMap(([name, value]): [string, Json | undefined][] => {
    if (!isPerSeat(value, view.seats)) return []
    const own = value[seat] as JsonObject[string]
    return typeof own === 'object' && own !== null && !Array.isArray(own)
      ? Object.entries(own as JsonObject).filter(([, each]) => fieldWords({ each }).length > 0)
      : [[name, own]]
  })
  return Object.fromEntries(facts)
}
