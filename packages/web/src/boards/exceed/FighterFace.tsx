import type { CSSProperties } from 'react'
import type { FaceProps } from '../../table/contract.ts'
import { exceedWords } from '../../words/en/boards/exceed/board.ts'
import { faceLines, Lines } from './Abilities.tsx'
import type { FighterData } from './facts.ts'
import { looksOf } from './fighters.ts'
import { Icon } from './Icon.tsx'
import { icons } from './stats.ts'
import './fighter-face.css'

/** A fighter: both faces on one card. */
export function FighterFace({ fighter, picture, size, ...source }: FaceProps & { fighter: FighterData }) {
  const { colour, emblem } = looksOf(fighter.id)
  const { exceedCost } = fighter
  return (
    <div className="ex-fighter" style={{ '--printed': colour } as CSSProperties} data-size={size}>
      <header className="ex-fighter__head">
        <Icon name={emblem} />
        <span>{fighter.name}</span>
      </header>
      <div className="ex-fighter__art">{picture}</div>
      {size === 'large' && (
        <div className="ex-fighter__faces">
          <h4>{exceedWords.basicMode}</h4>
          <Lines lines={faceLines(source, fighter.id, 'basic')} />
          <h4>
            {exceedWords.exceedMode}
            {exceedCost !== null && (
              <span className="ex-face__cost" title={exceedWords.costsGauge(exceedCost)}>
                {exceedCost}
                <Icon name={icons.gauge} label={exceedWords.gauge} />
              </span>
            )}
          </h4>
          <Lines lines={faceLines(source, fighter.id, 'exceed')} />
        </div>
      )}
    </div>
  )
}
