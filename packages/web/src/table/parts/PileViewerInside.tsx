import type { CardView } from '@cardwright/engine'
import type { RefObject } from 'react'
import { Dialog, Popover } from 'react-aria-components'
import { Card } from '../card/Card.tsx'
import './pile-viewer.css'

interface Props {
  readonly anchor: RefObject<HTMLElement | null>
  readonly title: string
  /** What there is to know of them: "the topmost first". */
  readonly note?: string
  readonly cards: readonly Partial<CardView>[]
  close(): void
}

/**
 * What is known of a pile, beside it. What is asked of these cards is answered beside the question: here they are only
 * looked at.
 */
export function PileViewerInside({ anchor, title, note, cards, close }: Props) {
  return (
    <Popover triggerRef={anchor} isOpen onOpenChange={(open) => !open && close()} className="pile-viewer">
      <Dialog className="pile-viewer__dialog" aria-label={title}>
        <h2>
          {title} {note && <small>{note}</small>}
        </h2>
        <div className="pile-viewer__cards">
          {cards.map(({ name, back, down }, i) => (
            <span key={i} data-down={(down === true && name !== undefined) || undefined}>
              <Card card={{ ...(name && { name }), ...(back && { back }), ...(down && { down }) }} size="small" />
            </span>
          ))}
        </div>
      </Dialog>
    </Popover>
  )
}
