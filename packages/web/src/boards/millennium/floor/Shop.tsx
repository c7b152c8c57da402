import type { CardView } from '@cardwright/engine'
import { cardsFor, type LotFacts, metaText, promoTiers, storeSlots, worth } from '@cardwright/millennium'
import { Picture } from '../../../design/Picture.tsx'
import { Card } from '../../../table/card/Card.tsx'
import { useTable } from '../../../table/context.ts'
import { millenniumWords as said } from '../../../words/en/boards/millennium/board.ts'
import { cardsIn, defOf, factsOf, nameOf } from '../facts.ts'
import { fusionCostOf, spareOf } from '../sight.ts'
import { useFloor } from './floor-state.ts'
import { buyKey, Lot } from './Lot.tsx'
import { usePlaces } from './places.ts'
import { useAim } from './use-aim.ts'
import './shop.css'

/** Something on a shelf: for sale while the market is open. */
interface Shelved {
  readonly lot: LotFacts | null
  readonly card?: CardView | undefined
  readonly note: string
  readonly seller?: string
}

/** What is for sale side by side, each in its place; null for a gap. */
function Shelf({ things }: { things: readonly (Shelved | null)[] }) {
  const aim = useAim(Object.fromEntries(things.map((each, at) => [at, each?.lot ? buyKey(each.lot) : null])))
  return (
    <div className="mb-lots" {...aim.presses}>
      {things.map((each, at) => {
        const place = String(at)
        const isMissed = aim.missed === place
        if (each?.lot)
          return (
            <Lot
              key={each.lot.lot}
              {...each}
              lot={each.lot}
              place={place}
              isNew={aim.isNew(place)}
              isMissed={isMissed}
            />
          )
        if (each?.card) return <Card key={`card ${each.card.handle}`} card={each.card} size="small" />
        return <Gap key={`gap ${at}`} isMissed={isMissed} />
      })}
    </div>
  )
}

/** Where nothing is for sale: what lies beside it does not move up. */
const Gap = ({ isMissed }: { isMissed: boolean }) => (
  <div className="mb-empty mb-gap">
    {isMissed && (
      <span className="mb-lot__missed" role="status">
        {said.missed}
      </span>
    )}
  </div>
)

/** What is for sale: nine cards of the Store by their backs, the tops of both decks, and what others have sold. */
export function Store() {
  const table = useTable()
  const { lots } = factsOf(table)
  const area = cardsIn(table, 'storeArea')
  const inArea = lots.filter(({ where }) => where === 'storeArea')
  if (lots.length === 0 && area.length === 0) return null
  const things = [
    ...Array.from({ length: storeSlots }, (_, at) => {
      const lot = inArea[at]
      return lot ? { lot, card: area[at], note: said.store } : null
    }),
    ...tops.map(({ where, note }) => {
      const lot = lots.find((each) => each.where === where)
      return lot ? { lot, note } : null
    }),
  ]
  return (
    <section className="mb-panel mb-store" aria-label={said.store}>
      <header className="mb-panel__head">
        <h2>{said.store}</h2>
        <p className="mb-note">{said.storeNote}</p>
      </header>
      <Shelf things={things} />
    </section>
  )
}

const tops = [
  { where: 'store', note: said.storeTop },
  { where: 'core', note: said.coreTop },
] as const

export function Aftermarket() {
  const table = useTable()
  const { lots } = factsOf(table)
  const cards = cardsIn(table, 'aftermarket')
  const places = usePlaces(cards, ({ handle }) => handle)
  if (lots.length === 0 && cards.length === 0) return null
  const things = places.map((card) => {
    if (!card) return null
    const lot = lots.find((each) => each.lot === card.marks?.lot) ?? null
    const seller = card.marks?.marker
    if (typeof seller !== 'number') return { lot, card, note: said.aftermarket }
    const name = nameOf(table, seller)
    return { lot, card, note: said.seller(name), seller: name }
  })
  return (
    <section className="mb-panel mb-aftermarket" aria-label={said.aftermarket}>
      <header className="mb-panel__head">
        <h2>
          {said.aftermarket} <small>{cards.length}</small>
        </h2>
        <p className="mb-note">{cards.length === 0 ? said.aftermarketEmpty : said.aftermarketNote}</p>
      </header>
      <Shelf things={things} />
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
                className="mb-way mb-row"
                data-card={npc.id}
                data-lit={payment ? true : undefined}
                aria-disabled={!payment || undefined}
                aria-description={payment ? said.choosePayment(npc.name) : said.noPayment}
                onClick={() => payment && pick(payment, 'npc')}
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
                className="mb-way mb-tier"
                data-tier={tier}
                data-lit={canPay || undefined}
                aria-disabled={!canPay || undefined}
                aria-description={said.fusionPile(said.tiers[tier], cost, left)}
                onClick={() => canPay && pick(spare.slice(0, cost), 'fuse')}
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
  const textOf = (name: string) => {
    const def = defOf(table, name)
    return def?.kind === 'meta' ? metaText(def) : table.words.name(name)
  }
  return (
    <section className="mb-metas" aria-label={said.metas}>
      <p>
        {factsOf(table).phase === 'deckbuilding' ? said.metasNext : said.metasNow}
        {cards.map(
          ({ handle, name }) =>
            name && (
              <b key={handle} data-content>
                {textOf(name)}
              </b>
            ),
        )}
      </p>
      {cards.map((card) => (
        <Card key={card.handle} card={card} size="small" />
      ))}
    </section>
  )
}
