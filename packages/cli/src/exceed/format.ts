import { resolve } from 'node:path'
import type { ScenarioFormat } from '../formats.ts'
import { UsageError } from '../problems.ts'
import { studyWords } from '../words/en/study.ts'
import { readClientData, withoutMark } from './data.ts'

/** Scenarios of a community's client; `--data` is the folder with its decks and cards. */
export const exceedClient: ScenarioFormat = {
  ending: '.json',
  async read(text) {
    const json: unknown = JSON.parse(withoutMark(text))
    return Array.isArray(json) ? json : [json]
  },
  async runner(data) {
    if (data === undefined) throw new UsageError(studyWords.needsData)
    const [{ importClient }, { makeRunner }] = await Promise.all([
      import('@cardwright/exceed/import'),
      import('@cardwright/exceed/conformance'),
    ])
    const runner = makeRunner(importClient(readClientData(resolve(data))))
    return async (scenario) => {
      const title = String((scenario as { id?: unknown } | null)?.id ?? studyWords.untitled)
      const { failed, byRule } = runner.run(scenario)
      return { title, failures: failed === null ? [] : [failed], byRule }
    }
  },
}
