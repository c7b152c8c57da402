import type { OptionView } from '@cardwright/engine'
import type { RefObject } from 'react'
import { Menu, MenuItem, Popover } from 'react-aria-components'
import { useTable } from '../context.ts'
import { inRank } from './options.ts'

interface Props {
  readonly anchor: RefObject<HTMLElement | null>
  readonly options: readonly OptionView[]
  close(): void
}

/** At once: while the card is still moving, a menu that waits for it finds the focus gone and never takes it. */
const takeFocus = (menu: HTMLDivElement | null) => menu?.focus({ preventScroll: true })

/** The several things that can be done with one card. */
export function CardMenu({ anchor, options, close }: Props) {
  const { answering, words, telling, look } = useTable()
  const { ask } = answering
  if (!ask) return null
  return (
    <Popover triggerRef={anchor} isOpen onOpenChange={(open) => !open && close()} placement="top" className="menu-pop">
      <Menu
        ref={takeFocus}
        aria-label="What to do with it"
        className="menu"
        autoFocus="first"
        onAction={(key) => {
          close()
          answering.choose(String(key))
        }}
      >
        {inRank(options, look).map((option) => (
          <MenuItem
            key={option.key}
            id={option.key}
            className="menu__item"
            onHoverStart={() => answering.look(option)}
            onHoverEnd={() => answering.look(null)}
            onFocus={() => answering.look(option)}
            onBlur={() => answering.look(null)}
          >
            {words.option(option, ask, telling) ?? option.key}
          </MenuItem>
        ))}
      </Menu>
    </Popover>
  )
}
