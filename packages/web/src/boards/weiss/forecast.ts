import type { OptionView } from '@cardwright/engine'
import { type Outlook, outlookOf } from '@cardwright/weiss'
import type { BoardProps, Note } from '../../table/contract.ts'
import type { Fate } from '../../table/parts/Slots.tsx'
import { weissWords } from '../../words/en/boards/weiss/board.ts'
import { stageZone } from './sight.ts'

/** What an attack that is looked at would come to; null for any other answer. */
const outlookIn = ({ view, near, entry }: BoardProps, option: OptionView): Outlook | null =>
  outlookOf(view, entry.game.library, view.seat ?? near, option)

/** Said of an attack before it is chosen. */
export function note(option: OptionView, { kind }: { readonly kind: string }, props: BoardProps): Note | null {
  const outlook = kind === 'attack' ? outlookIn(props, option) : null
  if (!outlook) return null
  const { attacker, defender, battle, damage, lost } = outlook
  const nameOf = (card: typeof defender) => props.words.name(card?.name ?? '')
  if (battle) {
    const { power, against } = battle
    const loser = weissWords.wouldBeReversed(nameOf(power > against ? defender : attacker))
    return {
      text: weissWords.frontAttack(power, against, power === against ? weissWords.bothReversed : loser, damage),
      isDanger: power <= against,
    }
  }
  return {
    text: defender ? weissWords.sideAttack(nameOf(defender), lost, damage) : weissWords.directAttack(damage),
  }
}

/** WS-147: what would become of a character in the battle that is looked at. */
export function fateOf(props: BoardProps, seat: number, position: number): Fate | undefined {
  const { preview, ask } = props.answering
  const outlook = preview && ask?.kind === 'attack' ? outlookIn(props, preview) : null
  const card = props.view.zones[stageZone(seat, position)]?.cards?.[0]
  if (!outlook?.battle || !card) return undefined
  const { power, against } = outlook.battle
  const fates = new Map([
    [outlook.attacker.handle, power <= against],
    [outlook.defender?.handle, against <= power],
  ])
  const isReversed = fates.get(card.handle)
  if (isReversed === undefined) return undefined
  const text = isReversed ? weissWords.fates.reversed : weissWords.fates.stays
  return { text, isBad: isReversed === (seat === (props.view.seat ?? props.near)) }
}
