import type { ZoneView } from '@cardwright/engine'
import { useRef, useState } from 'react'
import { Dialog, Popover } from 'react-aria-components'
import { Card } from '../../table/card/Card.tsx'
import { Icon } from './Icon.tsx'

interface Props {
  readonly title: string
  readonly icon: string
  readonly zone: ZoneView
  readonly name: string
  /** Its cards can be answered with now. */
  readonly isOffered: boolean
}

/** A pile that is counted; what is known of it can be looked at. */
export function Pile({ title, icon, zone, name, isOffered }: Props) {
  const [open, setOpen] = useState(false)
  const ref = useRef<HTMLButtonElement>(null)
  const { count = 0, cards, known } = zone
  const faces = cards ? [...cards].reverse() : (known ?? []).map((each) => ({ name: each.name }))
  const label = `${title}, ${count} ${count === 1 ? 'card' : 'cards'}`
  const inside = (
    <>
      <Icon name={icon} />
      <b data-figure={count} />
      <span className="ex-pile__title" aria-hidden>
        {title}
      </span>
    </>
  )
  if (faces.length === 0)
    return (
      <span className="ex-pile" role="img" aria-label={label} title={title} data-zone={name}>
        {inside}
      </span>
    )
  return (
    <>
      <button
        ref={ref}
        type="button"
        className={`ex-pile ex-pile--open ${isOffered ? 'is-offered' : ''}`}
        data-zone={name}
        aria-label={`${label}: look at them`}
        title={title}
        onClick={() => setOpen(true)}
      >
        {inside}
      </button>
      <Popover triggerRef={ref} isOpen={open} onOpenChange={setOpen} className="ex-pile-pop">
        <Dialog className="ex-pile-pop__dialog" aria-label={title}>
          <h2>
            {title} <small>{cards ? 'the topmost first' : 'what you know of it'}</small>
          </h2>
          <div className="ex-pile-pop__cards">
            {faces.map((card, i) => (
              <Card
                key={'handle' in card ? card.handle : `${card.name} ${i}`}
                card={{ name: card.name }}
                size="small"
              />
            ))}
          </div>
        </Dialog>
      </Popover>
    </>
  )
}
