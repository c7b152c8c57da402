import type { ReactNode } from 'react'
import { useTable } from '../../table/context.ts'
import type { BoardProps } from '../../table/contract.ts'
import { exceedWords } from '../../words/en/boards/exceed/board.ts'
import { Banner } from './Banner.tsx'
import { Fighter, spacesFrom } from './Fighter.tsx'
import type { Facts } from './facts.ts'
import type { Mark } from './marks.ts'
import { offersOf } from './offers.ts'
import { previewOf } from './preview.ts'
import { Scene } from './Scene.tsx'
import { Space } from './Space.tsx'
import type { Stage } from './stage.ts'
import './arena.css'

interface Props {
  readonly props: BoardProps
  readonly facts: Facts
  readonly stage: Stage | null
  /** All that lies there. */
  readonly marks: readonly Mark[]
  /** What is shown of a Strike here; the Banner stands there as long as there is none. */
  readonly panel: ReactNode
  readonly children?: ReactNode
}

/** Nine spaces on the pier, and above them what is going on. */
export function Arena({ props, facts, stage, marks, panel, children }: Props) {
  const { answering, view, near } = props
  const offers = offersOf(answering, view.seat)
  // nothing of the next question lies over what is still being shown
  const { isAhead } = useTable()
  const preview = isAhead ? null : previewOf(props, facts)
  const isStunned = (seat: number) => stage !== null && !stage.isOver && stage.sides[seat as 0 | 1].stunned
  return (
    <section className="ex-arena" aria-label={exceedWords.arena} data-blow={props.beat?.type === 'damage' || undefined}>
      <Scene />
      {stage === null ? (
        <div className="ex-arena__sky">
          <Banner props={props} facts={facts} />
        </div>
      ) : (
        panel
      )}
      {children}
      <p className="ex-arena__hint" role="status">
        {preview?.caption && <span className={preview.isGood ? 'is-in-reach' : ''}>{preview.caption}</span>}
      </p>
      <div className="ex-arena__ground">
        <div className="ex-arena__spaces">
          {spacesFrom(facts, near).map((space) => (
            <Space
              key={space}
              props={props}
              facts={facts}
              space={space}
              marks={marks.filter((mark) => mark.space === space)}
              offer={offers.get(space) ?? null}
              reach={preview?.reach ?? null}
            />
          ))}
        </div>
        {preview?.ghosts.map(({ seat, space }) => (
          <Fighter key={`${seat} ${space}`} props={props} facts={facts} seat={seat} ghost={space} isStunned={false} />
        ))}
        {[1 - near, near].map((seat) => (
          <Fighter key={seat} props={props} facts={facts} seat={seat} isStunned={isStunned(seat)} />
        ))}
      </div>
    </section>
  )
}
