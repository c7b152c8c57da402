import { writeStore } from '@cardwright/catalog/node'
import { importClient } from '@cardwright/exceed/import'
import type { Importer } from '../importers.ts'
import { readClientData } from './data.ts'

/** Decks of a community's client: `card_definitions.json` and `decks/*.json`. */
export const exceedImporter: Importer = {
  async read(folder, progress) {
    const { files, report } = importClient(readClientData(folder, progress))
    return {
      report,
      decks: files.map(({ fighter: { id } }) => ({ id, options: { fighters: [id, 'random'] } })),
      cards: [...new Set(files.flatMap(({ fighter, cards }) => [fighter.id, ...cards.map(({ id }) => id)]))],
      keep: (home) => writeStore(files, home),
    }
  },
}
