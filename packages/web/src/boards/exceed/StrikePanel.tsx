import type { ReactNode } from 'react'
import { Card } from '../../table/card/Card.tsx'
import type { BoardProps } from '../../table/contract.ts'
import { exceedWords } from '../../words/en/boards/exceed/board.ts'
import { strikeWords } from '../../words/en/boards/exceed/strike.ts'
import { Comparison } from './Comparison.tsx'
import { type Facts, factsOf } from './facts.ts'
import { looksOf } from './fighters.ts'
import { Icon } from './Icon.tsx'
import { nameOf, namesIn } from './names.ts'
import type { Stage, StageSide } from './stage.ts'
import { verdictsOf } from './verdicts.ts'
import './strike.css'

interface Props {
  readonly props: BoardProps
  readonly facts: Facts
  readonly stage: Stage
  /** There is room to read both attacks. */
  readonly isLarge: boolean
  /** What can be done about it once it is over. */
  readonly children?: ReactNode
}

/** Both attacks are open and being compared; until then, and once it is over, the arena is what one looks at. */
export const isRevealed = (stage: Stage | null, { beat }: Pick<BoardProps, 'beat'>): boolean =>
  stage?.isOpen === true && !(stage.isOver && beat === null)

/** A Strike: one's own attack on the left, the other's on the right, and between them how they compare. */
export function StrikePanel({ props, facts, stage, isLarge, children }: Props) {
  const { near, beat } = props
  const seats = [near, 1 - near] as [0 | 1, 0 | 1]
  // until somebody acts, what it came to
  const isDone = stage.isOver && beat === null
  const isOpen = isRevealed(stage, props)
  const step = stage.steps.at(-1)
  const distance = Math.abs(facts.sides[0]!.space - facts.sides[1]!.space)
  const begun = isOpen ? 'open' : 'set'
  return (
    <section
      className="ex-strike"
      data-stage={isDone ? 'done' : begun}
      aria-label={stage.isOver ? strikeWords.last : strikeWords.title}
    >
      {seats.map((seat) => (
        <Attack key={seat} props={props} stage={stage} seat={seat} isLarge={isLarge} />
      ))}
      <div className="ex-strike__middle">
        {isOpen ? (
          <>
            <Comparison stage={stage} seats={seats} distance={distance} beat={beat} />
            <p className="ex-strike__sum" aria-hidden>
              {step ? strikeWords.step(step, namesIn(props)) : stageText(props, stage)}
            </p>
          </>
        ) : (
          <p className="ex-strike__told" aria-hidden>
            {isDone ? turnText(props, facts) : stageText(props, stage)}
          </p>
        )}
        {isDone && children}
      </div>
    </section>
  )
}

const turnText = (props: BoardProps, { turn }: Facts): string =>
  turn === props.view.seat ? exceedWords.yourTurn : exceedWords.turnOf(nameOf(props, turn))

function stageText(props: BoardProps, { attacker, sides, isOpen }: Stage): string {
  if (isOpen) return strikeWords.open
  const who = attacker === props.view.seat ? strikeWords.youStrike : strikeWords.strikes(nameOf(props, attacker))
  return sides.every(({ isSet }) => isSet) ? strikeWords.set : who
}

interface AttackProps {
  readonly props: BoardProps
  readonly stage: Stage
  readonly seat: 0 | 1
  /** It is the one thing to look at, and is read. */
  readonly isLarge?: boolean
}

/** One side's attack, and what has become of it. */
export function Attack({ props, stage, seat, isLarge = false }: AttackProps) {
  const { near, view } = props
  const side = stage.sides[seat]
  const name = seat === view.seat ? strikeWords.yourAttack : strikeWords.attackOf(nameOf(props, seat))
  return (
    <div
      className={`ex-attack ${seat === near ? 'is-near' : 'is-far'} ${side.card ? 'is-open' : ''}`}
      data-stunned={side.stunned}
      data-first={stage.first === seat || undefined}
    >
      <p className="ex-attack__marks">
        <Icon name={looksOf(factsOf(props).sides[seat]!.fighter).emblem} />
        {stage.attacker === seat ? strikeWords.attacker : strikeWords.defender}
        {side.isEx && <b>{strikeWords.ex}</b>}
        {side.isWild && <b>{strikeWords.wild}</b>}
        {side.isCritical && <b>{strikeWords.critical}</b>}
      </p>
      <Lying side={side} name={name} size={isLarge ? 'medium' : 'small'} />
      <p className="ex-attack__verdicts">
        {verdictsOf(stage, seat).map(({ text, kind }) => (
          <span key={text} className={`ex-verdict ex-verdict--${kind}`}>
            {text}
          </span>
        ))}
      </p>
    </div>
  )
}

/** With its numbers as they are, once they are known. */
const attackOf = ({ isExact, numbers }: StageSide, name: string) => ({ name, ...(isExact && numbers) })

/** The attack as it lies there. */
function Lying({ side, name, size }: { side: StageSide; name: string; size: 'small' | 'medium' }) {
  if (side.card !== null) return <Card key={side.card} card={attackOf(side, side.card)} size={size} />
  if (side.held !== null) return <Card card={{ name: side.held, down: true }} size={size} />
  if (side.isSet) return <Card card={{}} size={size} label={strikeWords.faceDown(name)} />
  return <span className="ex-attack__empty">…</span>
}
