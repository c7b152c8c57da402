import { z } from 'zod'
import type { Ask } from './ask.ts'
import type { AnyGame } from './game.ts'
import { canonical } from './json.ts'
import { Match } from './match.ts'
import { misfits } from './misfits.ts'
import { isRefusal, type Json, type JsonObject } from './types.ts'

const keysSchema = z.union([z.string(), z.array(z.string())])
const expectSchema = z.record(z.string(), z.json())

const playSchema = z.union([
  /** A seat answers; `ask`, if given, is the kind of question that must be open. */
  z.strictObject({ seat: z.int().min(0), answer: keysSchema, ask: z.string().optional(), at: z.number().optional() }),
  /** A seat tries what must be refused, by this rule if one is named. */
  z.strictObject({
    seat: z.int().min(0),
    refused: keysSchema,
    ask: z.string().optional(),
    rule: z.string().optional(),
  }),
  /** These keys, and no others, are offered to a seat. */
  z.strictObject({ seat: z.int().min(0), offered: z.array(z.string()), ask: z.string().optional() }),
  z.strictObject({ clock: z.number().min(0) }),
  z.strictObject({ expect: expectSchema }),
])

export const scenarioSchema = z.strictObject({
  game: z.string(),
  title: z.string(),
  rules: z.array(z.string()).default([]),
  seed: z.union([z.string(), z.number()]).default(1),
  seats: z.int().optional(),
  /** Cards of its own, in the format of the game's card files. */
  cards: z.array(z.unknown()).optional(),
  options: z.unknown().optional(),
  given: z.unknown().optional(),
  play: z.array(playSchema),
  expect: expectSchema.default({}),
})

export type Scenario = z.infer<typeof scenarioSchema>
type Play = Scenario['play'][number]

export interface ScenarioFailure {
  /** Which line of the play, or `expect` at its end. */
  readonly step: string
  readonly expected: Json
  readonly found: Json
}

export interface ScenarioOutcome {
  readonly title: string
  readonly rules: readonly string[]
  readonly passed: boolean
  readonly failures: readonly ScenarioFailure[]
}

/**
 * Plays a scenario. It is strict: an answer that is not offered, an answer left over when the match has ended, and a
 * question that nothing answers all fail. What is expected is looked up in the game's `describe`.
 */
export function runScenario(game: AnyGame, scenario: unknown): ScenarioOutcome {
  const parsed = scenarioSchema.safeParse(scenario)
  if (!parsed.success) {
    const title = String((scenario as JsonObject | null)?.title ?? 'untitled')
    return outcome({ title, rules: [] }, [
      { step: 'format', expected: 'a scenario', found: z.prettifyError(misfits(parsed.error)) },
    ])
  }
  const { data } = parsed
  if (data.game !== game.id) return outcome(data, [{ step: 'game', expected: game.id, found: data.game }])
  const failures: ScenarioFailure[] = []
  let match: Match
  try {
    const { options, seats, seed, given } = data
    match = Match.start(gameFor(game, data) as never, { options, seats, seed, given })
  } catch (error) {
    const found = error instanceof z.ZodError ? z.prettifyError(misfits(error)) : (error as Error).message
    return outcome(data, [{ step: 'given', expected: 'a position', found }])
  }
  for (const [i, play] of data.play.entries()) {
    const failed = playLine(match, play, `play.${i}`)
    failures.push(...failed)
    if (failed.length > 0 && !('expect' in play)) return outcome(data, failures)
  }
  failures.push(...check(match, data.expect, 'expect'), ...leftOpen(match, data))
  return outcome(data, failures)
}

/** The game with the cards that the scenario brings. */
function gameFor(game: AnyGame, { cards }: Scenario): AnyGame {
  if (cards === undefined) return game
  if (!game.withCards) throw new Error(`${game.title} takes no cards of one's own.`)
  return game.withCards(cards)
}

/** A step that is not played to its end has a question that nothing answers, unless what is asked is expected. */
function leftOpen(match: Match, { expect }: Scenario): ScenarioFailure[] {
  const isExpected = Object.keys(expect).some((path) => /^asked(\.|$)/.test(path))
  if (match.taken === 0 || match.over || isExpected) return []
  return [{ step: 'end', expected: 'every question of this step is answered', found: asked(match) }]
}

function outcome(
  { title, rules }: Pick<Scenario, 'title' | 'rules'>,
  failures: readonly ScenarioFailure[],
): ScenarioOutcome {
  return { title, rules, passed: failures.length === 0, failures }
}

function playLine(match: Match, play: Play, step: string): ScenarioFailure[] {
  if ('expect' in play) return check(match, play.expect, step)
  if ('clock' in play) return passTime(match, play.clock, step)
  const asks = match.open.filter(({ seat, kind }) => seat === play.seat && (play.ask ?? kind) === kind)
  const open = match.open.map((ask) => `seat ${ask.seat}: ${ask.kind}`).join(', ') || 'nobody is asked anything'
  if (asks.length === 0 && !('offered' in play && play.offered.length === 0 && play.ask === undefined)) {
    return [{ step, expected: `seat ${play.seat} is asked ${play.ask ?? 'something'}`, found: open }]
  }
  if ('offered' in play) {
    const found = asks.flatMap((ask) => ask.options().map((option) => option.key)).sort()
    const expected = [...play.offered].sort()
    return canonical(found) === canonical(expected) ? [] : [{ step, expected, found }]
  }
  return 'refused' in play ? tryRefused(match, asks[0]!, play, step) : giveAnswer(match, asks, play, step)
}

function passTime(match: Match, ms: number, step: string): ScenarioFailure[] {
  try {
    match.clock(ms)
    return []
  } catch (error) {
    return [{ step, expected: 'time passes', found: (error as Error).message }]
  }
}

type Playing<F extends string> = Extract<Play, Readonly<Record<F, unknown>>>

function tryRefused(match: Match, ask: Ask, play: Playing<'refused'>, step: string): ScenarioFailure[] {
  const refusal = match.answer(play.seat, ask.id, play.refused)
  const expected = `${play.refused} is refused`
  if (!isRefusal(refusal)) return [{ step, expected, found: 'it was taken' }]
  if (refusal.fault !== undefined) return [{ step, expected, found: refusal.fault.split('\n', 1)[0]! }]
  if (play.rule === undefined || refusal.rule === play.rule) return []
  return [{ step, expected: play.rule, found: refusal.rule ?? refusal.why }]
}

function giveAnswer(match: Match, asks: readonly Ask[], play: Playing<'answer'>, step: string): ScenarioFailure[] {
  const keys = typeof play.answer === 'string' ? [play.answer] : play.answer
  const ask = asks.find((each) => !isRefusal(each.read(keys))) ?? asks[0]!
  const answered = match.answer(play.seat, ask.id, keys, play.at)
  if (!isRefusal(answered)) return []
  const offered = ask.options().map((option) => option.key)
  return [{ step, expected: play.answer, found: `${answered.why} Offered for ${ask.kind}: ${offered.join(', ')}` }]
}

function check(match: Match, expected: Readonly<Record<string, Json>>, step: string): ScenarioFailure[] {
  const described: JsonObject = { ...match.game.describe(match.table), asked: asked(match) }
  return Object.entries(expected).flatMap(([path, value]) => {
    const found = lookUp(described, path)
    if (found === undefined)
      return [{ step: `${step} ${path}`, expected: value, found: `there is no ${path} in this game` }]
    return canonical(found) === canonical(value) ? [] : [{ step: `${step} ${path}`, expected: value, found }]
  })
}

/** Every game can be asked who is asked what: `asked.0` is `['strike']`. */
function asked(match: Match): Json {
  return Array.from({ length: match.table.seats }, (_, seat) =>
    match.open.filter((ask) => ask.seat === seat).map((ask) => ask.kind),
  )
}

/** `seats.0.life` */
function lookUp(value: Json, path: string): Json | undefined {
  let found: Json | undefined = value
  for (const part of path.split('.')) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, part)) return undefined
    found = (found as JsonObject)[part]
  }
  return found
}
