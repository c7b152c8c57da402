import type { ExceedOption } from '@cardwright/exceed'
import { useTable } from '../../table/context.ts'
import type { BoardProps } from '../../table/contract.ts'
import { exceedWords } from '../../words/en/boards/exceed/board.ts'
import type { Facts, SideFacts } from './facts.ts'
import { Icon } from './Icon.tsx'
import { MarkSign, markName } from './MarkSign.tsx'
import type { Mark } from './marks.ts'
import { goalOf } from './offers.ts'
import type { Reach } from './reach.ts'
import { icons } from './stats.ts'
import './space.css'

interface Props {
  readonly props: BoardProps
  readonly facts: Facts
  readonly space: number
  readonly marks: readonly Mark[]
  readonly offer: ExceedOption | null
  readonly reach: Reach | null
}

const standsOn = ({ space: own, reach }: SideFacts, space: number): boolean => Math.abs(own - space) <= reach

/** Who stands there, by name. */
const standing = ({ words, view }: BoardProps, { sides }: Facts, space: number) =>
  sides.flatMap((side, seat) =>
    standsOn(side, space) ? [{ name: words.name(side.fighter), isYou: seat === view.seat }] : [],
  )

function nameOf({ props, facts, space, marks, offer }: Props): string {
  const force = offer?.move === 'move' ? (offer.cost ?? 0) : 'choose'
  const laid = marks.map((mark) => markName(props, mark))
  return exceedWords.space({ space, standing: standing(props, facts, space), laid, offer: offer && force })
}

/** One of the nine: what lies on it, what it would cost to go there, whether an attack covers it. */
export function Space(given: Props) {
  const { props, facts, space, marks, offer, reach } = given
  const { answering, view, near } = props
  // what it would cost after all that is still to be shown
  const { isAhead } = useTable()
  const isMove = offer?.move === 'move' && !isAhead
  const holder = facts.sides.findIndex((side) => standsOn(side, space))
  const isFoe = reach !== null && facts.sides[1 - (view.seat ?? near)]!.space === space
  const states = [
    'ex-space',
    holder >= 0 && `is-held ${holder === near ? 'is-near' : 'is-far'}`,
    offer && 'is-offered',
    reach?.covered.includes(space) && 'is-covered',
    reach?.covered.includes(space) && isFoe && 'is-target',
    ((answering.preview !== null && answering.preview === offer) || goalOf(answering) === space) && 'is-previewed',
  ]
  const choose = () => {
    if (offer) answering.choose(offer.key)
    else if (answering.ask?.kind === 'act') answering.why(`move:${space}`)
  }
  return (
    <button
      type="button"
      className={states.filter(Boolean).join(' ')}
      data-space={space}
      aria-label={nameOf(given)}
      aria-disabled={offer === null || answering.sending || undefined}
      data-lit={offer !== null || undefined}
      onClick={choose}
      onPointerEnter={() => offer && answering.look(offer)}
      onPointerLeave={() => answering.look(null)}
      onFocus={() => offer && answering.look(offer)}
      onBlur={() => answering.look(null)}
    >
      <span className="ex-space__marks" aria-hidden>
        {marks.map((mark) => (
          <MarkSign key={mark.key} props={props} mark={mark} />
        ))}
      </span>
      <span className="ex-space__plank" aria-hidden>
        <span className="ex-space__number" data-figure={space} />
        {isMove && view.seat !== null && (
          <span className="ex-space__force" data-figure={offer?.cost}>
            <Icon name={icons.force} />
          </span>
        )}
      </span>
    </button>
  )
}
