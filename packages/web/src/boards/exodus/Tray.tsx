import type { AskView, OptionView } from '@cardwright/engine'
import { findCard, type Sight } from '@cardwright/exodus'
import { CardFace } from '../../table/card/CardFace.tsx'
import { useTable } from '../../table/context.ts'
import { useDrawing } from '../../table/drawn.ts'
import { boardWords } from '../../words/en/boards/exodus.ts'

/** The card of an option that lies nowhere on the board: revealed from a deck, or in a graveyard. Null for any other. */
export function inTray({ card, name }: OptionView, sight: Sight): string | null {
  if (typeof name !== 'string') return null
  const family = findCard(sight, card)?.place.family
  return card === null || family === 'graveyard' || family === 'spent' ? name : null
}

export function Tray() {
  const { answering, view } = useTable()
  const { ask } = answering
  if (!ask) return null
  const cards = ask.options.flatMap((option) => {
    const name = inTray(option, view)
    return name === null ? [] : [<TrayCard key={option.key} option={option} ask={ask} name={name} />]
  })
  if (cards.length === 0) return null
  return (
    <section className="xo-tray" aria-label={boardWords.tray}>
      {cards}
    </section>
  )
}

interface TrayCardProps {
  readonly option: OptionView
  readonly ask: AskView
  readonly name: string
}

function TrayCard({ option, ask, name }: TrayCardProps) {
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
      />
    </div>
  )
}
