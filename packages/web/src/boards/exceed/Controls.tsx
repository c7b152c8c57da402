import { useRef, useState } from 'react'
import { WaysMenu } from '../../table/card/WaysMenu.tsx'
import type { BoardProps } from '../../table/contract.ts'
import { exceedWords } from '../../words/en/boards/exceed/board.ts'
import { Icon } from './Icon.tsx'
import { inOrder, isChange } from './offers.ts'
import { icons } from './stats.ts'

/** Changing cards, for as much Force as one likes. */
export function Controls({ answering, words, asking }: BoardProps) {
  const { ask, offered } = answering
  const amounts = inOrder(offered.filter(isChange))
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  if (ask === null || amounts.length === 0) return null
  return (
    <>
      <button ref={button} type="button" className="button" aria-haspopup="menu" data-lit onClick={() => setOpen(true)}>
        <Icon name={icons.change} />
        {exceedWords.changeCardsMore}
      </button>
      {isOpen && (
        <WaysMenu
          anchor={button}
          label={exceedWords.changeCards}
          ways={amounts.map((option) => ({
            id: option.key,
            text: words.option(option, ask, asking) ?? option.key,
            option,
            go: () => answering.choose(option.key),
          }))}
          close={() => setOpen(false)}
        />
      )}
    </>
  )
}
