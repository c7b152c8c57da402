import { canonical, type Match, type MatchRecord, type Result, winners } from '@cardwright/engine'
import { UsageError } from '../problems.ts'
import { loadRecord, RecordProblem, replayed } from '../records.ts'
import { boardLines } from '../text/board.ts'
import { eventLines } from '../text/events.ts'
import { bold, green, print, printJson, screenWidth } from '../text/layout.ts'
import { Speaker } from '../text/speaker.ts'
import { recordWords } from '../words/en/records.ts'

export async function replay(file: string, given: { seat?: number; json?: boolean }): Promise<number> {
  const { record, entry } = await loadRecord(file)
  const { game } = entry
  const seats = record.header.seats.length
  const seat = given.seat ?? null
  if (seat !== null && seat >= seats) throw new UsageError(recordWords.noSeat(seat, seats))
  const match = replayed(file, game, record)
  const problem = mismatch(file, match, record)
  const { header, inputs } = record
  const events = match.events(seat)
  if (given.json) {
    const { seed, options } = header
    const facts = { game: game.id, version: header.version, seats: header.seats, seed, options, seat }
    printJson({ ...facts, inputs: inputs.length, events, result: match.over, hash: match.hash(), holds: !problem })
  } else {
    const speaker = new Speaker(entry, header, seat)
    const view = match.view(seat)
    const width = screenWidth()
    print([
      bold(recordWords.title(game.title, header.version, String(header.seed), header.seats)),
      ...eventLines(speaker, events, view, width),
      ...boardLines(speaker, view, width),
      resultLine(match.over, header.seats),
      ...(problem ? [] : [green(recordWords.holds(inputs.length))]),
    ])
  }
  if (problem) throw problem
  return 0
}

function mismatch(file: string, match: Match, { hash, result, inputs }: MatchRecord): RecordProblem | null {
  const closing = inputs.length + 2
  if (match.hash() !== hash) {
    return new RecordProblem(file, closing, recordWords.otherHash(match.hash(), hash))
  }
  if (canonical(match.over) === canonical(result)) return null
  return new RecordProblem(file, closing, recordWords.otherResult(resultLine(match.over, match.header.seats)))
}

function resultLine(result: Result | null, names: readonly string[]): string {
  if (!result) return recordWords.notOver
  const won = winners(result).map((seat) => recordWords.atSeat(seat, names[seat]!))
  const why = result.rule ? recordWords.byRule(result.why, result.rule) : result.why
  return won.length === 0 ? recordWords.draw(why) : recordWords.won(won, why)
}
