import { resultWords } from '@cardwright/catalog/words'
import { Attendant, isRefusal, type Match, type Pattern, type Seat, type SeenEvent, winners } from '@cardwright/engine'
import { player } from '@cardwright/engine/english'
import type { Entry } from '../games.ts'
import { nearest } from '../problems.ts'
import { askLines, optionLines } from '../text/asks.ts'
import { boardLines } from '../text/board.ts'
import { cardLines } from '../text/cards.ts'
import { eventLines } from '../text/events.ts'
import { bold, cyan, dim, green, screenWidth, wrapText, yellow } from '../text/layout.ts'
import { refusalLines, ruleIds, ruleIn, ruleLines } from '../text/rules.ts'
import { Speaker } from '../text/speaker.ts'
import { playWords } from '../words/en/play.ts'
import { answerBy } from './answer.ts'
import type { Clock } from './clock.ts'
import { keysOf, readKey } from './keys.ts'
import type { Lines } from './lines.ts'
import type { Opponents } from './opponents.ts'

/** How often a running clock is looked at, in ms. */
const tick = 250

/** One person's match in the terminal. */
export class Session {
  private readonly entry: Entry
  private readonly match: Match
  private readonly seat: Seat
  private readonly opponents: Opponents
  private readonly clock: Clock
  private readonly lines: Lines
  private readonly speaker: Speaker
  private readonly attendant: Attendant
  /** How many events have been shown. */
  private shown = 0
  /** The asks that have been shown, by id. */
  private asked = ''
  private chosen: readonly string[] = []
  private draw: 'table' | 'asks' | 'news' = 'table'

  constructor(entry: Entry, match: Match, seat: Seat, opponents: Opponents, clock: Clock, lines: Lines) {
    this.entry = entry
    this.match = match
    this.seat = seat
    this.opponents = opponents
    this.clock = clock
    this.lines = lines
    this.speaker = new Speaker(entry, match.header, seat)
    this.attendant = new Attendant(entry.comfort)
  }

  /** Plays until the match is over or the person leaves. */
  async run(): Promise<void> {
    for (;;) {
      this.advance()
      this.show()
      if (this.match.over) return this.lines.say(this.ending())
      const waitsForTime = this.clock.runs && this.match.deadline !== null
      const heard = await this.lines.next(waitsForTime ? tick : undefined)
      if (heard === 'nothing') continue
      if (heard === 'end') return this.lines.say([playWords.inputEnded])
      const line = heard.line.trim()
      if (line === 'quit' || line === 'exit') return this.lines.say([playWords.youLeave])
      this.lines.say(this.obey(line))
    }
  }

  /** With a clock that stands while the person thinks, time passes until that person is asked again. */
  private advance(): void {
    const { clock, seat } = this
    do {
      const waits = this.opponents.act(clock.now(), seat)
      if (waits && !clock.runs) this.opponents.act(Number.POSITIVE_INFINITY, seat)
    } while (this.passOne())
  }

  /** Passes a window in which the person does not want to be asked. */
  private passOne(): boolean {
    const { match, seat } = this
    if (match.over) return false
    for (const ask of match.open) {
      // bots alone sit here: nobody learns from it what is held
      const key = ask.seat === seat ? this.attendant.passes(ask.spec, () => ask.isSole) : null
      if (key !== null) return !isRefusal(match.answer(seat, ask.id, [key]))
    }
    return false
  }

  private show(): void {
    const events = this.news()
    const asks = this.match.asks(this.seat)
    const ids = asks.map((ask) => ask.id).join(' ')
    const width = screenWidth()
    const view = this.match.view(this.seat)
    const lines = eventLines(this.speaker, events, view, width)
    // In real-time play the table changes all the time: it is drawn when the person has acted or asks for it.
    const isNew = ids !== this.asked
    if (this.draw === 'table' || (isNew && events.length > 0)) lines.push(...this.board())
    if ((this.draw !== 'news' || isNew) && !this.match.over) {
      lines.push(...asks.flatMap((ask) => askLines(this.speaker, view, ask, width)))
      if (asks.length === 0) lines.push(dim(playWords.othersThink))
    }
    if (isNew) this.chosen = []
    this.asked = ids
    this.draw = 'news'
    this.lines.say(lines)
  }

  private news(): readonly SeenEvent[] {
    const events = this.match.events(this.seat, this.shown)
    this.shown += events.length
    return events
  }

  private board(): string[] {
    const view = this.match.view(this.seat)
    return boardLines(this.speaker, view, screenWidth(), Math.max(view.now, this.clock.now()))
  }

  private obey(line: string): string[] {
    const [word = '', ...rest] = line.split(/\s+/).filter((each) => each !== '')
    const isKey = this.match.asks(this.seat).some((ask) => keysOf(ask).includes(word))
    const argument = rest.join(' ')
    if (isKey && rest.length === 0) return this.answer([word])
    switch (word) {
      case '?':
        return this.options()
      case 'help':
        return playWords.help
      case 'why':
        return this.why(argument)
      case 'rules':
        return this.rule(argument)
      case 'card':
        return this.card(argument)
      case 'view':
        this.draw = 'table'
        return []
      case 'wait':
        return this.wait(argument)
      case 'undo':
        return this.undo()
      case 'yield':
        return this.yield(argument)
      case 'stop':
      case 'pass':
        return this.prefer(rest, word === 'stop')
      case 'stops':
        return this.stops()
      default:
        return this.answer(word === '' ? [] : [word, ...rest])
    }
  }

  private answer(typed: readonly string[]): string[] {
    const { match, clock, seat } = this
    const at = match.deadline === null ? match.now : clock.now()
    const outcome = answerBy(match, seat, typed, this.chosen, at)
    if ('refusal' in outcome) {
      this.draw = 'asks'
      return refusalLines(this.entry.game, outcome.refusal, screenWidth()).map(yellow)
    }
    if ('chosen' in outcome) {
      this.chosen = outcome.chosen
      return wrapText(playWords.notEnough(outcome.chosen, outcome.add), screenWidth(), '  ')
    }
    this.chosen = []
    this.draw = match.deadline === null ? 'asks' : 'table'
    clock.spend(match.now)
    this.opponents.refresh()
    return []
  }

  /** Where the clock stands while the person thinks, time passes at their word. */
  private wait(seconds: string): string[] {
    if (this.match.deadline === null) return [playWords.noClock]
    if (this.clock.runs) return [playWords.clockRuns]
    if (!/^\d{0,4}$/.test(seconds)) return [playWords.howLong]
    this.clock.spend(this.match.now, seconds === '' ? undefined : 1000 * Number(seconds))
    this.opponents.refresh()
    this.draw = 'table'
    return []
  }

  /** Passes for a while: until something is played, or to the person's own turn. */
  private yield(to: string): string[] {
    if (to !== '' && to !== 'turn') return [playWords.untilWhat]
    if (to === 'turn') this.attendant.yieldToOwn()
    else this.attendant.yieldUntil({ window: 'stack' })
    return []
  }

  private prefer(words: readonly string[], ask: boolean): string[] {
    const pairs = words.map((word) => word.split('='))
    if (pairs.length === 0 || pairs.some((pair) => pair.length !== 2)) return [playWords.where]
    this.attendant.prefer(Object.fromEntries(pairs) as Pattern, ask)
    return this.stops()
  }

  private stops(): string[] {
    const { windows } = this.attendant
    const words = (when: Pattern) => Object.entries(when).map(([field, value]) => `${field}=${value}`)
    if (windows.length === 0) return [playWords.askedEverywhere]
    return [
      ...windows.map(
        ({ when, ask }) =>
          `  ${ask ? playWords.asked(words(when).join(' ')) : playWords.passed(words(when).join(' '))}`,
      ),
      `  ${playWords.askedElsewhere}`,
    ]
  }

  private options(): string[] {
    const view = this.match.view(this.seat)
    if (view.asks.length === 0) return [playWords.notAsked]
    return view.asks.flatMap((ask) => optionLines(this.speaker, view, ask, screenWidth()))
  }

  private why(typed: string): string[] {
    if (typed === '') return [playWords.whyWhat]
    const asks = this.match.asks(this.seat)
    for (const ask of asks) {
      const read = readKey(typed, keysOf(ask))
      if ('key' in read) return [`  ${playWords.isOffered(cyan(read.key))}`]
    }
    const refusal = this.match.explain(this.seat, typed)
    return refusal ? refusalLines(this.entry.game, refusal, screenWidth()) : [`  ${playWords.isTaken(cyan(typed))}`]
  }

  private rule(id: string): string[] {
    const { game } = this.entry
    const rule = ruleIn(game, id.toUpperCase())
    if (rule) return ruleLines(id.toUpperCase(), rule, screenWidth())
    const near = nearest(id, ruleIds(game))
    return [playWords.noRule(id, near)]
  }

  private card(name: string): string[] {
    const { library } = this.entry.game
    const def = library.get(name)
    if (def) return cardLines(this.entry, def, screenWidth())
    const near = nearest(name, [...library.keys()])
    return [playWords.noCard(name, near)]
  }

  /** First what was chosen but not answered yet, then the last answer. */
  private undo(): string[] {
    if (this.chosen.length > 0) {
      this.chosen = this.chosen.slice(0, -1)
      return [`  ${playWords.chosen(this.chosen)}`]
    }
    const refusal = this.match.undo(this.seat)
    if (refusal) return refusalLines(this.entry.game, refusal, screenWidth()).map(yellow)
    this.shown = Math.min(this.shown, this.match.events(this.seat).length)
    this.draw = 'table'
    return [`  ${playWords.takenBack}`]
  }

  private ending(): string[] {
    const result = this.match.over!
    const won = winners(result).includes(this.seat)
    const at = this.speaker.at(this.match.view(this.seat))
    const rule = result.rule && ruleIn(this.entry.game, result.rule)
    const scores = result.scores?.map((score, seat) => playWords.score(player(at, seat), score))
    return [
      ...wrapText(resultWords(this.speaker.words, at.view.result!, at), screenWidth()).map((line) =>
        bold((won ? green : yellow)(line)),
      ),
      ...(rule ? ruleLines(result.rule!, rule, screenWidth()) : []),
      ...(scores ? [`  ${scores.join(', ')}`] : []),
    ]
  }
}
