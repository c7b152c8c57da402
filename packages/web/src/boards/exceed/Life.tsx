import type { CSSProperties } from 'react'
import { exceedWords } from '../../words/en/boards/exceed/board.ts'
import { mostLife } from './facts.ts'

function stateAt(part: number): string {
  if (part <= 0.2) return 'is-low'
  return part <= 0.5 ? 'is-half' : ''
}

/** How much life is left: a bar that follows, and the number. */
export function Life({ life, name }: { life: number; name: string }) {
  const part = Math.max(0, Math.min(1, life / mostLife))
  const state = stateAt(part)
  return (
    <div className={`ex-life ${state}`} style={{ '--part': part } as CSSProperties}>
      <span className="visually-hidden">{exceedWords.life(name, life, mostLife)}</span>
      <span className="ex-life__bar" aria-hidden>
        <span className="ex-life__lost" />
        <span className="ex-life__left" />
      </span>
      <span className="ex-life__number" aria-hidden>
        {life}
      </span>
    </div>
  )
}
