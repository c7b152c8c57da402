import type { OptionView } from '@cardwright/engine'
import { asList, type Step } from '../lessons/lesson.ts'
import type { BoardProps, Look } from './contract.ts'

/** Whether an answer that a step is about has this in it. Where any answer leads on, none is meant more than others. */
const isMeant = ({ accept }: Step, { key }: OptionView): boolean =>
  Array.isArray(accept) && accept.some((each) => (each instanceof RegExp ? each.test(key) : asList(each).includes(key)))

/** The name of the card that an option is about. */
function cardOf({ zones }: BoardProps['view'], { card }: OptionView): string | undefined {
  const cards = Object.values(zones).flatMap(({ cards = [] }) => cards)
  return cards.find(({ handle }) => handle === card)?.name
}

/**
 * How a game looks while its teacher waits for an answer: what the step is about never looks worse than the rest. A game
 * goes by how things stand, and the teacher knows what comes.
 */
export function taught(look: Look, step: Step): Look {
  const means = (option: OptionView) => isMeant(step, option)
  const { note, pip, rank, usual } = look
  return {
    ...look,
    usual: (option, ask) => means(option) || (usual?.(option, ask) === true && !ask.options.some(means)),
    ...(note && {
      note: (option, ask, props) => {
        const found = note(option, ask, props)
        return means(option) && !found?.isDanger ? null : found
      },
    }),
    ...(pip && {
      pip: (card, props) => {
        const found = pip(card, props)
        if (found?.isGood !== false) return found
        const options = props.answering.ask?.options ?? []
        const isWanted = options.some((option) => means(option) && cardOf(props.view, option) === card)
        return isWanted ? { ...found, isGood: null } : found
      },
    }),
    ...(rank && { rank: (option, props) => (means(option) ? Number.NEGATIVE_INFINITY : rank(option, props)) }),
  }
}
