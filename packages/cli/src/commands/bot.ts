import { type Strength, strengthNames } from '@cardwright/protocol'
import { at, here, nameOf, type Seek, type Wish } from '../bot/places.ts'
import { type Played, playedIn, scoreLines, scoreOf } from '../bot/score.ts'
import { Seated } from '../bot/seated.ts'
import { UsageError } from '../problems.ts'
import { progressBar } from '../progress.ts'
import { print, printJson } from '../text/layout.ts'

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
    const bar = progressBar(given.games, 'matches')
    for (let goesOn = true; goesOn && matches.length < given.games; bar.update(matches.length)) {
      const place = await seek(matches.length)
      game = place.game
      if (wish.against === 'open' && given.create) announce(place.match)
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
  const against = given.create ? wish.against : 'whoever comes'
  const score = scoreOf({ game, name: wish.name, against }, matches)
  if (given.json) printJson(score)
  else print(scoreLines(score))
  if (isStopped) {
    process.stderr.write(`cardwright: stopped after ${matches.length} of ${given.games} matches.\n`)
    return interrupted
  }
  return matches.some(({ fault }) => fault !== null) ? 1 : 0
}

const stopped = 'it was interrupted'

/** On the error stream, so that what is reported stays clean. */
function announce(match: string): void {
  process.stderr.write(`cardwright: the table is ${match}; it waits for somebody.\n`)
}

function wishOf(command: readonly string[], given: BotOptions): Wish {
  const { url, name = nameOf(command), create, match, quick, options, against = 'easy', games } = given
  const ways = [create, match, quick].filter((way) => way !== undefined)
  if (ways.length !== 1) {
    throw new UsageError('Say what to play: --create <game>, or with --url also --quick <game> or --match <id>.')
  }
  if (url === undefined && create === undefined) {
    throw new UsageError('--quick and --match need a server: --url ws://localhost:8080/ws.')
  }
  if (url !== undefined && !/^wss?:\/\/[^/]+\/(.*\/)?ws$/.test(url)) {
    throw new UsageError(`--url is like wss://cards.example.org/ws, not ${url}.`)
  }
  if (match !== undefined && games > 1) throw new UsageError('--match is one match: leave --games out.')
  if (create === undefined && (options !== undefined || given.against !== undefined)) {
    throw new UsageError('--options and --against go with --create: other tables have theirs.')
  }
  if (!isOpponent(against)) {
    throw new UsageError(`--against is ${strengthNames.join(', ')} or open, not ${against}.`)
  }
  if (name.trim() === '' || name.length > 40) throw new UsageError('--name has 1 to 40 characters.')
  return { name, create, match, quick, options, against }
}

const isOpponent = (name: string): name is Strength | 'open' => ['open', ...strengthNames].includes(name)

const seeker = ({ url }: BotOptions, wish: Wish): Promise<Seek> => (url === undefined ? here(wish) : at(url, wish))
