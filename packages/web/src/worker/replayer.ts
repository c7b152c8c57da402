import { type Entry, withMatch } from '@cardwright/catalog'
import { distinct, wordsOf } from '@cardwright/catalog/words'
import { isAnswer, isRefusal, Match, type MatchRecord, parseRecord, type RecordedAnswer } from '@cardwright/engine'
import { protocolVersion, type ServerMessage, type TableInfo } from '@cardwright/protocol'
import { loadGame } from '../app/catalog.ts'
import { commonWords } from '../words/en/common.ts'
import { replayWords } from '../words/en/pages/replays.ts'
import type { FromReplayer, Mark, Overview, ToReplayer } from './replay-messages.ts'
import { scope } from './scope.ts'

const tell = (message: FromReplayer) => scope.postMessage(message)
const say = (message: ServerMessage) => tell({ type: 'said', message })

const id = 'replay'
let entry: Entry | null = null
let record: MatchRecord | null = null
let match: Match | null = null
let at = 0
let seat: number | null = null
let seq = 0
/** How many events the chair has. */
let sent = 0

scope.onmessage = ({ data }: MessageEvent<ToReplayer>) => {
  if (data.type === 'open') void open(data.record)
  else if (data.type === 'seek') seek(data.at, data.seat)
  else if (data.message.type === 'hello') {
    const person = { id: 'looking-on', name: commonWords.you, guest: true }
    say({ type: 'welcome', protocol: protocolVersion, server: 'here', person, games: [] })
  } else if (data.message.type === 'join') {
    sent = 0
    join(data.message.id)
    show()
  } else if ('id' in data.message) {
    say({
      type: 'refusal',
      re: data.message.id,
      code: 'forbidden',
      why: replayWords.alreadyPlayed,
    })
  }
}

async function open(text: string): Promise<void> {
  try {
    record = parseRecord(text)
    entry = await (loadGame(record.header.game) ?? null)
    if (!entry) throw new Error(replayWords.noGame(record.header.game))
    entry = withMatch(entry, record.header.options)
    tell({ type: 'opened', overview: survey(entry, record) })
    seek(0, null)
  } catch (error) {
    tell({ type: 'failed', why: (error as Error).message })
  }
}

const begin = (): Match => Match.start(entry!.game, { ...record!.header })

function advance(to: number): void {
  if (!match || at > to) {
    match = begin()
    at = 0
  }
  for (; at < to; at++) {
    const input = record!.inputs[at]!
    const outcome = match.take(input)
    if (isRefusal(outcome)) throw new Error(replayWords.doesNotFit(at + 1, outcome.why))
  }
  if (at === record!.inputs.length) {
    match.clock(record!.clock)
    if (record!.result?.outside) match.close(record!.result)
  }
}

/** What was done, and by whom, in the words of the game: as things stand before it. */
function saidOf(input: MatchRecord['inputs'][number]): Overview['inputs'][number] {
  if ('draw' in input) return { seat: null, said: replayWords.drawAgreed }
  const { seat } = input
  return { seat, said: isAnswer(input) ? answerWords(input) : replayWords.leaves }
}

function answerWords({ seat, ask, keys }: RecordedAnswer): string {
  const asked = match!.asks(seat).find(({ id }) => id === ask)
  if (!asked || keys.length === 0) return keys.length === 0 ? replayWords.nothing : keys.join(', ')
  const words = wordsOf(entry!)
  // as whoever answered read it
  const names = distinct(record!.header.seats).map((name) => (name === commonWords.you ? replayWords.thePlayer : name))
  const at = { view: match!.view(seat), seat, names }
  return keys
    .map((key) => {
      const option = asked.options.find((each) => each.key === key)
      return (option && words.option(option, asked, at)) ?? key
    })
    .join(', ')
}

/** Plays it all once, to know where turns begin, what was answered, and whether it comes to the same end. */
function survey({ game }: Entry, { header, inputs, hash, result }: MatchRecord): Overview {
  /** Where a new turn was told of, or where it was another's turn, in a game that tells of none. */
  const told: Mark[] = []
  const seenTurns: Mark[] = []
  const answers: Overview['inputs'][number][] = []
  let seen = 0
  let whose: unknown = null
  const markAt = (n: number): Mark => ({ at: n, facts: match!.view(null).facts })
  advance(0)
  const first = markAt(0)
  for (let n = 0; n <= inputs.length; n++) {
    advance(n)
    const fresh = match!.events(null, seen)
    seen += fresh.length
    if (fresh.some(({ type }) => type === 'turn')) told.push(markAt(n))
    if (told.length === 0) {
      const mark = markAt(n)
      if (n > 0 && mark.facts.turn !== whose) seenTurns.push(mark)
      whose = mark.facts.turn
    }
    const input = inputs[n]
    if (input) answers.push(saidOf(input))
  }
  const turns = told.length > 0 ? told : seenTurns
  const marks = [first, ...turns, markAt(inputs.length)]
  const holds = match!.hash() === hash
  return {
    game: game.id,
    seats: header.seats,
    inputs: answers,
    turns: turns.map(({ at }) => at),
    // one for each place
    marks: marks.filter(({ at }, i) => i === 0 || at !== marks[i - 1]!.at),
    result,
    holds,
  }
}

function seek(to: number, from: number | null): void {
  if (!record || !entry) return
  const isOther = from !== seat
  seat = from
  const before = at
  advance(Math.max(0, Math.min(to, record.inputs.length)))
  if (isOther || before > at) sent = 0
  if (isOther) join(null)
  show()
}

function table(): TableInfo {
  const { header, result } = record!
  return {
    match: id,
    game: header.game,
    options: header.options,
    status: 'over',
    open: false,
    host: 'here-0',
    seats: header.seats.map((name) => ({ kind: 'person', name, person: name, here: true })),
    time: null,
    commitment: header.seal?.commitment ?? '',
    created: 0,
    result: result as TableInfo['result'],
    rematch: null,
  }
}

function join(re: string | null): void {
  if (record) say({ type: 'joined', re, match: id, seat, table: table(), chat: [], windows: [] })
}

function show(): void {
  if (!match) return
  const { asks: _, ...view } = match.view(seat)
  const list = match.events(seat, sent)
  const cards = entry!.brought?.in(record!.header.options) ?? []
  say({ type: 'view', match: id, seq: ++seq, view, events: { from: sent, list }, cards })
  sent += list.length
}
