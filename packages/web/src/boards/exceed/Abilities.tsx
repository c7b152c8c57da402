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
  /** All of it, where there is no room for it. */
  readonly title?: string
}

export function Lines({ lines, className, title }: LinesProps) {
  return (
    <div className={className} title={title} data-content>
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
  const lines = faceLines(source, fighter, mode)
  const all = lines.map(({ head, text }) => (head ? `${head}: ${text}` : text)).join('\n')
  return <Lines lines={lines} className="ex-abilities" title={all} />
}
