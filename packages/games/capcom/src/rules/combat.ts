import { type AskSpec, askThen, type Part, type Refusal, type Seat } from '@cardwright/engine'
import { freshChain } from '../combos/combos.ts'
import { tell } from '../events.ts'
import type { CapcomTable, TeamId } from '../state.ts'
import { type Act, attackActs, plainAct } from './acts.ts'
import { answer, partnerWindow } from './answer.ts'
import { blockActs, blockOf, layBlock, meetBlock, whyNoBlock } from './block.ts'
import { chainStep } from './chain.ts'
import { byCard, held, whyNotAttack } from './explain.ts'
import { type Lay, laidEvent, lay } from './lay.ts'
import { refusals } from './refusals.ts'
import { endCombat } from './settle.ts'
import { shot } from './shot.ts'
import { activeOf, activePlace, foe, inactiveOf, isShared, linesAt, sheetFor, teamOf } from './teams.ts'

/** CC-025, CC-031, CC-109, CC-110: attack, block or pass. */
export function combatStep(t: CapcomTable): Part {
  const { combat } = t.state
  if (combat === null) return askThen(t, t.state.actor, opening, doOpening)
  switch (combat.stage) {
    case 'partner':
      return partnerWindow(t, combat)
    case 'answer':
      return answer(t, combat)
    case 'shot':
      return shot(t, combat)
    case 'chain':
      return chainStep(t, combat)
  }
}

const pass = plainAct('pass', 'pass')

const opening: AskSpec<Act> = {
  kind: 'combat',
  rule: 'CC-025',
  skip: 'pass',
  options(t: CapcomTable, seat) {
    const attacks = attackActs(t, seat, freshChain(sheetFor(t, seat).combo), 'open')
    return [...attacks, ...blockActs(t, seat), pass]
  },
  explain: whyNotOpened,
  explainLike: byCard(whyNotOpened),
}

function whyNotOpened(key: string, t: CapcomTable, seat: Seat): Refusal | null {
  const [verb, name = ''] = key.split(':')
  const { combo, strength } = sheetFor(t, seat)
  if (verb !== 'block') return whyNotAttack(key, t, seat, freshChain(combo), 'open')
  const [card] = held(t, seat, [name]) ?? []
  return card === undefined ? refusals.notHeld : whyNoBlock(card, strength)
}

function doOpening(t: CapcomTable, seat: Seat, act: Act): Part {
  const { fighter } = activeOf(t, teamOf(seat))
  if (act.act === 'pass') {
    tell(t, { type: 'pass', seat, fighter, rule: 'CC-031' })
    endCombat(t)
    return null
  }
  if (act.act === 'block') {
    layBlock(t, seat, act)
    tell(t, { type: 'block', seat, fighter, rule: 'CC-110' })
    endCombat(t)
    return null
  }
  return lay(t, seat, act, freshChain(sheetFor(t, seat).combo), 'open', (_t, laid) => open(t, laid, act))
}

/** CC-026, CC-113: the attack lies on the table; a block meets it, or the other side may answer. */
function open(t: CapcomTable, laid: Lay, act: Act): Part {
  const { strike, chain, pain } = laid
  const team = foe(strike.team)
  tell(t, { type: 'attack', ...laidEvent(t, laid, act, 'CC-027') })
  const isBlocked = blockOf(t, team) !== undefined
  t.state.combat = {
    opener: strike,
    stage: !isBlocked && mayVary(t, team) ? 'partner' : 'answer',
    chain,
    owner: { team: strike.team, character: strike.character },
    target: activePlace(t, team),
    hits: pain,
  }
  // nothing but a tech hit is open to who blocks: CC-124, CC-A15..A17
  // CC-048, CC-104
  return isBlocked && strike.class !== 'throw' ? meetBlock(t, t.state.combat) : null
}

/** CC-A55, CC-H07: a partner with a seat of their own decides on a variable counter first. */
const mayVary = (t: CapcomTable, team: TeamId): boolean => {
  const partner = inactiveOf(t, team)
  return partner !== null && isShared(t, team) && linesAt(t, partner).variable.length > 0
}
