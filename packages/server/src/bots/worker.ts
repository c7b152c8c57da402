import { makeBot, positionOf } from '@cardwright/bots'
import { loadGame } from '@cardwright/catalog/node'
import { isEqual, isRefusal, Match, type RecordedInput } from '@cardwright/engine'
import type { Question } from './question.ts'

/** How many matches are kept: the next question about one of them needs only what has happened since. */
const kept = 64
const known = new Map<string, Standing>()

interface Standing {
  readonly match: Match
  readonly inputs: RecordedInput[]
}

export default async function choose(question: Question): Promise<readonly string[]> {
  const { seat, ask: id, strength, header, ms } = question
  const entry = await loadGame(header.game)
  if (!entry) throw new Error(`There is no game ${header.game}.`)
  const match = await standing(question)
  const ask = match.asks(seat).find((each) => each.id === id)
  if (!ask) return []
  const bot = makeBot(strength, `${header.seed} ${seat} ${match.inputs.length}`, entry.evaluate, ms)
  return bot.choose(positionOf(match, seat, ask))
}

/** The match as it stands, from where it was when it was last asked about. */
async function standing(question: Question): Promise<Match> {
  const { match: id, inputs, continuations, clock } = question
  let before = known.get(id)
  known.delete(id)
  const isSame = before?.match.continuations.length === continuations.length && isBeginning(before.inputs, inputs)
  if (!before || !isSame) before = await begin(question)
  for (const input of inputs.slice(before.inputs.length)) {
    const outcome = before.match.take(input)
    if (isRefusal(outcome)) throw new Error(`What was played cannot be played again: ${outcome.why}`)
    before.inputs.push(input)
  }
  before.match.clock(clock)
  known.set(id, before)
  if (known.size > kept) known.delete(known.keys().next().value!)
  return before.match
}

/** The match as it was dealt, or as it went on when its rules last changed. */
async function begin({ header, inputs, continuations }: Question): Promise<Standing> {
  const { game } = (await loadGame(header.game))!
  const earlier = inputs.slice(0, continuations.at(-1)?.after ?? 0)
  const record = { header, inputs: earlier, continuations, clock: 0, hash: '', result: null }
  return { match: Match.replay(game, record), inputs: [...earlier] }
}

function isBeginning(earlier: readonly RecordedInput[], inputs: readonly RecordedInput[]): boolean {
  return earlier.length <= inputs.length && earlier.every((input, i) => isSame(input, inputs[i]!))
}

const isSame = (a: RecordedInput, b: RecordedInput): boolean => isEqual(a, b)
