import type { Item, Side, State } from './table.ts'

const side = (s: Side): Side => ({
  life: s.life,
  attacks: s.attacks.slice(),
  renewed: s.renewed.slice(),
  calledOff: s.calledOff.slice(),
  moved: s.moved.slice(),
  used: s.used.slice(),
  revealed: s.revealed.slice(),
  notes: { ...s.notes },
})

const item = (i: Item): Item => ({ ...i, targets: i.targets.slice(), payment: i.payment.slice() })

/** A deep copy. What is frozen (dials, windows, targets, references) is shared. */
export const clone = (s: State): State => ({
  ...s,
  stack: s.stack.map(item),
  waiting: s.waiting.slice(),
  sides: [side(s.sides[0]), side(s.sides[1])],
  frozen: s.frozen.slice(),
  boons: s.boons.slice(),
  due: s.due.slice(),
})
