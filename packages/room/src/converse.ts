import { type Comfort, isRefusal, type Pattern, type Refusal, type Seat } from '@cardwright/engine'
import type { ClientMessage, RefusalCode, ServerMessage } from '@cardwright/protocol'
import type { Viewer } from './audience.ts'
import type { Gathering } from './gathering.ts'
import { RoomClosed } from './plan.ts'

/** What is said to a room, and not to the place where it is. */
export type RoomMessage = Extract<
  ClientMessage,
  { type: 'join' | 'part' | 'answer' | 'next' | 'explain' | 'undo' | 'resign' | 'draw' | 'prefer' }
>

const roomTypes = ['join', 'part', 'answer', 'next', 'explain', 'undo', 'resign', 'draw', 'prefer']

export const isForRoom = (message: ClientMessage): message is RoomMessage => roomTypes.includes(message.type)

export function refuse(re: string | null, code: RefusalCode, refusal: Refusal): ServerMessage {
  const { why, code: reason, rule } = refusal
  return { type: 'refusal', re, code, why, ...(reason && { reason }), ...(rule && { rule }) }
}

const noSeat: Refusal = { why: 'You have no seat at this table: you can watch it.' }

/** Carries out what somebody says to a room, and replies. */
export async function converse(room: Gathering, viewer: Viewer, message: RoomMessage): Promise<void> {
  const { id, type } = message
  if (type === 'part') {
    room.part(viewer)
    viewer.send({ type: 'done', re: id, match: room.id, seq: null })
    return
  }
  try {
    if (type === 'join') {
      const { seq, events } = message
      await room.join(viewer, id, seq === undefined || events === undefined ? null : { seq, events })
      return
    }
    const seat = room.seatOf(viewer.person)
    viewer.send(seat === null ? refuse(id, 'forbidden', noSeat) : await reply(room, seat, message))
  } catch (error) {
    if (!(error instanceof RoomClosed)) throw error
    viewer.send(refuse(id, 'busy', { why: 'The table is being moved. Try again in a moment.' }))
  }
}

async function reply(room: Gathering, seat: Seat, message: Exclude<RoomMessage, { type: 'join' | 'part' }>) {
  const { id } = message
  switch (message.type) {
    case 'next': {
      const next = await room.next(seat, message.ask, message.keys)
      return isRefusal(next) ? refuse(id, 'illegal', next) : ({ type: 'next', re: id, ...next } as const)
    }
    case 'explain': {
      const { like, key } = message
      const wanted = like && Object.keys(like).length > 0 ? like : key
      if (wanted === undefined) return refuse(id, 'malformed', { why: 'Say what: with key or like.' })
      const refusal = await room.explain(seat, wanted)
      const { why = null, code: reason, rule } = refusal ?? {}
      return { type: 'explained', re: id, why, ...(reason && { reason }), ...(rule && { rule }) } as const
    }
    default: {
      const outcome = await act(room, seat, message)
      if (isRefusal(outcome)) return refuse(id, outcome.fault ? 'fault' : 'illegal', outcome)
      return { type: 'done', re: id, match: room.id, seq: outcome.seq } as const
    }
  }
}

function act(
  room: Gathering,
  seat: Seat,
  message: Extract<RoomMessage, { type: 'answer' | 'undo' | 'resign' | 'draw' | 'prefer' }>,
) {
  const { id } = message
  switch (message.type) {
    case 'answer':
      return room.answer(seat, id, message.ask, message.keys)
    case 'undo':
      return room.undo(seat, id)
    case 'resign':
      return room.resign(seat, id)
    case 'draw':
      return room.draw(seat, id, message.agree)
    case 'prefer': {
      const windows = (message.windows ?? null) as Comfort['windows'] | null
      return room.prefer(seat, windows, (message.yield ?? null) as Pattern | 'own' | 'stop' | null)
    }
  }
}
