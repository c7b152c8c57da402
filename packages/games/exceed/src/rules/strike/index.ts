import { andThen, type Flow, flowOf, inTurn, type Part, type Seat } from '@cardwright/engine'
import { type ExceedTable, foe, type Phase, phases } from '../../state.ts'
import { resolve } from '../triggers.ts'
import { after, before, dealDamage, hit, makesAttack, priority } from './attack.ts'
import { cleanup, endOfStrike } from './cleanup.ts'
import { guardFell } from './damage.ts'
import { payCosts, reveal } from './reveal.ts'
import { chooseAttack, striking, swingLate } from './set.ts'

type StrikePart = (t: ExceedTable, first: Seat, second: Seat) => Part

/**
 * The parts of a Strike in their order; `first` sets first, or attacks first. EX-106, EX-129: one attack is over before the
 * other begins. EX-131: the attacker cleans up first.
 */
const parts: Readonly<Record<Phase, StrikePart>> = {
  striking: (t, first) => striking(t, first),
  set: (t, first) => chooseAttack(t, first),
  setEffects: (t, first, second) => settled(t, first, second),
  striking2: (t, _first, second) => striking(t, second),
  set2: (t, _first, second) => chooseAttack(t, second),
  setEffects2: (t, first, second) => settled(t, second, first),
  reveal: (t) => reveal(t),
  costs: (t) => payCosts(t),
  clash: (t, first, second) => inTurn([first, second], (seat) => resolve(t, seat, 'clash')),
  priority: (t) => {
    priority(t)
    return null
  },
  before: (t, first) => firstStep(t, first, 'before2'),
  hit: (t, first) => hit(t, first),
  damage: (t, first) => dealDamage(t, first),
  after: (t, first) => after(t, first),
  before2: (t, _first, second) => firstStep(t, second, 'cleanup'),
  hit2: (t, _first, second) => hit(t, second),
  damage2: (t, _first, second) => dealDamage(t, second),
  after2: (t, _first, second) => after(t, second),
  cleanup: (t) => cleanup(t, t.state.strike!.attacker),
  cleanup2: (t) => cleanup(t, foe(t.state.strike!.attacker)),
  end: (t) => endOfStrike(t),
}

const places = Object.fromEntries(phases.map((phase, at) => [phase, at])) as Record<Phase, number>

/** Carries out one part. The next one is noted first: a part that ends the Strike, or goes elsewhere, has the last word. */
export function strikeStep(t: ExceedTable): Part {
  const strike = t.state.strike!
  const { phase } = strike
  const next = phases[places[phase] + 1]
  if (next !== undefined) strike.phase = next
  const isSetting = places[phase] < places.reveal
  const setsFirst = strike.defenderFirst ? foe(strike.attacker) : strike.attacker
  const first = isSetting ? setsFirst : strike.active
  const stunning = guardFell(t)
  return stunning === null ? parts[phase](t, first, foe(first)) : goOnAfter(stunning, t, phase, first)
}

function* goOnAfter(stunning: Flow, t: ExceedTable, phase: Phase, first: Seat): Flow {
  yield* stunning
  yield* flowOf(parts[phase](t, first, foe(first)))
}

/** EX-107, EX-108: who makes no attack goes on with what comes after it. */
function firstStep(t: ExceedTable, seat: Seat, otherwise: Phase): Part {
  if (makesAttack(t, seat)) return before(t, seat)
  t.state.strike!.phase = otherwise
  return null
}

/** A player has set: their `set` triggers, a delayed Wild Swing, then the opponent's `foeSet` triggers. */
function settled(t: ExceedTable, seat: Seat, other: Seat): Part {
  return andThen(resolve(t, seat, 'set'), () => {
    swingLate(t, seat)
    return resolve(t, other, 'foeSet')
  })
}
