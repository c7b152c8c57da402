import * as capcom from '@cardwright/capcom'
import { type Entry, entry } from './entry.ts'

/** The mode that these options name, if they name one that there is. */
function modeIn(options: object): capcom.Mode | undefined {
  const { mode } = options as { mode?: unknown }
  return capcom.modes.find((each) => each === mode)
}

/** Capcom Crossovers with these fighters. Throws an error for people if they do not go together. */
export function capcomWith(sheets: readonly capcom.Sheet[]): Entry {
  const game = capcom.makeCapcom(sheets)
  const boss = sheets.find((sheet) => sheet.boss)?.id ?? capcom.anyFighter
  return entry('@cardwright/capcom', game, {
    cardText: capcom.cardText,
    words: capcom.wordsOf(game.library),
    cardSchema: capcom.sheetSchema,
    evaluate: capcom.evaluate,
    stats: capcom.stats,
    sides: {
      names: sheets.filter((sheet) => !sheet.boss).map(({ id }) => id),
      any: capcom.anyFighter,
      perSeat: (options) => capcom.fightersPerSeat(modeIn(options)),
      options: (chosen, options = {}) => {
        const each = capcom.fightersPerSeat(modeIn(options))
        const fighters = chosen.flatMap((side) =>
          Array.from({ length: each }, (_, nth) => [side].flat()[nth] ?? capcom.anyFighter),
        )
        // of three, the one in the middle is the boss
        return { fighters: fighters.length === 3 ? fighters.with(capcom.bossSeat, boss) : fighters }
      },
      chosen: (options) => {
        const read = options as capcom.CapcomOptions
        const fighters = capcom.lineUp(read, boss)
        return capcom.fightersPerSeat(read.mode) === 1 ? fighters : [fighters.slice(0, 2), fighters.slice(2)]
      },
    },
  })
}
