import { type Evaluate, type Position, playMatch, search } from '@cardwright/bots'
import { decide, loadGame } from '@cardwright/catalog/node'
import { chanceOfLead, Match, Random, type Seat, weigh, winners } from '@cardwright/engine'

/*
 * Learns from matches how much the features of an evaluation weigh: `node packages/server/test/train.ts exodus 4 300` plays
 * four rounds of 300 matches and prints the weights after each. One side goes by what was learned so far, the other by the
 * evaluation as it is, and both slip now and then. All of that is needed: among bots that play well nobody leaves themselves
 * open, what they hold back is what they do not need, and weights learned from them alone lose.
 */

type Weights = Readonly<Record<string, number>>
/** How much further the seat is whose turn begins, feature by feature, and whether it won. */
interface Example {
  readonly lead: readonly number[]
  readonly won: number
}

const [id = 'exodus', rounds = '4', matches = '300', iterations = '40'] = process.argv.slice(2)
const entry = (await loadGame(id))!
const given = entry.evaluate
const featuresOf = given?.featuresOf
if (given === undefined || featuresOf === undefined) throw new Error(`The evaluation of ${id} has no features.`)
const slips = { advised: 0, searched: 15 }
/** How strongly weights are drawn to nothing, in matches. */
const caution = 10

const leadOf = (match: Match, seat: Seat): Weights => {
  const other = featuresOf(match, 1 - seat)
  return Object.fromEntries(Object.entries(featuresOf(match, seat)).map(([name, own]) => [name, own - other[name]!]))
}

const evaluateBy = (weights: Weights): Evaluate =>
  Object.assign((match: Match, seat: Seat) => {
    if (given(match, seat) === null) return null
    return chanceOfLead(weigh(weights, featuresOf(match, seat), featuresOf(match, 1 - seat)), 1)
  }, given)

interface Played {
  readonly names: readonly string[]
  readonly examples: readonly Example[]
  readonly best: readonly Seat[]
}

/** Plays a match, and looks at it whenever it can be judged. */
function play(seed: string, evaluations: readonly Evaluate[]): Played {
  const match = Match.start(entry.game, { options: decide(entry, {}, seed), seats: ['a', 'b'], seed })
  const seen: { readonly seat: Seat; readonly lead: Weights }[] = []
  const bots = evaluations.map((evaluate, at) => {
    const { name, choose } = search({ seed: `${seed} ${at}`, iterations: Number(iterations), slips, evaluate })
    const look = (position: Position) => {
      const { seat } = position
      if (given!(match, seat) !== null) seen.push({ seat, lead: leadOf(match, seat) })
      return choose(position)
    }
    return { name, choose: look }
  })
  const best = winners(playMatch(match, bots, new Random(seed)))
  const names = Object.keys(seen[0]?.lead ?? {})
  const won = (seat: Seat) => (best.includes(seat) ? 1 / best.length : 0)
  return { names, best, examples: seen.map(({ seat, lead }) => ({ lead: Object.values(lead), won: won(seat) })) }
}

const dot = (a: readonly number[], b: readonly number[]): number => a.reduce((sum, each, i) => sum + each * b[i]!, 0)

/** Logistic regression by gradient descent; every feature is scaled to its spread first. */
function fit(examples: readonly Example[], width: number): number[] {
  const spread = Array.from({ length: width }, (_, i) =>
    Math.sqrt(examples.reduce((sum, { lead }) => sum + lead[i]! ** 2, 0) / examples.length + 1e-9),
  )
  const scaled = examples.map(({ lead, won }) => ({ lead: lead.map((each, i) => each / spread[i]!), won }))
  const weights = spread.map(() => 0)
  for (let step = 0; step < 2000; step++) {
    const slope = weights.map((each) => caution * each)
    for (const { lead, won } of scaled) {
      const miss = chanceOfLead(dot(weights, lead), 1) - won
      for (let i = 0; i < width; i++) slope[i]! += miss * lead[i]!
    }
    for (let i = 0; i < width; i++) weights[i]! -= slope[i]! / scaled.length
  }
  return weights.map((each, i) => each / spread[i]!)
}

const examples: Example[] = []
let names: readonly string[] = []
let learned: Evaluate = given
for (let round = 0; round < Number(rounds); round++) {
  let won = 0
  for (let n = 0; n < Number(matches); n++) {
    const seed = `train ${round} ${n}`
    const seat = n % 2
    const played = play(seed, seat === 0 ? [learned, given] : [given, learned])
    names = played.names
    examples.push(...played.examples)
    won += played.best.includes(seat) ? 1 / played.best.length : 0
  }
  const weights = Object.fromEntries(fit(examples, names.length).map((each, i) => [names[i]!, Number(each.toFixed(3))]))
  console.log(`Round ${round + 1}: what was learned before it won ${won} of ${matches}. ${examples.length} positions:`)
  console.log(weights)
  learned = evaluateBy(weights)
}
