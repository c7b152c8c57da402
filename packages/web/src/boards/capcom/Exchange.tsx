import type { Settled } from '@cardwright/capcom'
import type { SeenEvent } from '@cardwright/engine'
import { Card } from '../../table/card/Card.tsx'
import { type TableContext, useTable } from '../../table/context.ts'
import { capcomWords as words } from '../../words/en/boards/capcom.ts'
import { factsIn, sheetOf } from './facts.ts'
import { isAnswer, lastAnswer } from './last-answer.ts'

/** What the exchange comes to, step by step, with its arithmetic. */
export function Exchange() {
  const table = useTable()
  const { turns, phase, support, combat, chain } = factsIn(table)
  const { result } = table.view
  const now = support ? words.support : words.phases[phase]
  const { beat } = table
  const shown = beat === null ? null : sumOf(table, beat)
  const total = combat === null ? 0 : totalOf(combat)
  return (
    <div className="cc-exchange">
      <p className="cc-exchange__turn" data-ko={isKnockout(result) || undefined}>
        <b>{words.turn(turns)}</b>
        <span>{result ? endOf(result) : now}</span>
      </p>
      {shown && (
        <p className="cc-exchange__sum" data-type={beat?.type}>
          {shown}
        </p>
      )}
      <LastAnswer />
      {combat !== null && result === null && (
        <dl className="cc-exchange__combo">
          <div>
            <dt>{words.damage}</dt>
            <dd>{total}</dd>
          </div>
          {isOpen(combat) && (
            <div>
              <dt>{words.priority}</dt>
              <dd>{combat.opener.priority}</dd>
            </div>
          )}
          <div>
            <dt>{words.pointsLeft}</dt>
            <dd>{chain?.points ?? 0}</dd>
          </div>
        </dl>
      )}
    </div>
  )
}

/** The card that answered stays in sight with the reason, until there is another attack. */
function LastAnswer() {
  const table: TableContext = useTable()
  const { beat, words, telling, snapshot, isShowing } = table
  const shown = isShowing ? null : lastAnswer(snapshot.events)
  const event = beat !== null && isAnswer(beat) ? beat : shown
  const text = event && words.event(event, telling)
  if (!event || !text) return null
  const cards = [...(event.cards ?? []), ...(event.card ? [event.card] : [])]
  return (
    <div className="cc-answer">
      {cards.map(({ name }, i) => name !== undefined && <Card key={`${name} ${i}`} card={{ name }} size="small" />)}
      <p>{text}</p>
    </div>
  )
}

type Result = Here['view']['result']

const isKnockout = (result: Result): boolean => result?.why === 'ko' || result?.why === 'doubleKo'

/** Time, or somebody who left, may end a match as well. */
const endOf = (result: Result): string => (isKnockout(result) ? words.ko : words.over)

type Combat = NonNullable<ReturnType<typeof factsIn>['combat']>

/** Whether it can still be answered: afterwards its priority says nothing any more. */
const isOpen = ({ stage }: Combat): boolean => stage === 'answer' || stage === 'partner'

/** What waits for the target; before it has landed, what the opener would do. */
function totalOf(combat: Combat): number {
  const { hits, target, opener } = combat
  const landed = hits
    .filter(({ team, character }) => team === target.team && character === target.character)
    .reduce((sum, { damage }) => sum + damage, 0)
  return isOpen(combat) ? opener.damage : landed
}

type Here = Parameters<typeof factsIn>[0] & Parameters<typeof sheetOf>[0]

/** The sum of an event, as short as a scoreboard. */
function sumOf(table: Here, event: SeenEvent): string | null {
  const n = (field: string): number => Number(event[field])
  switch (event.type) {
    case 'blocked': {
      const times = n('times') === 1 ? '' : ` ×${n('times')}`
      const sum = `(${n('value')} + ${n('defense')})${times} = ${n('total')}`
      return words.blockSum(sum, n('damage'), n('through'))
    }
    case 'dodge':
      return event.isDodged === true ? words.dodged(n('agility')) : words.notDodged(n('agility'))
    case 'counter':
      return words.countered(n('damage'))
    case 'negate':
      return n('half') > 0 ? words.negatedHalf(n('half')) : words.negated
    case 'tech':
      return words.teched
    case 'avoid':
      return words.avoided
    case 'variable':
      return words.variable(n('priority'))
    case 'broken':
      return words.broken
    case 'follow':
      return words.combo(n('total'))
    case 'swap':
      return words.swapped(sheetOf(table, String(event.fighter)).name)
    case 'ko':
      return words.ko
    case 'settle':
      return settledSum(table, event.settled as readonly Settled[])
    default:
      return null
  }
}

function settledSum(table: Here, settled: readonly Settled[]): string | null {
  if (settled.length === 0) return null
  return settled
    .map(({ fighter, hits, shielded, damage }) => {
      const parts = hits.map((hit) => hit.damage).join(' + ')
      const sum = hits.length > 1 || shielded > 0 ? `${parts}${shielded > 0 ? ` − ${shielded}` : ''} = ` : ''
      return words.settled(sheetOf(table, fighter).name, `${sum}${damage}`)
    })
    .join(' · ')
}
