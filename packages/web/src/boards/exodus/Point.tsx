import type { OptionView } from '@cardwright/engine'
import { type ReactNode, type Ref, type RefObject, useImperativeHandle, useRef, useState } from 'react'
import { Menu, MenuItem, Popover } from 'react-aria-components'
import { useTable } from '../../table/context.ts'
import { type Pointing, useHolding } from './holding.tsx'

const takeUp = 'take up'

interface Props {
  readonly pointing: Pointing
  /** The card that is taken up. */
  readonly handle?: number | null
  /** What a screen reader says; its own text unless said. */
  readonly label?: string
  /** What it says besides, to who asks. */
  readonly description?: string | undefined
  readonly className?: string
  readonly children: ReactNode
  /** What taking it up is for: "Attack with Gorge Drake". */
  readonly taking?: string
  /** Keys that would say why nothing can be done here. */
  readonly why?: readonly string[]
  /** Attributes that others find it by. */
  readonly data?: Readonly<Record<`data-${string}`, string | number | undefined>>
  readonly ref?: Ref<HTMLButtonElement>
}

/** Something on the board that one points at: by pointer, by finger, by keyboard. */
export function Point({
  pointing,
  handle = null,
  label,
  description,
  className,
  children,
  taking,
  why,
  data,
  ref,
}: Props) {
  const { answering } = useTable()
  const { held, hold } = useHolding()
  const [menu, setMenu] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  useImperativeHandle(ref, () => button.current!)
  const { options, canTake, isHeld, isChosen, isPreviewed, isLit } = pointing
  const [only] = options.length === 1 && !(canTake && held === null) ? options : []

  const act = () => {
    if (isHeld) hold(null)
    else if (only) answering.choose(only.key)
    else if (options.length > 0) setMenu(true)
    else if (canTake) hold(handle)
    else if (answering.ask && why && why.length > 0) answering.whyNot(why)
  }
  const states = [
    className,
    isLit && 'is-lit',
    isHeld && 'is-held',
    isChosen && 'is-chosen',
    isPreviewed && 'is-previewed',
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
        aria-disabled={!isLit && !isHeld ? true : undefined}
        onClick={act}
        onPointerEnter={() => only && answering.look(only)}
        onPointerLeave={() => answering.look(null)}
        onFocus={() => only && answering.look(only)}
        onBlur={() => answering.look(null)}
        {...data}
      >
        {children}
      </button>
      {menu && (
        <Choices
          anchor={button}
          options={options}
          taking={canTake && held === null ? (taking ?? 'Take it up') : null}
          onTake={() => hold(handle)}
          close={() => setMenu(false)}
        />
      )}
    </>
  )
}

interface ChoicesProps {
  readonly anchor: RefObject<HTMLElement | null>
  readonly options: readonly OptionView[]
  readonly taking: string | null
  onTake(): void
  close(): void
}

/** The several things that pointing there can mean. */
function Choices({ anchor, options, taking, onTake, close }: ChoicesProps) {
  const { answering, words, telling } = useTable()
  const { ask } = answering
  if (!ask) return null
  return (
    <Popover triggerRef={anchor} isOpen onOpenChange={(open) => !open && close()} className="menu-pop">
      <Menu
        aria-label="What to do here"
        className="menu"
        autoFocus="first"
        onAction={(key) => {
          close()
          if (key === takeUp) onTake()
          else answering.choose(String(key))
        }}
      >
        {taking !== null && (
          <MenuItem id={takeUp} className="menu__item">
            {taking}
          </MenuItem>
        )}
        {options.map((option) => (
          <MenuItem
            key={option.key}
            id={option.key}
            className="menu__item"
            onHoverStart={() => answering.look(option)}
            onHoverEnd={() => answering.look(null)}
          >
            {words.option(option, ask, telling) ?? option.key}
          </MenuItem>
        ))}
      </Menu>
    </Popover>
  )
}
