import { type KeyboardEvent, useEffect, useRef } from 'react'
import { Dialog, Menu, MenuItem, Modal, ModalOverlay, Popover } from 'react-aria-components'
import { useNarrow } from '../../design/use-media.ts'
import { commonWords } from '../../words/en/common.ts'
import { optionsAt, spotsBelow } from '../aim/spots.ts'
import { type TableContext, useTable } from '../context.ts'
import { digitAt, withDigit } from '../digits.ts'
import { type Way, type WaysMenuProps, wayOf } from './ways.ts'
import './ways-menu.css'

/** At once: while what it belongs to is still moving, a menu that waits for it finds the focus gone and never takes it. */
const takeFocus = (menu: HTMLDivElement | null) => menu?.focus({ preventScroll: true })

/** The several things that can be done here: beside what was pointed at; on a phone as a sheet, below the card itself. */
export function WaysMenuInside({ anchor, label, ways, children, side = 'top', close }: WaysMenuProps) {
  const isNarrow = useNarrow()
  const menu = <Ways label={label} ways={ways} close={close} />
  if (isNarrow && children) {
    return (
      <ModalOverlay className="sheet-overlay" isOpen isDismissable onOpenChange={(open) => !open && close()}>
        <Modal className="sheet">
          <Dialog className="sheet__inside" aria-label={label}>
            <div className="sheet__about" aria-hidden>
              {children}
            </div>
            {menu}
            <button type="button" className="button button--quiet" onClick={close}>
              {commonWords.back}
            </button>
          </Dialog>
        </Modal>
      </ModalOverlay>
    )
  }
  return (
    <Popover triggerRef={anchor} isOpen onOpenChange={(open) => !open && close()} placement={side} className="menu-pop">
      {menu}
    </Popover>
  )
}

/** The one way that comes true at a place of the board; null if none does, or several. */
function wayAt(table: TableContext, ways: readonly Way[], at: MouseEvent): Way | null {
  const { ask } = table.answering
  const meant = ways.flatMap(({ option, carried = [] }) => (option ? [option] : carried))
  const spots = spotsBelow({ x: at.clientX, y: at.clientY })
  const [option, ...more] = optionsAt(table, meant, spots)
  return ask && option && more.length === 0 ? wayOf(option, ask, table) : null
}

/** A press at a place beside the menu is the second half of "this, there"; any other press closes the menu. */
function usePlaces(ways: readonly Way[], go: (way: Way) => void) {
  const table = useTable()
  const menu = useRef<HTMLDivElement>(null)
  const now = useRef({ table, ways, go })
  now.current = { table, ways, go }
  useEffect(() => {
    let pressed: Way | null = null
    const down = (event: PointerEvent) => {
      // what lies below the sheet or the menu is not meant
      const whole = menu.current?.closest('.sheet, .menu-pop')
      const isInside = event.target instanceof Node && whole?.contains(event.target)
      pressed = isInside ? null : wayAt(now.current.table, now.current.ways, event)
      if (!pressed) return
      // or the menu would be gone before the click
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    const click = (event: MouseEvent) => {
      if (!pressed) return
      event.preventDefault()
      event.stopImmediatePropagation()
      now.current.go(pressed)
    }
    addEventListener('pointerdown', down, true)
    addEventListener('click', click, true)
    return () => {
      removeEventListener('pointerdown', down, true)
      removeEventListener('click', click, true)
    }
  }, [])
  return menu
}

function Ways({ label, ways, close }: Pick<WaysMenuProps, 'label' | 'ways' | 'close'>) {
  const { answering } = useTable()
  const isDone = useRef(false)
  const go = (way: Way | undefined) => {
    if (!way || isDone.current) return
    isDone.current = true
    close()
    way.go()
  }
  const press = (event: KeyboardEvent) => {
    const item = withDigit(event.currentTarget, event.key)
    if (!item) return
    event.preventDefault()
    event.stopPropagation()
    go(ways.find(({ id }) => id === item.dataset.key))
  }
  const menu = usePlaces(ways, go)
  const look = (way: Way) => answering.look(way.option ?? null)
  return (
    <div ref={menu} onKeyDownCapture={press}>
      <Menu
        ref={takeFocus}
        aria-label={label}
        className="menu"
        autoFocus="first"
        onAction={(key) => go(ways.find(({ id }) => id === key))}
      >
        {ways.map((way, i) => (
          <MenuItem
            key={way.id}
            id={way.id}
            textValue={way.text}
            className="menu__item"
            {...digitAt(i)}
            onHoverStart={() => look(way)}
            onHoverEnd={() => answering.look(null)}
            onFocus={() => look(way)}
            onBlur={() => answering.look(null)}
          >
            <span className="menu__way">
              {way.text}
              {way.hint && <small>{way.hint}</small>}
            </span>
          </MenuItem>
        ))}
      </Menu>
    </div>
  )
}
