import { unknownName } from './problems.ts'

/** Another way to write scenarios, such as a community's: reads a file into scenarios of ours. */
export interface ScenarioFormat {
  /** How the names of such files end. */
  readonly ending: string
  read(text: string, data: string | undefined): Promise<readonly unknown[]>
}

const ours: ScenarioFormat = {
  ending: '.json',
  async read(text) {
    const json: unknown = JSON.parse(text)
    return Array.isArray(json) ? json : [json]
  },
}

/** A game that brings a format adds its line here. */
const formats: Readonly<Record<string, () => Promise<ScenarioFormat>>> = {
  cardwright: async () => ours,
}

export async function loadFormat(name = 'cardwright'): Promise<ScenarioFormat> {
  const load = Object.hasOwn(formats, name) ? formats[name] : undefined
  if (!load) throw unknownName('format', name, Object.keys(formats))
  return load()
}
