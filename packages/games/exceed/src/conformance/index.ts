import { type Json, Match } from '@cardwright/engine'
import { z } from 'zod'
import type { CardDef } from '../cards/definitions.ts'
import { type ExceedGame, makeExceed } from '../game.ts'
import type { Imported } from '../import/index.ts'
import { answer, expect, strike, takeAction } from './actions.ts'
import { check } from './checks.ts'
import { type AskingRule, Drive, type Unsaid } from './drive.ts'
import { Lacking, Mismatch } from './failure.ts'
import {
  type ActionStep,
  type AnswerStep,
  type CheckStep,
  type ClientScenario,
  clientScenarioSchema,
  type SetupStep,
  type Step,
  type StrikeStep,
} from './format.ts'
import { setUp } from './setups.ts'

export { behaviours } from './behaviour/index.ts'

export interface Failed {
  readonly id: string
  /** Which step, and what it is. */
  readonly step: string
  readonly expected: Json
  readonly found: Json
  /** It could not run: a card or a deck that it names is in no file. */
  readonly lacks?: true
}

/** How many questions that the client does not ask were answered by rule, by the rule that asks them. */
export type ByRule = Readonly<Partial<Record<AskingRule, number>>>

export interface Outcome {
  readonly failed: Failed | null
  readonly byRule: ByRule
}

export interface Conformance {
  readonly total: number
  readonly passed: number
  readonly failed: readonly Failed[]
  readonly byRule: ByRule
}

export interface Runner {
  run(scenario: unknown): Outcome
}

/** Runs scenarios of the client's form with the client's cards. */
export function makeRunner({ files, cards }: Pick<Imported, 'files' | 'cards'>): Runner {
  const game = makeExceed(files)
  return { run: (scenario) => runOne(game, cards, scenario) }
}

export function runScenarios(
  runner: Runner,
  scenarios: readonly unknown[],
  progress: (done: number) => void = () => {},
): Conformance {
  const failed: Failed[] = []
  const byRule: Partial<Record<AskingRule, number>> = {}
  scenarios.forEach((scenario, i) => {
    const outcome = runner.run(scenario)
    if (outcome.failed !== null) failed.push(outcome.failed)
    for (const [rule, times] of Object.entries(outcome.byRule) as [AskingRule, number][])
      byRule[rule] = (byRule[rule] ?? 0) + times
    progress(i + 1)
  })
  return { total: scenarios.length, passed: scenarios.length - failed.length, failed, byRule }
}

function runOne(game: ExceedGame, cards: ReadonlyMap<string, CardDef>, given: unknown): Outcome {
  const parsed = clientScenarioSchema.safeParse(given)
  if (!parsed.success) {
    const id = String((given as { id?: unknown } | null)?.id ?? 'untitled')
    const failed = { id, step: 'format', expected: 'a scenario', found: z.prettifyError(parsed.error) }
    return { failed, byRule: {} }
  }
  const [first, ...others] = readings
  const outcome = playThrough(game, cards, parsed.data, first)
  if (outcome.failed === null) return outcome
  for (const unsaid of others) {
    const other = playThrough(game, cards, parsed.data, unsaid)
    if (other.failed === null) return other
  }
  return outcome
}

const usual: Unsaid = { ultra: 2, passes: false, turns: false, unasked: false }

/** What a scenario does not say may be meant so or so; the first is the usual. */
const readings: readonly [Unsaid, ...Unsaid[]] = [
  usual,
  { ...usual, ultra: 1 },
  { ...usual, unasked: true },
  { ...usual, passes: true },
  { ...usual, turns: true },
]

function playThrough(
  game: ExceedGame,
  cards: ReadonlyMap<string, CardDef>,
  data: ClientScenario,
  unsaid: Unsaid,
): Outcome {
  let at = 'start'
  const failing = (expected: Json, found: Json, more: Pick<Failed, 'lacks'> = {}): Outcome => ({
    failed: { id: data.id, step: at, expected, found, ...more },
    byRule: {},
  })
  try {
    const drive = start(game, cards, data, unsaid)
    data.steps.forEach((step, i) => {
      at = `${i}: ${nameOf(step)}`
      const next = data.steps[i + 1]
      if (next !== undefined && isAnswer(next)) expect(drive, next as AnswerStep)
      play(drive, step)
    })
    return { failed: null, byRule: Object.fromEntries(drive.byRule) }
  } catch (error) {
    if (error instanceof Lacking) return failing(error.expected, error.found, { lacks: true })
    if (error instanceof Mismatch) return failing(error.expected, error.found)
    const { stack, message } = error as Error
    const where = stack?.split('\n').slice(1, 4).join(' ').replaceAll(/\s+/g, ' ') ?? ''
    return failing('rules that do not fail', `${message} ${where}`)
  }
}

/** Both opening hands are kept, and the fighters stand where the scenario wants them. */
function start(
  game: ExceedGame,
  cards: ReadonlyMap<string, CardDef>,
  { id, fighters, start }: ClientScenario,
  unsaid: Unsaid,
): Drive {
  for (const fighter of [fighters.P1, fighters.P2])
    if (!game.library.has(fighter)) throw new Lacking(`a deck ${fighter}`)
  const match = Match.start(game, {
    options: { fighters: [fighters.P1, fighters.P2], first: 0 },
    seed: id,
    quiet: true,
  })
  const drive = new Drive(match, cards, unsaid)
  for (let ask = drive.ask; ask?.kind === 'mulligan'; ask = drive.ask) drive.choose(ask, [])
  drive.settle()
  for (const [seat, wanted] of [start.P1, start.P2].entries()) {
    const mine = drive.table.state.sides[seat]!
    mine.space = wanted?.space ?? mine.space
    mine.life = wanted?.life ?? mine.life
  }
  drive.table.touch()
  return drive
}

const isAnswer = (step: Step): boolean => !('check' in step) && !('setup' in step) && !('action' in step)

function play(drive: Drive, step: Step): void {
  if ('check' in step) check(drive, step as CheckStep)
  else if ('setup' in step) setUp(drive, step as SetupStep)
  else if (step.action === 'strike') strike(drive, step as StrikeStep)
  else if ('action' in step) takeAction(drive, step as ActionStep)
  else answer(drive, step as AnswerStep)
}

function nameOf(step: Step): string {
  if ('check' in step) return 'check'
  if ('setup' in step) return `setup ${step.setup}`
  return 'action' in step ? `action ${step.action}` : Object.keys(step).join(' ')
}
