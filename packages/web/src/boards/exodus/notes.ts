import type { AskView, CardView, OptionView } from '@cardwright/engine'
import type { ExodusDef, Misspent } from '@cardwright/exodus'
import type { BoardProps, Note, Pip } from '../../table/contract.ts'
import { boardWords, outcomeSaid } from '../../words/en/boards/exodus.ts'
import { outcomeBy, outcomeWaiting } from './outcome.ts'

const heldBy = ({ view, near }: BoardProps): readonly CardView[] => view.zones[`hand:${view.seat ?? near}`]?.cards ?? []

const misspentOf = (card: CardView | undefined): Misspent | null => (card?.misspent as Misspent | undefined) ?? null

/** A symmetry that would be misspent glows less. */
export function pip(name: string, props: BoardProps): Pip | null {
  const card = heldBy(props).find((each) => each.name === name)
  const isOffered = props.answering.offered.some((option) => option.card === card?.handle)
  const misspent = isOffered ? misspentOf(card) : null
  if (misspent === null) return null
  return { text: boardWords.misspent[misspent], label: boardWords.misspentWhy[misspent], isGood: false }
}

export function note(option: OptionView, ask: AskView, props: BoardProps): Note | null {
  const { move, card } = option
  const outcome = outcomeBy(option, ask, props.view)
  if (outcome) return { text: outcomeSaid(outcome, props.asking) }
  if (move !== 'symmetry') return null
  const misspent = misspentOf(heldBy(props).find(({ handle }) => handle === card))
  return misspent && { text: boardWords.misspentWhy[misspent] }
}

/** While one may answer an attack: what it would come to. */
export function status({ answering: { ask }, view, asking }: BoardProps): string | null {
  const outcome = ask?.kind === 'respond' ? outcomeWaiting(view) : null
  return outcome && outcomeSaid(outcome, asking)
}

/** The symmetry of the hand that is being declared: it lies there until all is said. Another of its name asks from where it lies. */
export function asker({ context }: AskView, props: BoardProps): number | null {
  const { source } = (context ?? {}) as { readonly source?: unknown }
  const isNamed = ({ name }: CardView) => name !== undefined && name === source
  const held = heldBy(props).find(isNamed)
  if (!held || (props.entry.game.library.get(held.name!) as ExodusDef).kind !== 'symmetry') return null
  const { view, near } = props
  const isThere = ['stack', `lasting:${view.seat ?? near}`].some((zone) => view.zones[zone]?.cards?.some(isNamed))
  return isThere ? null : held.handle
}
