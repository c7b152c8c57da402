import { Match, type MatchRecord } from '@cardwright/engine'
import { type Think, thinkHere } from '@cardwright/room'
import { loadGame } from '../app/catalog.ts'
import { scope } from './scope.ts'

/** What a bot is asked, in a thread of its own: the match so far, and whose answer is wanted. */
export interface Question {
  readonly n: number
  /** The id of the match, for bots that remember what they thought before. */
  readonly id: string
  readonly record: MatchRecord
  readonly seat: number
  readonly ask: string
  readonly strength: string
}

export interface Reply {
  readonly n: number
  readonly keys: readonly string[] | null
}

let think: Think | null = null

/** After an undo asks have other numbers; a match that is replayed does not know of undos. */
const plain = (ask: string): string => ask.replace(/~\d+$/, '')

async function answer({ id, record, seat, ask, strength }: Question): Promise<readonly string[] | null> {
  const entry = await loadGame(record.header.game)
  if (!entry) return null
  think ??= thinkHere(entry)
  const match = Match.replay(entry.game, record, true)
  const open = match.asks(seat).find((each) => plain(each.id) === plain(ask))
  return open ? think({ id, match, seat, ask: open.id, strength }) : null
}

scope.onmessage = ({ data }: MessageEvent<Question>) => {
  answer(data)
    .catch(() => null)
    .then((keys) => scope.postMessage({ n: data.n, keys } satisfies Reply))
}
