import { type Part, type Pool, runAll } from '@cardwright/engine'
import type { Moment } from '../effects/abilities/vocabulary.ts'
import type { Script } from '../effects/vocabulary.ts'
import type { Item, Waiting } from '../state.ts'
import { type ExodusInPlay, type ExodusTable, objectKey, refer, side } from '../table.ts'
import { activate, canActivate } from './activate.ts'
import { abilitiesOf, defOf, isActing } from './field.ts'
import type { Playing } from './source.ts'

/** Whether a card does something when it unfreezes: XO-H14, XO-H16. */
export const wakes = ({ def }: ExodusInPlay): boolean =>
  (def.kind === 'symmetry' && def.script.do.length > 0) || abilitiesOf({ def }).some(({ on }) => on === 'unfreezes')

/** Notes the triggers of a card for these moments. */
export function raise(t: ExodusTable, card: ExodusInPlay, moments: readonly Moment[]): void {
  // XO-H14, XO-P29: a Lasting symmetry acts again
  if (moments.includes('unfreezes') && card.def.kind === 'symmetry' && card.def.script.do.length > 0) wait(t, card, -1)
  abilitiesOf(card).forEach((each, ability) => {
    if (!isActing(each) || !moments.includes(each.on)) return
    if (!each.once || useUp(t, card, ability)) wait(t, card, ability)
  })
}

/** Whether a trigger that acts once in a turn has not acted yet. */
function useUp(t: ExodusTable, card: ExodusInPlay, ability: number): boolean {
  const { used } = side(t, card.zone.owner)
  const key = `${objectKey(card)} ${ability}`
  if (used.includes(key)) return false
  used.push(key)
  return true
}

function wait(t: ExodusTable, card: ExodusInPlay, ability: number): void {
  const { def, zone } = card
  t.state.waiting.push(Object.freeze({ owner: zone.owner, source: refer(card), text: def.id, ability }))
}

/** XO-H25: its text is known even if its card is gone. */
function scriptOf(t: ExodusTable, item: Pick<Item, 'source' | 'text' | 'ability'>): Script {
  const def = defOf(t, item)
  const acting = abilitiesOf({ def })[item.ability]
  if (isActing(acting)) return acting.script
  if (item.ability >= 0 || def.kind !== 'symmetry') throw new Error(`${item.text} has no text ${item.ability}.`)
  return def.script
}

/** The text of an item on the stack. */
export function playingOf(t: ExodusTable, item: Item): Playing {
  const { owner: seat, source, text, id } = item
  return { seat, source, text, item: id, script: scriptOf(t, item) }
}

/** XO-H31: the price of a Lasting symmetry was paid when it was played. */
const again = (script: Script, ability: number): Script => (ability < 0 ? { ...script, pay: undefined } : script)

/** XO-020, XO-021 */
const isEntering = (t: ExodusTable, waiting: Waiting): boolean => {
  const acting = abilitiesOf({ def: defOf(t, waiting) })[waiting.ability]
  return isActing(acting) && (acting.on === 'enters' || acting.on === 'summoned')
}

/** XO-H24: enter-play triggers lowest; in each group the turn player's below; each owner orders their own. */
const pool: Pool<ExodusTable, Waiting> = {
  waiting: (t) => t.state.waiting,
  remove(t, trigger) {
    t.state.waiting.splice(t.state.waiting.indexOf(trigger), 1)
  },
  owner: (_t, { owner }) => owner,
  rank: (t, trigger) => (isEntering(t, trigger) ? 0 : 2) + (trigger.owner === t.state.turn ? 0 : 1),
  name: (_t, { text }) => text,
  card: (_t, { source }) => source.card,
  rule: 'XO-H24',
  run(t, trigger) {
    const { owner: seat, source, text, ability } = trigger
    const by = { seat, source, text, script: again(scriptOf(t, trigger), ability) }
    // XO-H29: without a target or the energy it does not go on the stack
    return canActivate(t, by) ? activate(t, by, 'trigger', ability) : null
  },
}

export const stackWaiting = (t: ExodusTable): Part => runAll(t, pool)
