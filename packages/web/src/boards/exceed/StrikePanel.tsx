import { Card } from '../../table/card/Card.tsx'
import type { BoardProps } from '../../table/contract.ts'
import { type Facts, type Numbers, rangeText } from './facts.ts'
import { Icon } from './Icon.tsx'
import { nameOf } from './names.ts'
import type { Stage, StageSide } from './stage.ts'
import { stats } from './stats.ts'
import { arithmetic, rowInFocus, verdictsOf } from './verdicts.ts'
import './strike.css'

interface Props {
  readonly props: BoardProps
  readonly facts: Facts
  readonly stage: Stage
}

/** A Strike: both attacks side by side, and how they compare. */
export function StrikePanel({ props, facts, stage }: Props) {
  const { near, beat, words, telling } = props
  const seats = [near, 1 - near] as [0 | 1, 0 | 1]
  const sentence = beat && words.event(beat, telling)
  // until somebody acts, what it came to
  const isDone = stage.isOver && beat === null
  const sums = seats.flatMap((seat) => {
    const sum = arithmetic(stage, seat)
    return sum === null ? [] : [`${words.name(stage.sides[seat].card ?? '')}: ${sum}`]
  })
  return (
    <section
      className={`ex-strike ${isDone ? 'is-done' : stage.isOpen ? 'is-revealed' : ''}`}
      aria-label={stage.isOver ? 'The last Strike' : 'Strike'}
    >
      {seats.map((seat) => (
        <Attack key={seat} props={props} stage={stage} seat={seat} />
      ))}
      <div className="ex-strike__middle">
        <p className="ex-strike__told" aria-hidden>
          {sentence ?? (isDone ? turnText(props, facts) : stageText(props, stage))}
        </p>
        {stage.isOpen && !isDone && <Comparison props={props} facts={facts} stage={stage} seats={seats} />}
        {sums.length > 0 && <p className="ex-strike__sum">{sums.join(' · ')}</p>}
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

function Attack({ props, stage, seat }: { props: BoardProps; stage: Stage; seat: 0 | 1 }) {
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
    </div>
  )
}

/** The attack as it lies there. */
function Lying({ side, name }: { side: StageSide; name: string }) {
  if (side.card !== null) return <Card key={side.card} card={{ name: side.card }} size="small" />
  if (side.held !== null) return <Card card={{ name: side.held, down: true }} size="small" />
  if (side.isSet) return <Card card={{}} size="small" label={`${name}, face down`} />
  return <span className="ex-attack__empty">…</span>
}

const textOf = (numbers: Numbers, id: keyof Numbers): string =>
  id === 'range' ? (numbers.range[0] < 0 ? '–' : rangeText(numbers.range)) : String(numbers[id])

interface ComparisonProps extends Props {
  readonly seats: readonly [0 | 1, 0 | 1]
}

/** The numbers of both, a row for each. */
function Comparison({ props, facts, stage, seats }: ComparisonProps) {
  const focus = rowInFocus(props.beat, stage.isOpen)
  const sides = seats.map((seat) => stage.sides[seat])
  const isPrinted = sides.some(({ isExact, numbers }) => numbers !== null && !isExact)
  const distance = Math.abs(facts.sides[0]!.space - facts.sides[1]!.space)
  return (
    <table className="ex-compare">
      <caption className="visually-hidden">
        {isPrinted ? 'The numbers of both attacks, as printed' : 'The numbers of both attacks now'}
      </caption>
      <tbody>
        {stats.map(({ id, name, icon }) => (
          <tr key={id} className={focus === id ? 'is-focus' : ''}>
            {sides.map(({ numbers }, i) => (
              <td
                key={seats[i]}
                className={`${i === 0 ? 'is-near' : 'is-far'} ${standing(stage, seats[i]!, id, distance)}`}
              >
                {numbers === null ? '?' : textOf(numbers, id)}
              </td>
            ))}
            <th scope="row">
              <Icon name={icon} />
              {name}
              {id === 'range' && <small>at {distance}</small>}
            </th>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Who is ahead in what has been decided: speed by who came first, range by who hit or stands too far away. */
function standing(stage: Stage, seat: 0 | 1, id: keyof Numbers, distance: number): string {
  const { numbers, hit } = stage.sides[seat]
  if (id === 'speed') return stage.first === seat ? 'is-better' : ''
  if (id !== 'range' || numbers === null) return ''
  const [min, max] = numbers.range
  return hit ? 'is-better' : min <= distance && distance <= max ? '' : 'is-out'
}
