import type { CardLine } from '@cardwright/engine'
import type { FaceProps } from '../../table/contract.ts'
import type { Mode } from './facts.ts'

type Source = Pick<FaceProps, 'entry' | 'words'>

/** The lines of one face of a fighter, from those of the whole card. */
export function faceLines({ entry, words }: Source, fighter: string, mode: Mode): readonly CardLine[] {
  const def = entry.game.library.get(fighter)
  const lines = def ? (words.lines?.(def) ?? []) : []
  const isShown = ({ part }: CardLine): boolean =>
    part === mode || (mode === 'exceed' && (part === 'overdrive' || part === 'facedown'))
  return lines.filter(isShown)
}

interface LinesProps {
  readonly lines: readonly CardLine[]
  readonly className?: string
  /** The card that is shown large where there is no room for all of its lines. */
  readonly card?: string
}

export function Lines({ lines, className, card }: LinesProps) {
  return (
    <div className={className} data-card={card} data-content>
      {lines.map(({ head, text }) => (
        <p key={`${head} ${text}`}>
          {head && <b>{head}: </b>}
          {text}
        </p>
      ))}
    </div>
  )
}

/** What the face that is up says. */
export function Abilities({ fighter, mode, ...source }: Source & { fighter: string; mode: Mode }) {
  return <Lines lines={faceLines(source, fighter, mode)} className="ex-abilities" card={fighter} />
}
