import { type KeyboardEvent, useRef } from 'react'
import { Dialog, Menu, MenuItem, Modal, ModalOverlay, Popover } from 'react-aria-components'
import { useNarrow } from '../../design/use-narrow.ts'
import { useTable } from '../context.ts'
import type { Way, WaysMenuProps } from './ways.ts'
import './ways-menu.css'

/** At once: while what it belongs to is still moving, a menu that waits for it finds the focus gone and never takes it. */
const takeFocus = (menu: HTMLDivElement | null) => menu?.focus({ preventScroll: true })

/** The several things that can be done here: beside what was pointed at; on a phone as a sheet, below the card itself. */
export function WaysMenuInside({ anchor, label, ways, children, close }: WaysMenuProps) {
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
          </Dialog>
        </Modal>
      </ModalOverlay>
    )
  }
  return (
    <Popover triggerRef={anchor} isOpen onOpenChange={(open) => !open && close()} placement="top" className="menu-pop">
      {menu}
    </Popover>
  )
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
    if (!/^[1-9]$/.test(event.key)) return
    event.preventDefault()
    event.stopPropagation()
    go(ways[Number(event.key) - 1])
  }
  const look = (way: Way) => answering.look(way.option ?? null)
  return (
    <div onKeyDownCapture={press}>
      <Menu
        ref={takeFocus}
        aria-label={label}
        className="menu"
        autoFocus="first"
        onAction={(key) => go(ways.find(({ id }) => id === key))}
      >
        {ways.map((way) => (
          <MenuItem
            key={way.id}
            id={way.id}
            textValue={way.text}
            className="menu__item"
            onHoverStart={() => look(way)}
            onHoverEnd={() => answering.look(null)}
            onFocus={() => look(way)}
            onBlur={() => answering.look(null)}
          >
            {way.text}
          </MenuItem>
        ))}
      </Menu>
    </div>
  )
}
