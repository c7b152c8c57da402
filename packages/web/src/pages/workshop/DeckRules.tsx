import { type Copies, type Decks, type Entry, playableIn } from '@cardwright/catalog'
import { RuleLink } from '../../design/RuleLink.tsx'
import { deckWords } from '../../words/en/pages/decks.ts'
import { importedWords } from '../../words/en/pages/imported.ts'

interface Props {
  readonly entry: Entry & { readonly decks: Decks }
  readonly cards: Copies
}

/** What the rules say of a deck: what is wrong with it, or that nothing is. */
export function DeckRules({ entry, cards }: Props) {
  const { decks, game } = entry
  const problems = decks.problems(cards)
  const { whole, all } = playableIn(decks, cards)
  return (
    <section className="deck-rules" aria-label={deckWords.rules} data-right={problems.length === 0}>
      <div role="status">
        {problems.length === 0 ? (
          <p className="deck-rules__right">
            <span aria-hidden>✓</span> {deckWords.right}
          </p>
        ) : (
          <ul>
            {problems.map(({ rule, why }) => (
              <li key={`${rule} ${why}`}>
                <span aria-hidden>!</span>
                <span>
                  <span data-content>{why}</span> <RuleLink game={game} rule={rule} />
                </span>
              </li>
            ))}
          </ul>
        )}
        {decks.playable && (
          <p className="deck-rules__played">
            <meter min={0} max={Math.max(1, all)} value={whole} aria-hidden /> {importedWords.inDeck({ whole, all })}
          </p>
        )}
      </div>
      <details>
        <summary>{deckWords.theRules}</summary>
        <dl>
          {decks.rules.map((rule) => (
            <div key={rule}>
              <dt>
                <RuleLink game={game} rule={rule} />
              </dt>
              <dd data-content>{game.rulebook[rule]?.text}</dd>
            </div>
          ))}
        </dl>
      </details>
    </section>
  )
}
