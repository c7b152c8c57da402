import { type AskSpec, askThen, type Part, type Refusal, type Seat } from '@cardwright/engine'
import { isNumber } from '../cards/deck.ts'
import { freshChain } from '../combos/combos.ts'
import { tell } from '../events.ts'
import type { CapcomCard, CapcomTable } from '../state.ts'
import { type Act, attackActs, plainAct } from './acts.ts'
import { answer, partnerWindow } from './answer.ts'
import { blockOf, meetBlock } from './block.ts'
import { chainStep } from './chain.ts'
import { byCard, held, whyNotAttack } from './explain.ts'
import { hitsOf, type Lay, laidEvent, lay } from './lay.ts'
import { refusals } from './refusals.ts'
import { endCombat } from './settle.ts'
import { shot } from './shot.ts'
import { activePlace, foe, inactiveOf, isShared, linesAt, playing, sheetFor, teamOf } from './teams.ts'

/** CC-025, CC-031, CC-110: attack, block or pass. */
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
    const sheet = sheetFor(t, seat)
    const acts = attackActs(t, seat, freshChain(sheet.combo), 'open')
    for (const card of t.zone.hand(seat).cards)
      if (whyNoBlock(card, sheet.strength) === null)
        acts.push(plainAct(`block:${card.def.id}`, 'block', [card.id], playing(card).rank))
    acts.push(pass)
    return acts
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

/** CC-005, CC-111, CC-A62 */
function whyNoBlock(card: CapcomCard, strength: number): Refusal | null {
  if (!isNumber(playing(card))) return refusals.noBlockCard
  return playing(card).rank > strength ? refusals.aboveStrength : null
}

function doOpening(t: CapcomTable, seat: Seat, act: Act): Part {
  const team = teamOf(seat)
  const { fighter } = t.state.teams[team].characters[t.state.teams[team].active]!
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

/** CC-111, CC-112: others know that it is a number card within the Strength. */
function layBlock(t: CapcomTable, seat: Seat, { cards }: Act): void {
  const { strength } = sheetFor(t, seat)
  const card = t.card(cards[0]!)
  t.move(card, t.zone.block(seat), { down: true })
  const others = Array.from({ length: t.seats }, (_, each) => each).filter((each) => each !== seat)
  t.ruleOut([card], others, (def) => def.kind !== 'card' || !isNumber(def) || def.rank > strength)
}

/** CC-026, CC-113: the attack lies on the table; a block meets it, or the other side may answer. */
function open(t: CapcomTable, laid: Lay, act: Act): Part {
  const { strike, chain, pain } = laid
  const team = foe(strike.team)
  const target = activePlace(t, team)
  tell(t, { type: 'attack', ...laidEvent(t, laid, act, 'CC-027') })
  const isBlocked = blockOf(t, team) !== undefined
  t.state.combat = {
    opener: strike,
    stage: !isBlocked && mayVary(t, team) ? 'partner' : 'answer',
    chain,
    owner: { team: strike.team, character: strike.character },
    target,
    hits: pain,
  }
  // nothing but a tech hit is open to who blocks: CC-124, CC-A15..A17
  return isBlocked && strike.class !== 'throw' ? meetBlock(t, t.state.combat, hitsOf(t, target, laid)) : null
}

/** CC-A55, CC-H07: a partner with a seat of their own decides on a variable counter first. */
const mayVary = (t: CapcomTable, team: 0 | 1): boolean => {
  const partner = inactiveOf(t, team)
  return partner !== null && isShared(t, team) && linesAt(t, partner).variable.length > 0
}
