import { type Copies, type Decks, type Entry, homes } from '@cardwright/catalog'
import { wordsOf } from '@cardwright/catalog/words'
import { Random } from '@cardwright/engine'
import { useState } from 'react'
import { Dialog } from '../../design/Dialog.tsx'
import { CardFace } from '../../table/card/CardFace.tsx'
import type { Look } from '../../table/contract.ts'
import { deckWords } from '../../words/en/pages/decks.ts'
import { dealt, drawn } from './hand.ts'

interface Props {
  readonly entry: Entry & { readonly decks: Decks }
  readonly look: Look
  readonly cards: Copies
  close(): void
}

/** An opening hand as the deck would deal it, and what comes after. */
export function SampleHand({ entry, look, cards, close }: Props) {
  const { decks } = entry
  const anew = () => dealt(decks, cards, new Random(crypto.randomUUID()))
  const [hands, setHands] = useState(anew)
  return (
    <Dialog title={deckWords.aSampleHand} wide close={close}>
      <div data-game={entry.game.id}>
        {hands.map(({ part, pile, hand }) => {
          const { name } = decks.parts.find(({ id }) => id === part)!
          const left = Math.max(0, pile.length - hand)
          return (
            <section key={part} className="sample" aria-label={name}>
              <h3>
                <span data-content>{name}</span> <small>{deckWords.left(left)}</small>
                <button
                  type="button"
                  className="button button--quiet"
                  disabled={left === 0}
                  onClick={() => setHands(drawn(hands, part))}
                >
                  {deckWords.drawOne}
                </button>
              </h3>
              <ul>
                {pile.slice(0, hand).map((card, i) => (
                  <li key={`${i} ${card}`} className="card" aria-label={homes(decks).get(card)?.name ?? card}>
                    <CardFace look={look} entry={entry} words={wordsOf(entry)} card={card} size="medium" />
                  </li>
                ))}
              </ul>
            </section>
          )
        })}
      </div>
      <div className="dialog__choices side-picker__choices">
        <button type="button" className="button button--quiet" onClick={close}>
          {deckWords.close}
        </button>
        <button type="button" className="button button--main" onClick={() => setHands(anew())}>
          {deckWords.drawAgain}
        </button>
      </div>
    </Dialog>
  )
}
