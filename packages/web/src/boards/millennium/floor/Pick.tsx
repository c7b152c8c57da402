import * as m from 'motion/react-m'
import type { ReactNode } from 'react'
import { aboutData } from '../../../table/card/about.ts'
import { CardSide } from '../../../table/card/CardSide.tsx'
import { useMoving } from '../../../table/card/use-moving.ts'
import { useTable } from '../../../table/context.ts'
import type { Held } from '../sight.ts'
import { useFloor } from './floor-state.ts'

/** A card of one’s own: a click chooses it, and what can be done with it is said beside the binder. */
export function Pick({ held: { card, def }, children }: { held: Held; children?: ReactNode }) {
  const { isOpen, picked, toggle } = useFloor()
  const { words } = useTable()
  const moving = useMoving(card.handle)
  const isPicked = picked.some((each) => each.card.handle === card.handle)
  return (
    <m.div className="card-place mb-pick" {...moving}>
      <div
        className={`card card--small ${isPicked ? 'is-chosen' : ''}`}
        data-card={def.id}
        data-handle={card.handle}
        data-about={aboutData(card)}
      >
        <div aria-hidden className="card__inside">
          <CardSide card={card} size="small" />
        </div>
        <button
          type="button"
          className="card__point"
          data-content
          aria-label={words.name(def.id)}
          aria-description={(words.lines?.(def) ?? []).map(({ head, text }) => `${head ?? ''} ${text}`).join(' ')}
          aria-pressed={isPicked}
          aria-disabled={!isOpen || undefined}
          data-lit={isOpen || undefined}
          onClick={() => isOpen && toggle(card.handle)}
        />
      </div>
      {children}
    </m.div>
  )
}
