import type { AskView, OptionView } from '@cardwright/engine'
import { factsIn, type SeenItem, type Sight } from '@cardwright/exodus'

/** Something on the board that can be pointed at. */
export type Thing =
  | { readonly kind: 'card'; readonly handle: number }
  | { readonly kind: 'pile'; readonly seat: number; readonly pile: number }
  | { readonly kind: 'player' | 'graveyard'; readonly seat: number }
  | { readonly kind: 'item'; readonly item: SeenItem }

/** What a player calls a side: keys are made from the side of who is asked. */
const whose = (seat: number, own: number): string => (seat === own ? 'my' : 'their')

/** Moves of which one says first what, then where. */
export const isAimed = ({ move, pile, key }: OptionView): boolean =>
  move === 'place' ||
  move === 'shift' ||
  move === 'summon' ||
  move === 'attack' ||
  (pile !== undefined && key !== 'none')

const leadsTo = (option: OptionView, pile: number): boolean => isAimed(option) && option.pile === pile - 1

/** Attacks on the player name no card. */
const hitsPlayer = ({ key, on, move }: OptionView, kind: string): boolean =>
  on === undefined && (move === 'attack' || (kind === 'playback' && (key === 'continue' || key === 'retarget:player')))

const nameOfItem = (key: string): string => key.replace(/^item:/, '').replace(/#\d+$/, '')

/** Items of one name are numbered, one's own first; if it is not clear which is meant, none is. */
function aimsAtItem(options: readonly OptionView[], sight: Sight, item: SeenItem, own: number): readonly OptionView[] {
  const alike = options.filter(({ key }) => key.startsWith('item:') && nameOfItem(key) === item.name)
  const items = factsIn(sight).stack.filter(({ name }) => name === item.name)
  if (alike.length !== items.length) return []
  const ordered = [...items].sort((a, b) => Number(a.owner !== own) - Number(b.owner !== own))
  const option = alike[ordered.findIndex(({ id }) => id === item.id)]
  return option ? [option] : []
}

/** The options that come true at this place: the card that is chosen, where something goes, who is attacked. */
export function optionsAt(
  ask: AskView,
  options: readonly OptionView[],
  thing: Thing,
  own: number,
  sight: Sight,
): readonly OptionView[] {
  switch (thing.kind) {
    case 'card':
      return options.filter(({ card, on, ...rest }) =>
        on === thing.handle ? true : card === thing.handle && !isAimed(rest as OptionView),
      )
    case 'pile': {
      const named = `${whose(thing.seat, own)}:pile:${thing.pile}`
      return options.filter((option) => option.key === named || (thing.seat === own && leadsTo(option, thing.pile)))
    }
    case 'player':
      return options.filter(
        (option) =>
          option.key === `${whose(thing.seat, own)}:player` || (thing.seat !== own && hitsPlayer(option, ask.kind)),
      )
    case 'graveyard':
      return options.filter(({ key }) => key === `${whose(thing.seat, own)}:graveyard`)
    case 'item':
      return aimsAtItem(options, sight, thing.item, own)
  }
}

/** What can be taken up here, to be aimed at something else. */
export const takenUp = (options: readonly OptionView[], handle: number): readonly OptionView[] =>
  options.filter((option) => option.card === handle && isAimed(option))
