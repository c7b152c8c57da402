import type { Pattern } from '@cardwright/engine'
import { type ReactNode, type Ref, useImperativeHandle, useRef, useState } from 'react'
import { cardWords } from '../../words/en/table/cards.ts'
import { type Way, WaysMenu } from '../card/WaysMenu.tsx'
import { useTable } from '../context.ts'
import { useDrawing } from '../drawn.ts'
import { type Pointing, useHolding } from './holding.tsx'
import type { Spot } from './spots.ts'

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
  readonly data?: Readonly<Record<`data-${string}`, string | number | undefined>>
  readonly ref?: Ref<HTMLButtonElement>
}

/** Something on the board that one points at: by pointer, by finger, by keyboard. */
export function Point(props: Props) {
  const { pointing, spot, label, description, className, children, taking, why, handle, data, ref } = props
  const { answering, words, asking } = useTable()
  const { ask } = answering
  const { held, hold, point } = useHolding()
  const [menu, setMenu] = useState(false)
  useDrawing(handle)
  const button = useRef<HTMLButtonElement>(null)
  useImperativeHandle(ref, () => button.current!)
  const { options, canTake, isHeld, isChosen, isPreviewed, isAdvised, isLit } = pointing
  const [only] = options.length === 1 && !(canTake && held === null) ? options : []

  const look = (isOn: boolean) => {
    answering.look(isOn && only ? only : null)
    point(isOn && canTake && spot !== undefined ? spot : null)
  }
  const ways: Way[] = [
    ...(canTake && held === null
      ? [{ id: 'take up', text: taking ?? cardWords.takeUp, go: () => hold(spot ?? null) }]
      : []),
    ...(ask
      ? options.map((option) => ({
          id: option.key,
          text: words.option(option, ask, asking) ?? option.key,
          option,
          go: () => answering.choose(option.key),
        }))
      : []),
  ]
  const act = () => {
    if (answering.sending) return
    if (isHeld) hold(null)
    else if (only) answering.choose(only.key)
    else if (options.length > 0) setMenu(true)
    else if (canTake) hold(spot ?? null)
    else if (ask && why && why.length > 0) answering.whyNot(why)
  }
  const states = [
    className,
    isLit && 'is-lit',
    isHeld && 'is-held',
    isChosen && 'is-chosen',
    isPreviewed && 'is-previewed',
    isAdvised && 'is-advised',
  ]
  return (
    <>
      <button
        ref={button}
        type="button"
        className={states.filter(Boolean).join(' ')}
        aria-label={label}
        aria-description={description || undefined}
        aria-pressed={isHeld || isChosen || undefined}
        aria-haspopup={options.length > 1 ? 'menu' : undefined}
        aria-disabled={(!isLit && !isHeld) || answering.sending || undefined}
        data-lit={isLit || undefined}
        data-handle={handle}
        onClick={act}
        onPointerEnter={() => look(true)}
        onPointerLeave={() => look(false)}
        onFocus={() => look(true)}
        onBlur={() => look(false)}
        {...data}
      >
        {children}
      </button>
      {menu && ask && <WaysMenu anchor={button} label={cardWords.waysHere} ways={ways} close={() => setMenu(false)} />}
    </>
  )
}
