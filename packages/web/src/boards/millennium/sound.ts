import type { SeenEvent } from '@cardwright/engine'
import type { EventType } from '@cardwright/millennium'
import type { Sound } from '../../table/sound.ts'

/** What does not sound like a card on a table. */
const sounds: Readonly<Partial<Record<EventType, Sound>>> = {
  segment: 'turn',
  tournament: 'turn',
  bell: 'end',
  outbid: 'loss',
  flipping: 'loss',
  played: 'move',
  bought: 'move',
  sold: 'move',
  traded: 'turn',
  placed: 'turn',
  move: 'move',
  shuffle: 'shuffle',
  end: 'end',
}

export const sound = ({ type }: SeenEvent): Sound => sounds[type as EventType] ?? 'tick'
