import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { writeStore } from '@cardwright/catalog/node'
import { importClient } from '@cardwright/exceed/import'
import type { Importer } from '../importers.ts'
import { behave } from './behave.ts'
import { readClientData, readJson } from './data.ts'

/** Decks of a community's client: `card_definitions.json` and `decks/*.json`, and `scenarios.json` where there are some. */
export const exceedImporter: Importer = {
  async read(folder, progress) {
    const imported = importClient(readClientData(folder, progress))
    const { files, report } = imported
    const scenarios = join(folder, 'scenarios.json')
    return {
      report,
      decks: files.map(({ fighter: { id } }) => ({ id, options: { fighters: [id, 'random'] } })),
      cards: [...new Set(files.flatMap(({ fighter, cards }) => [fighter.id, ...cards.map(({ id }) => id)]))],
      behave: () => behave(imported, existsSync(scenarios) ? readJson(scenarios) : []),
      keep: (home) => writeStore('exceed', files, home),
    }
  },
}
