import { eventEntry, type SeenEvent } from '@cardwright/engine'
import type { AnyEvent, ByType } from '@cardwright/exceed'

/** Of what somebody else does only this is not told by something else. */
const answers: Readonly<Record<string, number>> = { name: 1000, mulligan: 500 }

const lasting = (ms: number) => () => ms

/**
 * How long things are shown at normal speed, in ms: what changes the fight long enough to see why. A Strike takes two to
 * four seconds: turned up, who is first, who reaches, what it does.
 */
const paces: ByType<number> = {
  turn: lasting(350),
  strike: lasting(350),
  // a Wild Swing may come unasked: there is time to read of it
  set: ({ how }) => (how === 'wild' ? 1000 : 250),
  flip: lasting(750),
  priority: lasting(500),
  trigger: lasting(500),
  extra: lasting(700),
  invalid: lasting(800),
  hit: lasting(380),
  miss: lasting(500),
  damage: lasting(260),
  life: lasting(600),
  stunned: lasting(400),
  advantage: lasting(300),
  strikeOver: lasting(300),
  boost: lasting(1000),
  cancelled: lasting(1000),
  action: lasting(800),
  mode: lasting(1200),
  pay: lasting(350),
  token: lasting(500),
  laid: lasting(600),
  show: lasting(1200),
  reshuffle: lasting(800),
  transform: lasting(800),
  grown: lasting(600),
  moved: lasting(600),
  move: lasting(220),
  shuffle: lasting(0),
  reorder: lasting(0),
  leave: lasting(0),
  answer: ({ kind }) => answers[kind] ?? 0,
  end: lasting(900),
}

export const pace = (event: SeenEvent): number => eventEntry<AnyEvent, number, []>(paces, event) ?? 0
