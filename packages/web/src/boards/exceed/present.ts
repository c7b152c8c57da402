import type { SeenEvent } from '@cardwright/engine'
import type { BoardProps } from '../../table/contract.ts'
import { type Facts, factsOf, type Mode, type SideFacts } from './facts.ts'

/** The events that have been told when this one is being shown; all, if none is. */
export function toldEvents({ snapshot, beat }: Pick<BoardProps, 'snapshot' | 'beat'>): readonly SeenEvent[] {
  if (beat === null) return snapshot.events
  const at = snapshot.events.lastIndexOf(beat)
  return at < 0 ? [beat] : snapshot.events.slice(0, at + 1)
}

const isOf = (seat: number) => (event: SeenEvent) => event.seat === seat

/** How a side stands after what has been told: while events are shown, the view is still that from before them. */
function sideNow(side: SideFacts, told: readonly SeenEvent[]): SideFacts {
  const last = (is: (event: SeenEvent) => boolean) => told.findLast(is)
  const moved = last(({ type }) => type === 'moved')
  const life = last(({ type }) => type === 'life')
  const mode = last(({ type }) => type === 'mode')
  const tokens = { ...side.tokens }
  for (const { type, token, space } of told) {
    if (type !== 'token') continue
    if (typeof space === 'number') tokens[String(token)] = space
    else delete tokens[String(token)]
  }
  return {
    ...side,
    tokens,
    ...(moved && { space: Number(moved.to) }),
    ...(life && { life: Number(life.life) }),
    ...(mode && { mode: mode.mode as Mode }),
  }
}

/** What is to be seen now, events that are being shown included. */
export function presentFacts(props: BoardProps): Facts {
  const facts = factsOf(props)
  if (props.beat === null) return facts
  const told = toldEvents(props)
  const turn = told.findLast(({ type }) => type === 'turn')?.seat ?? facts.turn
  return { ...facts, turn, sides: facts.sides.map((side, seat) => sideNow(side, told.filter(isOf(seat)))) }
}
