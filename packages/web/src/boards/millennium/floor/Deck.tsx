import { deckLimits } from '@cardwright/millennium'
import { millenniumWords as said } from '../../../words/en/boards/millennium/board.ts'
import { deckCount, deckOf, type Held } from '../sight.ts'
import { fillersIn, kinds, missingIn } from './filling.ts'
import { useFloor } from './floor-state.ts'
import { Pick } from './Pick.tsx'
import './deck.css'

/** The deck that is being built, with a lamp that says what is missing. */
export function Deck() {
  const { sight } = useFloor()
  return (
    <div className="mb-decks">
      {Array.from({ length: deckCount(sight) }, (_, deck) => (
        <OneDeck key={deck} deck={deck} />
      ))}
    </div>
  )
}

const lamps = {
  none: () => said.deckNone,
  full: () => said.deckFull,
  part: said.deckMissing,
  owned: said.deckOwned,
} as const

function lampOf(cards: readonly Held[], missing: readonly string[], canFill: boolean): keyof typeof lamps {
  if (cards.length === 0) return 'none'
  if (missing.length === 0) return 'full'
  return canFill ? 'part' : 'owned'
}

function OneDeck({ deck }: { deck: number }) {
  const { sight } = useFloor()
  const cards = deckOf(sight, deck)
  const missing = missingIn(cards)
  const lamp = lampOf(cards, missing, fillersIn(sight, deck).length > 0)
  const title = deckCount(sight) === 1 ? said.deck : said.deckN(deck + 1)
  return (
    <section className="mb-panel mb-deck" aria-label={title}>
      <header className="mb-panel__head">
        <h2>{title}</h2>
        <p className="mb-lamp" data-lamp={lamp}>
          {lamps[lamp](missing)}
        </p>
      </header>
      <ol className="mb-slots">
        {kinds.flatMap((kind) => {
          const own = cards.filter(({ def }) => def.kind === kind)
          return Array.from({ length: Math.max(deckLimits[kind], own.length) }, (_, at) => (
            <li
              key={own[at]?.card.handle ?? `${kind} ${at}`}
              data-kind={kind}
              className={own[at] ? undefined : 'mb-empty'}
            >
              {own[at] ? <Pick held={own[at]} /> : <span>{said.deckSlots[kind]}</span>}
            </li>
          ))
        })}
      </ol>
    </section>
  )
}
