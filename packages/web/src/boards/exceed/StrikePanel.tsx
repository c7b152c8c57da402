import type { ReactNode } from 'react'
import { Card } from '../../table/card/Card.tsx'
import type { BoardProps } from '../../table/contract.ts'
import { Comparison } from './Comparison.tsx'
import type { Step } from './course.ts'
import type { Facts } from './facts.ts'
import { capital, nameOf, namesIn } from './names.ts'
import type { Stage, StageSide } from './stage.ts'
import { seatOf, stepText, verdictsOf } from './verdicts.ts'
import './strike.css'

interface Props {
  readonly props: BoardProps
  readonly facts: Facts
  readonly stage: Stage
  /** There is room beside the attacks. */
  readonly isWide?: boolean
  /** What can be done about it once it is over. */
  readonly children?: ReactNode
}

/** Both attacks are open and being compared; until then, and once it is over, the arena is what one looks at. */
export const isRevealed = (stage: Stage | null, { beat }: Pick<BoardProps, 'beat'>): boolean =>
  stage?.isOpen === true && !(stage.isOver && beat === null)

/** A Strike: both attacks side by side, and how they compare. */
export function StrikePanel({ props, facts, stage, isWide = false, children }: Props) {
  const { near, beat, words, telling } = props
  const seats = [near, 1 - near] as [0 | 1, 0 | 1]
  const sentence = beat && words.event(beat, telling)
  // until somebody acts, what it came to
  const isDone = stage.isOver && beat === null
  const isOpen = isRevealed(stage, props)
  const step = stage.steps.at(-1)
  const distance = Math.abs(facts.sides[0]!.space - facts.sides[1]!.space)
  return (
    <section
      className={`ex-strike ${isWide ? 'is-wide' : ''} ${isDone ? 'is-done' : isOpen ? 'is-revealed' : ''}`}
      aria-label={stage.isOver ? 'The last Strike' : 'Strike'}
    >
      {seats.map((seat) => (
        <Attack
          key={seat}
          props={props}
          stage={stage}
          seat={seat}
          steps={isWide ? stage.steps.filter((each) => seatOf(each) === seat) : []}
        />
      ))}
      <div className="ex-strike__middle">
        {!isWide && (
          <p className="ex-strike__told" aria-hidden>
            {sentence ?? (isDone ? turnText(props, facts) : stageText(props, stage))}
          </p>
        )}
        {isOpen && <Comparison stage={stage} seats={seats} distance={distance} beat={beat} />}
        {step && !isDone && !isWide && <p className="ex-strike__sum">{capital(stepText(step, namesIn(props)))}</p>}
        {isDone && children}
      </div>
    </section>
  )
}

const turnText = (props: BoardProps, { turn }: Facts): string =>
  turn === props.view.seat ? 'Your turn' : `${nameOf(props, turn)}’s turn`

function stageText(props: BoardProps, { attacker, sides, isOpen }: Stage): string {
  if (isOpen) return 'Both attacks are open'
  const who = attacker === props.view.seat ? 'You strike' : `${nameOf(props, attacker)} strikes`
  return sides.every(({ isSet }) => isSet) ? 'Both attacks are set' : who
}

interface AttackProps {
  readonly props: BoardProps
  readonly stage: Stage
  readonly seat: 0 | 1
  /** How it came to that, where there is room for it. */
  readonly steps?: readonly Step[]
}

/** One side's attack, and what has become of it. */
export function Attack({ props, stage, seat, steps = [] }: AttackProps) {
  const { near, view } = props
  const side = stage.sides[seat]
  const name = seat === view.seat ? 'Your attack' : `${nameOf(props, seat)}’s attack`
  return (
    <div
      className={`ex-attack ${seat === near ? 'is-near' : 'is-far'} ${side.card ? 'is-open' : ''}`}
      data-stunned={side.stunned}
    >
      <p className="ex-attack__marks">
        {stage.attacker === seat ? 'Attacker' : 'Defender'}
        {side.isEx && <b>EX</b>}
        {side.isWild && <b>Wild</b>}
        {side.isCritical && <b>Critical</b>}
      </p>
      <Lying side={side} name={name} />
      <p className="ex-attack__verdicts">
        {verdictsOf(stage, seat).map(({ text, kind }) => (
          <span key={text} className={`ex-verdict ex-verdict--${kind}`}>
            {text}
          </span>
        ))}
      </p>
      {steps.length > 0 && (
        <ol className="ex-attack__steps">
          {steps.map((step, i) => (
            <li key={i}>{capital(stepText(step, namesIn(props)))}</li>
          ))}
        </ol>
      )}
    </div>
  )
}

/** With its numbers as they are, once they are known. */
const attackOf = ({ isExact, numbers }: StageSide, name: string) => ({ name, ...(isExact && numbers) })

/** The attack as it lies there. */
function Lying({ side, name }: { side: StageSide; name: string }) {
  if (side.card !== null) return <Card key={side.card} card={attackOf(side, side.card)} size="small" />
  if (side.held !== null) return <Card card={{ name: side.held, down: true }} size="small" />
  if (side.isSet) return <Card card={{}} size="small" label={`${name}, face down`} />
  return <span className="ex-attack__empty">…</span>
}
