import { type DeckList, decks, type ExodusDef } from '@cardwright/exodus'
import { useId, useState } from 'react'
import { Dialog } from '../../design/Dialog.tsx'
import { CardFace } from '../../table/card/CardFace.tsx'
import type { ChoiceProps, Look } from '../../table/contract.ts'
import { boardWords, deckWords } from '../../words/en/boards/exodus.ts'
import { Hue } from './Energy.tsx'
import { Face } from './Face.tsx'
import { pictures } from './pictures.ts'
import './board.css'
import './choice.css'

/** Enough of a look to show cards where there is no table. */
const printed: Look = { id: 'exodus', Board: () => null, Face, picture: (card) => pictures[card] ?? null }

const titles = boardWords.groups
type Group = keyof typeof titles

const groupOf = (def: ExodusDef): Group | null => {
  if (def.kind === 'energy') return null
  if (def.kind === 'creature') return 'creature'
  return def.lasting ? 'lasting' : 'flash'
}

/** Which of the starter decks to play with; each can be looked through. */
export function Choice({ entry, words, value, onChange }: ChoiceProps) {
  const name = useId()
  const [opened, setOpened] = useState<DeckList | null>(null)
  return (
    <fieldset className="xo-choice" data-game="exodus">
      <legend className="visually-hidden">{boardWords.deck}</legend>
      {decks.map((deck) => {
        const said = deckWords[deck.id]
        return (
          <div key={deck.id} className="xo-deck" data-chosen={value === deck.id}>
            <label className="xo-deck__choose">
              <input
                type="radio"
                name={name}
                value={deck.id}
                checked={value === deck.id}
                onChange={() => onChange(deck.id)}
              />
              <span className="xo-deck__cards" aria-hidden>
                {topCards(deck, entry.game.library as Library).map((card) => (
                  <span key={card} className="card card--small">
                    <CardFace look={printed} entry={entry} words={words} card={card} size="small" />
                  </span>
                ))}
              </span>
              <span className="xo-deck__name" data-content>
                {deck.name}
              </span>
              <span className="xo-deck__theme">{said?.theme}</span>
              <span className="xo-deck__plan">{said?.plan}</span>
              <Hues deck={deck} name={(hue) => words.name(hue)} />
            </label>
            <button type="button" className="button button--quiet" onClick={() => setOpened(deck)}>
              {boardWords.lookAtCards}
            </button>
          </div>
        )
      })}
      {opened && <Cards deck={opened} entry={entry} words={words} close={() => setOpened(null)} />}
    </fieldset>
  )
}

type Library = ReadonlyMap<string, ExodusDef>

/** Three rare creatures stand for a deck. */
const topCards = ({ main }: DeckList, library: Library): string[] =>
  Object.keys(main)
    .filter((id) => library.get(id)?.kind === 'creature')
    .sort((a, b) => starsOf(library, b) - starsOf(library, a))
    .slice(0, 3)

const starsOf = (library: Library, id: string): number => {
  const def = library.get(id)
  return def?.kind === 'creature' ? def.stars : 0
}

function Hues({ deck, name }: { deck: DeckList; name(hue: string): string }) {
  return (
    <span className="xo-deck__hues">
      {Object.entries(deck.energy).map(([hue, count]) => (
        <span key={hue} title={boardWords.copies(count, name(hue))}>
          <Hue name={hue} />
          <span className="visually-hidden" data-content>
            {name(hue)}{' '}
          </span>
          {count}
        </span>
      ))}
    </span>
  )
}

interface CardsProps extends Pick<ChoiceProps, 'entry' | 'words'> {
  readonly deck: DeckList
  close(): void
}

/** Every card of a deck, large enough to be read. */
function Cards({ deck, entry, words, close }: CardsProps) {
  const library = entry.game.library as Library
  const groups = (Object.keys(titles) as Group[]).map((group) => ({
    group,
    cards: Object.entries(deck.main).filter(([id]) => groupOf(library.get(id)!) === group),
  }))
  return (
    <Dialog title={deck.name} wide close={close}>
      <div className="xo-list" data-game="exodus">
        {groups.map(({ group, cards }) => (
          <section key={group} aria-label={titles[group]}>
            <h3>
              {titles[group]} <span>{cards.reduce((sum, [, count]) => sum + count, 0)}</span>
            </h3>
            <ul>
              {cards.map(([id, count]) => (
                <li key={id}>
                  <div className="card">
                    <CardFace look={printed} entry={entry} words={words} card={id} size="medium" />
                  </div>
                  <span className="xo-list__count">×{count}</span>
                </li>
              ))}
            </ul>
          </section>
        ))}
        <section aria-label={boardWords.energy}>
          <h3>{boardWords.energy}</h3>
          <Hues deck={deck} name={(hue) => words.name(hue)} />
        </section>
      </div>
      <div className="dialog__choices">
        <button type="button" className="button" onClick={close}>
          {boardWords.close}
        </button>
      </div>
    </Dialog>
  )
}
