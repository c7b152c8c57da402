import { usePhone } from '../../../design/use-media.ts'
import { Card } from '../../../table/card/Card.tsx'
import { useTable } from '../../../table/context.ts'
import { millenniumWords as said } from '../../../words/en/boards/millennium/board.ts'
import { cardsIn } from '../facts.ts'
import { Shown } from '../Shown.tsx'
import './choosing.css'

/** The decks that could be handed in, to be looked at once more. */
function HandedIn() {
  const table = useTable()
  const isPhone = usePhone()
  const binder = cardsIn(table, `binder:${table.near}`)
  const decks = (table.answering.ask?.options ?? []).map(({ key, cards }) => ({
    key,
    names: binder.flatMap(({ handle, name }) => (name && (cards as readonly number[]).includes(handle) ? [name] : [])),
  }))
  return decks.map(({ key, names }, n) => (
    <section key={key} className="mb-choosing" aria-label={said.deckN(n + 1)}>
      <h2>{decks.length === 1 ? said.deck : said.deckN(n + 1)}</h2>
      <div className="mb-choosing__cards mb-choosing__deck">
        {names.map((name) => (
          <Shown key={name} name={name} size={isPhone ? 'small' : 'medium'} />
        ))}
      </div>
    </section>
  ))
}

/** The promos of a pile, each with the answer that takes it. */
function Promos() {
  const { answering, words, asking } = useTable()
  const ask = answering.ask!
  return (
    <section className="mb-choosing" aria-label={said.promoChoice}>
      <h2>{said.promoChoice}</h2>
      <div className="mb-choosing__cards">
        {ask.options.map((option) => (
          <div key={option.key} className="mb-promo">
            <Shown name={String(option.name)} size="medium" />
            <button
              type="button"
              className="button mb-small"
              data-lit
              data-key={option.key}
              onClick={() => answering.choose(option.key)}
            >
              {words.option(option, ask, asking)}
            </button>
          </div>
        ))}
      </div>
    </section>
  )
}

/** Cards that one chooses from before the market goes on: a promo, a draft pack, relics. */
export function Choosing() {
  const table = useTable()
  const { answering, near } = table
  const { ask } = answering
  const relics = cardsIn(table, 'revealed')
  const pack = cardsIn(table, `pack:${near}`)
  if (ask?.kind === 'promo') return <Promos />
  if (ask?.kind === 'deck') return <HandedIn />
  const cards = pack.length > 0 ? pack : relics
  if (cards.length === 0) return null
  const title = pack.length > 0 ? said.draftChoice : said.relicChoice
  return (
    <section className="mb-choosing" aria-label={title}>
      <h2>{title}</h2>
      <div className="mb-choosing__cards">
        {cards.map((card) => (
          <Card key={card.handle} card={card} size="medium" />
        ))}
      </div>
    </section>
  )
}
