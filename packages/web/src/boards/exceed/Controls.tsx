import type { OptionView } from '@cardwright/engine'
import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components'
import type { BoardProps } from '../../table/contract.ts'
import { Icon } from './Icon.tsx'
import { icons } from './stats.ts'

/** EX-047: one button for all amounts. */
export const isChange = ({ move }: OptionView): boolean => move === 'change'

/** Changing cards, for as much Force as one likes. */
export function Controls({ answering, words, telling }: BoardProps) {
  const { ask, offered } = answering
  const amounts = offered.filter(isChange)
  if (ask === null || amounts.length === 0) return null
  return (
    <MenuTrigger>
      <Button className="button">
        <Icon name={icons.change} />
        Change cards …
      </Button>
      <Popover placement="top" className="menu-pop">
        <Menu className="menu" aria-label="Change cards" onAction={(key) => answering.choose(String(key))}>
          {amounts.map((option) => (
            <MenuItem key={option.key} id={option.key} className="menu__item">
              {words.option(option, ask, telling)}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}
