import { type AskSpec, askThen, type Part, type Seat } from '@cardwright/engine'
import { freshChain } from '../combos/combos.ts'
import { tell } from '../events.ts'
import type { CapcomTable, Combat } from '../state.ts'
import { type Act, attackActs, plainAct } from './acts.ts'
import { goOn } from './chain.ts'
import { byCard, whyNotAttack } from './explain.ts'
import { hitsOf, laidEvent, lay } from './lay.ts'
import { settle } from './settle.ts'
import { characterAt, sheetFor } from './teams.ts'

const hold = plainAct('hold', 'stop')

const whyNoShot = (key: string, t: CapcomTable, seat: Seat) =>
  whyNotAttack(key, t, seat, freshChain(sheetFor(t, seat).combo), 'shot')

/** CC-130, CC-A23: one ranged attack, whatever the dodger holds. */
const shooting: AskSpec<Act> = {
  kind: 'shot',
  rule: 'CC-130',
  skip: 'hold',
  options(t: CapcomTable, seat) {
    const acts = attackActs(t, seat, freshChain(sheetFor(t, seat).combo), 'shot')
    acts.push(hold)
    return acts
  },
  explain: whyNoShot,
  explainLike: byCard(whyNoShot),
}

export const shot = (t: CapcomTable, { owner }: Combat): Part => askThen(t, characterAt(t, owner).seat, shooting, shoot)

/** CC-131, CC-097, CC-A25: nobody answers it, and only (S) goes on. */
function shoot(t: CapcomTable, seat: Seat, act: Act): Part {
  if (act.act === 'stop') return settle(t)
  return lay(t, seat, act, freshChain(sheetFor(t, seat).combo), 'shot', (_t, laid) => {
    const combat = t.state.combat!
    combat.chain = laid.chain
    combat.hits = [...combat.hits, ...laid.pain, ...hitsOf(t, combat.target, laid)]
    tell(t, { type: 'shot', ...laidEvent(t, laid, act, 'CC-130') })
    return goOn(t, combat)
  })
}
