import { dealFor } from '../../imagining.ts'
import type { Match } from '../../match.ts'
import { bit } from '../../seats.ts'
import type { Seat } from '../../types.ts'
import { playOn } from '../checks/forks.ts'
import { must, mustEqual } from '../found.ts'
import type { Scene } from '../scene.ts'
import { Lockstep } from './lockstep.ts'
import { isHiddenFromAll, lay, nameOf, type Observer, twinOf } from './observe.ts'

/** Answers of other seats that are not known to anybody yet: with other faces they might not have been given. */
const hasPending = (match: Match, seat: Seat): boolean => match.pending.some((ask) => ask.seat !== seat)

/** What a seat sees of a match and of its imagination is equal; an imagined match can be forked and played. */
export function imaginedTwin({ match, random, counts }: Scene, seat: Seat): void {
  const imagined = match.imagine(seat, random, false)
  const { dropped, fits } = imagined.fitting!
  const tooMuch = () => `the dealer found no room for ${dropped} of the things that seat ${seat} knows`
  must(dropped === 0, 'imagined twin', tooMuch)
  must(fits, 'imagined twin', () => `no deal fits what seat ${seat} knows and what others have answered`)
  // answers that are still secret are withdrawn there, and awaited again
  const hasWithdrawn = hasPending(match, seat)
  const seen = (of: Match, observer: Observer) => ({ ...of.view(observer), waiting: hasWithdrawn ? [] : of.waiting })
  const unseen = match.table.cards.filter((card) => (card.known & bit(seat)) === 0)
  const observers = isHiddenFromAll(
    match,
    unseen.map(({ id, def }) => [id, def]),
  )
    ? [seat, null]
    : [seat]
  for (const observer of observers) {
    const what = `${nameOf(observer)} sees what seat ${seat} imagines differ`
    mustEqual(seen(imagined, observer), seen(match, observer), 'imagined twin', what)
  }
  if (unseen.some(({ id, def }) => imagined.table.card(id).def !== def)) counts.imagined += observers.length
  must(
    imagined.fork(true).hash() === imagined.hash(),
    'imagined twin',
    () => 'a fork of an imagined match differs from it',
  )
}

/**
 * A twin with re-dealt faces and the same chance gets the same inputs. When the seat is rightly shown what differs, the
 * two part, and the match goes on with another twin.
 */
export function lockstepTwin({ match, random, counts, keys }: Scene, seat: Seat, inputs: number): void {
  let a = twinOf(match)
  for (let left = inputs; left > 0 && !a.over; left--) {
    if (hasPending(a, seat)) {
      playOn(a, random, 1)
      continue
    }
    const b = twinOf(a)
    // with the backs as they lie, twins are alike for longer
    const { faces } = dealFor(match.game, b.table, seat, random, match.game.back && random.int(2) === 0)
    const observers: Observer[] = isHiddenFromAll(a, faces) ? [seat, null] : [seat]
    if (!lay(b, faces)) return
    const lockstep = new Lockstep(a, b, {
      check: 'lockstep twin',
      observers,
      random,
      keys,
      differInFaces: true,
      partByChance: false,
    })
    counts.lockstep += lockstep.run(left)
    left -= lockstep.inputs
    a = twinOf(a)
  }
}

/** It makes no difference to the asks whether hidden faces were dealt now or at the last step boundary. */
export function dealTwin({ match, random, counts }: Scene, observer: Seat): void {
  if (hasPending(match, observer)) return
  const now = match.fork(true)
  // a back that shows no longer may have shown at the boundary
  const { faces } = dealFor(match.game, now.table, observer, random, true)
  const before = match.dealtBefore(faces)
  if (!before || hasTurnedUp(match, observer)) return
  if (!lay(now, faces)) return
  for (let seat = 0; seat < match.table.seats; seat++) {
    const what = `what seat ${seat} is asked holds faces of an earlier moment`
    mustEqual(now.asks(seat), before.asks(seat), 'deal twin', what)
  }
  counts.deal++
}

/** Whether a face that is hidden now may have been seen since the boundary: it may rightly have decided something. */
function hasTurnedUp(match: Match, observer: Seat): boolean {
  const sinceBoundary = match.inputs.slice(-(match.taken + 1))
  return sinceBoundary.some((input) => (input.learned & bit(observer)) !== 0)
}
