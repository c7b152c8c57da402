import type { AnyGame } from '../game.ts'
import { advance, randomAnswer } from '../headless.ts'
import { Match } from '../match.ts'
import { Random } from '../random.ts'
import type { BatteryOptions, Sample } from './battery.ts'
import { badAnswersAreRefused, formsSurvive } from './checks/answers.ts'
import { forkIsEqual, playOn, undoRestores } from './checks/forks.ts'
import type { Fractions } from './checks/plain.ts'
import { cardsAreConserved, cloneIsDeep, optionsAreSound, walksEnd } from './checks/position.ts'
import { positionGoesOn } from './checks/positions.ts'
import { recordIsMatch } from './checks/records.ts'
import { StandingAsks } from './checks/standing.ts'
import { eventsAreSound, keptValuesHold, resultIsSound, viewsAreSound } from './checks/told.ts'
import { applyingTo, type Counts, type Twin } from './counts.ts'
import { Found, must } from './found.ts'
import type { Scene } from './scene.ts'
import { choiceTwin, pendingTwin } from './twins/answers.ts'
import { dealTwin, imaginedTwin, lockstepTwin } from './twins/faces.ts'
import { countTwin, idsTwin, orderTwin, renamingTwin } from './twins/places.ts'

const keysKept = 200

/** One random match, looked at from all sides. */
export class Examination {
  private readonly match: Match
  private readonly random: Random
  private readonly oneIn: number
  private readonly maxInputs: number
  private readonly fractions: Fractions
  private readonly scene: Scene
  private readonly keys: string[] = []
  private readonly standing = new StandingAsks()
  private readonly applying: ReadonlySet<Twin>
  private told = 0

  constructor(game: AnyGame, { options, seats, seed }: Sample, tuning: BatteryOptions, counts: Counts) {
    const { oneIn = 8, maxInputs = 20_000, fractions = [] } = tuning
    this.match = Match.start(game as AnyGame, { options, seats, seed: `battery-${seed}` }) as Match
    this.random = new Random(`battery-${seed} choices`)
    this.oneIn = oneIn
    this.maxInputs = maxInputs
    this.fractions = new Set(fractions)
    this.applying = applyingTo(this.match)
    this.scene = { match: this.match, random: this.random, counts, keys: this.keys }
  }

  /** Runs all checks; says which twins this match should have given something to compare. */
  run(): ReadonlySet<Twin> {
    const { match, random, fractions } = this
    const cards = match.table.cards.length
    this.costlyChecks()
    for (let inputs = 0; !match.over; inputs++) {
      must(inputs < this.maxInputs, 'ends', () => `the match is not over after ${inputs} inputs`)
      cardsAreConserved(match, cards)
      cloneIsDeep(match, fractions)
      this.standing.look(match)
      for (const ask of match.open) {
        optionsAreSound(match.game, ask, fractions)
        walksEnd(ask, random)
      }
      if (random.int(this.oneIn) === 0) this.costlyChecks()
      else this.advance()
      this.stepIsShort()
    }
    cardsAreConserved(match, cards)
    eventsAreSound(match, this.told, fractions)
    resultIsSound(match, fractions)
    recordIsMatch(match, random)
    return this.applying
  }

  private stepIsShort(): void {
    const { longest, game } = this.match
    const what = () => `a step has taken ${longest} inputs; the game says ${game.longestStep}`
    must(longest <= game.longestStep, 'steps', what)
  }

  private advance(): void {
    const { match, random } = this
    try {
      advance(match, random, (ask) => randomAnswer(ask, random))
    } catch (error) {
      throw error instanceof Found ? error : new Found('rules', `a rule threw: ${(error as Error).stack}`)
    }
  }

  private costlyChecks(): void {
    const { match, random, scene } = this
    const before = match.hash()
    keptValuesHold(match)
    viewsAreSound(match, this.fractions)
    must(match.hash() === before, 'pure', () => 'looking at views or options changed the table')
    this.told = eventsAreSound(match, this.told, this.fractions)
    if (match.open.length > 0) {
      badAnswersAreRefused(match, random)
      const ask = random.pick(match.open)
      for (const { key } of ask.offered()) this.keep(key)
      formsSurvive(match, ask, random)
      choiceTwin(scene, ask)
      pendingTwin(scene, ask)
    }
    forkIsEqual(match, random)
    const seat = random.int(match.table.seats)
    imaginedTwin(scene, seat)
    lockstepTwin(scene, seat, 40)
    dealTwin(scene, seat)
    renamingTwin(scene, random.int(6) === 0 ? 200 : 20)
    idsTwin(scene, 20)
    orderTwin(scene, 12)
    countTwin(scene, 12)
    positionGoesOn(scene, 12)
    playOn(match.imagine(seat, random), random, 30)
    must(match.hash() === before, 'fork', () => 'what was done to forks changed the match')
    if (match.open.length > 0) undoRestores(match, random)
    else this.advance()
  }

  private keep(key: string): void {
    if (this.keys.length < keysKept) this.keys.push(key)
    else this.keys[this.random.int(keysKept)] = key
  }
}
