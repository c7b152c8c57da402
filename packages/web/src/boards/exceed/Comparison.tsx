import type { SeenEvent } from '@cardwright/engine'
import { Because } from '../../design/Because.tsx'
import { strikeWords } from '../../words/en/boards/exceed/strike.ts'
import { type Numbers, rangeText, type Stat } from './facts.ts'
import { Icon } from './Icon.tsx'
import type { Stage } from './stage.ts'
import { stats } from './stats.ts'
import { rowInFocus, statChange } from './verdicts.ts'

interface Props {
  readonly stage: Stage
  /** Left and right. */
  readonly seats: readonly [0 | 1, 0 | 1]
  /** How far the fighters are apart now; null where that is long past. */
  readonly distance: number | null
  readonly beat: SeenEvent | null
}

const textOf = (numbers: Partial<Numbers>, id: Stat): string => {
  if (id !== 'range') return String(numbers[id] ?? 'X')
  const { range } = numbers
  if (range === undefined) return 'X'
  return range[0] < 0 ? '–' : rangeText(range)
}

/** In the order in which a Strike compares them. */
const order: readonly Stat[] = ['speed', 'range', 'power', 'armor', 'guard']
const compared = order.map((id) => stats.find((each) => each.id === id)!)

/** The numbers of both attacks, a row for each. */
export function Comparison({ stage, seats, distance, beat }: Props) {
  const focus = rowInFocus(beat, stage.isOpen)
  const isPrinted = seats.some((seat) => stage.sides[seat].numbers !== null && !stage.sides[seat].isExact)
  return (
    <table className="ex-compare">
      <caption className="visually-hidden">{isPrinted ? strikeWords.printedNumbers : strikeWords.numbers}</caption>
      <tbody>
        {compared.map(({ id, name, icon }) => (
          <tr key={id} className={focus === id ? 'is-focus' : ''}>
            {seats.map((seat, i) => (
              <td key={seat} className={`${i === 0 ? 'is-near' : 'is-far'} ${standing(stage, seat, id)}`}>
                <Figure stage={stage} seat={seat} id={id} />
              </td>
            ))}
            <th scope="row">
              <Icon name={icon} />
              {name}
              {id === 'range' && distance !== null && <small>{strikeWords.at(distance)}</small>}
            </th>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** A number as it is, and what was printed where that is another. */
function Figure({ stage, seat, id }: { stage: Stage; seat: 0 | 1; id: Stat }) {
  const { numbers, printed } = stage.sides[seat]
  if (numbers === null) return '?'
  const change = statChange(numbers, printed, id)
  if (change === undefined) return textOf(numbers, id)
  const before = textOf(printed!, id)
  const figure = (
    <>
      <b>{textOf(numbers, id)}</b>
      <span className="visually-hidden">{strikeWords.changed[change]} </span>
      <s>{before}</s>
    </>
  )
  const className = `ex-changed ex-changed--${change}`
  const reasons = numbers.reasons?.[id] ?? []
  if (reasons.length === 0) return <span className={className}>{figure}</span>
  return (
    <Because className={className} reasons={reasons}>
      {figure}
    </Because>
  )
}

/** Who is ahead in what has been decided: Speed by who came first, Range by who hit. */
function standing(stage: Stage, seat: 0 | 1, id: Stat): string {
  const { hit, missed } = stage.sides[seat]
  if (id === 'speed') return stage.first === seat ? 'is-better' : ''
  if (id !== 'range') return ''
  if (hit) return 'is-better'
  return missed ? 'is-out' : ''
}
