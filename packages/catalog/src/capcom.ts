import * as capcom from '@cardwright/capcom'
import { type Entry, entry } from './entry.ts'

/** Capcom Crossovers with these fighters. Throws an error for people if they do not go together. */
export function capcomWith(sheets: readonly capcom.Sheet[]): Entry {
  const game = capcom.makeCapcom(sheets)
  const boss = sheets.find((sheet) => sheet.boss)?.id ?? capcom.anyFighter
  return entry('@cardwright/capcom', game, {
    cardText: capcom.cardText,
    words: capcom.wordsOf(game.library),
    cardSchema: capcom.sheetSchema,
    evaluate: capcom.evaluate,
    course: capcom.course,
    sides: {
      names: sheets.filter((sheet) => !sheet.boss).map(({ id }) => id),
      any: capcom.anyFighter,
      // of three, the one in the middle is the boss
      options: (fighters) => ({ fighters: fighters.length === 3 ? fighters.with(capcom.bossSeat, boss) : fighters }),
      chosen: (options) => capcom.lineUp(options as capcom.CapcomOptions, boss),
    },
  })
}
