import type { CardView } from '@cardwright/engine'
import type { ReactNode } from 'react'
import { cardWords } from '../../words/en/table/cards.ts'
import { useTable } from '../context.ts'
import { type Pose, poseOf } from './pose.ts'
import './posed.css'

/** The same in words, for who cannot see it. */
export const poseSaid = ({ turned, counters, under }: Pose): string =>
  turned === null && counters.length === 0 && under === 0 ? '' : cardWords.pose(turned, counters, under)

/** A card as it lies: rested, reversed, with counters on it and cards under it. */
export function Posed({ card, children }: { card: CardView; children: ReactNode }) {
  const pose = poseOf(useTable(), card)
  const { turned, counters, under } = pose
  if (turned === null && counters.length === 0 && under === 0) return children
  return (
    <div className="posed" data-turned={turned ?? undefined}>
      <div className="posed__card">{children}</div>
      <span className="posed__marks" title={poseSaid(pose)}>
        {counters.map(({ name, count }) => (
          <span key={name}>{count}</span>
        ))}
        {under > 0 && <span className="posed__under">+{under}</span>}
      </span>
      <span className="visually-hidden">{poseSaid(pose)}</span>
    </div>
  )
}
