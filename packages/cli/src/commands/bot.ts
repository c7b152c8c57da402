import { type Strength, strengthNames } from '@cardwright/protocol'
import { at, here, nameOf, type Seek, type Wish } from '../bot/places.ts'
import { type Played, playedIn, scoreLines, scoreOf } from '../bot/score.ts'
import { Seated } from '../bot/seated.ts'
import { complain, UsageError } from '../problems.ts'
import { progressBar } from '../progress.ts'
import { print, printJson } from '../text/layout.ts'
import { botWords } from '../words/en/bot.ts'
import { problemWords } from '../words/en/problems.ts'

export interface BotOptions {
  readonly url?: string
  readonly name?: string
  readonly match?: string
  readonly create?: string
  readonly options?: string
  readonly against?: string
  readonly quick?: string
  readonly games: number
  readonly patience: number
  readonly json?: boolean
}

/** How long a server may be out of reach in the middle of a match, in ms. */
const outage = 120_000

/** What a shell expects of a command that Ctrl-C ended. */
const interrupted = 130

/** Seats an external program, match after match. */
export async function bot(command: readonly string[], given: BotOptions): Promise<number> {
  const wish = wishOf(command, given)
  const seek = await seeker(given, wish)
  const seated = new Seated({ command, patience: given.patience, outage })
  const stop = () => {
    if (!seated.quit(stopped)) process.exit(interrupted)
  }
  process.on('SIGINT', stop)
  const matches: Played[] = []
  let isStopped = false
  let game = given.create ?? given.quick ?? ''
  try {
    const bar = progressBar(given.games, botWords.matches)
    for (let goesOn = true; goesOn && matches.length < given.games; bar.update(matches.length)) {
      const place = await seek(matches.length)
      game = place.game
      if (wish.against === 'open' && given.create) complain(botWords.waits(place.match))
      const ending = await seated.play(place)
      place.link.close()
      isStopped = ending.fault === stopped
      if (!isStopped) matches.push(playedIn(place.match, ending))
      goesOn = ending.goesOn
    }
    bar.stop()
  } finally {
    await seated.stop()
    process.removeListener('SIGINT', stop)
  }
  const against = given.create ? wish.against : botWords.whoeverComes
  const score = scoreOf({ game, name: wish.name, against }, matches)
  if (given.json) printJson(score)
  else print(scoreLines(score))
  if (isStopped) {
    complain(problemWords.stopped(matches.length, given.games, botWords.matches))
    return interrupted
  }
  return matches.some(({ fault }) => fault !== null) ? 1 : 0
}

const stopped = botWords.faults.interrupted

function wishOf(command: readonly string[], given: BotOptions): Wish {
  const { url, name = nameOf(command), create, match, quick, options, against = 'easy', games } = given
  const ways = [create, match, quick].filter((way) => way !== undefined)
  if (ways.length !== 1) throw new UsageError(botWords.whatToPlay)
  if (url === undefined && create === undefined) throw new UsageError(botWords.needsServer)
  if (url !== undefined && !/^wss?:\/\/[^/]+\/(.*\/)?ws$/.test(url)) throw new UsageError(botWords.url(url))
  if (match !== undefined && games > 1) throw new UsageError(botWords.oneMatch)
  if (create === undefined && (options !== undefined || given.against !== undefined))
    throw new UsageError(botWords.withCreate)
  if (!isOpponent(against)) throw new UsageError(botWords.against(strengthNames, against))
  if (name.trim() === '' || name.length > 40) throw new UsageError(botWords.nameLength)
  return { name, create, match, quick, options, against }
}

const isOpponent = (name: string): name is Strength | 'open' => ['open', ...strengthNames].includes(name)

const seeker = ({ url }: BotOptions, wish: Wish): Promise<Seek> => (url === undefined ? here(wish) : at(url, wish))
