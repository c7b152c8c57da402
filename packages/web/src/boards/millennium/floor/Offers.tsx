import { listed } from '@cardwright/engine/english'
import { isAfterBell, type Offer, starsOn } from '@cardwright/millennium'
import type { ReactNode } from 'react'
import { useTable } from '../../../table/context.ts'
import { millenniumWords as said } from '../../../words/en/boards/millennium/board.ts'
import { marked } from '../../../words/marked.tsx'
import { cardsIn, defOf, factsOf, nameOf } from '../facts.ts'
import { useAim } from './use-aim.ts'
import './offers.css'

interface Side {
  /** Each card in brackets: it can be read. */
  readonly text: string
  readonly cards: readonly string[]
  /** Stars and Dollars together. */
  readonly value: number
}

/** What one side of a trade is, in words and as a number. */
function tradeSide(
  names: readonly string[],
  dollars: number,
  friendship: { readonly text: string; readonly card?: string } | null,
  say: (name: string) => { readonly name: string; readonly stars: number },
): Side {
  const cards = names.map(say)
  const parts = [
    ...cards.map(({ name, stars }) => `[${said.cardOfStars(name, stars)}]`),
    ...(dollars > 0 ? [said.money(dollars)] : []),
    ...(friendship ? [friendship.card ? `[${friendship.text}]` : friendship.text] : []),
  ]
  return {
    text: parts.length === 0 ? said.nothing : listed(parts),
    cards: [...names, ...(friendship?.card ? [friendship.card] : [])],
    value: cards.reduce((sum, { stars }) => sum + stars, dollars),
  }
}

/** The same with its cards to be read, by a pointer or a press. */
const withCards = ({ text, cards }: Side): ReactNode =>
  marked(
    text,
    ...cards.map((card) => (name: string) => (
      <button type="button" className="mb-offer__card" data-card={card} data-read-on-click>
        {name}
      </button>
    )),
  )

/** What can be done about an offer, in a word: the sentence before it says the rest. */
const short = (move: unknown): string => said.offerAnswers[move as keyof typeof said.offerAnswers]

/**
 * The offers on the table: those to oneself with an answer, one’s own with a way back. They keep their place; while there are none, it says
 * what this part of the market is for.
 */
export function Offers() {
  const table = useTable()
  const facts = factsOf(table)
  const { segment, offers: all } = facts
  const offers = all as readonly unknown[] as readonly Offer[]
  const seat = table.view.seat
  // what others offer each other is theirs: only a spectator has time for it
  const shown = seat === null ? offers : offers.filter(({ from, to }) => from === seat || to === seat)
  const aim = useAim(Object.fromEntries(shown.map((offer, at) => [at, JSON.stringify(offer)])))
  return (
    <section
      className="mb-offers"
      aria-label={said.offers}
      tabIndex={shown.length > 1 ? 0 : undefined}
      {...aim.presses}
    >
      {shown.length === 0 && segment && (
        <p className="mb-offers__none">{isAfterBell(facts) ? said.purposeAfterBell : said.purposes[segment]}</p>
      )}
      {shown.map((offer, at) => (
        <OneOffer key={offer.from} offer={offer} place={String(at)} isMissed={aim.missed === String(at)} />
      ))}
    </section>
  )
}

function headOf({ from, to }: Offer, seat: number | null, name: (seat: number) => string): string {
  if (to === seat) return said.offerFrom(name(from))
  return from === seat ? said.offerTo(name(to)) : said.offerBetween(name(from), name(to))
}

interface OfferProps {
  readonly offer: Offer
  /** Where among the offers it stands. */
  readonly place: string
  /** A press came just after it had taken the place of something else. */
  readonly isMissed: boolean
}

function OneOffer({ offer, place, isMissed }: OfferProps) {
  const table = useTable()
  const { answering, words, view } = table
  const { from, to, dollars, wants, wantsDollars, wantsFriendship } = offer
  const card = (name: string) => {
    const def = defOf(table, name)
    return { name: words.name(name), stars: def ? starsOn(def) : 0 }
  }
  const tray = cardsIn(table, `tray:${from}`).flatMap(({ name }) => name ?? [])
  const friend = tray.find((name) => defOf(table, name)?.kind === 'friendship')
  const given = tradeSide(
    tray.filter((name) => name !== friend),
    dollars,
    friend ? { text: words.name(friend), card: friend } : null,
    card,
  )
  const wanted = tradeSide(
    wants,
    wantsDollars,
    wantsFriendship > 0 ? { text: said.friendshipWorth(wantsFriendship) } : null,
    card,
  )
  const isToMe = to === view.seat
  const isMine = from === view.seat
  const head = headOf(offer, view.seat, (seat) => nameOf(table, seat))
  const options = answering.offered.filter(
    (option) =>
      (isToMe && (option.move === 'accept' || option.move === 'decline') && option.from === from) ||
      (isMine && option.move === 'withdraw'),
  )
  return (
    <article
      className="mb-offer"
      data-place={place}
      data-own={isToMe || isMine || undefined}
      data-to-me={isToMe || undefined}
    >
      <p>
        <b>{head}</b> {withCards(given)} <i>{said.forThis}</i> {withCards(wanted)}.
      </p>
      {isMissed && (
        <p className="mb-offer__value" role="status">
          {said.missedOffer}
        </p>
      )}
      {!isMissed && (isToMe || isMine) && (
        <p className="mb-offer__value">
          {isToMe ? said.value(wanted.value, given.value) : said.value(given.value, wanted.value)}
        </p>
      )}
      {options.length > 0 && answering.ask && (
        <div className="mb-offer__answers">
          {options.map((option) => (
            <button
              key={option.key}
              type="button"
              className={`button mb-small ${option.move === 'accept' ? 'button--main' : ''}`}
              data-lit
              data-key={option.key}
              aria-label={words.option(option, answering.ask!, table.asking) ?? undefined}
              onClick={() => answering.choose(option.key)}
            >
              {short(option.move)}
            </button>
          ))}
        </div>
      )}
    </article>
  )
}
