import type { SeenEvent } from '@cardwright/engine'
import { capital, does, whose } from '@cardwright/engine/english'
import { Card } from '../../table/card/Card.tsx'
import { type TableContext, useTable } from '../../table/context.ts'
import { cardsIn, factsOf } from './sight.ts'
import { WaitingList } from './WaitingList.tsx'

const phases = [
  ['stand', 'Stand'],
  ['draw', 'Draw'],
  ['clock', 'Clock'],
  ['main', 'Main'],
  ['climax', 'Climax'],
  ['attack', 'Attack'],
  ['encore', 'Encore'],
  ['end', 'End'],
] as const

/** The steps of an attack. */
const steps: Readonly<Record<string, string>> = {
  declaration: 'declaration',
  trigger: 'trigger',
  counter: 'counter',
  damage: 'damage',
  battle: 'battle',
}

/** Between the stages: whose turn it is and how far it has come, what is being resolved, and what waits. */
export function Middle() {
  const table = useTable()
  const { turn, phase } = factsOf(table)
  const { telling, beat } = table
  const resolving = [0, 1].flatMap((seat) => cardsIn(table, 'resolution', seat))
  return (
    <div className="ws-middle">
      <p className="ws-turn" data-side={turn === table.near ? 'near' : 'far'}>
        {capital(whose(telling, turn))} turn
      </p>
      <ol className="ws-phases" aria-label="Phases">
        {phases.map(([id, name]) => (
          <li key={id} aria-current={id === phase || (id === 'attack' && phase in steps) ? 'step' : undefined}>
            {name}
            {id === 'attack' && phase in steps && `: ${steps[phase]}`}
          </li>
        ))}
      </ol>
      {resolving.length > 0 && (
        <section className="ws-resolving" aria-label="Being resolved">
          {resolving.map((card) => (
            <Card key={card.handle} card={card} size="small" />
          ))}
        </section>
      )}
      <WaitingList />
      <p className="ws-told" aria-hidden>
        {beat && toldOf(beat, table)}
      </p>
    </div>
  )
}

/** What is shown large while it happens: the arithmetic of an attack. */
function toldOf(beat: SeenEvent, { telling, words }: TableContext): string | null {
  const name = beat.card?.name && words.name(beat.card.name)
  switch (beat.type) {
    case 'trigger':
      return `Trigger: ${name}`
    case 'damage':
      if (beat.cancelled === true) return 'Cancelled!'
      return `${does(telling, beat.seat!, 'take')} ${beat.amount} damage`
    case 'battle':
      return `${beat.power} against ${beat.against}`
    case 'levelUp':
      return `Level ${beat.level}`
    case 'refresh':
      return 'Refresh'
    default:
      return null
  }
}
