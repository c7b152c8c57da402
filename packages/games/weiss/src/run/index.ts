import { inTurn, type Part, type Seat } from '@cardwright/engine'
import type { Borne } from '../cards/definitions.ts'
import type { Memo, WeissInPlay, WeissTable } from '../table.ts'
import type { Step } from '../text/core.ts'
import { attackAsStep, iconStep, playStep, triggerChecksStep } from './attacking.ts'
import { delayStep, forEachStep, ifStep, letStep, mayStep, modesStep, payStep, repeatStep } from './control.ts'
import { type Effect, effectOf } from './effect.ts'
import { damageStep, modifyPlayerStep, modifyStep } from './modifying.ts'
import { drawStep, exchangeStep, moveStep, putStep } from './moving.ts'
import {
  chooseStep,
  chooseTraitStep,
  declareStep,
  faceStep,
  lookStep,
  revealStep,
  searchStep,
  shuffleStep,
  turnStep,
} from './showing.ts'
import { runTexts } from './texts.ts'

type Run<K extends Step['do']> = (effect: Effect, step: Extract<Step, { do: K }>) => Part

/** Continuous abilities say these; the rules look them up where they matter. */
const heldElsewhere = (): null => null

/** One small function for each step. */
export const steps: { readonly [K in Step['do']]: Run<K> } = {
  choose: chooseStep,
  chooseTrait: chooseTraitStep,
  declare: declareStep,
  put: putStep,
  draw: drawStep,
  damage: damageStep,
  modify: modifyStep,
  modifyPlayer: modifyPlayerStep,
  look: lookStep,
  reveal: revealStep,
  search: searchStep,
  shuffle: shuffleStep,
  turn: turnStep,
  face: faceStep,
  move: moveStep,
  exchange: exchangeStep,
  may: mayStep,
  pay: payStep,
  if: ifStep,
  repeat: repeatStep,
  forEach: forEachStep,
  modes: modesStep,
  delay: delayStep,
  let: letStep,
  triggerChecks: triggerChecksStep,
  attackAs: attackAsStep,
  play: playStep,
  icon: iconStep,
  instead: heldElsewhere,
  payInstead: heldElsewhere,
}

const runSteps = (effect: Effect, list: readonly Step[]): Part =>
  inTurn(list, (step) => (steps[step.do] as (effect: Effect, step: Step) => Part)(effect, step))

/** Carries out an effect. */
export const resolve = (t: WeissTable, memo: Memo, list: readonly Step[] = memo.ability.steps): Part =>
  runSteps(effectOf(t, memo, runSteps), list)

/** WS-055: the texts of an event that is played, as its rules carry each of them out. */
export const resolveTexts = (
  t: WeissTable,
  seat: Seat,
  card: WeissInPlay,
  act: (effect: Effect, borne: Borne) => Part,
): Part => runTexts(t, seat, card, runSteps, act)

/** An effect that other rules go on with: its costs first, then its text. */
export const effectFor = (t: WeissTable, memo: Memo): Effect => effectOf(t, memo, runSteps)
