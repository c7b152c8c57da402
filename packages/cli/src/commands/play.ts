import { randomInt } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import type { Bot } from '@cardwright/bots'
import { Match, makeRecord, type Seat } from '@cardwright/engine'
import { botNamed } from '../bots.ts'
import { reasonOf } from '../files.ts'
import { type Entry, gameIds, loadEntries, loadEntry } from '../games.ts'
import { mustBeForBots, parseMatch, parseSeats } from '../options.ts'
import { Clock } from '../play/clock.ts'
import { Lines } from '../play/lines.ts'
import { Opponents } from '../play/opponents.ts'
import { Session } from '../play/session.ts'
import { UsageError } from '../problems.ts'
import { bold, print, screenWidth, wrapText } from '../text/layout.ts'
import { playWords } from '../words/en/play.ts'

export interface PlayOptions {
  readonly vs?: readonly string[]
  readonly seats?: number
  readonly seat?: number
  readonly seed?: string
  readonly options?: string
  readonly sides?: readonly string[]
  readonly record?: string
  readonly pace?: number
}

export async function play(id: string | undefined, given: PlayOptions): Promise<number> {
  const named = await loadEntry(id ?? (await chooseGame()))
  const { entry, options } = await parseMatch(named, given.options, given.sides)
  mustBeForBots(entry, options)
  const { game } = entry
  const seats = parseSeats(game, options, given.seats)
  const seat = given.seat ?? 0
  if (seat >= seats) throw new UsageError(playWords.noSeat(seat, seats))
  const seed = given.seed ?? String(randomInt(1_000_000))
  const { names, bots } = seatBots(entry, seats, seat, given.vs ?? ['medium'], seed)

  const match = Match.start(game, { options, seats: names, seed })
  const save = () => given.record !== undefined && write(given.record, match)
  save()
  const others = [...bots].map(([at, bot]) => playWords.botAt(bot.name, at))
  print(playWords.begins(bold(game.title), seed, seat, others))
  print(wrapText(playWords.howToAnswer, screenWidth()))

  const lines = new Lines()
  const clock = new Clock(given.pace ?? (lines.isTerminal ? 1 : 0))
  try {
    await new Session(entry, match, seat, new Opponents(match, bots, seed), clock, lines).run()
  } finally {
    lines.close()
    save()
  }
  if (given.record !== undefined) print(playWords.recordIn(given.record))
  return 0
}

/** On a terminal one can choose from a list; elsewhere the game must be named. */
async function chooseGame(): Promise<string> {
  if (!process.stdin.isTTY || !process.stdout.isTTY) {
    throw new UsageError(playWords.needsGame(gameIds))
  }
  const { isCancel, select } = await import('@clack/prompts')
  const choices = (await loadEntries()).map(({ game }) => ({ value: game.id, label: game.title }))
  const chosen = await select({ message: playWords.whichGame, options: choices })
  if (isCancel(chosen)) throw new UsageError(playWords.noGameChosen)
  return chosen
}

function seatBots({ evaluate }: Entry, seats: number, own: Seat, vs: readonly string[], seed: string) {
  if (vs.length !== 1 && vs.length !== seats - 1) {
    throw new UsageError(playWords.tooFewBots(vs.length, seats))
  }
  const bots = new Map<Seat, Bot>()
  const names: string[] = []
  for (let seat = 0; seat < seats; seat++) {
    const name = seat === own ? 'you' : vs[vs.length === 1 ? 0 : bots.size]!
    names.push(name)
    if (seat !== own) bots.set(seat, botNamed(name, `${seed}-${seat}`, evaluate))
  }
  return { names, bots }
}

function write(file: string, match: Match): void {
  try {
    writeFileSync(file, makeRecord(match.record()))
  } catch (error) {
    throw new UsageError(playWords.cannotWrite(file, reasonOf(error)))
  }
}
