import { type Deck, deckIn, makeDeckCode, partsOf, perSeat, playableIn, sideName, together } from '@cardwright/catalog'
import { useId } from 'react'
import { useKeptDecks } from '../app/use-kept-decks.ts'
import type { ChoiceProps, Look } from '../table/contract.ts'
import { choicesWords } from '../words/en/pages/choices.ts'
import { importedWords } from '../words/en/pages/imported.ts'
import { sideWords } from '../words/en/pages/sides.ts'
import { DeckChoice } from './DeckChoice.tsx'
import { SideList } from './SideList.tsx'
import { Fan, sizesOf } from './workshop/Fan.tsx'
import './own-decks.css'

type Props = ChoiceProps & {
  readonly look: Look
  /** The other options of the match, as far as they are chosen. */
  readonly options: object
}

/** What to play with: a deck of one's own, where there are any, or what the game has, and with whom where two play. */
export function SideChoice({ look, options, ...props }: Props) {
  const { entry, value, onChange } = props
  const Choice = look.Choice ?? SideList
  const [first = null, partner] = value === null ? [] : partsOf(entry, value)
  const isPair = perSeat(entry, options) > 1
  const take = (side: string, beside = partner) =>
    onChange(isPair && beside !== undefined && beside !== '' ? together([side, beside]) : side)
  return (
    <>
      {entry.decks && <OwnDecks look={look} options={options} {...props} />}
      {isPair && first !== null && (
        <label className="partner">
          <span>{choicesWords.partner}</span>
          <select className="field" value={partner ?? ''} onChange={(event) => take(first, event.target.value)}>
            <option value="">{choicesWords.anybody}</option>
            {entry
              .sides!.names.filter((name) => name !== first)
              .map((name) => (
                <option key={name} value={name}>
                  {sideName(entry, name)}
                </option>
              ))}
          </select>
        </label>
      )}
      {entry.decks && !look.Choice ? (
        <DeckChoice look={look} {...props} value={first} onChange={(side) => take(side)} />
      ) : (
        <Choice {...props} value={first} onChange={(side) => take(side)} />
      )}
    </>
  )
}

/** The decks that are kept here; one that came otherwise is offered with them. */
function OwnDecks({ entry, look, value, onChange }: Props) {
  const name = useId()
  const kept: readonly Deck[] = useKeptDecks(entry.game.id)
  const isKept = kept.some((deck) => makeDeckCode(deck) === value)
  const given = value === null || isKept ? null : deckIn(entry, value)
  const own = given ? [given, ...kept] : kept
  if (own.length === 0) return null
  return (
    <fieldset className="own-decks">
      <legend>{sideWords.ownDecks}</legend>
      {own.map((deck) => {
        const side = makeDeckCode(deck)
        const [lacking] = entry.decks!.problems(deck.cards)
        const [problem] = entry.decks!.problems(deck.cards, entry.decks!.agreed)
        return (
          <label key={side} className="own-deck">
            <input
              type="radio"
              name={name}
              checked={value === side}
              disabled={problem !== undefined}
              onChange={() => onChange(side)}
            />
            <Fan entry={entry} look={look} deck={deck} />
            <b data-content>{deck.name || sideWords.nameless}</b>
            <small>
              {problem?.why ??
                (lacking ? importedWords.mustAgree(playableIn(entry.decks!, deck.cards)) : sizesOf(entry.decks!, deck))}
            </small>
          </label>
        )
      })}
    </fieldset>
  )
}
