import { makeBot, positionOf } from '@cardwright/bots'
import { loadGame } from '@cardwright/catalog/node'
import {
  type AskView,
  Attendant,
  isAnswer,
  isRefusal,
  Match,
  type MatchRecord,
  Random,
  type Refusal,
} from '@cardwright/engine'

/** What a player goes by when they walk to an answer of several keys. */
export type Next = (keys: readonly string[]) => Walk | Promise<Walk>
type Walk = { readonly add: readonly string[]; readonly stop: boolean } | Refusal

/** Always the same answer to the same question; null if the question is not open any more. */
export async function answerOf(taste: string, ask: AskView, next: Next): Promise<readonly string[] | null> {
  const random = new Random(`${taste} ${ask.id}`)
  if (ask.some === undefined) return [ask.options[random.int(ask.options.length)]!.key]
  const keys: string[] = []
  for (;;) {
    const walk = await next(keys)
    if (isRefusal(walk)) return null
    if (walk.add.length === 0 || (walk.stop && random.int(2) === 0)) return keys
    keys.push(walk.add[random.int(walk.add.length)]!)
  }
}

/** Who sits at a table: somebody with a taste, or a bot of a strength. */
export type Sitting = { readonly taste: string } | { readonly strength: string }

export interface Answer {
  readonly ask: string
  readonly keys: readonly string[]
}

export interface Comparison {
  /** The first thing that an unbroken run of the match would have had otherwise; null if there is none. */
  readonly difference: string | null
  /** What each seat has answered itself: what its preferences or the rules answered for it is left out. */
  readonly answers: readonly (readonly Answer[])[]
  readonly match: Match
}

/**
 * Plays a match in this process, without interruption, by the same tastes. From the record it takes the header, and in
 * which order and when answers came, which is chance; what they were and what came of them has to be the same.
 */
export async function compare(record: MatchRecord, sitting: readonly Sitting[]): Promise<Comparison> {
  const { game, comfort, evaluate } = (await loadGame(record.header.game))!
  const match = Match.start(game, record.header)
  const attendants = sitting.map(() => new Attendant(comfort))
  const answers: Answer[][] = sitting.map(() => [])
  const differ = (difference: string): Comparison => ({ difference, answers, match })

  for (const [i, input] of record.inputs.filter(isAnswer).entries()) {
    const { seat, at } = input
    const ask = match.asks(seat).find(({ id }) => id === input.ask)
    if (!ask) return differ(`answer ${i}: seat ${seat} is not asked ${input.ask}`)
    const who = sitting[seat]!
    let keys: readonly string[] | null
    if ('strength' in who) {
      const bot = makeBot(who.strength, `${record.header.seed} ${seat} ${match.inputs.length}`, evaluate)
      keys = bot.choose(positionOf(match, seat, ask))
    } else {
      keys = automatic(attendants[seat]!, ask)
      if (keys === null) {
        keys = await answerOf(who.taste, ask, (chosen) => match.next(seat, ask.id, chosen))
        answers[seat]!.push({ ask: ask.id, keys: input.keys })
      }
    }
    const outcome = match.answer(seat, ask.id, keys ?? [], at)
    if (isRefusal(outcome)) return differ(`answer ${i}: ${outcome.why}`)
    const taken = match.answers.findLast(isAnswer)!.keys
    if (taken.join(' ') !== input.keys.join(' ')) return differ(`answer ${i}: ${taken} and not ${input.keys}`)
  }
  match.clock(record.clock)
  if (!match.over) return differ('it is not over')
  if (match.hash() !== record.hash) return differ('it ends in another state')
  if (JSON.stringify(match.over) !== JSON.stringify(record.result)) return differ('it ends with another result')
  return { difference: null, answers, match }
}

/** As a room answers by itself. */
function automatic(attendant: Attendant, ask: AskView): readonly string[] | null {
  const pass = attendant.passes(ask)
  if (pass !== null) return [pass]
  return ask.forced && !ask.some && ask.options.length === 1 ? [ask.options[0]!.key] : null
}
