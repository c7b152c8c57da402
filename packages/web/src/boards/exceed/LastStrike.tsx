import { type CSSProperties, useState } from 'react'
import { Dialog } from '../../design/Dialog.tsx'
import type { BoardProps } from '../../table/contract.ts'
import { Comparison } from './Comparison.tsx'
import { Icon } from './Icon.tsx'
import { capital, namesIn } from './names.ts'
import { Attack } from './StrikePanel.tsx'
import type { Stage } from './stage.ts'
import { icons } from './stats.ts'
import { stepText } from './verdicts.ts'
import './last-strike.css'

interface Props {
  readonly props: BoardProps
  readonly stage: Stage
  readonly colours: CSSProperties
}

/** How the last Strike went, to be read at leisure. */
export function LastStrike({ props, stage, colours }: Props) {
  const [isOpen, setOpen] = useState(false)
  const seats = [props.near, 1 - props.near] as [0 | 1, 0 | 1]
  const names = namesIn(props)
  return (
    <>
      <button type="button" className="ex-last-button" onClick={() => setOpen(true)}>
        <Icon name={icons.strike} />
        Last Strike
      </button>
      {isOpen && (
        <Dialog title="The last Strike" close={() => setOpen(false)}>
          <div className="ex-beyond ex-last" style={colours}>
            <div className="ex-last__attacks">
              {seats.map((seat) => (
                <Attack key={seat} props={props} stage={stage} seat={seat} />
              ))}
              <Comparison stage={stage} seats={seats} distance={null} beat={null} />
            </div>
            <ol className="ex-last__steps">
              {stage.steps.map((step, i) => (
                <li key={i}>{capital(stepText(step, names))}.</li>
              ))}
            </ol>
            <button type="button" className="button" onClick={() => setOpen(false)}>
              Close
            </button>
          </div>
        </Dialog>
      )}
    </>
  )
}
