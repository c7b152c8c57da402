import type { AskView, OptionView } from '@cardwright/engine'
import { findCard, type Sight } from '@cardwright/exodus'
import { CardFace } from '../../table/card/CardFace.tsx'
import { useTable } from '../../table/context.ts'
import { useDrawing } from '../../table/drawn.ts'

/** Cards that are asked about and lie nowhere on the board: revealed from a deck, or in a graveyard. */
export function isInTray(option: OptionView, sight: Sight): boolean {
  if (option.card === null) return true
  const family = findCard(sight, option.card)?.place.family
  return family === 'graveyard' || family === 'spent'
}

const nameIn = (option: OptionView, sight: Sight): string =>
  findCard(sight, option.card)?.card.name ?? option.key.split(':').at(-1)!.replace(/#\d+$/, '')

export function Tray() {
  const { answering, view } = useTable()
  const { ask } = answering
  const options = ask?.options.filter((option) => isInTray(option, view)) ?? []
  if (!ask || options.length === 0) return null
  return (
    <section className="xo-tray" aria-label="Cards to choose from">
      {options.map((option) => (
        <TrayCard key={option.key} option={option} ask={ask} />
      ))}
    </section>
  )
}

function TrayCard({ option, ask }: { option: OptionView; ask: AskView }) {
  const { answering, view, words, asking, look, entry } = useTable()
  const isChosen = answering.chosen.includes(option.key)
  const isOffered = answering.offered.includes(option)
  const handle = typeof option.card === 'number' ? option.card : undefined
  useDrawing(handle)
  return (
    <div
      className={`card ${isOffered ? 'is-playable' : ''} ${isChosen ? 'is-chosen' : ''}`}
      data-card={nameIn(option, view)}
      data-handle={handle}
    >
      <div aria-hidden className="card__inside">
        <CardFace look={look} entry={entry} words={words} card={nameIn(option, view)} size="medium" />
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
