import { type AskSpec, askThen, type Part, type Seat } from '@cardwright/engine'
import { tell } from '../events.ts'
import type { CapcomTable, Combat } from '../state.ts'
import { type Act, attackActs, plainAct } from './acts.ts'
import { byCard, whyNotAttack } from './explain.ts'
import { hitsOf, laidEvent, lay } from './lay.ts'
import { settle } from './settle.ts'
import { characterAt } from './teams.ts'

const stop = plainAct('stop', 'stop')

const whyNotNext = (key: string, t: CapcomTable, seat: Seat) =>
  whyNotAttack(key, t, seat, t.state.combat!.chain, 'follow')

/** CC-028, CC-078, CC-119, CC-A20: what may follow in the string. */
const following: AskSpec<Act> = {
  kind: 'chain',
  rule: 'CC-078',
  skip: 'stop',
  options(t: CapcomTable, seat) {
    const acts = attackActs(t, seat, t.state.combat!.chain, 'follow')
    acts.push(stop)
    return acts
  },
  explain: whyNotNext,
  explainLike: byCard(whyNotNext),
}

/** The string goes on if its type and points allow it and there is something to lay: how many cards one holds is public. */
export function goOn(t: CapcomTable, combat: Combat): Part {
  const { seat } = characterAt(t, combat.owner)
  if (!combat.chain.isOpen || t.zone.hand(seat).size === 0) return settle(t)
  combat.stage = 'chain'
  return null
}

export const chainStep = (t: CapcomTable, { owner }: Combat): Part =>
  askThen(t, characterAt(t, owner).seat, following, follow)

function follow(t: CapcomTable, seat: Seat, act: Act): Part {
  const combat = t.state.combat!
  const { fighter } = characterAt(t, combat.owner)
  if (act.act === 'stop') {
    tell(t, { type: 'stop', seat, fighter, rule: 'CC-078' })
    return settle(t)
  }
  return lay(t, seat, act, combat.chain, 'follow', (_t, laid) => {
    combat.chain = laid.chain
    combat.hits = [...combat.hits, ...laid.pain, ...hitsOf(t, combat.target, laid)]
    tell(t, { type: 'follow', ...laidEvent(t, laid, act, 'CC-078'), total: totalOn(combat) })
    return goOn(t, combat)
  })
}

/** CC-080: what the string has done so far. */
export function totalOn({ target, hits }: Combat): number {
  let sum = 0
  for (const { team, character, damage } of hits)
    if (team === target.team && character === target.character) sum += damage
  return sum
}
