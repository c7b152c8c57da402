import type { Flow, Move, MoveOption, Seat } from '@cardwright/engine'
import type { ExceedTable } from '../../state.ts'
import { anyActive } from '../../values/survey.ts'
import { refusals } from '../../words/en/refusals.ts'
import { beginStrike, type Setting, setAttack, settingsOf } from '../strike/set.ts'

type Attack = MoveOption & Setting

const declare: Setting = { key: 'strike', how: 'one', from: 'hand', card: undefined, def: undefined, open: false }

/** EX-056. A player with something to do when striking (EX-090) declares the Strike first; all others set at once. */
export const strike: Move<ExceedTable, Setting, Attack> = {
  list: (t, seat) => (actsWhenStriking(t, seat) ? [declare] : settingsOf(t, seat)),
  key: ({ key }) => key,
  why: (t) => (t.state.noStrike ? refusals.noStrike : null),
  option: (setting, key) => ({ ...setting, key, move: 'strike' }),
  do: (t, seat, attack) => initiate(t, seat, attack),
}

const actsWhenStriking = (t: ExceedTable, seat: Seat): boolean => anyActive(t, seat, 'striking')

function initiate(t: ExceedTable, seat: Seat, attack: Setting): Flow | null {
  beginStrike(t, { attacker: seat, terms: {} })
  if (attack.key === declare.key) return null
  setAttack(t, seat, attack)
  t.state.strike!.phase = 'setEffects'
  return null
}
