import type { DeckCard, Decks, Entry } from '@cardwright/catalog'
import { wordsOf } from '@cardwright/catalog/words'
import { type KeyboardEvent, type RefObject, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { CardFace } from '../../table/card/CardFace.tsx'
import type { Look } from '../../table/contract.ts'
import { deckWords } from '../../words/en/pages/decks.ts'
import { importedWords } from '../../words/en/pages/imported.ts'
import { draggedFrom, takesFrom } from './drag.ts'
import { Filters } from './Filters.tsx'
import { SetPicker } from './SetPicker.tsx'
import { everything, found } from './sought.ts'
import { type Bench, countKeys } from './use-bench.ts'
import type { Sets } from './use-sets.ts'

/** How many are drawn at once; more follow when one scrolls to their end. */
const page = 60

interface Props {
  readonly entry: Entry & { readonly decks: Decks }
  readonly look: Look
  readonly sets: Sets
  readonly bench: Bench
  readonly search: RefObject<HTMLInputElement | null>
}

/** All cards there are: what one looks for is found, and a click adds it. */
export function Cards({ entry, look, sets, bench, search }: Props) {
  const { decks } = entry
  const [sought, setSought] = useState(everything)
  const [pages, setPages] = useState(1)
  const [at, setAt] = useState(0)
  const later = useDeferredValue(sought)
  const { cards } = bench.deck
  const all = useMemo(
    () => found(decks.cards, later, decks.traits, (card) => Object.hasOwn(cards, card)),
    // the deck matters only to who asks for it: a card that is taken away stays until the next search otherwise
    [decks, later, later.onlyInDeck && cards],
  )
  const shown = all.slice(0, pages * page)
  const stop = Math.min(at, shown.length - 1)
  return (
    <section className="cards-here" aria-label={deckWords.cards} {...takesFrom('deck', bench.remove)}>
      <SetPicker sets={sets} />
      <Filters
        decks={decks}
        sought={sought}
        count={all.length}
        search={search}
        onChange={(next) => {
          setSought(next)
          setPages(1)
          setAt(0)
        }}
      />
      <p id="how-to-add" className="visually-hidden">
        {deckWords.howToAdd}
      </p>
      {all.length === 0 && <p className="page__lead">{deckWords.noneFits}</p>}
      <ul className="cards-here__all" onKeyDown={(event) => move(event, setAt)}>
        {shown.map((card, i) => (
          <Pick
            key={card.id}
            entry={entry}
            look={look}
            card={card}
            count={cards[card.id] ?? 0}
            bench={bench}
            isStop={i === stop}
            onFocus={() => setAt(i)}
          />
        ))}
      </ul>
      {shown.length < all.length && <More onSeen={() => setPages(pages + 1)} />}
    </section>
  )
}

interface PickProps extends Omit<Props, 'search' | 'sets'> {
  readonly card: DeckCard
  readonly count: number
  readonly isStop: boolean
  onFocus(): void
}

/** A card to choose, and how many of it the deck has. */
function Pick({ entry, look, card: { id, name, text }, count, bench, isStop, onFocus }: PickProps) {
  const { decks } = entry
  const playable = decks.playable?.(id)
  const limit = decks.limit?.(id)
  const isOver = limit !== undefined && count > limit
  return (
    <li className="pick" data-count={count} data-over={isOver || undefined}>
      <div className="card" data-look={id} {...draggedFrom('cards', id)}>
        <div aria-hidden>
          <CardFace look={look} entry={entry} words={wordsOf(entry)} card={id} size="medium" />
        </div>
        <button
          type="button"
          className="pick__point"
          tabIndex={isStop ? 0 : -1}
          aria-label={deckWords.inDeck(name, count)}
          aria-describedby={`text-${id} how-to-add`}
          onClick={() => bench.add(id)}
          onFocus={onFocus}
          onKeyDown={countKeys(bench, id)}
        />
      </div>
      <span id={`text-${id}`} hidden data-content>
        {text}
      </span>
      {playable && playable.how !== 'whole' && (
        <span className="pick__playable" data-how={playable.how}>
          {importedWords.how[playable.how]}
        </span>
      )}
      <div className="pick__count">
        <button
          type="button"
          tabIndex={-1}
          aria-label={deckWords.takeAway(name)}
          disabled={count === 0}
          onClick={() => bench.remove(id)}
        >
          −
        </button>
        <span>
          {count}
          {limit !== undefined && <small> / {limit}</small>}
        </span>
        <button type="button" tabIndex={-1} aria-label={deckWords.add(name)} onClick={() => bench.add(id)}>
          +
        </button>
      </div>
    </li>
  )
}

/** Arrows lead from card to card as they lie there. */
function move(event: KeyboardEvent<HTMLUListElement>, go: (at: number) => void): void {
  const cards = [...event.currentTarget.querySelectorAll<HTMLElement>('.pick__point')]
  const at = cards.indexOf(event.target as HTMLElement)
  if (at < 0) return
  const top = (card: HTMLElement | undefined) => card?.getBoundingClientRect().top
  const columns = Math.max(1, cards.filter((card) => top(card) === top(cards[0])).length)
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: 1,
    ArrowLeft: -1,
    ArrowDown: columns,
    ArrowUp: -columns,
    Home: -at,
    End: cards.length - 1 - at,
  }
  const next = at + (steps[event.key] ?? Number.NaN)
  if (!cards[next]) return
  event.preventDefault()
  go(next)
  cards[next].focus()
}

/** Comes into sight when one has scrolled to the end. */
function More({ onSeen }: { onSeen(): void }) {
  const mark = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const observer = new IntersectionObserver(([seen]) => seen?.isIntersecting && onSeen(), { rootMargin: '600px' })
    observer.observe(mark.current!)
    return () => observer.disconnect()
  }, [onSeen])
  return (
    <button ref={mark} type="button" className="button" onClick={onSeen}>
      {deckWords.moreCards}
    </button>
  )
}
