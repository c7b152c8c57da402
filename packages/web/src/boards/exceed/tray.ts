import type { BoardProps } from '../../table/contract.ts'
import type { TrayCard } from '../../table/parts/Tray.tsx'
import { areasShown } from './areas.ts'
import { cardsOf } from './facts.ts'

/** What lies narrow in the rows and is asked for, where nothing of the hand is: a Gauge to pay, a Boost to discard. */
export function trayOf(props: BoardProps): readonly TrayCard[] {
  const { ask } = props.answering
  if (ask === null || ask.kind === 'act') return []
  const held = cardsOf(props, 'hand', props.near).map(({ handle }) => handle)
  if (ask.options.some(({ card }) => held.includes(card as number))) return []
  const lying = [0, 1].flatMap((seat) => areasShown('row').flatMap((family) => cardsOf(props, family, seat)))
  return ask.options.flatMap((option) => {
    const name = lying.find(({ handle }) => handle === option.card)?.name
    return name === undefined ? [] : [{ option, name }]
  })
}
