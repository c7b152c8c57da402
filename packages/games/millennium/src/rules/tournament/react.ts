import { askThen, numbered, type Option, type Part } from '@cardwright/engine'
import { holds } from '../../acts/amounts.ts'
import { flipAsCost } from '../../acts/flips.ts'
import { push, pushEffects } from '../../acts/push.ts'
import { reactionsTo } from '../../acts/raise.ts'
import { clockwise, decider } from '../../acts/sides.ts'
import { isOwned } from '../../cards/definitions.ts'
import type { Occurrence } from '../../effects/events/vocabulary.ts'
import type { MillenniumTable, SideNumber } from '../../state.ts'
import type { Context, Task } from '../../tasks.ts'

interface ReactOption extends Option {
  readonly ability: string | null
}

const pass: ReactOption = { key: 'no', card: undefined, ability: null }

const contextFor = (card: { id: number; gen: number }, s: SideNumber, what: Occurrence): Context => ({
  side: s,
  controller: s,
  card: card.id,
  gen: card.gen,
  trigger: 'reaction',
  it: what.card ?? null,
  them: what.side,
  just: null,
  unanswerable: false,
})

/** The Reactions that a side may use, their conditions met. */
const usable = (t: MillenniumTable, s: SideNumber, what: Occurrence) =>
  reactionsTo(t, s, what).filter(
    ({ card, own: { ability } }) => !ability.if || holds(t, ability.if, contextFor(card, s, what)),
  )

/** MB-215..217, MB-220, MB-379, MB-389: who can react is asked, the active player first. */
export function react(t: MillenniumTable, task: Extract<Task, { task: 'react' }>): Part {
  const { to, asked } = task
  const order = clockwise(t, t.state.tournament.turn.side)
  const s = order.find((each) => !asked.includes(each) && usable(t, each, to).length > 0)
  if (s === undefined) return null
  return askThen<MillenniumTable, ReactOption>(
    t,
    decider(t, s),
    {
      kind: 'react',
      rule: 'MB-215',
      skip: 'no',
      context: { event: to.event, side: to.side },
      ...(to.card !== undefined && { card: to.card }),
      options: () => [
        ...numbered(
          usable(t, s, to),
          ({ card }) => card.def.id,
          ({ card, own }) => ({ card: card.id, ability: own.address }),
        ),
        pass,
      ],
    },
    (_t, _seat, { card: id, ability }) => {
      if (ability === null) {
        push(t, { ...task, asked: [...asked, s] })
        return null
      }
      const card = t.card(id!)
      push(t, task)
      push(t, { task: 'reactionDone', card: card.id, gen: card.gen })
      // a card that reacts cannot react to what it does itself
      t.mark(card, 'reacting', true)
      t.tell({ type: 'reaction', side: s, card: card.id, rule: 'MB-216' })
      pushEffects(t, `${ability}.do`, contextFor(card, s, to))
      return null
    },
  )
}

/** MB-216 */
export function reactionDone(t: MillenniumTable, { card: id, gen }: Extract<Task, { task: 'reactionDone' }>): Part {
  const card = t.card(id)
  if (card.gen !== gen) return null
  t.mark(card, 'reacting', null)
  // a persona is not flipped: it has been used
  if (!isOwned(card.def)) t.mark(card, 'used', true)
  else if (!card.down) flipAsCost(t, card, 'reaction')
  return null
}
