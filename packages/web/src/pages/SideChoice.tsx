import { type Deck, deckIn, makeDeckCode } from '@cardwright/catalog'
import { useId } from 'react'
import { useKeptDecks } from '../app/decks.ts'
import type { ChoiceProps, Look } from '../table/contract.ts'
import { SideList } from './SideList.tsx'
import { Fan, sizesOf } from './workshop/Fan.tsx'
import './own-decks.css'

type Props = ChoiceProps & { readonly look: Look }

/** What to play with: a deck of one's own, where there are any, or what the game has. */
export function SideChoice({ look, ...props }: Props) {
  const Choice = look.Choice ?? SideList
  return (
    <>
      {props.entry.decks && <OwnDecks look={look} {...props} />}
      <Choice {...props} />
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
      <legend>Your decks</legend>
      {own.map((deck) => {
        const side = makeDeckCode(deck)
        const problem = entry.decks!.problems(deck.cards)[0]
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
            <b>{deck.name || 'A deck without a name'}</b>
            <small>{problem ? problem.why : sizesOf(entry.decks!, deck)}</small>
          </label>
        )
      })}
    </fieldset>
  )
}
