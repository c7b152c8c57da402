import { type Json, runScenario, type ScenarioFailure } from '@cardwright/engine'
import { loadEntry } from './games.ts'
import { things, UsageError, unknownName } from './problems.ts'
import { studyWords } from './words/en/study.ts'

/** What came of one scenario, or of a file that holds none. */
export interface Ran {
  readonly title: string
  readonly failures: readonly ScenarioFailure[]
  /** Questions that a foreign scenario does not know and that its format answers itself, counted by rule. */
  readonly byRule?: Readonly<Record<string, number>>
}

/** A way to write scenarios: ours, or a community's that a game brings. */
export interface ScenarioFormat {
  /** How the names of such files end. */
  readonly ending: string
  read(text: string): Promise<readonly unknown[]>
  /** Makes ready to run them with this data, if they need any. */
  runner(data: string | undefined): Promise<(scenario: unknown) => Promise<Ran>>
}

const ours: ScenarioFormat = {
  ending: '.json',
  async read(text) {
    const json: unknown = JSON.parse(text)
    return Array.isArray(json) ? json : [json]
  },
  runner: async () => run,
}

async function run(scenario: unknown): Promise<Ran> {
  const { game, title } = (scenario ?? {}) as { game?: unknown; title?: unknown }
  const name = typeof title === 'string' ? title : studyWords.untitled
  if (typeof game !== 'string') return broken(name, studyWords.wanted.game, (game ?? studyWords.wanted.none) as Json)
  try {
    return runScenario((await loadEntry(game)).game, scenario)
  } catch (error) {
    if (error instanceof UsageError) return broken(name, studyWords.wanted.known, error.message)
    // A rule that throws fails this scenario, not those after it.
    return { title: name, failures: [{ step: 'play', expected: studyWords.wanted.sound, found: String(error) }] }
  }
}

export const broken = (title: string, expected: string, found: Json): Ran => ({
  title,
  failures: [{ step: 'format', expected, found }],
})

/** A game that brings a format adds its line here. */
const formats: Readonly<Record<string, () => Promise<ScenarioFormat>>> = {
  cardwright: async () => ours,
  'exceed-client': async () => (await import('./exceed/format.ts')).exceedClient,
}

export async function loadFormat(name = 'cardwright'): Promise<ScenarioFormat> {
  const load = Object.hasOwn(formats, name) ? formats[name] : undefined
  if (!load) throw unknownName(things.format, name, Object.keys(formats))
  return load()
}
