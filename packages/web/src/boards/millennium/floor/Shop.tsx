import { cardsFor, promoTiers, storeSlots, worth } from '@cardwright/millennium'
import { Picture } from '../../../design/Picture.tsx'
import { Card } from '../../../table/card/Card.tsx'
import { useTable } from '../../../table/context.ts'
import { millenniumWords as said } from '../../../words/en/boards/millennium.ts'
import { cardsIn, factsOf, nameOf } from '../facts.ts'
import { fusionCostOf, spareOf } from '../sight.ts'
import { useFloor } from './floor-state.ts'
import { Lot } from './Lot.tsx'
import { usePlaces } from './places.ts'
import './shop.css'

/** What is for sale: nine cards of the Store by their backs, the tops of both decks, and what others have sold. */
export function Store() {
  const table = useTable()
  const { lots } = factsOf(table)
  const area = cardsIn(table, 'storeArea')
  const inArea = lots.filter(({ where }) => where === 'storeArea')
  if (lots.length === 0 && area.length === 0) return null
  return (
    <section className="mb-panel mb-store" aria-label={said.store}>
      <header className="mb-panel__head">
        <h2>{said.store}</h2>
        <p className="mb-note">{said.storeNote}</p>
      </header>
      <div className="mb-lots">
        {Array.from({ length: storeSlots }, (_, at) => {
          const lot = inArea[at]
          return lot ? <Lot key={lot.lot} lot={lot} card={area[at]} note={said.store} /> : <Gap key={`gap ${at}`} />
        })}
        {tops.map(({ where, note }) => {
          const lot = lots.find((each) => each.where === where)
          return lot ? <Lot key={lot.lot} lot={lot} note={note} /> : <Gap key={where} />
        })}
      </div>
    </section>
  )
}

const tops = [
  { where: 'store', note: said.storeTop },
  { where: 'core', note: said.coreTop },
] as const

/** Where nothing is for sale: what lies beside it does not move up. */
const Gap = () => <div className="mb-gap" aria-hidden />

export function Aftermarket() {
  const table = useTable()
  const { lots } = factsOf(table)
  const cards = cardsIn(table, 'aftermarket')
  const places = usePlaces(cards, ({ handle }) => handle)
  if (lots.length === 0 && cards.length === 0) return null
  return (
    <section className="mb-panel mb-aftermarket" aria-label={said.aftermarket}>
      <header className="mb-panel__head">
        <h2>
          {said.aftermarket} <small>{cards.length}</small>
        </h2>
        <p className="mb-note">{cards.length === 0 ? said.aftermarketEmpty : said.aftermarketNote}</p>
      </header>
      <div className="mb-lots">
        {places.map((card, at) => {
          if (!card) return <Gap key={`gap ${at}`} />
          const lot = lots.find((each) => each.lot === card.marks?.lot)
          const seller = card.marks?.marker
          if (!lot) return <Card key={card.handle} card={card} size="small" />
          if (typeof seller !== 'number') return <Lot key={card.handle} lot={lot} card={card} note={said.aftermarket} />
          const name = nameOf(table, seller)
          return <Lot key={card.handle} lot={lot} card={card} note={said.seller(name)} seller={name} />
        })}
      </div>
    </section>
  )
}

/** Those who want cards, and what one could give them: a click chooses it. */
export function Npcs() {
  const { words } = useTable()
  const { sight, isOpen, pick } = useFloor()
  if (sight.npcs.length === 0) return null
  return (
    <section className="mb-panel mb-npcs" aria-label={said.npcs}>
      <header className="mb-panel__head">
        <h2>{said.npcs}</h2>
        <p className="mb-note">{said.npcNote}</p>
      </header>
      <ul className="mb-rows">
        {sight.npcs.map((npc) => {
          const payment = isOpen ? cardsFor(spareOf(sight), npc.wants) : null
          const wants = words.lines?.(npc).find(({ head }) => head === 'Wants')?.text ?? ''
          return (
            <li key={npc.id}>
              <button
                type="button"
                className="mb-row"
                data-card={npc.id}
                data-lit={payment ? true : undefined}
                aria-disabled={!payment || undefined}
                aria-description={payment ? said.choosePayment(npc.name) : said.noPayment}
                onClick={() => payment && pick(payment)}
              >
                <b>{npc.vp}</b>
                <span>
                  <strong data-content>{npc.name}</strong> <span data-content>{wants}</span>
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** Three piles of promos, and how many cards each costs. */
export function Fusion() {
  const { sight, isOpen, pick } = useFloor()
  const spare = [...spareOf(sight)].sort((a, b) => worth(a.def) - worth(b.def))
  return (
    <section className="mb-panel mb-fusion" aria-label={said.fusion}>
      <header className="mb-panel__head">
        <h2>{said.fusion}</h2>
        <p className="mb-note">{said.fusionNote}</p>
      </header>
      <ul className="mb-tiers">
        {promoTiers.map((tier) => {
          const cost = fusionCostOf(sight, tier)
          const left = sight.promos[tier]
          const canPay = isOpen && left > 0 && spare.length >= cost
          return (
            <li key={tier}>
              <button
                type="button"
                className="mb-tier"
                data-tier={tier}
                data-lit={canPay || undefined}
                aria-disabled={!canPay || undefined}
                aria-description={said.fusionPile(said.tiers[tier], cost, left)}
                onClick={() => canPay && pick(spare.slice(0, cost))}
              >
                <Picture name="card-random" />
                <b>{said.tiers[tier]}</b>
                <small>
                  {said.fusionCost(cost)} <span>{said.fusionLeft(left)}</span>
                </small>
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** What counts in the next tournament, and where it is played. */
export function Metas() {
  const table = useTable()
  const cards = [...cardsIn(table, 'metas'), ...cardsIn(table, 'venue')]
  if (cards.length === 0) return null
  return (
    <section className="mb-metas" aria-label={said.metas}>
      <p>{factsOf(table).phase === 'deckbuilding' ? said.metasNext : said.metasNow}</p>
      {cards.map((card) => (
        <Card key={card.handle} card={card} size="small" />
      ))}
    </section>
  )
}
