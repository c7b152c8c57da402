import type { AskView, Refusal } from '@cardwright/engine'
import type { Chair } from '@cardwright/protocol'
import { asList, type Lesson, type Step } from '../lessons/lesson.ts'

/**
 * The other side of a lesson. It answers what the lesson says in the order in which it is asked; then it passes, or does the
 * first thing it can, or rests. Where all act at once, it also does what belongs to a step, as soon as it can.
 */
export class LessonFoe {
  readonly #chair: Chair
  readonly #lesson: Pick<Lesson, 'foe' | 'foeRests'>
  readonly #answered = new Set<string>()
  #said = 0
  #step: Step | undefined
  /** It has yet to do what belongs to the step. */
  #isDue = false

  constructor(chair: Chair, lesson: Pick<Lesson, 'foe' | 'foeRests'>) {
    this.#chair = chair
    this.#lesson = lesson
  }

  /** Plays from now on; returns a function that ends it. */
  play(): () => void {
    this.#look()
    return this.#chair.subscribe(() => this.#look())
  }

  /** A step begins: what was to be done for the last one is done no more. */
  begin(step: Step | undefined): void {
    if (step === this.#step) return
    this.#step = step
    this.#isDue = step?.foe !== undefined
    this.#look()
  }

  #look(): void {
    const { asks } = this.#chair.snapshot
    if (this.#isDue) void this.#do(this.#step!, asks)
    if (asks[0]) void this.#reply(asks[0])
  }

  async #do(step: Step, asks: readonly AskView[]): Promise<void> {
    const keys = asList(step.foe!)
    const ask = asks.find((each) => mayTake(each, keys))
    if (!ask) return
    this.#isDue = false
    const refusal = await this.#chair.answer(ask.id, keys)
    if (!refusal) return
    misfit(ask, refusal)
    // the bell may have been faster: it is done in the next part of the market
    this.#isDue = step === this.#step
  }

  async #reply(ask: AskView): Promise<void> {
    if (this.#answered.has(ask.id)) return
    this.#answered.add(ask.id)
    const next = this.#lesson.foe[this.#said]
    if (next === undefined && this.#lesson.foeRests) return
    this.#said++
    const refusal = await this.#chair.answer(ask.id, next === undefined ? someAnswer(ask) : asList(next))
    if (!refusal) return
    misfit(ask, refusal)
    void this.#chair.answer(ask.id, someAnswer(ask))
  }
}

/** Whether a question offers these, or can be answered in words of one's own. */
const mayTake = ({ options, form }: AskView, keys: readonly string[]): boolean =>
  form !== undefined || keys.every((wanted) => options.some(({ key }) => key === wanted))

const misfit = ({ kind }: AskView, { why }: Refusal): void =>
  console.error(`What the lesson answers for the other side does not fit ${kind}: ${why}`)

function someAnswer({ skip, some, options }: AskView): readonly string[] {
  if (skip !== undefined) return [skip]
  if (some?.stop) return []
  return options[0] ? [options[0].key] : []
}
