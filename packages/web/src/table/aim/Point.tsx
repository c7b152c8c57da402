import type { OptionView, Pattern } from '@cardwright/engine'
import { type ReactNode, type Ref, useImperativeHandle, useRef, useState } from 'react'
import { useTouch } from '../../design/use-media.ts'
import { cardWords } from '../../words/en/table/cards.ts'
import { inRank } from '../card/options.ts'
import { type Way, WaysMenu } from '../card/WaysMenu.tsx'
import { wayOf } from '../card/ways.ts'
import { type TableContext, useTable } from '../context.ts'
import { useDrawing } from '../drawn.ts'
import { type Pointing, useHolding } from './holding.tsx'
import { cardSpot, type Spot } from './spots.ts'

interface Props {
  readonly pointing: Pointing
  /** What is taken up here. */
  readonly spot?: Spot | undefined
  /** The name for screen readers; by default its own text. */
  readonly label?: string
  /** A longer description for screen readers. */
  readonly description?: string | undefined
  readonly className?: string
  readonly children: ReactNode
  /** What taking it up is for: "Attack with Gorge Drake". */
  readonly taking?: string
  /** What a player might try here: keys, or fields of an option. They are told why it is not possible. */
  readonly why?: readonly (string | Pattern)[]
  /** The card that it draws. */
  readonly handle?: number | undefined
  /** Attributes that others find it by. */
  /** On which side its menu opens. */
  readonly menuSide?: 'top' | 'bottom' | undefined
  readonly data?: Readonly<Record<`data-${string}`, string | number | undefined>>
  readonly ref?: Ref<HTMLButtonElement>
}

/** Of several answers that the game puts in order the first is shown. */
function firstOf({ options, canTake }: Pointing, table: TableContext): OptionView | null {
  if (canTake || !table.look.rank) return null
  return inRank(options, table.look, table)[0] ?? null
}

const statesOf = ({ isLit, isHeld, isChosen, isPreviewed, isAdvised }: Pointing) => [
  isLit && 'is-lit',
  isHeld && 'is-held',
  isChosen && 'is-chosen',
  isPreviewed && 'is-previewed',
  isAdvised && 'is-advised',
]

/** Something on the board that one points at: by pointer, by finger, by keyboard. */
export function Point(props: Props) {
  const { pointing, spot, label, description, className, children, taking, why, handle, menuSide, data, ref } = props
  const table = useTable()
  const { answering } = table
  const { ask } = answering
  const { held, hold, point: pointTo } = useHolding()
  const [menu, setMenu] = useState(false)
  useDrawing(handle)
  const button = useRef<HTMLButtonElement>(null)
  useImperativeHandle(ref, () => button.current!)
  const { options, canTake, isHeld, isChosen, isLit } = pointing
  const [only] = options.length === 1 && !(canTake && held === null) ? options : []

  const shown = only ?? firstOf(pointing, table)
  // a finger cannot look before it answers: what there is to know is read first
  const isReadFirst =
    useTouch() && only !== undefined && ask !== null && !ask.some && !!table.look.note?.(only, ask, table)
  const opens = options.length > 1 || isReadFirst

  const point = (isOn: boolean) => {
    // a menu says itself what is looked at
    if (menu) return
    answering.look(isOn ? shown : null)
    pointTo(isOn && canTake && spot !== undefined ? spot : null)
  }
  const openMenu = () => {
    setMenu(true)
    answering.look(shown)
  }
  const closeMenu = () => {
    setMenu(false)
    answering.look(null)
  }
  const takeUp = () => hold(spot ?? null, handle === undefined ? spot : cardSpot(handle))
  const ways: Way[] = [
    ...(canTake && held === null ? [{ id: 'take up', text: taking ?? cardWords.takeUp, go: takeUp }] : []),
    ...(ask ? options.map((option) => wayOf(option, ask, table)) : []),
  ]
  const act = () => {
    if (answering.sending) return
    if (isHeld) hold(null)
    else if (only && !opens) answering.choose(only.key)
    else if (options.length > 0) openMenu()
    else if (canTake) takeUp()
    else if (ask && why && why.length > 0) answering.whyNot(why)
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className={[className, ...statesOf(pointing)].filter(Boolean).join(' ')}
        aria-label={label}
        aria-description={description || undefined}
        aria-pressed={isHeld || isChosen || undefined}
        aria-haspopup={opens ? 'menu' : undefined}
        aria-disabled={(!isLit && !isHeld) || answering.sending || undefined}
        data-lit={isLit || undefined}
        data-handle={handle}
        onClick={act}
        onPointerEnter={() => point(true)}
        onPointerLeave={() => point(false)}
        onFocus={() => point(true)}
        onBlur={() => point(false)}
        {...data}
      >
        {children}
      </button>
      {menu && ask && (
        <WaysMenu anchor={button} label={cardWords.waysHere} ways={ways} side={menuSide} close={closeMenu} />
      )}
    </>
  )
}
