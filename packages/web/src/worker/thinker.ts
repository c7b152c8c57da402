import { Match, type MatchRecord } from '@cardwright/engine'
import { type Advise, type Advised, adviseHere, type Think, thinkHere } from '@cardwright/room'
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
  /** Null for one that is asked for advice. */
  readonly strength: string | null
}

export interface Reply {
  readonly n: number
  /** An answer, and to who asked for advice the reasons; null if there is none. */
  readonly advised: Advised | null
}

let think: Think | null = null
let advise: Advise | null = null

/** After an undo asks have other numbers; a match that is replayed does not know of undos. */
const plain = (ask: string): string => ask.replace(/~\d+$/, '')

async function answer({ id, record, seat, ask, strength }: Question): Promise<Advised | null> {
  const entry = await loadGame(record.header.game)
  if (!entry) return null
  const match = Match.replay(entry.game, record, true)
  const open = match.asks(seat).find((each) => plain(each.id) === plain(ask))
  if (!open) return null
  const thought = { id, match, seat, ask: open.id }
  advise ??= adviseHere(entry)
  think ??= thinkHere(entry)
  return strength === null ? advise(thought) : { keys: await think({ ...thought, strength }), tried: 0, compared: [] }
}

scope.onmessage = ({ data }: MessageEvent<Question>) => {
  answer(data)
    .catch(() => null)
    .then((advised) => scope.postMessage({ n: data.n, advised } satisfies Reply))
}
