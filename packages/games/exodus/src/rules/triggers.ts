import { ask, type Flow, numbered, type Seat } from '@cardwright/engine'
import type { Moment } from '../effects/vocabulary.ts'
import { type ExodusInPlay, type ExodusTable, foe, refer, type Waiting } from '../table.ts'
import { activate, canActivate, type Source } from './activate.ts'
import { abilitiesOf, isActing } from './field.ts'

/** Notes the triggers of a card for these moments. */
export function raise(t: ExodusTable, card: ExodusInPlay, moments: readonly Moment[]): void {
  abilitiesOf(card).forEach((each, ability) => {
    if (isActing(each) && moments.includes(each.on))
      t.state.waiting.push(Object.freeze({ owner: card.zone.owner, source: refer(card), ability }))
  })
}

/** XO-H25: it acts even if its card is gone. */
function sourceOf(t: ExodusTable, { owner, source, ability }: Waiting): Source {
  const acting = abilitiesOf(t.card(source.card))[ability]
  if (!isActing(acting)) throw new Error(`Card ${source.card} has no trigger ${ability}.`)
  return { seat: owner, ref: source, script: acting.script }
}

const isEntering = (t: ExodusTable, { source, ability }: Waiting): boolean => {
  const acting = abilitiesOf(t.card(source.card))[ability]
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
        const source = sourceOf(t, next)
        // XO-H29: without a target or the energy it does not go on the stack
        if (canActivate(t, source)) yield* activate(t, source, 'trigger', next.ability)
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
        ({ waiting }) => t.card(waiting.source.card).def.id,
        ({ waiting, index }) => ({ index, card: waiting.source.card }),
      ),
  })
  return all()[index]!
}
