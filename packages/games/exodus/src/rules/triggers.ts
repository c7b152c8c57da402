import { ask, type Flow, numbered, type Seat } from '@cardwright/engine'
import type { Moment, Script } from '../effects/vocabulary.ts'
import { type ExodusInPlay, type ExodusTable, foe, type Item, objectKey, refer, side, type Waiting } from '../table.ts'
import { activate, canActivate } from './activate.ts'
import { abilitiesOf, defOf, isActing } from './field.ts'

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

/** XO-H25: what it says is known even if its card is gone. */
export function scriptOf(t: ExodusTable, item: Pick<Item, 'source' | 'text' | 'ability'>): Script {
  const def = defOf(t, item)
  const acting = abilitiesOf({ def })[item.ability]
  if (isActing(acting)) return acting.script
  if (item.ability >= 0 || def.kind !== 'symmetry') throw new Error(`${item.text} has no text ${item.ability}.`)
  return def.script
}

/** XO-H31: the price of a Lasting symmetry was paid when it was played. */
const again = (script: Script, ability: number): Script => (ability < 0 ? { ...script, pay: undefined } : script)

/** XO-020, XO-021 */
const isEntering = (t: ExodusTable, waiting: Waiting): boolean => {
  const acting = abilitiesOf({ def: defOf(t, waiting) })[waiting.ability]
  return isActing(acting) && (acting.on === 'enters' || acting.on === 'summoned')
}

/** XO-H24: enter-play triggers lowest; in each group the turn player's below; each owner orders their own. */
export function* stackWaiting(t: ExodusTable): Flow {
  const { turn } = t.state
  for (const entering of [true, false]) {
    for (const seat of [turn, foe(turn)]) {
      for (;;) {
        const next = yield* nextOf(t, seat, entering)
        if (next === null) break
        t.state.waiting.splice(t.state.waiting.indexOf(next), 1)
        const { source, text, ability } = next
        const by = { seat, source, text, script: again(scriptOf(t, next), ability) }
        // XO-H29: without a target or the energy it does not go on the stack
        if (canActivate(t, by)) yield* activate(t, by, 'trigger', ability)
      }
    }
  }
}

function* nextOf(t: ExodusTable, seat: Seat, entering: boolean): Flow<Waiting | null> {
  const all = () => t.state.waiting.filter((each) => each.owner === seat && isEntering(t, each) === entering)
  if (all().length < 2) return all()[0] ?? null
  const { index } = yield* ask(t, seat, {
    kind: 'trigger',
    rule: 'XO-H24',
    options: () =>
      numbered(
        all().map((waiting, index) => ({ waiting, index })),
        ({ waiting }) => waiting.text,
        ({ waiting, index }) => ({ index, card: waiting.source.card }),
      ),
  })
  return all()[index]!
}
