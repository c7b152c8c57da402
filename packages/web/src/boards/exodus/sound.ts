import { eventEntry, type SeenEvent } from '@cardwright/engine'
import type { AnyEvent, ByType } from '@cardwright/exodus'
import type { Sound } from '../../table/sound.ts'

const tick = (): Sound => 'tick'
const loss = (): Sound => 'loss'

/** The sound of each event. */
const sounds: ByType<Sound> = {
  move: () => 'move',
  shuffle: () => 'shuffle',
  turn: () => 'turn',
  end: () => 'end',
  battle: loss,
  destroyed: loss,
  life: ({ amount }) => (amount < 0 ? 'loss' : 'tick'),
  answer: tick,
  phase: tick,
  stacked: tick,
  resolves: tick,
  fizzles: tick,
  immediately: tick,
  reselected: tick,
  calledOff: tick,
  cancelled: tick,
  prevented: tick,
  shielded: tick,
  discounted: tick,
  power: tick,
  renewed: tick,
  nothing: tick,
  freeze: tick,
  thaw: tick,
  recycle: () => 'shuffle',
  show: tick,
  leave: tick,
}

export const sound = (event: SeenEvent): Sound => eventEntry<AnyEvent, Sound, []>(sounds, event) ?? 'tick'
