import type { SeenEvent } from '@cardwright/engine'
import { Card } from '../../table/card/Card.tsx'
import { type TableContext, useTable } from '../../table/context.ts'
import { weissWords } from '../../words/en/boards/weiss/board.ts'
import { cardsIn, factsOf } from './sight.ts'
import { WaitingList } from './WaitingList.tsx'

const phases = ['stand', 'draw', 'clock', 'main', 'climax', 'attack', 'encore', 'end'] as const

/** The attack phase, by its steps. */
const steps: Readonly<Record<string, string>> = weissWords.steps

/** Between the stages: whose turn it is and how far it has come, what is being resolved, and what waits. */
export function Middle() {
  const table = useTable()
  const { turn, phase } = factsOf(table)
  const { telling, beat } = table
  const said = beat ?? lastDamage(table)
  const resolving = [0, 1].flatMap((seat) => cardsIn(table, 'resolution', seat))
  return (
    <div className="ws-middle">
      <p className="ws-turn" data-side={turn === table.near ? 'near' : 'far'}>
        {weissWords.turn(telling, turn)}
      </p>
      <ol className="ws-phases" aria-label={weissWords.phaseList}>
        {phases.map((id) => (
          <li key={id} aria-current={id === phase || (id === 'attack' && phase in steps) ? 'step' : undefined}>
            {(id === 'attack' && steps[phase]) || weissWords.phases[id]}
          </li>
        ))}
      </ol>
      {resolving.length > 0 && (
        <section className="ws-resolving" aria-label={weissWords.resolving}>
          {resolving.map((card) => (
            <Card key={card.handle} card={card} size="small" />
          ))}
        </section>
      )}
      <WaitingList />
      <p className="ws-told" data-type={said?.type} data-past={beat === null || undefined} aria-hidden>
        {said && toldOf(said, table)}
      </p>
    </div>
  )
}

/** What the last attack of this turn came to stays in sight. */
function lastDamage({ snapshot: { events }, isShowing }: TableContext): SeenEvent | null {
  if (isShowing) return null
  const last = events.findLast(({ type }) => type === 'damage' || type === 'turn')
  return last?.type === 'damage' ? last : null
}

/** What is shown large while it happens: the arithmetic of an attack. */
function toldOf(beat: SeenEvent, { telling, words }: TableContext): string | null {
  const name = beat.card?.name && words.name(beat.card.name)
  switch (beat.type) {
    case 'trigger':
      return weissWords.triggered(name ?? '')
    case 'damage':
      if (beat.cancelled === true) return weissWords.cancelled(telling, beat.seat!, Number(beat.amount))
      return weissWords.damage(telling, beat.seat!, Number(beat.amount))
    case 'battle':
      return weissWords.battle(Number(beat.power), Number(beat.against))
    case 'levelUp':
      return weissWords.levelUp(Number(beat.level))
    case 'refresh':
      return weissWords.refresh
    default:
      return null
  }
}
