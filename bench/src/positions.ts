import { type Flow, Match, Random, randomAnswer } from '@cardwright/engine'
import { duel } from '@cardwright/example-duel'

/** The duel with whole turns as steps: a fork has to run a turn's inputs again. */
const turnByTurn: typeof duel = {
  ...duel,
  longestStep: 200,
  *step(t): Flow {
    const { turn } = t.state
    while (t.state.turn === turn) {
      const flow = duel.step(t)
      if (flow !== null) yield* flow
    }
  },
}

/** A match of 120 cards, in its middle, with so many inputs since the last step boundary. */
export function midGame(inputsSince: number) {
  for (let seed = 0; ; seed++) {
    const match = Match.start(turnByTurn, { seed, options: { deck: 60, life: 99 }, quiet: true })
    const random = new Random(`position-${seed}`)
    while (!match.over && match.inputs.length < 200) {
      if (match.inputs.length > 60 && match.taken === inputsSince) return match
      match.choose(match.current!, randomAnswer(match.current!, random))
    }
  }
}
