import type { Ask } from '../../ask.ts'
import { randomAnswer } from '../../headless.ts'
import { isEqual } from '../../json.ts'
import type { Match } from '../../match.ts'
import { isRefusal } from '../../types.ts'
import { keysOf } from '../checks/answers.ts'
import { mustEqual } from '../found.ts'
import type { Scene } from '../scene.ts'
import { nameOf, observersOf, stream, twinOf, Witness } from './observe.ts'

const answersTried = 8

/** Answers that are said to look alike from outside do. */
export function choiceTwin(scene: Scene, ask: Ask): void {
  const { outside } = ask.spec
  if (!outside) return
  const alike = new Map<string, string[]>()
  for (let n = 0; n < answersTried; n++) {
    const keys = keysOf(randomAnswer(ask, scene.random))
    const chosen = ask.read(keys)
    if (isRefusal(chosen)) continue
    const look = outside.call(ask.spec, chosen, ask.table)
    const other = alike.get(look)
    if (other && !isEqual(other, keys)) scene.counts.choice += compare(scene, 'choice twin', ask, other, keys)
    alike.set(look, keys)
  }
}

/** While an answer waits for those of others, nobody but its seat can tell which it is. */
export function pendingTwin(scene: Scene, ask: Ask): void {
  if (scene.match.current !== null) return
  const [one, two] = [0, 1].map(() => keysOf(randomAnswer(ask, scene.random)))
  if (isEqual(one, two)) return
  scene.counts.pending += compare(scene, 'pending twin', ask, one!, two!)
}

/** Whether an answer has been given and has had no effect yet. */
const isPending = (match: Match, { seat, id }: Ask): boolean =>
  match.pending.some((ask) => ask.seat === seat && ask.id === id)

/** What others see of two answers of a seat; how many comparisons that were. */
function compare({ match }: Scene, check: string, ask: Ask, one: string[], two: string[]): number {
  const { seat, id, kind } = ask
  const observers = observersOf(match).filter((observer) => observer !== seat)
  const [a, b] = [twinOf(match), twinOf(match)]
  const witnesses = [new Witness(a, observers), new Witness(b, observers)]
  a.answer(seat, id, one)
  b.answer(seat, id, two)
  const arePending = isPending(a, ask) && isPending(b, ask)
  // how long a dialogue is may be seen, and the last of several answers brings all of them to light
  if (check === 'pending twin' ? !arePending || !isEqual(a.waiting, b.waiting) : isOfSeveral(match) && !arePending)
    return 0
  let comparisons = 0
  observers.forEach((observer, i) => {
    if (!isEqual(witnesses[0]!.shown(i), witnesses[1]!.shown(i))) return
    const what = `${nameOf(observer)} can tell ${one} from ${two} (${kind})`
    mustEqual(stream(b, observer, 0), stream(a, observer, 0), check, what)
    comparisons++
  })
  return comparisons
}

const isOfSeveral = (match: Match): boolean => match.pending.length > 0 || match.open.length > 1
