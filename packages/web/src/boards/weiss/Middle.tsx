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
  const said = saidIn(table)
  const resolving = [0, 1].flatMap((seat) => cardsIn(table, 'resolution', seat))
  const isNear = cardsIn(table, 'resolution', table.near).length > 0
  return (
    <div className="ws-middle">
      <p className="ws-turn" data-side={turn === table.near ? 'near' : 'far'}>
        {phase === 'mulligan' ? weissWords.openingHands : weissWords.turn(telling, turn)}
      </p>
      <ol className="ws-phases" aria-label={weissWords.phaseList}>
        {phases.map((id) => (
          <li key={id} aria-current={id === phase || (id === 'attack' && phase in steps) ? 'step' : undefined}>
            {(id === 'attack' && steps[phase]) || weissWords.phases[id]}
          </li>
        ))}
      </ol>
      {resolving.length > 0 && (
        <section className="ws-resolving" data-side={isNear ? 'near' : 'far'} aria-label={weissWords.resolving}>
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

/** What begins something else, after which the line is empty. */
const begins = new Set(['turn', 'attack', 'phase'])

/** What an attack comes to. */
const lasts = new Set(['damage', 'levelUp'])

/** What happens, for as long as its cards are on their way; then what the last attack of this turn came to. */
function saidIn(table: TableContext): SeenEvent | null {
  const { snapshot, isShowing, beat } = table
  const { events } = snapshot
  if (isShowing && beat === null) return null
  if (beat === null) {
    const last = events.findLast(({ type }) => lasts.has(type) || type === 'turn')
    return last?.type === 'turn' ? null : (last ?? null)
  }
  const shown = events.slice(0, events.indexOf(beat) + 1)
  const last = shown.findLast((event) => begins.has(event.type) || toldOf(event, table) !== null)
  return last && !begins.has(last.type) ? last : null
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
      return weissWords.levelUp(telling, beat.seat!, Number(beat.level))
    case 'refresh':
      return weissWords.refresh
    default:
      return null
  }
}
