import type { SeenEvent } from '@cardwright/engine'
import { type CSSProperties, useState } from 'react'
import { Dialog } from '../../design/Dialog.tsx'
import type { BoardProps, LogDialog } from '../../table/contract.ts'
import { strikeWords } from '../../words/en/boards/exceed/strike.ts'
import { Comparison } from './Comparison.tsx'
import { factsOf } from './facts.ts'
import { colourOf } from './fighters.ts'
import { Icon } from './Icon.tsx'
import { namesIn } from './names.ts'
import { Attack } from './StrikePanel.tsx'
import { type Stage, strikeOf } from './stage.ts'
import { icons } from './stats.ts'
import './last-strike.css'

interface Props {
  readonly props: BoardProps
  readonly stage: Stage
  readonly colours: CSSProperties
}

/** How the last Strike went, where it is looked for first. */
export function LastStrike(past: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="ex-last-button" onClick={() => setOpen(true)}>
        <Icon name={icons.strike} />
        {strikeWords.lastButton}
      </button>
      {isOpen && <PastStrike {...past} title={strikeWords.last} close={() => setOpen(false)} />}
    </>
  )
}

/** Every Strike that is over can be looked at again, from where the log tells of its beginning. */
export function opensStrike(event: SeenEvent, props: BoardProps): LogDialog | null {
  const found = strikeOf(props, event)
  if (found === null) return null
  const { stage, number } = found
  const title = strikeWords.numbered(number, namesIn(props).who(stage.attacker))
  return {
    name: strikeWords.look,
    show: (close) => <PastStrike props={props} stage={stage} colours={coloursIn(props)} title={title} close={close} />,
  }
}

function coloursIn(props: BoardProps): CSSProperties {
  const { near } = props
  const fighters = factsOf(props).sides.map(({ fighter }) => fighter)
  return { '--near': colourOf(fighters, near, near), '--far': colourOf(fighters, 1 - near, near) } as CSSProperties
}

/** How a Strike went, to be read at leisure. */
function PastStrike({ props, stage, colours, title, close }: Props & { readonly title: string; close(): void }) {
  const seats = [props.near, 1 - props.near] as [0 | 1, 0 | 1]
  const names = namesIn(props)
  return (
    <Dialog title={title} wide close={close}>
      <div className="ex-beyond ex-last" style={colours}>
        <div className="ex-last__attacks">
          {seats.map((seat) => (
            <Attack key={seat} props={props} stage={stage} seat={seat} />
          ))}
          <Comparison stage={stage} seats={seats} distance={null} beat={null} />
        </div>
        <ol className="ex-last__steps">
          {stage.steps.map((step, i) => (
            <li key={i}>{strikeWords.step(step, names)}.</li>
          ))}
        </ol>
        <button type="button" className="button" onClick={close}>
          {strikeWords.close}
        </button>
      </div>
    </Dialog>
  )
}
