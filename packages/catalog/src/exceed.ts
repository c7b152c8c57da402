import * as exceed from '@cardwright/exceed'
import { type Entry, entry } from './entry.ts'

/** Exceed with these fighters. Throws an error for people if they do not go together. */
export function exceedWith(fighters: readonly exceed.FighterFile[]): Entry {
  const game = exceed.makeExceed(fighters)
  return entry('@cardwright/exceed', game, {
    cardText: exceed.textsOf(game.library),
    words: exceed.wordsOf(game.library),
    cardSchema: exceed.fighterFileSchema,
    evaluate: exceed.evaluate,
    stats: exceed.stats,
    sides: {
      names: fighters.map(({ fighter }) => fighter.id),
      any: exceed.anyFighter,
      options: (fighters) => ({ fighters }),
      chosen: (options) => (options as { fighters: readonly unknown[] }).fighters,
    },
  })
}
