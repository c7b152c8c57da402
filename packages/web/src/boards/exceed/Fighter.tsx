import type { SeenEvent } from '@cardwright/engine'
import type { CSSProperties } from 'react'
import type { BoardProps } from '../../table/contract.ts'
import { type Facts, spaces } from './facts.ts'
import { looksOf } from './fighters.ts'
import { Icon } from './Icon.tsx'
import { icons } from './stats.ts'
import './figure.css'

/** Whether who sits here has begun on the right: their own side is on the left all the same. */
const isTurned = ({ first }: Facts, near: number): boolean => near !== first

/** The spaces as they lie for who sits there. */
export const spacesFrom = (facts: Facts, near: number): readonly number[] =>
  isTurned(facts, near) ? [...spaces].reverse() : spaces

/** Where the middle of a space is, as a part of the arena's width. */
const middleOf = (space: number, facts: Facts, near: number): string =>
  `${((spacesFrom(facts, near).indexOf(space) + 0.5) / spaces.length) * 100}%`

interface Props {
  readonly props: BoardProps
  readonly facts: Facts
  readonly seat: number
  readonly isStunned: boolean
  /** Only a hint of where it would stand. */
  readonly ghost?: number
}

/** What is seen of a fighter while this happens to them. */
function stateIn({ type }: SeenEvent, lost: number): string | null {
  if (type === 'hit' || type === 'extra') return 'is-striking'
  if (type === 'damage' || (type === 'life' && lost < 0)) return 'is-struck'
  return type === 'miss' ? 'is-missing' : null
}

/** A fighter on its space, turned to the other. */
export function Fighter({ props, facts, seat, isStunned, ghost }: Props) {
  const { beat, near } = props
  const mine = facts.sides[seat]!
  const other = facts.sides[1 - seat]!
  const { figure, emblem, scale, sink } = looksOf(mine.fighter)
  const space = ghost ?? mine.space
  const happens = ghost === undefined && beat?.seat === seat ? beat : null
  const lost = happens?.type === 'life' ? Number(happens.amount) : 0
  const states = [
    'ex-figure',
    seat === near ? 'is-near' : 'is-far',
    other.space < space !== isTurned(facts, near) && 'is-turned',
    mine.mode === 'exceed' && 'is-exceed',
    isStunned && 'is-stunned',
    ghost !== undefined && 'is-ghost',
    happens && stateIn(happens, lost),
    mine.life <= 0 && ghost === undefined && 'is-fallen',
  ]
  // whoever stands at the edge is not cut off on a narrow screen
  const left = `clamp(1.75rem, ${middleOf(space, facts, near)}, 100% - 1.75rem)`
  // one that fills more spaces is larger
  const size = scale * (1 + mine.reach * 0.35)
  const style = { left, '--scale': size, '--sink': `${sink}%` } as CSSProperties
  return (
    <div className={states.filter(Boolean).join(' ')} style={style} aria-hidden>
      <span className="ex-figure__shade" />
      <span className="ex-figure__body">
        <Icon name={figure} className="ex-figure__figure" />
      </span>
      <span className="ex-figure__badge">
        <Icon name={emblem} />
      </span>
      {isStunned && <Icon name={icons.stunned} className="ex-figure__stars" />}
      {lost !== 0 && (
        <span className={`ex-figure__loss ${lost > 0 ? 'is-gain' : ''}`}>{lost > 0 ? `+${lost}` : lost}</span>
      )}
    </div>
  )
}
