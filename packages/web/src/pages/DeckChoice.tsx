import { type Deck, sideName } from '@cardwright/catalog'
import { type CSSProperties, useId, useRef, useState } from 'react'
import { Dialog } from '../design/Dialog.tsx'
import { CardFace } from '../table/card/CardFace.tsx'
import { textOf } from '../table/card/text-of.ts'
import { Zoom } from '../table/card/Zoom.tsx'
import type { ChoiceProps, Look } from '../table/contract.ts'
import { sideWords } from '../words/en/pages/sides.ts'
import { Shares } from './workshop/Curves.tsx'
import { groupsIn } from './workshop/DeckList.tsx'
import { Fan } from './workshop/Fan.tsx'
import './deck-choice.css'

type Props = ChoiceProps & { readonly look: Look }

/** Which of the decks that come with a game to play with; each can be looked through. */
export function DeckChoice({ entry, look, words, value, onChange }: Props) {
  const name = useId()
  const [opened, setOpened] = useState<Deck | null>(null)
  const sides = Object.entries(entry.decks!.starters)
  return (
    <fieldset
      className="deck-choice"
      data-game={entry.game.id}
      style={{ '--columns': sides.length % 4 === 0 ? 4 : 3 } as CSSProperties}
    >
      <legend className="visually-hidden">{sideWords.playWith}</legend>
      {entry.sides?.any && (
        <label className="starter starter--chance" data-chosen={value === entry.sides.any}>
          <input
            type="radio"
            name={name}
            checked={value === entry.sides.any}
            onChange={() => onChange(entry.sides!.any!)}
          />
          <b>{sideWords.chance}</b>
        </label>
      )}
      {sides.map(([side, deck]) => {
        const said = words.decks?.[side]
        return (
          <div key={side} className="starter" data-chosen={value === side}>
            <label className="starter__choose">
              <input type="radio" name={name} checked={value === side} onChange={() => onChange(side)} />
              <Fan entry={entry} look={look} deck={deck} />
              <b data-content>{sideName(entry, side)}</b>
              {said && <span className="starter__theme">{said.theme}</span>}
              {said && <span className="starter__plan">{said.plan}</span>}
            </label>
            <Shares decks={entry.decks!} look={look} cards={deck.cards} />
            <button
              type="button"
              className="button button--quiet"
              aria-label={sideWords.cardsOf(deck.name)}
              onClick={() => setOpened(deck)}
            >
              {sideWords.lookAtCards}
            </button>
          </div>
        )
      })}
      {opened && <CardsDialog entry={entry} look={look} words={words} deck={opened} close={() => setOpened(null)} />}
    </fieldset>
  )
}

interface CardsProps extends Pick<Props, 'entry' | 'look' | 'words'> {
  readonly deck: Deck
  close(): void
}

/** Every card of a deck; what does not fit on it is read when it is enlarged. */
function CardsDialog({ close, ...props }: CardsProps) {
  return (
    <Dialog title={props.deck.name} wide closable close={close}>
      <DeckCards {...props} />
    </Dialog>
  )
}

function DeckCards({ entry, look, words, deck }: Omit<CardsProps, 'close'>) {
  const root = useRef<HTMLDivElement>(null)
  return (
    <>
      <div ref={root} className="deck-cards" data-game={entry.game.id}>
        {groupsIn(entry.decks!, deck.cards).map(({ name, cards }) => (
          <section key={name}>
            <h3>
              <span data-content>{name}</span> <span>{cards.reduce((sum, [, count]) => sum + count, 0)}</span>
            </h3>
            <ul>
              {cards.map(([id, count]) => (
                <li key={id}>
                  <div className="card" data-card={id} data-read-on-click>
                    <div aria-hidden className="card__inside">
                      <CardFace look={look} entry={entry} words={words} card={id} size="medium" />
                    </div>
                    <button
                      type="button"
                      className="card__point"
                      aria-label={words.name(id)}
                      aria-description={textOf(entry, words, id)}
                      data-content
                    />
                  </div>
                  <span className="deck-cards__count">×{count}</span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <div data-game={entry.game.id}>
        <Zoom root={root} reading={{ entry, look, words }} />
      </div>
    </>
  )
}
