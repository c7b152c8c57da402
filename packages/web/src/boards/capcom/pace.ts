import type { CapcomEventType } from '@cardwright/capcom'
import type { SeenEvent } from '@cardwright/engine'

/** How long each thing is shown, in ms: one that nobody has thought of is a type error. */
const times: Readonly<Record<CapcomEventType, number>> = {
  mulligan: 300,
  turn: 700,
  rebuild: 500,
  pass: 500,
  block: 600,
  attack: 1000,
  follow: 700,
  shot: 900,
  counter: 1100,
  negate: 1100,
  tech: 900,
  avoid: 900,
  variable: 1200,
  take: 400,
  dodge: 1100,
  blocked: 1500,
  broken: 900,
  stop: 150,
  settle: 1200,
  ko: 1300,
  swap: 900,
  consent: 500,
  meter: 400,
  ace: 700,
  joker: 700,
  cut: 150,
  recover: 600,
  ability: 800,
  timeOver: 900,
}

const others: Readonly<Record<string, number>> = { shuffle: 0, answer: 0, move: 220, show: 900, flip: 300, end: 600 }

export const pace = ({ type }: SeenEvent): number => times[type as CapcomEventType] ?? others[type] ?? 400
