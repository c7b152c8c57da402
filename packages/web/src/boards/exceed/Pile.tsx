import type { CardView, ZoneView } from '@cardwright/engine'
import { useRef, useState } from 'react'
import { PileViewer } from '../../table/parts/PileViewer.tsx'
import { exceedWords } from '../../words/en/boards/exceed/board.ts'
import { Icon } from './Icon.tsx'

interface Props {
  readonly title: string
  readonly icon: string
  readonly zone: ZoneView
  readonly name: string
  /** Its cards can be answered with now. */
  readonly isOffered: boolean
  /** One that most fighters do not have: it says what it is wherever there is room. */
  readonly isRare?: boolean
  /** Something that one has to know of it. */
  readonly note?: { readonly icon: string; readonly text: string }
}

/** A pile that is counted; what is known of it can be looked at. */
export function Pile({ title, icon, zone, name, isOffered, isRare = false, note }: Props) {
  const [open, setOpen] = useState(false)
  const ref = useRef<HTMLButtonElement>(null)
  const { count = 0, cards, known } = zone
  const faces: readonly Partial<CardView>[] = cards ? cards.toReversed() : (known ?? [])
  const label = exceedWords.pile(title, count, note?.text)
  const hint = note ? exceedWords.pileHint(title, note.text) : title
  const states = ['ex-pile', isRare && 'ex-pile--rare', isOffered && 'is-offered'].filter(Boolean).join(' ')
  const inside = (
    <>
      <Icon name={icon} />
      <b data-figure={count} />
      {note && (
        <span className="ex-pile__note" aria-hidden>
          <Icon name={note.icon} />
        </span>
      )}
      <span className="ex-pile__title" aria-hidden>
        {title}
      </span>
    </>
  )
  if (faces.length === 0)
    return (
      <span className={states} role="img" aria-label={label} title={hint} data-zone={name}>
        {inside}
      </span>
    )
  return (
    <>
      <button
        ref={ref}
        type="button"
        className={`${states} ex-pile--open`}
        data-zone={name}
        aria-label={exceedWords.lookAtPile(label)}
        title={hint}
        onClick={() => setOpen(true)}
      >
        {inside}
      </button>
      {open && (
        <PileViewer
          anchor={ref}
          title={title}
          note={cards ? exceedWords.topmostFirst : exceedWords.known}
          cards={faces}
          close={() => setOpen(false)}
        />
      )}
    </>
  )
}
