import type { AskView, OptionView } from '@cardwright/engine'
import { useState } from 'react'
import { cardWords } from '../../words/en/table/cards.ts'
import { CardFace } from '../card/CardFace.tsx'
import { useTable } from '../context.ts'
import { useDrawing } from '../drawn.ts'
import './tray.css'

/** A card that is offered and lies where it can neither be read nor hit: in a pile, in a deck. */
export interface TrayCard {
  readonly option: OptionView
  /** The definition's id. */
  readonly name: string
}

/** Cards to choose from, large, over the board; folded up, it leaves what lies below to be looked at: `away` names that. */
export function Tray({ cards, away = cardWords.toBoard }: { cards: readonly TrayCard[]; away?: string }) {
  const { answering, isAhead } = useTable()
  const { ask } = answering
  const [folded, setFolded] = useState<string | null>(null)
  if (!ask || isAhead || cards.length === 0) return null
  const isFolded = folded === ask.id
  return (
    <section className="tray" aria-label={cardWords.tray} data-folded={isFolded || undefined}>
      {!isFolded && (
        <div className="tray__cards">
          {cards.map((each) => (
            <Offered key={each.option.key} ask={ask} {...each} />
          ))}
        </div>
      )}
      <button type="button" className="tray__fold" onClick={() => setFolded(isFolded ? null : ask.id)}>
        {isFolded ? cardWords.toTray : away}
      </button>
    </section>
  )
}

function Offered({ option, ask, name }: TrayCard & { readonly ask: AskView }) {
  const { answering, words, asking, look, entry } = useTable()
  const isChosen = answering.chosen.includes(option.key)
  const isOffered = answering.offered.includes(option)
  const handle = typeof option.card === 'number' ? option.card : undefined
  useDrawing(handle)
  return (
    <div
      className={`card ${isOffered ? 'is-playable' : ''} ${isChosen ? 'is-chosen' : ''}`}
      data-card={name}
      data-handle={handle}
    >
      <div aria-hidden className="card__inside">
        <CardFace look={look} entry={entry} words={words} card={name} size="medium" />
      </div>
      <button
        type="button"
        className="card__point"
        aria-label={words.option(option, ask, asking) ?? option.key}
        aria-pressed={ask.some ? isChosen : undefined}
        aria-disabled={(!isOffered && !isChosen) || answering.sending || undefined}
        data-lit={isOffered || isChosen || undefined}
        onClick={() => answering.choose(option.key)}
        onPointerEnter={() => answering.look(option)}
        onPointerLeave={() => answering.look(null)}
        onFocus={() => answering.look(option)}
        onBlur={() => answering.look(null)}
      />
    </div>
  )
}
